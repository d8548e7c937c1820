SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;

CREATE TABLE students (
  student_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text,
  phone text,
  birth_date date,
  nationality text,
  registered_on date NOT NULL,
  heard_from text,
  newsletter boolean NOT NULL DEFAULT false
);
CREATE TABLE teachers (
  teacher_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text NOT NULL,
  native_speaker boolean NOT NULL,
  contract text NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  hourly_rate numeric(6,2)
);
COMMENT ON COLUMN teachers.contract IS 'ft = full time, pt = part time, fl = freelance';
CREATE TABLE rooms (
  room_id integer PRIMARY KEY,
  room_name text NOT NULL,
  branch text NOT NULL,
  floor integer,
  capacity integer NOT NULL,
  projector boolean NOT NULL,
  wheelchair_access boolean NOT NULL
);
CREATE TABLE courses (
  course_id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  title text NOT NULL,
  language text NOT NULL,
  level text NOT NULL,
  lesson_count integer NOT NULL,
  price numeric(8,2) NOT NULL,
  online boolean NOT NULL DEFAULT false,
  exam_prep boolean NOT NULL DEFAULT false,
  certificate text NOT NULL CHECK (certificate IN ('yes','no'))
);
CREATE TABLE class_groups (
  group_id integer PRIMARY KEY,
  group_name text NOT NULL UNIQUE,
  course_id integer NOT NULL REFERENCES courses,
  teacher_id integer REFERENCES teachers,
  room_id integer REFERENCES rooms,
  start_date date NOT NULL,
  end_date date NOT NULL,
  max_students integer NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN class_groups.room_id IS 'empty for online groups';
COMMENT ON COLUMN class_groups.status IS 'plan = not started yet, run = running, done = over, canc = cancelled';
CREATE TABLE enrolments (
  enrolment_id integer PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  group_id integer NOT NULL REFERENCES class_groups,
  enrolled_on date NOT NULL,
  status text NOT NULL,
  dropped_on date,
  discount_pct numeric(4,1),
  UNIQUE (student_id, group_id)
);
COMMENT ON COLUMN enrolments.status IS 'act = active, fin = finished, drop = left early, wait = waiting list, canc = cancelled';
CREATE TABLE lessons (
  lesson_id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES class_groups,
  teacher_id integer REFERENCES teachers,
  lesson_no integer NOT NULL,
  lesson_date date NOT NULL,
  start_time time NOT NULL,
  end_time time NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN lessons.teacher_id IS 'who really teaches it (differs from the group''s teacher when someone steps in)';
COMMENT ON COLUMN lessons.status IS 'held, canc = cancelled, sched = still to come';
CREATE TABLE attendance (
  lesson_id integer NOT NULL REFERENCES lessons,
  student_id integer NOT NULL REFERENCES students,
  status text NOT NULL,
  minutes_late integer,
  PRIMARY KEY (lesson_id, student_id)
);
COMMENT ON COLUMN attendance.status IS 'pres = present, late = came late, abs = absent, exc = excused';
CREATE TABLE level_tests (
  test_id integer PRIMARY KEY,
  student_id integer NOT NULL REFERENCES students,
  language text NOT NULL,
  kind text NOT NULL,
  taken_on date NOT NULL,
  score integer,
  level_result text,
  examiner_id integer REFERENCES teachers
);
CREATE TABLE invoices (
  invoice_id integer PRIMARY KEY,
  invoice_no text NOT NULL UNIQUE,
  enrolment_id integer NOT NULL REFERENCES enrolments,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  status text NOT NULL,
  reminder_sent boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN invoices.status IS 'paid, part = partly paid, open = nothing paid yet, void = withdrawn';
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices,
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  method text NOT NULL
);

COPY teachers (teacher_id, first_name, last_name, language, native_speaker, contract, hired_on, left_on, hourly_rate) FROM stdin;
1	Emma	Walsh	English	t	ft	2017-09-01	\N	27.5
2	Oliver	Grant	English	t	ft	2019-02-01	\N	26
3	Sophie	Turner	English	t	pt	2021-09-06	\N	25
4	Marta	Kowalska	English	f	pt	2020-01-13	\N	22
5	Liam	Doyle	English	t	fl	2023-03-01	2025-12-31	31
6	Carmen	Ibarra	Spanish	t	ft	2018-09-03	\N	26.5
7	Diego	Luna	Spanish	t	fl	2022-10-10	\N	30
8	Anna	Schreiber	German	t	ft	2016-01-11	\N	28
9	Jonas	Becker	German	t	pt	2024-02-05	\N	24.5
10	Petra	Zelenka	German	f	pt	2022-09-12	2026-06-30	21.5
11	Claire	Moreau	French	t	ft	2019-09-02	\N	27
12	Hugo	Lambert	French	t	fl	2025-01-15	\N	\N
13	Giulia	Ferri	Italian	t	pt	2021-02-01	\N	25.5
14	Nina	Orlova	English	f	fl	2025-09-08	\N	23
15	Pablo	Reyes	Spanish	t	pt	2026-11-02	\N	\N
\.

COPY rooms (room_id, room_name, branch, floor, capacity, projector, wheelchair_access) FROM stdin;
1	Oxford	Old Town	1	12	t	f
2	Goethe	Old Town	1	10	t	f
3	Cervantes	Old Town	2	8	f	f
4	Dante	Old Town	2	6	f	f
5	Moliere	Riverside	0	14	t	t
6	Joyce	Riverside	0	10	t	t
7	Frida	Riverside	1	8	f	t
8	Kafka	Riverside	3	6	f	f
9	Attic	Old Town	3	5	f	f
\.

COPY courses (course_id, code, title, language, level, lesson_count, price, online, exam_prep, certificate) FROM stdin;
1	EN-A1	General English A1	English	A1	12	240	f	f	no
2	EN-A2	General English A2	English	A2	12	250	f	f	no
3	EN-B1	General English B1	English	B1	12	270	f	f	yes
4	EN-B2	General English B2	English	B2	14	320	f	f	yes
5	ES-A1	General Spanish A1	Spanish	A1	12	240	f	f	no
6	ES-A2	General Spanish A2	Spanish	A2	12	250	f	f	no
7	ES-B1	General Spanish B1	Spanish	B1	12	270	f	f	yes
8	ES-B2	General Spanish B2	Spanish	B2	14	320	f	f	yes
9	DE-A1	General German A1	German	A1	12	240	f	f	no
10	DE-A2	General German A2	German	A2	12	250	f	f	no
11	DE-B1	General German B1	German	B1	12	270	f	f	yes
12	DE-B2	General German B2	German	B2	14	320	f	f	yes
13	FR-A1	General French A1	French	A1	12	255	f	f	no
14	FR-A2	General French A2	French	A2	12	265	f	f	no
15	FR-B1	General French B1	French	B1	12	285	f	f	yes
16	IT-A1	Italian for Travellers	Italian	A1	8	165	f	f	no
17	IT-A2	General Italian A2	Italian	A2	12	255	f	f	no
18	EN-C1	Advanced English C1	English	C1	14	360	f	f	yes
19	EN-FCE	First Certificate Prep	English	B2	14	395	f	t	yes
20	EN-IELTS	IELTS Prep	English	C1	12	420	t	t	yes
21	EN-BUS	Business English	English	B2	10	340	f	f	yes
22	EN-B1-O	General English B1 Online	English	B1	12	215	t	f	no
23	ES-A1-O	General Spanish A1 Online	Spanish	A1	12	195	t	f	no
24	DE-TELC	telc Deutsch B1 Prep	German	B1	12	365	f	t	yes
25	DE-A2-O	General German A2 Online	German	A2	12	199	t	f	no
26	FR-C1	Advanced French C1	French	C1	14	385	f	f	yes
\.

COPY students (student_id, first_name, last_name, email, phone, birth_date, nationality, registered_on, heard_from, newsletter) FROM stdin;
1	Jakub	Garcia	jakub.garcia@mail.example	+43 676 7231418	1980-11-01	Czechia	2024-10-16	web	f
2	Adam	Dubois	adam.dubois@outlook.com	+43 660 4979626	1978-02-15	Germany	2024-10-17	ad	t
3	Petr	Pavlik	petr.pavlik@posteo.net	+43 660 9942002	1988-08-20	Italy	2024-10-17	friend	t
4	Olga	Vogel	\N	+43 664 5345572	1979-05-03	\N	2024-10-21	walk_in	t
5	Viktor	Pichler	viktor.pichler@outlook.com	\N	1996-12-23	Czechia	2024-10-21	web	t
6	Ivan	Benko	ivan.benko@posteo.net	+43 676 2737526	1991-08-11	Japan	2024-10-26	friend	f
7	Valeria	Ivanov	valeria.ivanov@posteo.net	+43 680 7329816	\N	Slovakia	2024-10-26	ad	t
8	Hanna	Gruber	hanna.gruber@mail.example	+43 660 7286738	1983-05-01	Hungary	2024-10-28	friend	t
9	Ewa	Tanaka	ewa.tanaka@mail.example	+43 699 9009600	1998-11-15	Romania	2024-10-30	web	f
10	Tom	Cole	tom.cole@gmail.com	+43 664 5075974	\N	Hungary	2024-10-31	ad	t
11	Alice	Kovacs	alice.kovacs@gmx.at	\N	1999-11-25	Austria	2024-11-06	ad	t
12	Valeria	Haas	valeria.haas@mail.example	+43 676 7830702	\N	Austria	2024-11-07	\N	t
13	Ines	Silva	ines.silva@gmx.at	+43 676 7132655	1958-10-28	Hungary	2024-11-11	ad	f
14	Jakub	Melnyk	jakub.melnyk@gmx.at	+43 676 9702615	1966-05-22	\N	2024-11-12	web	f
15	Paula	Zimmer	paula.zimmer@outlook.com	+43 680 2270652	1984-04-02	Austria	2024-11-16	friend	t
16	Zara	Toth	\N	+43 680 1741361	1974-07-25	Hungary	2024-11-18	ad	t
17	Fatima	Ortiz	fatima.ortiz@outlook.com	+43 676 4949178	1983-02-25	Germany	2024-11-19	partner	f
18	Wei	Kaya	wei.kaya@gmail.com	\N	1983-09-19	Ukraine	2024-11-23	\N	f
19	Viktor	Rossi	viktor.rossi@gmx.at	\N	1966-07-09	Austria	2024-11-26	web	f
20	Stefan	Castro	stefan.castro@gmx.at	+43 664 4675382	1997-02-11	Czechia	2024-11-26	web	f
21	Erik	Wagner	erik.wagner@outlook.com	+43 660 9666010	1983-02-07	Romania	2024-11-28	web	t
22	Lukas	Demir	lukas.demir@posteo.net	+43 664 4383914	1989-09-08	Spain	2024-11-28	web	t
23	Agnes	Rossi	agnes.rossi@mail.example	+43 660 3951480	1997-06-14	Czechia	2024-12-09	web	t
24	Paula	Garcia	\N	+43 660 7293149	1995-02-24	Turkey	2024-12-11	friend	f
25	Carlos	Abel	carlos.abel@mail.example	+43 680 5634570	1980-12-24	Austria	2024-12-18	web	t
26	Mia	Popescu	mia.popescu@gmx.at	\N	1976-10-22	Slovakia	2024-12-21	web	f
27	Alice	Wagner	alice.wagner@posteo.net	\N	1980-06-16	Ukraine	2024-12-26	\N	f
28	Fatima	Toth	fatima.toth@gmx.at	+43 699 7292959	1985-11-24	Austria	2024-12-26	ad	t
29	Kevin	Klein	kevin.klein@mail.example	+43 699 6806723	1984-07-20	Brazil	2024-12-27	friend	f
30	Olga	Melnyk	olga.melnyk@posteo.net	+43 699 3186973	1986-04-06	Austria	2024-12-27	web	f
31	Adam	Sato	adam.sato@mail.example	+43 699 5299716	1983-07-05	Austria	2024-12-27	web	t
32	Olga	Winkler	olga.winkler@outlook.com	+43 676 9848669	1991-08-15	Ukraine	2024-12-31	walk_in	t
33	Ewa	Reiter	ewa.reiter@mail.example	\N	1980-07-01	Italy	2025-01-01	friend	t
34	Nico	Yilmaz	nico.yilmaz@outlook.com	+43 680 3765079	2000-06-07	Austria	2025-01-01	web	t
35	Marco	Rossi	marco.rossi@gmail.com	+43 699 2747430	1993-04-03	Austria	2025-01-03	web	t
36	Kevin	Hruby	\N	+43 680 2849466	1996-02-08	Austria	2025-01-04	web	t
37	Carlos	Steiner	carlos.steiner@mail.example	+43 664 2134351	1977-01-09	\N	2025-01-06	web	t
38	Gabriela	Hruby	gabriela.hruby@gmx.at	+43 699 8896952	1980-10-20	Ukraine	2025-01-07	friend	t
39	Ivan	Chen	ivan.chen@mail.example	+43 660 1732613	\N	Slovakia	2025-01-07	friend	f
40	Ines	Egger	\N	+43 664 4787938	1974-09-12	Japan	2025-01-08	ad	f
41	Alice	Nagy	alice.nagy@gmx.at	+43 660 1532340	1996-12-22	Turkey	2025-01-08	web	f
42	Rosa	Silva	\N	+43 664 7639271	1995-11-18	Italy	2025-01-09	friend	t
43	Maria	Vargas	maria.vargas@outlook.com	+43 680 5953130	1998-07-05	China	2025-01-09	friend	f
44	Hanna	Jansen	hanna.jansen@outlook.com	+43 676 3369361	1991-09-18	Austria	2025-01-10	ad	t
45	Lukas	Pavlik	lukas.pavlik@outlook.com	+43 676 3336294	1979-05-01	Ukraine	2025-01-11	walk_in	f
46	Rosa	Klein	rosa.klein@mail.example	+43 699 5629516	1969-10-15	Austria	2025-01-11	ad	t
47	Katya	Bauer	katya.bauer@mail.example	+43 699 3520812	2001-05-10	Austria	2025-01-11	web	t
48	Ines	Kaya	ines.kaya@mail.example	+43 676 2144792	1987-02-18	Romania	2025-01-14	friend	t
49	Samuel	Popescu	samuel.popescu@posteo.net	+43 664 6700854	2001-11-19	Austria	2025-01-16	web	f
50	Felix	Toth	felix.toth@mail.example	\N	1999-11-14	Turkey	2025-01-16	\N	f
51	Peter	Demir	peter.demir@gmail.com	+43 680 5256936	2000-09-16	Czechia	2025-01-17	web	t
52	Gabriela	Rossi	gabriela.rossi@outlook.com	+43 676 5569957	2003-05-04	Austria	2025-01-18	partner	f
53	Leon	Ivanov	leon.ivanov@gmx.at	\N	1983-03-06	Hungary	2025-01-18	friend	f
54	Felix	Weber	felix.weber@outlook.com	+43 664 2995773	1996-10-03	Romania	2025-01-22	partner	f
55	Mia	Novotny	mia.novotny@posteo.net	+43 699 7282897	1989-11-20	Austria	2025-01-23	friend	t
56	Jakub	Ivanov	jakub.ivanov@mail.example	\N	1994-07-04	Ukraine	2025-01-27	web	f
57	Elena	Sato	elena.sato@gmail.com	\N	1998-01-12	China	2025-01-28	friend	f
58	Tanja	Steiner	tanja.steiner@gmail.com	\N	1995-05-01	Spain	2025-01-31	walk_in	t
59	Mateo	Sato	mateo.sato@outlook.com	\N	1966-09-27	Turkey	2025-01-31	friend	f
60	Nico	Fischer	nico.fischer@gmail.com	+43 660 5957206	2004-05-19	Slovakia	2025-02-01	friend	f
61	Nico	Petrov	nico.petrov@posteo.net	+43 660 9602490	1986-05-26	China	2025-02-03	web	t
62	Lina	Steiner	lina.steiner@posteo.net	+43 680 2106248	1985-06-04	Ukraine	2025-02-05	friend	t
63	Peter	Lang	\N	\N	1978-08-07	Ukraine	2025-02-06	web	t
64	Ben	Lang	ben.lang@mail.example	+43 664 2115974	1960-07-07	Ukraine	2025-02-06	ad	t
65	Maria	Wagner	maria.wagner@outlook.com	+43 664 7190242	1985-12-16	Turkey	2025-02-07	\N	f
66	Fatima	Pichler	fatima.pichler@outlook.com	+43 676 6490986	1963-06-05	Germany	2025-02-08	ad	f
67	Chloe	Garcia	chloe.garcia@gmx.at	+43 676 9651214	1995-10-07	Germany	2025-02-13	\N	f
68	Tom	Kaya	tom.kaya@posteo.net	+43 664 9311152	1985-08-22	Austria	2025-02-18	friend	f
69	Hanna	Vargas	hanna.vargas@gmail.com	+43 680 6732906	1995-07-16	Czechia	2025-02-20	friend	t
70	Omar	Klein	omar.klein@posteo.net	+43 699 3192053	1971-01-24	Austria	2025-02-21	web	t
71	Mia	Benko	mia.benko@mail.example	+43 680 2033049	1975-09-06	Hungary	2025-02-21	ad	t
72	Nadia	Winkler	nadia.winkler@gmail.com	\N	1991-07-03	Austria	2025-02-22	web	t
73	Mateo	Gruber	mateo.gruber@outlook.com	+43 680 4162784	2003-04-26	Austria	2025-02-24	\N	f
74	Alice	Urban	alice.urban@posteo.net	\N	1969-01-20	\N	2025-03-04	friend	t
75	Felix	Klein	felix.klein@gmx.at	+43 676 5848545	2006-10-16	Germany	2025-03-05	walk_in	f
76	Julia	Silva	julia.silva@mail.example	\N	1982-09-17	Spain	2025-03-06	web	f
77	Zara	Lang	zara.lang@mail.example	+43 664 2259389	1999-09-10	Ukraine	2025-03-12	ad	f
78	Felix	Tanaka	felix.tanaka@gmail.com	+43 660 4814119	1986-03-19	Austria	2025-03-13	web	f
79	Leon	Popescu	leon.popescu@posteo.net	+43 664 8493063	1998-10-27	Hungary	2025-03-15	friend	t
80	Jakub	Moser	jakub.moser@mail.example	+43 680 6086619	\N	Austria	2025-03-15	partner	t
81	Daniel	Reiter	daniel.reiter@mail.example	\N	1988-02-18	Turkey	2025-03-15	walk_in	f
82	Paula	Ortiz	paula.ortiz@posteo.net	+43 676 6681537	1998-12-10	Ukraine	2025-03-17	web	t
83	Nico	Kaya	nico.kaya@mail.example	\N	1963-01-04	Brazil	2025-03-18	partner	f
84	Marco	Chen	marco.chen@outlook.com	+43 676 3102964	1956-04-07	Austria	2025-03-21	friend	f
85	Gabriela	Bauer	gabriela.bauer@posteo.net	\N	1962-09-14	Austria	2025-03-21	\N	t
86	Samuel	Lang	samuel.lang@outlook.com	+43 699 3496072	1975-02-07	Austria	2025-03-22	\N	t
87	Samuel	Cole	samuel.cole@gmx.at	\N	1963-12-16	Ukraine	2025-03-31	web	t
88	Rosa	Egger	rosa.egger@outlook.com	+43 660 6151311	1998-03-20	Austria	2025-04-01	web	t
89	Laura	Sato	laura.sato@gmx.at	+43 676 2558519	2004-12-13	Czechia	2025-04-02	web	f
90	Yuki	Sato	yuki.sato@gmx.at	+43 680 5410860	1987-03-06	Austria	2025-04-03	friend	t
91	Tom	Toth	tom.toth@gmx.at	\N	2007-02-09	Romania	2025-04-07	\N	f
92	Carlos	Sato	\N	+43 676 6189794	1976-02-01	Czechia	2025-04-07	web	t
93	Lina	Tanaka	lina.tanaka@posteo.net	+43 660 6539153	1982-06-03	Czechia	2025-04-12	ad	f
94	Jakub	Petrov	\N	+43 676 8489640	1968-03-10	Hungary	2025-04-19	web	f
95	Yuki	Demir	\N	+43 680 3827430	1974-05-21	Hungary	2025-04-28	ad	t
96	Valeria	Nagy	valeria.nagy@outlook.com	+43 664 4881145	2004-11-11	Germany	2025-04-29	friend	f
97	Yuki	Szabo	yuki.szabo@posteo.net	+43 680 7701304	1987-01-06	Ukraine	2025-04-30	\N	f
98	Marco	Hruby	marco.hruby@gmx.at	+43 676 2384479	1983-02-19	Ukraine	2025-04-30	\N	t
99	Erik	Kovacs	erik.kovacs@gmx.at	+43 699 9742378	1980-08-18	Austria	2025-04-30	web	t
100	Julia	Kaya	\N	+43 660 3811999	1980-05-09	\N	2025-05-02	web	t
101	Katya	Popescu	katya.popescu@mail.example	+43 660 5736108	1976-09-26	Spain	2025-05-10	partner	t
102	Viktor	Kaya	viktor.kaya@outlook.com	+43 660 4068928	1983-04-07	Czechia	2025-05-10	friend	t
103	Petr	Kovacs	petr.kovacs@gmail.com	+43 680 2673013	1962-04-24	Brazil	2025-05-13	friend	t
104	Alice	Novotny	alice.novotny@mail.example	+43 664 9547465	1988-02-18	Germany	2025-05-14	ad	f
105	Paula	Simon	paula.simon@gmail.com	+43 680 3505023	\N	Austria	2025-05-28	web	f
106	Katya	Petrov	katya.petrov@gmail.com	+43 676 3702487	1987-10-17	Austria	2025-05-30	walk_in	t
107	Zara	Kaya	\N	+43 676 5283206	1977-01-27	Austria	2025-06-02	partner	f
108	Leon	Yilmaz	leon.yilmaz@posteo.net	+43 676 5835363	1969-02-26	Japan	2025-06-04	walk_in	f
109	Maria	Melnyk	maria.melnyk@gmail.com	+43 664 9498264	1993-10-08	Germany	2025-06-07	web	t
110	Nico	Ortiz	nico.ortiz@outlook.com	+43 680 4512623	1989-08-05	Austria	2025-06-10	partner	t
111	Igor	Vargas	igor.vargas@gmail.com	+43 680 3796109	1997-11-01	Czechia	2025-06-10	friend	t
112	Ewa	Fischer	ewa.fischer@outlook.com	+43 676 6576764	1993-11-22	Austria	2025-07-02	web	t
113	Laura	Tanaka	laura.tanaka@posteo.net	+43 680 1870531	1993-03-10	Italy	2025-07-08	ad	t
114	Olga	Lang	olga.lang@gmail.com	+43 664 8149487	1963-08-13	Germany	2025-07-09	walk_in	t
115	Tom	Popescu	tom.popescu@posteo.net	+43 676 8650391	1989-08-19	Turkey	2025-07-11	web	f
116	Sara	Lopez	sara.lopez@gmail.com	+43 680 4961873	1986-02-05	Austria	2025-08-06	ad	f
117	Gabriela	Szabo	gabriela.szabo@mail.example	+43 680 5811379	1983-05-17	Czechia	2025-08-13	partner	t
118	Paula	Moser	\N	+43 660 7433885	1993-03-23	Czechia	2025-08-13	friend	t
119	Wei	Ivanov	wei.ivanov@posteo.net	+43 660 7440936	1987-09-22	Austria	2025-08-16	\N	t
120	Lina	Egger	lina.egger@outlook.com	+43 660 5604379	1992-03-19	Romania	2025-08-20	partner	t
121	Adam	Haas	adam.haas@gmx.at	+43 699 1660464	2004-03-21	Ukraine	2025-08-22	web	f
122	Felix	Pichler	felix.pichler@mail.example	\N	2000-04-25	\N	2025-08-25	\N	f
123	Agnes	Bauer	agnes.bauer@gmail.com	+43 699 6645847	1997-01-13	Turkey	2025-08-29	partner	f
124	Nico	Steiner	nico.steiner@mail.example	+43 664 9174813	1997-10-09	Austria	2025-08-30	walk_in	f
125	Laura	Reiter	laura.reiter@posteo.net	+43 699 5674086	2002-01-08	Japan	2025-09-01	friend	t
126	Zara	Moser	zara.moser@outlook.com	+43 660 4337252	1997-06-14	Austria	2025-09-03	ad	f
127	Adam	Novotny	adam.novotny@gmail.com	+43 664 5133103	1996-02-28	Austria	2025-09-03	partner	t
128	Leon	Zimmer	leon.zimmer@posteo.net	+43 660 3804287	2004-05-16	Hungary	2025-09-03	partner	f
129	Ivan	Garcia	ivan.garcia@gmx.at	\N	1984-04-04	Austria	2025-09-05	walk_in	f
130	Samuel	Bauer	samuel.bauer@gmail.com	+43 664 2638316	1992-11-28	Czechia	2025-09-06	friend	f
131	Ines	Nagy	ines.nagy@outlook.com	\N	2002-11-03	Japan	2025-09-08	partner	f
132	Laura	Fischer	\N	\N	1997-09-02	Romania	2025-09-09	web	f
133	Bianca	Dubois	bianca.dubois@outlook.com	\N	1988-11-08	Austria	2025-09-11	web	t
134	Gabriela	Pichler	gabriela.pichler@gmx.at	+43 680 2443371	1990-02-02	Austria	2025-09-11	walk_in	f
135	Maria	Vogel	maria.vogel@mail.example	\N	2007-06-22	Austria	2025-09-12	partner	t
136	Zara	Steiner	zara.steiner@outlook.com	+43 660 4102751	1987-11-03	Austria	2025-09-15	web	f
137	Jakub	Novotny	jakub.novotny@gmail.com	\N	1999-12-27	Brazil	2025-09-17	friend	f
138	Daria	Vargas	daria.vargas@outlook.com	+43 680 3361767	1985-03-22	Ukraine	2025-09-17	friend	t
139	Leon	Silva	leon.silva@mail.example	+43 664 2751043	1998-05-03	Italy	2025-09-19	friend	f
140	Tanja	Dubois	tanja.dubois@gmail.com	\N	1990-06-19	Romania	2025-09-19	web	t
141	Daria	Bauer	daria.bauer@gmail.com	+43 676 2507210	1990-08-05	Austria	2025-09-26	web	t
142	Mia	Toth	mia.toth@gmail.com	+43 680 2392630	1983-08-16	Austria	2025-09-29	web	f
143	Katya	Kaya	katya.kaya@gmail.com	+43 680 1266954	2009-04-13	Romania	2025-10-06	walk_in	f
144	Gabriela	Abel	gabriela.abel@outlook.com	+43 676 3034442	1997-12-07	Hungary	2025-10-10	web	f
145	Paula	Dubois	paula.dubois@mail.example	+43 699 1715850	1989-03-16	Austria	2025-10-13	friend	f
146	Sara	Steiner	sara.steiner@gmail.com	\N	1980-10-25	Japan	2025-10-14	\N	t
147	Mateo	Weber	mateo.weber@outlook.com	+43 699 4153292	1956-01-21	Hungary	2025-10-17	\N	f
148	Ines	Ortiz	ines.ortiz@outlook.com	+43 664 9234216	1966-07-14	Germany	2025-10-18	web	t
149	Marco	Zhang	marco.zhang@gmail.com	\N	1986-12-15	Ukraine	2025-10-22	\N	f
150	Adam	Demir	adam.demir@mail.example	+43 676 9472544	1988-10-03	Italy	2025-10-22	web	t
151	Tom	Tanaka	tom.tanaka@mail.example	+43 699 2029582	1985-03-06	Romania	2025-10-23	web	f
152	Jakub	Lopez	jakub.lopez@posteo.net	+43 699 8593435	1975-04-28	Germany	2025-10-23	web	t
153	Viktor	Winkler	viktor.winkler@outlook.com	+43 676 7919662	1963-02-12	Austria	2025-10-24	friend	f
154	Erik	Vogel	erik.vogel@outlook.com	+43 660 5972877	1988-06-04	Austria	2025-10-28	friend	f
155	Lukas	Urban	lukas.urban@gmail.com	+43 676 1953893	1996-07-12	\N	2025-11-01	friend	t
156	Ewa	Moser	\N	+43 660 1810051	1984-09-27	Austria	2025-11-03	walk_in	t
157	Lina	Demir	lina.demir@posteo.net	+43 664 4171992	1990-07-03	Hungary	2025-11-15	web	f
158	Bianca	Maier	bianca.maier@gmx.at	+43 699 4518869	1979-05-13	Austria	2025-11-17	web	t
159	Stefan	Marin	stefan.marin@posteo.net	+43 660 8885039	1970-12-12	Austria	2025-11-21	\N	t
160	Bianca	Yilmaz	bianca.yilmaz@gmx.at	\N	1992-11-14	Romania	2025-11-21	web	f
161	Laura	Novotny	laura.novotny@gmx.at	\N	1978-06-14	Austria	2025-11-22	walk_in	t
162	Wei	Bauer	wei.bauer@outlook.com	+43 660 8987430	1966-03-16	Brazil	2025-11-26	walk_in	t
163	Zara	Zhang	zara.zhang@posteo.net	\N	1986-12-12	Slovakia	2025-11-28	walk_in	t
164	Rosa	Ivanov	rosa.ivanov@gmail.com	+43 699 8910887	1973-07-28	Czechia	2025-11-28	web	f
165	Bianca	Zhang	bianca.zhang@outlook.com	+43 680 3080178	1965-03-26	Austria	2025-11-29	\N	t
166	Marco	Lang	marco.lang@gmx.at	+43 664 4451472	1985-11-03	Turkey	2025-12-03	web	f
167	Adam	Yilmaz	adam.yilmaz@posteo.net	+43 664 5517316	1963-06-27	Czechia	2025-12-04	web	t
168	Olga	Szabo	olga.szabo@gmx.at	+43 680 8930159	1994-07-12	Austria	2025-12-08	walk_in	f
169	Ivan	Pavlik	ivan.pavlik@mail.example	+43 660 3852410	1992-09-14	Italy	2025-12-09	friend	f
170	Wei	Zhang	wei.zhang@gmail.com	+43 676 9134657	2000-03-14	Austria	2025-12-09	\N	t
171	Wei	Vargas	wei.vargas@outlook.com	\N	1988-08-20	Hungary	2025-12-11	web	f
172	Hanna	Lopez	hanna.lopez@outlook.com	+43 676 2849988	1980-11-13	Germany	2025-12-12	walk_in	f
173	Adam	Ortiz	adam.ortiz@outlook.com	+43 699 5736775	1995-03-02	China	2025-12-17	web	t
174	Sara	Szabo	sara.szabo@gmx.at	+43 699 2227628	1986-06-21	Spain	2025-12-17	friend	f
175	Viktor	Weber	viktor.weber@outlook.com	\N	1979-07-15	\N	2025-12-19	web	t
176	Marco	Yilmaz	marco.yilmaz@outlook.com	\N	1981-07-11	Czechia	2025-12-25	web	t
177	Elena	Gruber	elena.gruber@gmx.at	+43 664 6856039	1990-04-01	Austria	2026-01-01	friend	f
178	Ewa	Klein	ewa.klein@posteo.net	\N	1988-01-20	Turkey	2026-01-02	friend	t
179	Lukas	Abel	lukas.abel@gmx.at	+43 664 3061861	1991-05-10	Germany	2026-01-08	friend	f
180	Petr	Egger	petr.egger@mail.example	+43 664 2008809	1979-09-04	Slovakia	2026-01-08	friend	t
181	Ewa	Petrov	\N	+43 660 6286865	1986-05-01	Romania	2026-01-10	friend	t
182	Elena	Benko	elena.benko@posteo.net	\N	1974-12-06	Austria	2026-01-13	ad	f
183	Valeria	Cole	valeria.cole@outlook.com	+43 676 7268885	1996-08-19	Austria	2026-01-17	partner	f
184	Ewa	Simon	ewa.simon@outlook.com	+43 660 9648403	2001-12-04	Italy	2026-01-17	web	f
185	Adam	Klein	adam.klein@gmail.com	\N	1981-07-28	Hungary	2026-01-19	friend	t
186	Gabriela	Novotny	gabriela.novotny@gmail.com	+43 676 8228455	2003-07-15	Austria	2026-01-20	web	f
187	Felix	Lang	felix.lang@gmx.at	+43 699 9733278	1977-11-23	Czechia	2026-01-20	ad	f
188	Yuki	Reiter	\N	+43 699 5995288	2007-10-02	Brazil	2026-01-22	web	t
189	Gabriela	Benko	gabriela.benko@gmail.com	+43 664 8149617	1984-11-03	Japan	2026-01-23	web	t
190	Paula	Toth	paula.toth@posteo.net	+43 660 5912627	2006-10-03	Austria	2026-01-23	friend	t
191	Bianca	Novotny	bianca.novotny@mail.example	+43 680 7567937	1986-08-25	Czechia	2026-01-24	walk_in	t
192	Olga	Benko	olga.benko@mail.example	+43 680 3964007	\N	Czechia	2026-01-29	walk_in	t
193	Adam	Rossi	adam.rossi@outlook.com	+43 676 4306109	1989-05-16	Austria	2026-01-29	friend	t
194	Paula	Castro	paula.castro@gmail.com	\N	1981-01-26	Brazil	2026-02-02	web	t
195	Lina	Fischer	lina.fischer@outlook.com	+43 699 7909440	1992-09-15	Ukraine	2026-02-10	web	f
196	Lina	Moser	\N	+43 676 4742623	1993-11-02	Austria	2026-02-11	web	f
197	Elena	Jansen	elena.jansen@gmx.at	+43 680 8744652	1988-04-18	Austria	2026-02-12	friend	t
198	Marco	Novotny	marco.novotny@posteo.net	+43 680 9362698	\N	Ukraine	2026-02-13	ad	f
199	Julia	Cole	julia.cole@gmail.com	+43 680 2806971	2003-11-26	Slovakia	2026-02-19	web	f
200	Zara	Rossi	zara.rossi@mail.example	+43 664 6737577	1997-04-24	Germany	2026-02-21	web	f
201	Peter	Kaya	peter.kaya@mail.example	+43 699 2411183	1998-06-09	Austria	2026-02-25	\N	f
202	Rosa	Sato	rosa.sato@mail.example	+43 680 2389124	1989-12-24	Ukraine	2026-02-26	friend	f
203	Sara	Zimmer	sara.zimmer@outlook.com	\N	1994-01-13	Germany	2026-02-27	friend	t
204	Maria	Chen	maria.chen@outlook.com	+43 680 8268270	1968-11-23	Austria	2026-03-03	friend	f
205	Alice	Pavlik	alice.pavlik@mail.example	+43 676 1554588	1969-04-27	Austria	2026-03-03	friend	f
206	Petr	Nagy	petr.nagy@mail.example	\N	2004-10-21	Hungary	2026-03-04	partner	t
207	Fatima	Garcia	fatima.garcia@outlook.com	\N	1977-01-11	Austria	2026-03-06	ad	t
208	Fatima	Marin	fatima.marin@gmx.at	+43 664 8760480	2003-09-01	Germany	2026-03-10	web	f
209	Bianca	Bauer	bianca.bauer@gmx.at	+43 664 3242374	1996-05-02	Romania	2026-03-12	web	t
210	Felix	Abel	\N	+43 699 3951446	1958-06-11	Spain	2026-03-17	friend	t
211	Paula	Fischer	paula.fischer@gmx.at	+43 680 3530926	1965-11-27	Austria	2026-03-26	friend	f
212	Julia	Wagner	julia.wagner@posteo.net	+43 660 9510491	1983-03-21	Austria	2026-03-30	ad	f
213	Laura	Winkler	laura.winkler@gmail.com	+43 680 9218465	1995-07-12	Spain	2026-04-07	friend	f
214	Elena	Steiner	elena.steiner@outlook.com	+43 664 4159940	1961-12-13	Ukraine	2026-04-08	friend	f
215	Erik	Szabo	erik.szabo@outlook.com	+43 699 6255643	1990-03-10	Hungary	2026-04-09	web	f
216	Leon	Pichler	leon.pichler@posteo.net	+43 676 6484705	1959-09-01	Czechia	2026-04-10	web	t
217	Fatima	Urban	fatima.urban@gmail.com	+43 676 4895911	1990-08-04	Hungary	2026-04-10	walk_in	t
218	Carlos	Lang	carlos.lang@outlook.com	+43 676 1858814	1992-01-22	Czechia	2026-04-27	friend	f
219	Wei	Benko	\N	+43 699 9420279	1989-02-07	Germany	2026-04-30	friend	f
220	Gabriela	Kovacs	gabriela.kovacs@posteo.net	+43 680 8891773	1999-11-01	Turkey	2026-05-04	ad	t
221	Stefan	Lopez	stefan.lopez@posteo.net	+43 664 6772955	1984-02-15	Austria	2026-05-04	walk_in	t
222	Omar	Vargas	omar.vargas@posteo.net	+43 660 9686253	1990-07-24	Germany	2026-05-06	web	t
223	Julia	Ortiz	julia.ortiz@posteo.net	+43 664 1167221	1972-06-26	\N	2026-05-09	walk_in	f
224	Viktor	Lang	viktor.lang@gmx.at	+43 699 8701268	1979-03-05	Germany	2026-05-13	web	t
225	Viktor	Urban	viktor.urban@outlook.com	+43 664 7439816	1986-09-09	Austria	2026-05-19	web	f
226	Alice	Ivanov	alice.ivanov@gmail.com	+43 660 1777947	1987-08-20	Austria	2026-05-20	web	f
227	Omar	Petrov	omar.petrov@posteo.net	+43 699 4721663	1993-08-07	China	2026-05-26	ad	f
228	Stefan	Moser	stefan.moser@gmail.com	+43 660 2060509	1998-08-06	China	2026-05-26	walk_in	t
229	Omar	Lopez	omar.lopez@mail.example	+43 680 3821956	1993-11-20	\N	2026-06-01	partner	f
230	Nadia	Nagy	nadia.nagy@mail.example	+43 680 4719103	1969-04-28	Czechia	2026-06-10	friend	f
231	Ivan	Marin	ivan.marin@gmail.com	+43 664 2178621	1990-04-13	Austria	2026-06-25	friend	t
232	Nico	Szabo	nico.szabo@posteo.net	+43 664 4561416	1960-02-10	Brazil	2026-06-29	friend	t
233	Adam	Nagy	adam.nagy@mail.example	+43 660 7927987	1980-02-14	Hungary	2026-07-08	web	t
234	Lina	Popescu	\N	\N	1992-03-23	Romania	2026-08-03	friend	t
235	Elena	Chen	elena.chen@mail.example	+43 680 6885652	1985-08-06	Austria	2026-08-04	web	t
236	Lukas	Kaya	lukas.kaya@mail.example	+43 680 4720277	1993-12-03	Austria	2026-08-14	friend	f
237	Petr	Szabo	petr.szabo@mail.example	\N	1971-08-10	Spain	2026-08-14	friend	t
238	Laura	Melnyk	\N	+43 699 2701716	1995-04-02	Japan	2026-08-18	\N	t
239	Lina	Klein	lina.klein@outlook.com	\N	1994-12-13	Austria	2026-08-19	\N	f
240	Wei	Kovacs	wei.kovacs@gmx.at	+43 680 6328281	1998-11-17	Austria	2026-08-24	ad	t
241	Hanna	Egger	hanna.egger@gmx.at	+43 699 1466532	2002-11-12	Austria	2026-08-31	friend	t
242	Julia	Lopez	julia.lopez@gmail.com	+43 680 6833555	2004-11-18	China	2026-08-31	web	t
243	Elena	Haas	elena.haas@mail.example	\N	1992-08-18	Hungary	2026-09-02	web	t
244	Chloe	Reiter	chloe.reiter@gmail.com	\N	1971-11-27	Turkey	2026-09-02	walk_in	t
245	Samuel	Vargas	\N	+43 676 1899095	1988-01-18	Hungary	2026-09-04	\N	f
246	Julia	Rossi	\N	\N	1984-02-11	China	2026-09-08	web	t
247	Nadia	Maier	nadia.maier@gmx.at	+43 664 2342563	\N	Austria	2026-09-09	web	f
248	Mia	Garcia	mia.garcia@gmx.at	+43 680 9907241	1962-08-18	Germany	2026-09-09	web	t
249	Igor	Hruby	igor.hruby@posteo.net	+43 660 5572895	1995-03-18	Hungary	2026-09-12	\N	f
250	Carlos	Castro	carlos.castro@mail.example	\N	\N	Austria	2026-09-14	web	t
251	Sara	Bauer	sara.bauer@outlook.com	+43 676 6955653	1992-07-28	Brazil	2026-09-14	walk_in	f
252	Lukas	Hruby	lukas.hruby@gmail.com	+43 699 6472083	1999-08-23	Brazil	2026-09-14	walk_in	f
253	Jakub	Steiner	jakub.steiner@gmx.at	+43 660 1460395	1992-09-25	China	2026-09-14	web	t
254	Mateo	Toth	mateo.toth@gmx.at	+43 680 1268293	1980-06-10	Hungary	2026-09-16	web	t
255	Agnes	Pichler	agnes.pichler@posteo.net	+43 664 4052681	1989-06-05	Austria	2026-09-16	partner	f
256	Lukas	Jansen	lukas.jansen@gmail.com	+43 660 9778947	1996-03-25	Austria	2026-09-18	friend	t
257	Yuki	Novotny	yuki.novotny@posteo.net	+43 676 4291343	1990-03-07	Austria	2026-09-19	web	f
258	Tanja	Castro	tanja.castro@gmail.com	+43 676 2392466	1972-03-24	Austria	2026-09-22	walk_in	t
259	Laura	Weber	\N	+43 699 8141606	1995-04-12	Czechia	2026-09-24	friend	t
260	Georg	Abel	georg.abel@gmx.at	+43 660 5490437	1988-11-07	Austria	2026-09-26	web	t
261	Lukas	Zimmer	lukas.zimmer@outlook.com	+43 699 1736800	1975-10-02	Austria	2026-09-29	\N	t
262	Petr	Hruby	petr.hruby@mail.example	+43 660 2812340	2003-02-25	Germany	2026-09-29	walk_in	t
263	Agnes	Vogel	agnes.vogel@gmail.com	\N	1983-06-04	Austria	2026-10-01	ad	f
264	Bianca	Sato	bianca.sato@gmail.com	+43 664 6183982	1988-05-10	Italy	2026-10-01	ad	f
265	Carlos	Yilmaz	carlos.yilmaz@gmail.com	+43 699 4029221	\N	Spain	2026-10-08	web	f
266	Hanna	Rossi	hanna.rossi@gmx.at	+43 699 1687851	1962-09-16	Italy	2026-10-12	\N	t
267	Samuel	Wagner	samuel.wagner@outlook.com	+43 664 8152874	1958-06-02	Germany	2026-10-14	partner	t
268	Nico	Zhang	nico.zhang@posteo.net	\N	1972-10-21	Austria	2026-10-17	web	f
269	Nadia	Jansen	nadia.jansen@mail.example	+43 676 5880039	1976-07-04	Czechia	2026-10-20	partner	f
270	Jakub	Pichler	jakub.pichler@gmx.at	+43 660 2645044	1980-01-22	Czechia	2026-10-21	walk_in	t
271	Katya	Moser	katya.moser@posteo.net	+43 699 3104446	1982-10-16	Hungary	2026-10-22	partner	f
272	Mateo	Klein	\N	+43 660 4716837	\N	Brazil	2026-10-24	\N	t
273	Chloe	Benko	chloe.benko@outlook.com	+43 699 6658722	2002-10-24	Austria	2026-10-26	\N	f
274	Sara	Jansen	sara.jansen@gmail.com	+43 664 4295184	1974-04-15	Ukraine	2026-10-29	web	f
275	Paula	Lang	paula.lang@gmx.at	+43 699 4842489	\N	Czechia	2026-10-30	\N	t
276	Tom	Ortiz	\N	+43 664 6650913	\N	Czechia	2026-10-31	web	f
277	Alice	Jansen	alice.jansen@gmail.com	+43 680 1937916	1987-02-27	Austria	2026-11-03	web	f
278	Agnes	Lopez	agnes.lopez@outlook.com	+43 676 9673984	1985-05-18	Germany	2026-11-05	friend	t
279	Julia	Novotny	julia.novotny@posteo.net	+43 699 2849843	1980-09-16	Czechia	2026-11-09	friend	t
280	Ben	Tanaka	ben.tanaka@gmail.com	+43 664 6245958	\N	Hungary	2026-11-10	ad	t
281	Elena	Szabo	elena.szabo@gmail.com	+43 699 5817217	1998-06-16	Italy	2026-11-12	\N	t
282	Carlos	Urban	carlos.urban@outlook.com	+43 680 1497836	1990-09-28	Germany	2026-11-14	friend	t
283	Katya	Haas	katya.haas@outlook.com	+43 680 2384914	1992-10-15	Czechia	2026-11-18	friend	f
284	Ines	Winkler	ines.winkler@gmx.at	+43 699 6269292	1976-07-01	Austria	2026-11-25	web	f
285	Paula	Abel	paula.abel@posteo.net	+43 680 4870733	1995-01-04	Czechia	2026-11-28	friend	t
\.

COPY class_groups (group_id, group_name, course_id, teacher_id, room_id, start_date, end_date, max_students, status) FROM stdin;
1	EN-B1/2411-1	3	5	5	2024-11-04	2025-02-03	14	done
2	ES-A1/2411-1	5	7	5	2024-11-05	2024-12-13	14	done
3	FR-A2/2411-1	14	11	7	2024-11-07	2025-02-06	8	done
4	EN-C1/2411-1	18	4	2	2024-11-06	2025-02-19	10	done
5	DE-A2-O/2411-1	25	10	\N	2024-11-05	2025-02-04	10	done
6	EN-A1/2501-1	1	5	8	2025-01-17	2025-04-04	6	done
7	EN-B2/2501-1	4	3	8	2025-01-15	2025-03-01	6	done
8	ES-B1/2501-1	7	6	1	2025-01-16	2025-04-03	12	done
9	DE-A1/2501-1	9	10	1	2025-01-13	2025-02-20	10	done
10	DE-A2/2501-1	10	9	5	2025-01-14	2025-02-21	14	done
11	FR-A1/2501-1	13	11	3	2025-01-14	2025-04-01	8	done
12	IT-A1/2501-1	16	13	3	2025-01-13	2025-02-06	6	done
13	EN-A2/2504-1	2	1	7	2025-04-03	2025-06-19	8	done
14	EN-B1/2504-2	3	2	2	2025-04-03	2025-06-19	10	done
15	ES-B1/2504-2	7	7	7	2025-04-04	2025-06-20	6	done
16	FR-A2/2504-2	14	12	7	2025-04-01	2025-06-17	8	done
17	EN-C1/2504-2	18	3	3	2025-04-03	2025-07-03	8	done
18	DE-TELC/2504-1	24	8	3	2025-04-01	2025-05-09	8	canc
19	EN-B1/2506-3	3	4	7	2025-06-12	2025-08-28	8	done
20	DE-A1/2506-2	9	10	7	2025-06-11	2025-07-19	8	done
21	IT-A1/2506-2	16	13	2	2025-06-13	2025-08-01	10	done
22	EN-C1/2506-3	18	3	2	2025-06-09	2025-09-08	10	done
23	EN-A2/2509-2	2	5	8	2025-09-15	2025-10-23	6	done
24	EN-B2/2509-2	4	3	3	2025-09-18	2025-12-18	8	done
25	ES-A1/2509-2	5	7	1	2025-09-17	2025-12-03	10	done
26	DE-A1/2509-3	9	10	8	2025-09-15	2025-10-23	6	done
27	DE-A2/2509-2	10	9	1	2025-09-18	2025-12-04	12	done
28	DE-B1/2509-1	11	10	2	2025-09-19	2025-12-05	10	done
29	EN-C1/2509-4	18	3	3	2025-09-19	2025-12-19	8	done
30	EN-FCE/2509-1	19	4	2	2025-09-19	2025-12-19	10	done
31	ES-A2/2511-1	6	7	2	2025-11-12	2025-12-20	10	done
32	DE-B1/2511-2	11	8	1	2025-11-10	2025-12-18	12	done
33	EN-C1/2511-5	18	1	5	2025-11-13	2026-02-26	14	done
34	DE-TELC/2511-2	24	8	6	2025-11-12	2025-12-20	8	done
35	EN-B1/2601-4	3	3	3	2026-01-12	2026-03-30	8	done
36	EN-B2/2601-3	4	3	8	2026-01-16	2026-04-17	6	done
37	ES-A1/2601-3	5	6	6	2026-01-15	2026-04-02	8	done
38	DE-A2/2601-3	10	10	3	2026-01-16	2026-04-03	8	done
39	FR-A1/2601-2	13	11	3	2026-01-13	2026-03-31	8	done
40	IT-A1/2601-3	16	13	1	2026-01-16	2026-03-06	12	canc
41	IT-A2/2601-1	17	13	6	2026-01-13	2026-02-20	8	done
42	DE-A2-O/2601-2	25	8	\N	2026-01-13	2026-02-20	8	done
43	EN-A1/2603-2	1	1	1	2026-03-30	2026-06-15	12	done
44	DE-A1/2603-4	9	8	1	2026-03-31	2026-06-16	12	done
45	IT-A1/2604-4	16	13	1	2026-04-02	2026-05-21	12	done
46	EN-C1/2604-6	18	2	5	2026-04-01	2026-07-01	14	done
47	EN-IELTS/2604-1	20	4	\N	2026-04-03	2026-06-19	10	canc
48	EN-B1-O/2604-1	22	14	\N	2026-04-03	2026-06-19	10	canc
49	DE-TELC/2603-3	24	8	8	2026-03-31	2026-06-16	6	done
50	ES-A2/2606-2	6	6	8	2026-06-08	2026-07-16	4	done
51	DE-A2/2606-4	10	8	6	2026-06-11	2026-08-27	10	done
52	DE-B2/2606-1	12	9	6	2026-06-10	2026-09-09	10	done
53	EN-B1-O/2606-2	22	4	\N	2026-06-10	2026-08-26	10	done
54	EN-A1/2609-3	1	3	4	2026-09-17	2026-12-03	6	run
55	EN-B1/2609-5	3	1	3	2026-09-15	2026-12-01	8	run
56	ES-B2/2609-1	8	7	5	2026-09-18	2026-12-18	14	run
57	DE-A1/2609-5	9	9	3	2026-09-14	2026-10-22	8	done
58	DE-A2/2609-5	10	8	6	2026-09-17	2026-12-03	10	run
59	DE-B1/2609-3	11	9	3	2026-09-16	2026-12-02	8	run
60	EN-FCE/2609-2	19	1	8	2026-09-15	2026-12-15	6	run
61	EN-IELTS/2609-2	20	3	\N	2026-09-15	2026-12-01	10	run
62	EN-BUS/2609-1	21	14	3	2026-09-15	2026-10-16	8	done
63	EN-A2/2610-3	2	3	1	2026-10-20	2026-11-27	12	done
64	ES-A1/2610-4	5	6	4	2026-10-22	2027-01-21	6	run
65	FR-A2/2610-3	14	11	7	2026-10-20	2027-01-19	8	run
66	IT-A1/2610-5	16	13	5	2026-10-22	2026-12-10	14	run
67	ES-A1-O/2610-1	23	7	\N	2026-10-22	2027-01-21	8	run
68	EN-A2/2701-4	2	3	6	2027-01-11	2027-03-29	8	plan
69	IT-A2/2701-2	17	13	4	2027-01-12	2027-03-30	8	plan
70	EN-FCE/2701-3	19	\N	4	2027-01-13	2027-04-14	8	plan
\.

COPY enrolments (enrolment_id, student_id, group_id, enrolled_on, status, dropped_on, discount_pct) FROM stdin;
1	1	1	2024-10-17	fin	\N	0
2	2	1	2024-10-24	drop	2024-12-09	\N
3	4	2	2024-10-28	fin	\N	5
4	7	1	2024-10-29	fin	\N	0
5	5	1	2024-10-31	fin	\N	\N
6	6	1	2024-11-01	fin	\N	\N
7	3	1	2024-11-02	fin	\N	\N
8	8	1	2024-11-02	fin	\N	\N
9	10	1	2024-11-04	fin	\N	0
10	9	1	2024-11-06	fin	\N	\N
11	11	1	2024-11-06	fin	\N	\N
12	12	1	2024-11-07	fin	\N	5
13	22	11	2024-11-30	fin	\N	0
14	20	7	2024-12-07	fin	\N	0
15	14	10	2024-12-07	fin	\N	\N
16	23	10	2024-12-13	fin	\N	\N
17	25	8	2024-12-18	fin	\N	0
18	26	10	2024-12-25	fin	\N	\N
19	24	10	2024-12-27	drop	2025-02-12	\N
20	18	10	2024-12-28	fin	\N	\N
21	16	7	2025-01-01	fin	\N	0
22	21	9	2025-01-01	fin	\N	\N
23	4	7	2025-01-04	canc	\N	\N
24	19	7	2025-01-04	fin	\N	\N
25	35	9	2025-01-04	fin	\N	\N
26	29	9	2025-01-06	fin	\N	\N
27	30	10	2025-01-06	drop	2025-02-14	\N
28	13	8	2025-01-07	fin	\N	\N
29	34	8	2025-01-07	fin	\N	0
30	37	8	2025-01-08	drop	2025-02-21	\N
31	39	10	2025-01-08	fin	\N	0
32	15	6	2025-01-09	fin	\N	\N
33	41	9	2025-01-09	fin	\N	0
34	27	10	2025-01-09	fin	\N	\N
35	4	11	2025-01-09	fin	\N	15
36	42	8	2025-01-10	fin	\N	\N
37	45	7	2025-01-11	fin	\N	\N
38	38	8	2025-01-11	fin	\N	\N
39	43	8	2025-01-11	fin	\N	\N
40	46	8	2025-01-11	fin	\N	\N
41	47	9	2025-01-11	fin	\N	\N
42	2	11	2025-01-13	fin	\N	\N
43	40	6	2025-01-14	fin	\N	\N
44	36	7	2025-01-15	drop	2025-02-06	\N
45	17	9	2025-01-15	fin	\N	\N
46	44	9	2025-01-15	drop	2025-01-25	0
47	32	8	2025-01-16	fin	\N	5
48	33	10	2025-01-16	fin	\N	0
49	48	10	2025-01-16	fin	\N	\N
50	49	10	2025-01-16	fin	\N	\N
51	50	10	2025-01-16	fin	\N	\N
52	51	10	2025-01-17	fin	\N	\N
53	31	6	2025-01-18	fin	\N	\N
54	52	7	2025-01-18	fin	\N	\N
55	28	8	2025-01-18	fin	\N	\N
56	63	14	2025-02-17	fin	\N	0
57	42	17	2025-02-19	fin	\N	10
58	67	15	2025-02-21	fin	\N	\N
59	4	16	2025-02-22	fin	\N	\N
60	16	17	2025-02-22	fin	\N	20
61	36	17	2025-03-04	fin	\N	0
62	30	18	2025-03-07	canc	\N	0
63	57	14	2025-03-08	drop	2025-06-06	0
64	65	14	2025-03-08	fin	\N	\N
65	73	15	2025-03-08	fin	\N	20
66	5	14	2025-03-11	fin	\N	10
67	69	16	2025-03-11	fin	\N	\N
68	58	14	2025-03-15	fin	\N	\N
69	54	16	2025-03-15	fin	\N	0
70	62	17	2025-03-15	fin	\N	0
71	70	15	2025-03-19	fin	\N	0
72	71	14	2025-03-22	fin	\N	0
73	68	15	2025-03-22	fin	\N	\N
74	61	13	2025-03-24	fin	\N	\N
75	86	13	2025-03-25	fin	\N	0
76	39	17	2025-03-26	fin	\N	10
77	56	13	2025-03-27	fin	\N	\N
78	77	16	2025-03-27	drop	2025-04-30	\N
79	80	16	2025-03-29	fin	\N	\N
80	75	13	2025-04-01	fin	\N	\N
81	82	14	2025-04-01	fin	\N	\N
82	22	16	2025-04-01	fin	\N	\N
83	74	17	2025-04-02	fin	\N	\N
84	90	13	2025-04-03	fin	\N	0
85	88	14	2025-04-03	drop	2025-05-03	0
86	87	17	2025-04-04	fin	\N	\N
87	89	17	2025-04-04	fin	\N	\N
88	91	15	2025-04-07	fin	\N	0
89	13	19	2025-05-03	fin	\N	15
90	92	22	2025-05-03	fin	\N	\N
91	8	19	2025-05-10	fin	\N	10
92	72	20	2025-05-10	fin	\N	\N
93	19	22	2025-05-15	fin	\N	5
94	97	19	2025-05-16	fin	\N	\N
95	94	22	2025-05-16	fin	\N	\N
96	30	22	2025-05-17	fin	\N	10
97	104	20	2025-05-19	fin	\N	\N
98	52	22	2025-05-23	fin	\N	10
99	100	19	2025-05-24	fin	\N	0
100	96	22	2025-05-24	fin	\N	\N
101	76	21	2025-05-29	fin	\N	\N
102	84	21	2025-05-29	fin	\N	\N
103	99	21	2025-05-29	fin	\N	\N
104	105	19	2025-05-30	fin	\N	5
105	45	22	2025-05-30	fin	\N	5
106	101	19	2025-06-02	fin	\N	\N
107	103	21	2025-06-02	fin	\N	\N
108	12	21	2025-06-03	fin	\N	10
109	20	22	2025-06-04	fin	\N	10
110	98	21	2025-06-05	fin	\N	\N
111	18	20	2025-06-09	fin	\N	5
112	108	20	2025-06-10	fin	\N	20
113	78	19	2025-06-11	fin	\N	\N
114	111	20	2025-06-11	drop	2025-07-10	\N
115	109	21	2025-06-11	fin	\N	\N
116	53	20	2025-06-13	fin	\N	\N
117	17	21	2025-06-13	drop	2025-06-28	5
118	41	21	2025-06-14	fin	\N	10
119	97	24	2025-08-08	fin	\N	\N
120	113	30	2025-08-08	fin	\N	\N
121	104	27	2025-08-12	fin	\N	\N
122	108	27	2025-08-15	fin	\N	5
123	50	28	2025-08-15	fin	\N	10
124	31	23	2025-08-16	fin	\N	5
125	66	23	2025-08-16	fin	\N	20
126	119	23	2025-08-16	fin	\N	\N
127	116	28	2025-08-16	fin	\N	\N
128	105	30	2025-08-16	fin	\N	\N
129	101	24	2025-08-18	fin	\N	10
130	106	25	2025-08-19	drop	2025-11-12	\N
131	23	28	2025-08-26	fin	\N	5
132	33	28	2025-08-26	drop	2025-11-23	10
133	85	29	2025-08-26	fin	\N	0
134	114	25	2025-08-27	fin	\N	10
135	90	28	2025-08-29	fin	\N	10
136	47	27	2025-08-30	drop	2025-11-08	10
137	122	28	2025-08-30	fin	\N	\N
138	95	27	2025-09-01	fin	\N	10
139	124	27	2025-09-02	fin	\N	\N
140	109	29	2025-09-02	fin	\N	0
141	53	27	2025-09-03	fin	\N	10
142	110	26	2025-09-05	drop	2025-10-07	20
143	128	26	2025-09-05	fin	\N	\N
144	13	24	2025-09-06	fin	\N	5
145	125	24	2025-09-06	fin	\N	\N
146	63	30	2025-09-06	fin	\N	15
147	115	30	2025-09-06	fin	\N	\N
148	121	23	2025-09-08	fin	\N	\N
149	7	24	2025-09-09	fin	\N	10
150	118	25	2025-09-10	fin	\N	\N
151	8	30	2025-09-10	fin	\N	5
152	131	26	2025-09-12	fin	\N	\N
153	52	28	2025-09-12	drop	2025-11-22	0
154	126	29	2025-09-12	fin	\N	\N
155	133	23	2025-09-13	fin	\N	\N
156	117	27	2025-09-13	fin	\N	\N
157	123	29	2025-09-13	fin	\N	\N
158	134	23	2025-09-15	canc	\N	\N
159	129	26	2025-09-15	fin	\N	\N
160	71	24	2025-09-16	fin	\N	10
161	134	24	2025-09-16	fin	\N	0
162	136	25	2025-09-16	fin	\N	\N
163	30	26	2025-09-16	fin	\N	\N
164	138	23	2025-09-17	fin	\N	0
165	112	26	2025-09-17	fin	\N	\N
166	135	28	2025-09-17	fin	\N	0
167	137	25	2025-09-18	fin	\N	\N
168	102	29	2025-09-18	fin	\N	\N
169	132	29	2025-09-18	fin	\N	0
170	130	25	2025-09-19	fin	\N	\N
171	140	25	2025-09-19	fin	\N	\N
172	127	28	2025-09-20	fin	\N	\N
173	139	30	2025-09-20	fin	\N	20
174	141	32	2025-09-29	fin	\N	0
175	77	33	2025-09-30	fin	\N	10
176	55	34	2025-10-07	fin	\N	0
177	98	34	2025-10-15	fin	\N	5
178	142	31	2025-10-17	fin	\N	\N
179	67	34	2025-10-18	fin	\N	\N
180	78	33	2025-10-20	fin	\N	15
181	152	31	2025-10-24	fin	\N	\N
182	146	31	2025-10-25	fin	\N	0
183	133	33	2025-10-25	fin	\N	15
184	148	32	2025-10-27	fin	\N	\N
185	143	34	2025-10-27	fin	\N	\N
186	145	34	2025-10-27	fin	\N	0
187	72	33	2025-10-28	fin	\N	5
188	151	32	2025-10-29	fin	\N	\N
189	51	32	2025-10-30	fin	\N	\N
190	144	33	2025-10-30	fin	\N	\N
191	58	33	2025-10-31	drop	2026-02-14	5
192	120	31	2025-11-01	fin	\N	\N
193	45	32	2025-11-01	fin	\N	5
194	76	34	2025-11-01	fin	\N	\N
195	47	33	2025-11-03	fin	\N	\N
196	153	33	2025-11-03	fin	\N	\N
197	147	31	2025-11-04	fin	\N	5
198	48	34	2025-11-05	fin	\N	15
199	84	32	2025-11-07	fin	\N	15
200	150	31	2025-11-08	fin	\N	0
201	119	33	2025-11-08	fin	\N	\N
202	156	31	2025-11-10	drop	2025-11-21	\N
203	107	34	2025-11-10	fin	\N	0
204	27	32	2025-11-12	drop	2025-11-17	0
205	154	33	2025-11-12	fin	\N	\N
206	149	31	2025-11-13	fin	\N	\N
207	157	33	2025-11-15	fin	\N	\N
208	163	35	2025-12-01	fin	\N	\N
209	36	37	2025-12-01	fin	\N	0
210	64	39	2025-12-02	fin	\N	\N
211	120	41	2025-12-03	canc	\N	5
212	121	42	2025-12-05	fin	\N	5
213	165	35	2025-12-06	fin	\N	\N
214	60	41	2025-12-08	fin	\N	0
215	124	42	2025-12-08	fin	\N	\N
216	61	35	2025-12-09	fin	\N	0
217	95	42	2025-12-11	fin	\N	10
218	172	35	2025-12-13	fin	\N	\N
219	83	39	2025-12-13	fin	\N	\N
220	50	35	2025-12-19	fin	\N	10
221	151	41	2025-12-20	fin	\N	5
222	174	38	2025-12-22	fin	\N	5
223	117	42	2025-12-23	fin	\N	10
224	159	36	2025-12-27	drop	2026-02-14	\N
225	23	42	2025-12-27	drop	2026-02-13	10
226	139	40	2025-12-29	canc	\N	5
227	146	41	2026-01-01	canc	\N	10
228	176	38	2026-01-03	fin	\N	\N
229	177	35	2026-01-05	fin	\N	\N
230	99	41	2026-01-05	fin	\N	\N
231	171	36	2026-01-06	fin	\N	\N
232	164	40	2026-01-06	canc	\N	\N
233	113	42	2026-01-08	fin	\N	10
234	175	37	2026-01-09	fin	\N	0
235	167	38	2026-01-09	fin	\N	0
236	17	41	2026-01-09	fin	\N	10
237	160	41	2026-01-10	fin	\N	\N
238	180	35	2026-01-12	drop	2026-03-09	\N
239	179	39	2026-01-12	drop	2026-03-11	\N
240	158	41	2026-01-12	fin	\N	\N
241	178	39	2026-01-13	fin	\N	10
242	103	41	2026-01-14	fin	\N	0
243	182	41	2026-01-14	fin	\N	\N
244	155	42	2026-01-14	drop	2026-02-18	\N
245	29	37	2026-01-15	fin	\N	15
246	162	38	2026-01-15	fin	\N	\N
247	168	38	2026-01-15	drop	2026-02-07	20
248	181	36	2026-01-17	fin	\N	0
249	184	37	2026-01-17	fin	\N	\N
250	183	38	2026-01-17	fin	\N	\N
251	185	36	2026-01-19	fin	\N	0
252	95	43	2026-02-14	fin	\N	5
253	127	49	2026-02-14	canc	\N	10
254	135	49	2026-02-14	fin	\N	\N
255	172	44	2026-02-17	fin	\N	15
256	118	45	2026-02-17	drop	2026-04-16	15
257	122	49	2026-02-18	drop	2026-05-20	10
258	161	44	2026-02-19	fin	\N	\N
259	193	45	2026-02-21	fin	\N	0
260	153	46	2026-02-21	fin	\N	\N
261	192	43	2026-02-23	fin	\N	\N
262	13	46	2026-02-24	fin	\N	0
263	164	46	2026-02-24	fin	\N	\N
264	139	47	2026-02-25	canc	\N	15
265	131	48	2026-02-25	canc	\N	0
266	179	49	2026-02-25	fin	\N	\N
267	163	45	2026-02-26	fin	\N	\N
268	121	43	2026-02-28	fin	\N	15
269	203	43	2026-02-28	fin	\N	0
270	36	45	2026-02-28	fin	\N	\N
271	101	46	2026-02-28	fin	\N	0
272	194	46	2026-02-28	fin	\N	10
273	165	48	2026-03-02	canc	\N	15
274	204	43	2026-03-03	fin	\N	\N
275	130	45	2026-03-04	fin	\N	15
276	199	45	2026-03-05	fin	\N	\N
277	207	45	2026-03-07	fin	\N	\N
278	81	43	2026-03-09	fin	\N	0
279	169	45	2026-03-09	drop	2026-04-18	\N
280	202	44	2026-03-10	fin	\N	\N
281	195	47	2026-03-10	canc	\N	\N
282	191	43	2026-03-12	fin	\N	0
283	103	44	2026-03-12	drop	2026-04-23	10
284	209	44	2026-03-12	fin	\N	\N
285	205	43	2026-03-13	fin	\N	\N
286	200	44	2026-03-14	fin	\N	0
287	198	45	2026-03-14	fin	\N	\N
288	61	48	2026-03-14	canc	\N	\N
289	124	49	2026-03-14	fin	\N	10
290	105	46	2026-03-16	fin	\N	10
291	157	46	2026-03-16	fin	\N	10
292	208	44	2026-03-17	fin	\N	\N
293	141	49	2026-03-19	fin	\N	15
294	125	46	2026-03-23	fin	\N	10
295	71	46	2026-03-26	fin	\N	10
296	85	43	2026-03-27	drop	2026-05-12	15
297	201	43	2026-03-27	fin	\N	\N
298	206	44	2026-03-28	fin	\N	0
299	210	44	2026-03-28	fin	\N	\N
300	197	47	2026-03-30	canc	\N	\N
301	115	46	2026-03-31	fin	\N	5
302	186	43	2026-04-01	drop	2026-06-03	10
303	211	45	2026-04-01	fin	\N	\N
304	212	46	2026-04-02	fin	\N	0
305	168	49	2026-04-02	fin	\N	\N
306	189	46	2026-04-03	fin	\N	\N
307	215	52	2026-05-02	drop	2026-07-03	\N
308	122	52	2026-05-04	fin	\N	10
309	177	53	2026-05-05	fin	\N	5
310	52	52	2026-05-08	fin	\N	0
311	173	52	2026-05-09	fin	\N	\N
312	221	50	2026-05-12	fin	\N	\N
313	136	50	2026-05-16	fin	\N	5
314	31	53	2026-05-16	fin	\N	5
315	7	51	2026-05-19	fin	\N	\N
316	222	51	2026-05-23	fin	\N	\N
317	3	53	2026-05-23	fin	\N	10
318	42	53	2026-05-23	fin	\N	5
319	225	51	2026-05-25	fin	\N	\N
320	145	52	2026-05-27	fin	\N	10
321	218	52	2026-05-27	fin	\N	\N
322	23	51	2026-05-28	fin	\N	15
323	17	50	2026-05-30	fin	\N	\N
324	117	52	2026-06-04	fin	\N	0
325	195	52	2026-06-04	fin	\N	10
326	229	53	2026-06-04	fin	\N	\N
327	228	51	2026-06-05	fin	\N	\N
328	1	53	2026-06-06	fin	\N	\N
329	226	53	2026-06-06	fin	\N	5
330	216	51	2026-06-08	fin	\N	\N
331	88	53	2026-06-08	fin	\N	5
332	227	51	2026-06-09	drop	2026-07-02	10
333	67	52	2026-06-12	fin	\N	\N
334	223	51	2026-06-13	fin	\N	0
335	185	62	2026-08-01	fin	\N	10
336	194	58	2026-08-03	act	\N	\N
337	189	58	2026-08-04	act	\N	\N
338	210	58	2026-08-04	act	\N	\N
339	3	60	2026-08-04	act	\N	5
340	82	62	2026-08-04	fin	\N	15
341	180	62	2026-08-04	fin	\N	5
342	198	56	2026-08-06	act	\N	0
343	178	60	2026-08-08	act	\N	10
344	114	58	2026-08-14	act	\N	15
345	124	59	2026-08-14	act	\N	10
346	141	59	2026-08-14	act	\N	15
347	237	59	2026-08-14	act	\N	0
348	61	60	2026-08-14	act	\N	\N
349	69	60	2026-08-14	act	\N	\N
350	36	54	2026-08-15	act	\N	10
351	205	57	2026-08-15	fin	\N	5
352	115	61	2026-08-15	act	\N	10
353	16	61	2026-08-17	drop	2026-10-15	5
354	196	62	2026-08-17	fin	\N	0
355	229	55	2026-08-18	act	\N	5
356	187	56	2026-08-19	act	\N	\N
357	112	58	2026-08-19	wait	\N	5
358	226	55	2026-08-20	act	\N	10
359	87	61	2026-08-20	act	\N	10
360	181	62	2026-08-20	fin	\N	15
361	218	62	2026-08-21	fin	\N	\N
362	174	58	2026-08-22	drop	2026-11-19	0
363	71	61	2026-08-22	drop	2026-10-06	5
364	168	59	2026-08-24	act	\N	\N
365	185	60	2026-08-28	wait	\N	15
366	120	61	2026-08-28	act	\N	0
367	167	59	2026-09-01	act	\N	10
368	41	59	2026-09-04	act	\N	10
369	171	59	2026-09-04	act	\N	10
370	238	54	2026-09-07	act	\N	0
371	235	55	2026-09-07	act	\N	\N
372	28	56	2026-09-08	act	\N	\N
373	231	56	2026-09-08	act	\N	0
374	245	56	2026-09-08	act	\N	\N
375	72	57	2026-09-08	fin	\N	15
376	175	57	2026-09-08	fin	\N	5
377	119	61	2026-09-08	act	\N	\N
378	247	57	2026-09-09	fin	\N	0
379	24	59	2026-09-09	act	\N	0
380	204	63	2026-09-09	fin	\N	10
381	50	60	2026-09-10	act	\N	\N
382	107	57	2026-09-11	fin	\N	10
383	101	61	2026-09-12	drop	2026-10-20	\N
384	212	65	2026-09-12	act	\N	10
385	220	54	2026-09-14	act	\N	10
386	249	56	2026-09-14	act	\N	\N
387	163	66	2026-09-14	act	\N	15
388	248	55	2026-09-15	act	\N	\N
389	243	57	2026-09-15	fin	\N	\N
390	161	58	2026-09-16	act	\N	10
391	246	58	2026-09-16	act	\N	\N
392	255	58	2026-09-16	act	\N	\N
393	241	60	2026-09-16	act	\N	\N
394	253	54	2026-09-17	act	\N	\N
395	232	55	2026-09-17	act	\N	\N
396	250	56	2026-09-17	act	\N	\N
397	13	61	2026-09-17	act	\N	\N
398	164	61	2026-09-17	act	\N	10
399	242	66	2026-09-17	act	\N	5
400	254	54	2026-09-18	act	\N	\N
401	252	56	2026-09-18	act	\N	\N
402	37	56	2026-09-19	act	\N	\N
403	66	56	2026-09-19	act	\N	10
404	81	56	2026-09-19	act	\N	5
405	251	56	2026-09-19	act	\N	10
406	11	58	2026-09-19	wait	\N	0
407	172	58	2026-09-19	act	\N	5
408	257	58	2026-09-19	act	\N	20
409	121	63	2026-09-19	fin	\N	\N
410	256	63	2026-09-19	fin	\N	20
411	29	67	2026-09-21	act	\N	0
412	196	65	2026-09-22	act	\N	0
413	180	64	2026-09-23	act	\N	10
414	244	66	2026-09-23	act	\N	10
415	258	63	2026-09-26	fin	\N	\N
416	166	66	2026-09-26	act	\N	0
417	181	67	2026-09-26	act	\N	10
418	32	63	2026-09-29	fin	\N	\N
419	259	67	2026-09-29	act	\N	0
420	177	66	2026-09-30	act	\N	5
421	106	67	2026-10-01	act	\N	5
422	224	65	2026-10-03	act	\N	\N
423	186	64	2026-10-06	act	\N	\N
424	8	65	2026-10-06	act	\N	15
425	137	67	2026-10-07	act	\N	15
426	219	63	2026-10-09	fin	\N	\N
427	261	66	2026-10-09	act	\N	\N
428	263	66	2026-10-10	act	\N	0
429	234	63	2026-10-14	fin	\N	0
430	126	67	2026-10-14	act	\N	5
431	267	63	2026-10-15	fin	\N	0
432	266	64	2026-10-15	act	\N	\N
433	199	66	2026-10-15	act	\N	10
434	264	63	2026-10-17	fin	\N	\N
435	268	65	2026-10-17	act	\N	0
436	260	66	2026-10-19	act	\N	\N
437	269	63	2026-10-21	fin	\N	\N
438	43	66	2026-10-21	act	\N	\N
439	223	66	2026-10-21	act	\N	10
440	270	65	2026-10-22	act	\N	\N
441	272	64	2026-10-24	act	\N	\N
442	271	66	2026-10-24	act	\N	\N
443	36	68	2026-11-27	wait	\N	10
444	201	68	2026-11-27	act	\N	10
445	220	68	2026-11-27	wait	\N	0
446	238	68	2026-11-28	act	\N	5
447	253	68	2026-11-28	act	\N	\N
448	120	69	2026-11-28	wait	\N	\N
449	163	69	2026-11-28	act	\N	\N
450	213	69	2026-11-28	wait	\N	\N
451	221	69	2026-11-28	act	\N	\N
452	265	69	2026-11-28	act	\N	\N
453	281	69	2026-11-28	act	\N	\N
454	5	70	2026-11-28	act	\N	5
455	9	70	2026-11-28	wait	\N	15
456	64	70	2026-11-28	act	\N	10
457	218	70	2026-11-28	wait	\N	10
458	229	70	2026-11-28	act	\N	10
459	240	70	2026-11-28	act	\N	0
\.

COPY lessons (lesson_id, group_id, teacher_id, lesson_no, lesson_date, start_time, end_time, status) FROM stdin;
1	1	5	1	2024-11-04	19:30:00	20:30:00	held
2	2	7	1	2024-11-05	18:00:00	19:30:00	held
3	5	10	1	2024-11-05	18:00:00	19:30:00	held
4	4	4	1	2024-11-06	17:00:00	18:00:00	held
5	3	11	1	2024-11-07	18:30:00	20:30:00	held
6	2	7	2	2024-11-08	18:00:00	19:30:00	held
7	1	1	2	2024-11-11	19:30:00	20:30:00	held
8	2	7	3	2024-11-12	18:00:00	19:30:00	held
9	5	10	2	2024-11-12	18:00:00	19:30:00	held
10	4	4	2	2024-11-13	17:00:00	18:00:00	held
11	3	11	2	2024-11-14	18:30:00	20:30:00	held
12	2	7	4	2024-11-15	18:00:00	19:30:00	held
13	1	5	3	2024-11-18	19:30:00	20:30:00	held
14	2	7	5	2024-11-19	18:00:00	19:30:00	held
15	5	10	3	2024-11-19	18:00:00	19:30:00	held
16	4	4	3	2024-11-20	17:00:00	18:00:00	held
17	3	11	3	2024-11-21	18:30:00	20:30:00	held
18	2	7	6	2024-11-22	18:00:00	19:30:00	held
19	1	5	4	2024-11-25	19:30:00	20:30:00	held
20	2	7	7	2024-11-26	18:00:00	19:30:00	held
21	5	10	4	2024-11-26	18:00:00	19:30:00	held
22	4	4	4	2024-11-27	17:00:00	18:00:00	held
23	3	11	4	2024-11-28	18:30:00	20:30:00	held
24	2	7	8	2024-11-29	18:00:00	19:30:00	held
25	1	5	5	2024-12-02	19:30:00	20:30:00	held
26	2	7	9	2024-12-03	18:00:00	19:30:00	held
27	5	10	5	2024-12-03	18:00:00	19:30:00	held
28	4	4	5	2024-12-04	17:00:00	18:00:00	held
29	3	11	5	2024-12-05	18:30:00	20:30:00	held
30	2	7	10	2024-12-06	18:00:00	19:30:00	held
31	1	5	6	2024-12-09	19:30:00	20:30:00	held
32	2	7	11	2024-12-10	18:00:00	19:30:00	held
33	5	10	6	2024-12-10	18:00:00	19:30:00	held
34	4	4	6	2024-12-11	17:00:00	18:00:00	held
35	3	11	6	2024-12-12	18:30:00	20:30:00	held
36	2	7	12	2024-12-13	18:00:00	19:30:00	held
37	1	5	7	2024-12-16	19:30:00	20:30:00	held
38	5	10	7	2024-12-17	18:00:00	19:30:00	held
39	4	4	7	2024-12-18	17:00:00	18:00:00	held
40	3	11	7	2024-12-19	18:30:00	20:30:00	held
41	1	5	8	2025-01-06	19:30:00	20:30:00	held
42	5	10	8	2025-01-07	18:00:00	19:30:00	canc
43	4	3	8	2025-01-08	17:00:00	18:00:00	held
44	3	11	8	2025-01-09	18:30:00	20:30:00	held
45	12	13	1	2025-01-13	17:00:00	18:30:00	held
46	9	10	1	2025-01-13	17:30:00	19:00:00	held
47	1	5	9	2025-01-13	19:30:00	20:30:00	held
48	5	10	9	2025-01-14	18:00:00	19:30:00	held
49	10	9	1	2025-01-14	18:00:00	19:30:00	held
50	11	11	1	2025-01-14	19:30:00	21:30:00	held
51	4	4	9	2025-01-15	17:00:00	18:00:00	held
52	7	3	1	2025-01-15	19:00:00	20:30:00	held
53	12	13	2	2025-01-16	17:00:00	18:30:00	held
54	9	10	2	2025-01-16	17:30:00	19:00:00	held
55	3	11	9	2025-01-16	18:30:00	20:30:00	held
56	8	6	1	2025-01-16	19:00:00	21:00:00	held
57	6	5	1	2025-01-17	18:00:00	19:30:00	held
58	10	9	2	2025-01-17	18:00:00	19:30:00	held
59	7	3	2	2025-01-18	19:00:00	20:30:00	held
60	12	13	3	2025-01-20	17:00:00	18:30:00	held
61	9	10	3	2025-01-20	17:30:00	19:00:00	held
62	1	5	10	2025-01-20	19:30:00	20:30:00	held
63	5	8	10	2025-01-21	18:00:00	19:30:00	held
64	10	9	3	2025-01-21	18:00:00	19:30:00	held
65	11	11	2	2025-01-21	19:30:00	21:30:00	held
66	4	4	10	2025-01-22	17:00:00	18:00:00	held
67	7	3	3	2025-01-22	19:00:00	20:30:00	held
68	12	13	4	2025-01-23	17:00:00	18:30:00	held
69	9	9	4	2025-01-23	17:30:00	19:00:00	held
70	3	11	10	2025-01-23	18:30:00	20:30:00	held
71	8	6	2	2025-01-23	19:00:00	21:00:00	held
72	6	5	2	2025-01-24	18:00:00	19:30:00	held
73	10	9	4	2025-01-24	18:00:00	19:30:00	held
74	7	3	4	2025-01-25	19:00:00	20:30:00	canc
75	12	13	5	2025-01-27	17:00:00	18:30:00	held
76	9	10	5	2025-01-27	17:30:00	19:00:00	held
77	1	5	11	2025-01-27	19:30:00	20:30:00	held
78	5	10	11	2025-01-28	18:00:00	19:30:00	held
79	10	9	5	2025-01-28	18:00:00	19:30:00	held
80	11	11	3	2025-01-28	19:30:00	21:30:00	held
81	4	4	11	2025-01-29	17:00:00	18:00:00	canc
82	7	3	5	2025-01-29	19:00:00	20:30:00	held
83	12	13	6	2025-01-30	17:00:00	18:30:00	held
84	9	10	6	2025-01-30	17:30:00	19:00:00	held
85	3	12	11	2025-01-30	18:30:00	20:30:00	held
86	8	6	3	2025-01-30	19:00:00	21:00:00	held
87	6	5	3	2025-01-31	18:00:00	19:30:00	held
88	10	9	6	2025-01-31	18:00:00	19:30:00	held
89	7	3	6	2025-02-01	19:00:00	20:30:00	held
90	12	13	7	2025-02-03	17:00:00	18:30:00	held
91	9	10	7	2025-02-03	17:30:00	19:00:00	held
92	1	5	12	2025-02-03	19:30:00	20:30:00	held
93	5	10	12	2025-02-04	18:00:00	19:30:00	held
94	10	9	7	2025-02-04	18:00:00	19:30:00	held
95	11	11	4	2025-02-04	19:30:00	21:30:00	held
96	4	4	12	2025-02-05	17:00:00	18:00:00	held
97	7	3	7	2025-02-05	19:00:00	20:30:00	held
98	12	13	8	2025-02-06	17:00:00	18:30:00	held
99	9	10	8	2025-02-06	17:30:00	19:00:00	held
100	3	12	12	2025-02-06	18:30:00	20:30:00	held
101	8	6	4	2025-02-06	19:00:00	21:00:00	held
102	6	5	4	2025-02-07	18:00:00	19:30:00	held
103	10	9	8	2025-02-07	18:00:00	19:30:00	held
104	7	3	8	2025-02-08	19:00:00	20:30:00	held
105	9	10	9	2025-02-10	17:30:00	19:00:00	held
106	10	9	9	2025-02-11	18:00:00	19:30:00	held
107	11	11	5	2025-02-11	19:30:00	21:30:00	held
108	4	4	13	2025-02-12	17:00:00	18:00:00	held
109	7	3	9	2025-02-12	19:00:00	20:30:00	held
110	9	10	10	2025-02-13	17:30:00	19:00:00	held
111	8	6	5	2025-02-13	19:00:00	21:00:00	held
112	6	5	5	2025-02-14	18:00:00	19:30:00	held
113	10	9	10	2025-02-14	18:00:00	19:30:00	held
114	7	3	10	2025-02-15	19:00:00	20:30:00	held
115	9	10	11	2025-02-17	17:30:00	19:00:00	canc
116	10	9	11	2025-02-18	18:00:00	19:30:00	held
117	11	11	6	2025-02-18	19:30:00	21:30:00	held
118	4	4	14	2025-02-19	17:00:00	18:00:00	held
119	7	3	11	2025-02-19	19:00:00	20:30:00	held
120	9	10	12	2025-02-20	17:30:00	19:00:00	held
121	8	7	6	2025-02-20	19:00:00	21:00:00	held
122	6	5	6	2025-02-21	18:00:00	19:30:00	held
123	10	9	12	2025-02-21	18:00:00	19:30:00	held
124	7	3	12	2025-02-22	19:00:00	20:30:00	held
125	11	11	7	2025-02-25	19:30:00	21:30:00	held
126	7	3	13	2025-02-26	19:00:00	20:30:00	held
127	8	6	7	2025-02-27	19:00:00	21:00:00	held
128	6	5	7	2025-02-28	18:00:00	19:30:00	held
129	7	3	14	2025-03-01	19:00:00	20:30:00	held
130	11	11	8	2025-03-04	19:30:00	21:30:00	held
131	8	6	8	2025-03-06	19:00:00	21:00:00	held
132	6	5	8	2025-03-07	18:00:00	19:30:00	held
133	11	11	9	2025-03-11	19:30:00	21:30:00	held
134	8	6	9	2025-03-13	19:00:00	21:00:00	held
135	6	5	9	2025-03-14	18:00:00	19:30:00	held
136	11	11	10	2025-03-18	19:30:00	21:30:00	held
137	8	7	10	2025-03-20	19:00:00	21:00:00	held
138	6	2	10	2025-03-21	18:00:00	19:30:00	held
139	11	11	11	2025-03-25	19:30:00	21:30:00	held
140	8	6	11	2025-03-27	19:00:00	21:00:00	held
141	6	5	11	2025-03-28	18:00:00	19:30:00	held
142	18	8	1	2025-04-01	16:30:00	18:30:00	canc
143	16	12	1	2025-04-01	19:00:00	20:30:00	held
144	11	11	12	2025-04-01	19:30:00	21:30:00	held
145	14	2	1	2025-04-03	18:00:00	20:00:00	held
146	17	3	1	2025-04-03	18:30:00	20:00:00	held
147	8	6	12	2025-04-03	19:00:00	21:00:00	held
148	13	1	1	2025-04-03	19:00:00	20:00:00	held
149	18	8	2	2025-04-04	16:30:00	18:30:00	canc
150	6	5	12	2025-04-04	18:00:00	19:30:00	held
151	15	7	1	2025-04-04	18:00:00	19:30:00	held
152	18	8	3	2025-04-08	16:30:00	18:30:00	canc
153	16	12	2	2025-04-08	19:00:00	20:30:00	held
154	14	2	2	2025-04-10	18:00:00	20:00:00	held
155	17	3	2	2025-04-10	18:30:00	20:00:00	held
156	13	1	2	2025-04-10	19:00:00	20:00:00	held
157	18	8	4	2025-04-11	16:30:00	18:30:00	canc
158	15	7	2	2025-04-11	18:00:00	19:30:00	held
159	18	8	5	2025-04-15	16:30:00	18:30:00	canc
160	16	12	3	2025-04-15	19:00:00	20:30:00	held
161	14	2	3	2025-04-17	18:00:00	20:00:00	held
162	17	3	3	2025-04-17	18:30:00	20:00:00	held
163	13	1	3	2025-04-17	19:00:00	20:00:00	held
164	18	8	6	2025-04-18	16:30:00	18:30:00	canc
165	15	7	3	2025-04-18	18:00:00	19:30:00	held
166	18	8	7	2025-04-22	16:30:00	18:30:00	canc
167	16	12	4	2025-04-22	19:00:00	20:30:00	held
168	14	2	4	2025-04-24	18:00:00	20:00:00	held
169	17	3	4	2025-04-24	18:30:00	20:00:00	held
170	13	1	4	2025-04-24	19:00:00	20:00:00	held
171	18	8	8	2025-04-25	16:30:00	18:30:00	canc
172	15	7	4	2025-04-25	18:00:00	19:30:00	held
173	18	8	9	2025-04-29	16:30:00	18:30:00	canc
174	16	12	5	2025-04-29	19:00:00	20:30:00	held
175	14	2	5	2025-05-01	18:00:00	20:00:00	held
176	17	3	5	2025-05-01	18:30:00	20:00:00	held
177	13	1	5	2025-05-01	19:00:00	20:00:00	held
178	18	8	10	2025-05-02	16:30:00	18:30:00	canc
179	15	7	5	2025-05-02	18:00:00	19:30:00	held
180	18	8	11	2025-05-06	16:30:00	18:30:00	canc
181	16	12	6	2025-05-06	19:00:00	20:30:00	held
182	14	2	6	2025-05-08	18:00:00	20:00:00	held
183	17	3	6	2025-05-08	18:30:00	20:00:00	held
184	13	1	6	2025-05-08	19:00:00	20:00:00	held
185	18	8	12	2025-05-09	16:30:00	18:30:00	canc
186	15	7	6	2025-05-09	18:00:00	19:30:00	held
187	16	11	7	2025-05-13	19:00:00	20:30:00	held
188	14	2	7	2025-05-15	18:00:00	20:00:00	held
189	17	3	7	2025-05-15	18:30:00	20:00:00	held
190	13	1	7	2025-05-15	19:00:00	20:00:00	held
191	15	7	7	2025-05-16	18:00:00	19:30:00	held
192	16	12	8	2025-05-20	19:00:00	20:30:00	held
193	14	2	8	2025-05-22	18:00:00	20:00:00	held
194	17	3	8	2025-05-22	18:30:00	20:00:00	held
195	13	1	8	2025-05-22	19:00:00	20:00:00	held
196	15	7	8	2025-05-23	18:00:00	19:30:00	held
197	16	12	9	2025-05-27	19:00:00	20:30:00	held
198	14	2	9	2025-05-29	18:00:00	20:00:00	held
199	17	3	9	2025-05-29	18:30:00	20:00:00	held
200	13	1	9	2025-05-29	19:00:00	20:00:00	held
201	15	7	9	2025-05-30	18:00:00	19:30:00	held
202	16	12	10	2025-06-03	19:00:00	20:30:00	held
203	14	2	10	2025-06-05	18:00:00	20:00:00	held
204	17	3	10	2025-06-05	18:30:00	20:00:00	held
205	13	1	10	2025-06-05	19:00:00	20:00:00	held
206	15	7	10	2025-06-06	18:00:00	19:30:00	held
207	22	3	1	2025-06-09	09:30:00	11:00:00	held
208	16	12	11	2025-06-10	19:00:00	20:30:00	held
209	20	10	1	2025-06-11	18:30:00	20:30:00	held
210	19	4	1	2025-06-12	17:30:00	19:30:00	held
211	14	2	11	2025-06-12	18:00:00	20:00:00	held
212	17	3	11	2025-06-12	18:30:00	20:00:00	held
213	13	3	11	2025-06-12	19:00:00	20:00:00	held
214	15	7	11	2025-06-13	18:00:00	19:30:00	held
215	21	13	1	2025-06-13	18:00:00	19:30:00	held
216	20	10	2	2025-06-14	18:30:00	20:30:00	held
217	22	3	2	2025-06-16	09:30:00	11:00:00	held
218	16	12	12	2025-06-17	19:00:00	20:30:00	held
219	20	10	3	2025-06-18	18:30:00	20:30:00	held
220	19	4	2	2025-06-19	17:30:00	19:30:00	held
221	14	2	12	2025-06-19	18:00:00	20:00:00	held
222	17	3	12	2025-06-19	18:30:00	20:00:00	held
223	13	1	12	2025-06-19	19:00:00	20:00:00	held
224	15	7	12	2025-06-20	18:00:00	19:30:00	canc
225	21	13	2	2025-06-20	18:00:00	19:30:00	held
226	20	10	4	2025-06-21	18:30:00	20:30:00	held
227	22	3	3	2025-06-23	09:30:00	11:00:00	held
228	20	10	5	2025-06-25	18:30:00	20:30:00	held
229	19	4	3	2025-06-26	17:30:00	19:30:00	held
230	17	3	13	2025-06-26	18:30:00	20:00:00	held
231	21	13	3	2025-06-27	18:00:00	19:30:00	held
232	20	10	6	2025-06-28	18:30:00	20:30:00	held
233	22	3	4	2025-06-30	09:30:00	11:00:00	held
234	20	10	7	2025-07-02	18:30:00	20:30:00	held
235	19	4	4	2025-07-03	17:30:00	19:30:00	held
236	17	3	14	2025-07-03	18:30:00	20:00:00	held
237	21	13	4	2025-07-04	18:00:00	19:30:00	held
238	20	10	8	2025-07-05	18:30:00	20:30:00	held
239	22	3	5	2025-07-07	09:30:00	11:00:00	held
240	20	9	9	2025-07-09	18:30:00	20:30:00	held
241	19	4	5	2025-07-10	17:30:00	19:30:00	held
242	21	13	5	2025-07-11	18:00:00	19:30:00	held
243	20	10	10	2025-07-12	18:30:00	20:30:00	held
244	22	3	6	2025-07-14	09:30:00	11:00:00	held
245	20	10	11	2025-07-16	18:30:00	20:30:00	held
246	19	4	6	2025-07-17	17:30:00	19:30:00	held
247	21	13	6	2025-07-18	18:00:00	19:30:00	held
248	20	10	12	2025-07-19	18:30:00	20:30:00	held
249	22	3	7	2025-07-21	09:30:00	11:00:00	held
250	19	4	7	2025-07-24	17:30:00	19:30:00	held
251	21	13	7	2025-07-25	18:00:00	19:30:00	held
252	22	3	8	2025-07-28	09:30:00	11:00:00	held
253	19	4	8	2025-07-31	17:30:00	19:30:00	held
254	21	13	8	2025-08-01	18:00:00	19:30:00	held
255	22	3	9	2025-08-04	09:30:00	11:00:00	canc
256	19	4	9	2025-08-07	17:30:00	19:30:00	canc
257	22	3	10	2025-08-11	09:30:00	11:00:00	held
258	19	4	10	2025-08-14	17:30:00	19:30:00	held
259	22	3	11	2025-08-18	09:30:00	11:00:00	held
260	19	4	11	2025-08-21	17:30:00	19:30:00	held
261	22	3	12	2025-08-25	09:30:00	11:00:00	held
262	19	4	12	2025-08-28	17:30:00	19:30:00	held
263	22	3	13	2025-09-01	09:30:00	11:00:00	held
264	22	3	14	2025-09-08	09:30:00	11:00:00	held
265	23	5	1	2025-09-15	16:00:00	18:00:00	held
266	26	10	1	2025-09-15	18:00:00	19:00:00	held
267	25	7	1	2025-09-17	09:00:00	10:00:00	held
268	23	5	2	2025-09-18	16:00:00	18:00:00	held
269	24	3	1	2025-09-18	17:00:00	19:00:00	held
270	26	10	2	2025-09-18	18:00:00	19:00:00	held
271	27	9	1	2025-09-18	18:00:00	20:00:00	held
272	30	4	1	2025-09-19	16:00:00	17:30:00	held
273	28	10	1	2025-09-19	17:30:00	19:30:00	held
274	29	3	1	2025-09-19	18:00:00	19:30:00	held
275	23	2	3	2025-09-22	16:00:00	18:00:00	held
276	26	10	3	2025-09-22	18:00:00	19:00:00	held
277	25	7	2	2025-09-24	09:00:00	10:00:00	held
278	23	5	4	2025-09-25	16:00:00	18:00:00	held
279	24	3	2	2025-09-25	17:00:00	19:00:00	held
280	26	10	4	2025-09-25	18:00:00	19:00:00	held
281	27	9	2	2025-09-25	18:00:00	20:00:00	held
282	30	4	2	2025-09-26	16:00:00	17:30:00	held
283	28	10	2	2025-09-26	17:30:00	19:30:00	held
284	29	3	2	2025-09-26	18:00:00	19:30:00	held
285	23	5	5	2025-09-29	16:00:00	18:00:00	held
286	26	10	5	2025-09-29	18:00:00	19:00:00	held
287	25	7	3	2025-10-01	09:00:00	10:00:00	held
288	23	4	6	2025-10-02	16:00:00	18:00:00	held
289	24	3	3	2025-10-02	17:00:00	19:00:00	held
290	26	10	6	2025-10-02	18:00:00	19:00:00	held
291	27	9	3	2025-10-02	18:00:00	20:00:00	held
292	30	4	3	2025-10-03	16:00:00	17:30:00	held
293	28	10	3	2025-10-03	17:30:00	19:30:00	held
294	29	3	3	2025-10-03	18:00:00	19:30:00	held
295	23	5	7	2025-10-06	16:00:00	18:00:00	held
296	26	10	7	2025-10-06	18:00:00	19:00:00	held
297	25	7	4	2025-10-08	09:00:00	10:00:00	held
298	23	5	8	2025-10-09	16:00:00	18:00:00	held
299	24	3	4	2025-10-09	17:00:00	19:00:00	held
300	26	10	8	2025-10-09	18:00:00	19:00:00	held
301	27	9	4	2025-10-09	18:00:00	20:00:00	held
302	30	4	4	2025-10-10	16:00:00	17:30:00	held
303	28	9	4	2025-10-10	17:30:00	19:30:00	held
304	29	3	4	2025-10-10	18:00:00	19:30:00	held
305	23	5	9	2025-10-13	16:00:00	18:00:00	canc
306	26	10	9	2025-10-13	18:00:00	19:00:00	held
307	25	7	5	2025-10-15	09:00:00	10:00:00	held
308	23	5	10	2025-10-16	16:00:00	18:00:00	canc
309	24	3	5	2025-10-16	17:00:00	19:00:00	held
310	26	9	10	2025-10-16	18:00:00	19:00:00	held
311	27	9	5	2025-10-16	18:00:00	20:00:00	held
312	30	4	5	2025-10-17	16:00:00	17:30:00	held
313	28	10	5	2025-10-17	17:30:00	19:30:00	held
314	29	3	5	2025-10-17	18:00:00	19:30:00	canc
315	23	5	11	2025-10-20	16:00:00	18:00:00	held
316	26	10	11	2025-10-20	18:00:00	19:00:00	held
317	25	7	6	2025-10-22	09:00:00	10:00:00	held
318	23	5	12	2025-10-23	16:00:00	18:00:00	held
319	24	3	6	2025-10-23	17:00:00	19:00:00	held
320	26	10	12	2025-10-23	18:00:00	19:00:00	held
321	27	9	6	2025-10-23	18:00:00	20:00:00	held
322	30	4	6	2025-10-24	16:00:00	17:30:00	held
323	28	10	6	2025-10-24	17:30:00	19:30:00	held
324	29	3	6	2025-10-24	18:00:00	19:30:00	held
325	25	7	7	2025-10-29	09:00:00	10:00:00	held
326	24	3	7	2025-10-30	17:00:00	19:00:00	canc
327	27	9	7	2025-10-30	18:00:00	20:00:00	held
328	30	4	7	2025-10-31	16:00:00	17:30:00	held
329	28	10	7	2025-10-31	17:30:00	19:30:00	held
330	29	3	7	2025-10-31	18:00:00	19:30:00	held
331	25	7	8	2025-11-05	09:00:00	10:00:00	held
332	24	3	8	2025-11-06	17:00:00	19:00:00	held
333	27	8	8	2025-11-06	18:00:00	20:00:00	held
334	30	4	8	2025-11-07	16:00:00	17:30:00	held
335	28	10	8	2025-11-07	17:30:00	19:30:00	held
336	29	3	8	2025-11-07	18:00:00	19:30:00	held
337	32	8	1	2025-11-10	16:00:00	17:30:00	held
338	25	7	9	2025-11-12	09:00:00	10:00:00	held
339	31	7	1	2025-11-12	19:00:00	20:30:00	held
340	34	8	1	2025-11-12	19:00:00	20:00:00	held
341	32	8	2	2025-11-13	16:00:00	17:30:00	held
342	24	3	9	2025-11-13	17:00:00	19:00:00	held
343	27	9	9	2025-11-13	18:00:00	20:00:00	held
344	33	1	1	2025-11-13	18:00:00	19:30:00	held
345	30	4	9	2025-11-14	16:00:00	17:30:00	held
346	28	10	9	2025-11-14	17:30:00	19:30:00	held
347	29	3	9	2025-11-14	18:00:00	19:30:00	held
348	31	7	2	2025-11-15	19:00:00	20:30:00	held
349	34	8	2	2025-11-15	19:00:00	20:00:00	canc
350	32	8	3	2025-11-17	16:00:00	17:30:00	held
351	25	7	10	2025-11-19	09:00:00	10:00:00	held
352	31	7	3	2025-11-19	19:00:00	20:30:00	held
353	34	8	3	2025-11-19	19:00:00	20:00:00	held
354	32	8	4	2025-11-20	16:00:00	17:30:00	held
355	24	3	10	2025-11-20	17:00:00	19:00:00	held
356	27	9	10	2025-11-20	18:00:00	20:00:00	held
357	33	1	2	2025-11-20	18:00:00	19:30:00	held
358	30	4	10	2025-11-21	16:00:00	17:30:00	held
359	28	10	10	2025-11-21	17:30:00	19:30:00	held
360	29	2	10	2025-11-21	18:00:00	19:30:00	held
361	31	7	4	2025-11-22	19:00:00	20:30:00	held
362	34	10	4	2025-11-22	19:00:00	20:00:00	held
363	32	8	5	2025-11-24	16:00:00	17:30:00	held
364	25	7	11	2025-11-26	09:00:00	10:00:00	held
365	31	7	5	2025-11-26	19:00:00	20:30:00	held
366	34	8	5	2025-11-26	19:00:00	20:00:00	held
367	32	8	6	2025-11-27	16:00:00	17:30:00	held
368	24	3	11	2025-11-27	17:00:00	19:00:00	held
369	27	9	11	2025-11-27	18:00:00	20:00:00	held
370	33	1	3	2025-11-27	18:00:00	19:30:00	held
371	30	4	11	2025-11-28	16:00:00	17:30:00	held
372	28	10	11	2025-11-28	17:30:00	19:30:00	held
373	29	3	11	2025-11-28	18:00:00	19:30:00	held
374	31	7	6	2025-11-29	19:00:00	20:30:00	held
375	34	9	6	2025-11-29	19:00:00	20:00:00	held
376	32	8	7	2025-12-01	16:00:00	17:30:00	held
377	25	7	12	2025-12-03	09:00:00	10:00:00	held
378	31	7	7	2025-12-03	19:00:00	20:30:00	held
379	34	8	7	2025-12-03	19:00:00	20:00:00	held
380	32	8	8	2025-12-04	16:00:00	17:30:00	held
381	24	3	12	2025-12-04	17:00:00	19:00:00	held
382	27	9	12	2025-12-04	18:00:00	20:00:00	held
383	33	1	4	2025-12-04	18:00:00	19:30:00	held
384	30	4	12	2025-12-05	16:00:00	17:30:00	held
385	28	10	12	2025-12-05	17:30:00	19:30:00	held
386	29	3	12	2025-12-05	18:00:00	19:30:00	held
387	31	7	8	2025-12-06	19:00:00	20:30:00	held
388	34	8	8	2025-12-06	19:00:00	20:00:00	held
389	32	8	9	2025-12-08	16:00:00	17:30:00	held
390	31	7	9	2025-12-10	19:00:00	20:30:00	held
391	34	8	9	2025-12-10	19:00:00	20:00:00	held
392	32	8	10	2025-12-11	16:00:00	17:30:00	held
393	24	3	13	2025-12-11	17:00:00	19:00:00	held
394	33	1	5	2025-12-11	18:00:00	19:30:00	held
395	30	4	13	2025-12-12	16:00:00	17:30:00	held
396	29	3	13	2025-12-12	18:00:00	19:30:00	held
397	31	7	10	2025-12-13	19:00:00	20:30:00	held
398	34	8	10	2025-12-13	19:00:00	20:00:00	held
399	32	8	11	2025-12-15	16:00:00	17:30:00	held
400	31	7	11	2025-12-17	19:00:00	20:30:00	held
401	34	8	11	2025-12-17	19:00:00	20:00:00	held
402	32	8	12	2025-12-18	16:00:00	17:30:00	held
403	24	3	14	2025-12-18	17:00:00	19:00:00	held
404	33	4	6	2025-12-18	18:00:00	19:30:00	held
405	30	4	14	2025-12-19	16:00:00	17:30:00	held
406	29	3	14	2025-12-19	18:00:00	19:30:00	canc
407	31	7	12	2025-12-20	19:00:00	20:30:00	held
408	34	8	12	2025-12-20	19:00:00	20:00:00	held
409	33	1	7	2026-01-08	18:00:00	19:30:00	canc
410	35	3	1	2026-01-12	09:30:00	11:30:00	held
411	41	13	1	2026-01-13	09:00:00	10:30:00	held
412	42	8	1	2026-01-13	09:30:00	11:00:00	held
413	39	11	1	2026-01-13	18:30:00	20:00:00	held
414	33	1	8	2026-01-15	18:00:00	19:30:00	held
415	37	6	1	2026-01-15	19:00:00	20:30:00	held
416	41	13	2	2026-01-16	09:00:00	10:30:00	held
417	42	8	2	2026-01-16	09:30:00	11:00:00	held
418	38	10	1	2026-01-16	11:00:00	12:00:00	held
419	40	13	1	2026-01-16	11:30:00	13:30:00	canc
420	36	3	1	2026-01-16	16:30:00	17:30:00	held
421	35	3	2	2026-01-19	09:30:00	11:30:00	held
422	41	13	3	2026-01-20	09:00:00	10:30:00	held
423	42	8	3	2026-01-20	09:30:00	11:00:00	held
424	39	11	2	2026-01-20	18:30:00	20:00:00	held
425	33	1	9	2026-01-22	18:00:00	19:30:00	held
426	37	6	2	2026-01-22	19:00:00	20:30:00	held
427	41	13	4	2026-01-23	09:00:00	10:30:00	held
428	42	8	4	2026-01-23	09:30:00	11:00:00	held
429	38	10	2	2026-01-23	11:00:00	12:00:00	held
430	40	13	2	2026-01-23	11:30:00	13:30:00	canc
431	36	3	2	2026-01-23	16:30:00	17:30:00	held
432	35	3	3	2026-01-26	09:30:00	11:30:00	held
433	41	13	5	2026-01-27	09:00:00	10:30:00	held
434	42	9	5	2026-01-27	09:30:00	11:00:00	held
435	39	11	3	2026-01-27	18:30:00	20:00:00	held
436	33	1	10	2026-01-29	18:00:00	19:30:00	held
437	37	6	3	2026-01-29	19:00:00	20:30:00	held
438	41	13	6	2026-01-30	09:00:00	10:30:00	held
439	42	8	6	2026-01-30	09:30:00	11:00:00	held
440	38	10	3	2026-01-30	11:00:00	12:00:00	canc
441	40	13	3	2026-01-30	11:30:00	13:30:00	canc
442	36	3	3	2026-01-30	16:30:00	17:30:00	held
443	35	3	4	2026-02-02	09:30:00	11:30:00	held
444	41	13	7	2026-02-03	09:00:00	10:30:00	held
445	42	8	7	2026-02-03	09:30:00	11:00:00	canc
446	39	11	4	2026-02-03	18:30:00	20:00:00	held
447	33	1	11	2026-02-05	18:00:00	19:30:00	held
448	37	6	4	2026-02-05	19:00:00	20:30:00	held
449	41	13	8	2026-02-06	09:00:00	10:30:00	held
450	42	8	8	2026-02-06	09:30:00	11:00:00	held
451	38	10	4	2026-02-06	11:00:00	12:00:00	held
452	40	13	4	2026-02-06	11:30:00	13:30:00	canc
453	36	3	4	2026-02-06	16:30:00	17:30:00	held
454	35	3	5	2026-02-09	09:30:00	11:30:00	held
455	41	13	9	2026-02-10	09:00:00	10:30:00	held
456	42	8	9	2026-02-10	09:30:00	11:00:00	held
457	39	11	5	2026-02-10	18:30:00	20:00:00	held
458	33	1	12	2026-02-12	18:00:00	19:30:00	held
459	37	6	5	2026-02-12	19:00:00	20:30:00	held
460	41	13	10	2026-02-13	09:00:00	10:30:00	held
461	42	8	10	2026-02-13	09:30:00	11:00:00	held
462	38	10	5	2026-02-13	11:00:00	12:00:00	held
463	40	13	5	2026-02-13	11:30:00	13:30:00	canc
464	36	3	5	2026-02-13	16:30:00	17:30:00	held
465	35	3	6	2026-02-16	09:30:00	11:30:00	held
466	41	13	11	2026-02-17	09:00:00	10:30:00	held
467	42	8	11	2026-02-17	09:30:00	11:00:00	held
468	39	11	6	2026-02-17	18:30:00	20:00:00	held
469	33	1	13	2026-02-19	18:00:00	19:30:00	held
470	37	6	6	2026-02-19	19:00:00	20:30:00	held
471	41	13	12	2026-02-20	09:00:00	10:30:00	held
472	42	8	12	2026-02-20	09:30:00	11:00:00	held
473	38	10	6	2026-02-20	11:00:00	12:00:00	held
474	40	13	6	2026-02-20	11:30:00	13:30:00	canc
475	36	3	6	2026-02-20	16:30:00	17:30:00	held
476	35	3	7	2026-02-23	09:30:00	11:30:00	held
477	39	11	7	2026-02-24	18:30:00	20:00:00	held
478	33	1	14	2026-02-26	18:00:00	19:30:00	held
479	37	6	7	2026-02-26	19:00:00	20:30:00	held
480	38	10	7	2026-02-27	11:00:00	12:00:00	held
481	40	13	7	2026-02-27	11:30:00	13:30:00	canc
482	36	2	7	2026-02-27	16:30:00	17:30:00	held
483	35	3	8	2026-03-02	09:30:00	11:30:00	held
484	39	11	8	2026-03-03	18:30:00	20:00:00	held
485	37	6	8	2026-03-05	19:00:00	20:30:00	canc
486	38	10	8	2026-03-06	11:00:00	12:00:00	held
487	40	13	8	2026-03-06	11:30:00	13:30:00	canc
488	36	3	8	2026-03-06	16:30:00	17:30:00	held
489	35	3	9	2026-03-09	09:30:00	11:30:00	held
490	39	11	9	2026-03-10	18:30:00	20:00:00	held
491	37	6	9	2026-03-12	19:00:00	20:30:00	held
492	38	10	9	2026-03-13	11:00:00	12:00:00	held
493	36	3	9	2026-03-13	16:30:00	17:30:00	held
494	35	3	10	2026-03-16	09:30:00	11:30:00	held
495	39	11	10	2026-03-17	18:30:00	20:00:00	held
496	37	6	10	2026-03-19	19:00:00	20:30:00	held
497	38	10	10	2026-03-20	11:00:00	12:00:00	held
498	36	3	10	2026-03-20	16:30:00	17:30:00	held
499	35	3	11	2026-03-23	09:30:00	11:30:00	held
500	39	11	11	2026-03-24	18:30:00	20:00:00	held
501	37	6	11	2026-03-26	19:00:00	20:30:00	held
502	38	10	11	2026-03-27	11:00:00	12:00:00	held
503	36	3	11	2026-03-27	16:30:00	17:30:00	held
504	43	14	1	2026-03-30	09:00:00	10:30:00	held
505	35	3	12	2026-03-30	09:30:00	11:30:00	held
506	49	8	1	2026-03-31	18:00:00	20:00:00	held
507	39	11	12	2026-03-31	18:30:00	20:00:00	held
508	44	8	1	2026-03-31	18:30:00	19:30:00	held
509	46	2	1	2026-04-01	09:00:00	10:00:00	held
510	37	6	12	2026-04-02	19:00:00	20:30:00	held
511	45	13	1	2026-04-02	19:30:00	20:30:00	held
512	38	10	12	2026-04-03	11:00:00	12:00:00	held
513	36	3	12	2026-04-03	16:30:00	17:30:00	held
514	47	4	1	2026-04-03	16:30:00	18:00:00	canc
515	48	14	1	2026-04-03	18:30:00	20:00:00	canc
516	43	1	2	2026-04-06	09:00:00	10:30:00	held
517	49	8	2	2026-04-07	18:00:00	20:00:00	held
518	44	8	2	2026-04-07	18:30:00	19:30:00	held
519	46	2	2	2026-04-08	09:00:00	10:00:00	held
520	45	13	2	2026-04-09	19:30:00	20:30:00	held
521	36	1	13	2026-04-10	16:30:00	17:30:00	held
522	47	4	2	2026-04-10	16:30:00	18:00:00	canc
523	48	14	2	2026-04-10	18:30:00	20:00:00	canc
524	43	1	3	2026-04-13	09:00:00	10:30:00	canc
525	49	8	3	2026-04-14	18:00:00	20:00:00	held
526	44	8	3	2026-04-14	18:30:00	19:30:00	held
527	46	2	3	2026-04-15	09:00:00	10:00:00	held
528	45	13	3	2026-04-16	19:30:00	20:30:00	held
529	36	3	14	2026-04-17	16:30:00	17:30:00	held
530	47	4	3	2026-04-17	16:30:00	18:00:00	canc
531	48	14	3	2026-04-17	18:30:00	20:00:00	canc
532	43	1	4	2026-04-20	09:00:00	10:30:00	held
533	49	8	4	2026-04-21	18:00:00	20:00:00	held
534	44	8	4	2026-04-21	18:30:00	19:30:00	held
535	46	2	4	2026-04-22	09:00:00	10:00:00	held
536	45	13	4	2026-04-23	19:30:00	20:30:00	held
537	47	4	4	2026-04-24	16:30:00	18:00:00	canc
538	48	14	4	2026-04-24	18:30:00	20:00:00	canc
539	43	14	5	2026-04-27	09:00:00	10:30:00	held
540	49	8	5	2026-04-28	18:00:00	20:00:00	held
541	44	8	5	2026-04-28	18:30:00	19:30:00	held
542	46	2	5	2026-04-29	09:00:00	10:00:00	held
543	45	13	5	2026-04-30	19:30:00	20:30:00	held
544	47	4	5	2026-05-01	16:30:00	18:00:00	canc
545	48	14	5	2026-05-01	18:30:00	20:00:00	canc
546	43	1	6	2026-05-04	09:00:00	10:30:00	held
547	49	8	6	2026-05-05	18:00:00	20:00:00	held
548	44	8	6	2026-05-05	18:30:00	19:30:00	held
549	46	2	6	2026-05-06	09:00:00	10:00:00	held
550	45	13	6	2026-05-07	19:30:00	20:30:00	canc
551	47	4	6	2026-05-08	16:30:00	18:00:00	canc
552	48	14	6	2026-05-08	18:30:00	20:00:00	canc
553	43	1	7	2026-05-11	09:00:00	10:30:00	held
554	49	8	7	2026-05-12	18:00:00	20:00:00	held
555	44	8	7	2026-05-12	18:30:00	19:30:00	held
556	46	2	7	2026-05-13	09:00:00	10:00:00	held
557	45	13	7	2026-05-14	19:30:00	20:30:00	held
558	47	4	7	2026-05-15	16:30:00	18:00:00	canc
559	48	14	7	2026-05-15	18:30:00	20:00:00	canc
560	43	1	8	2026-05-18	09:00:00	10:30:00	held
561	49	8	8	2026-05-19	18:00:00	20:00:00	held
562	44	8	8	2026-05-19	18:30:00	19:30:00	held
563	46	2	8	2026-05-20	09:00:00	10:00:00	held
564	45	13	8	2026-05-21	19:30:00	20:30:00	held
565	47	4	8	2026-05-22	16:30:00	18:00:00	canc
566	48	14	8	2026-05-22	18:30:00	20:00:00	canc
567	43	1	9	2026-05-25	09:00:00	10:30:00	held
568	49	8	9	2026-05-26	18:00:00	20:00:00	held
569	44	8	9	2026-05-26	18:30:00	19:30:00	held
570	46	2	9	2026-05-27	09:00:00	10:00:00	canc
571	47	4	9	2026-05-29	16:30:00	18:00:00	canc
572	48	14	9	2026-05-29	18:30:00	20:00:00	canc
573	43	1	10	2026-06-01	09:00:00	10:30:00	held
574	49	8	10	2026-06-02	18:00:00	20:00:00	held
575	44	8	10	2026-06-02	18:30:00	19:30:00	held
576	46	2	10	2026-06-03	09:00:00	10:00:00	held
577	47	4	10	2026-06-05	16:30:00	18:00:00	canc
578	48	14	10	2026-06-05	18:30:00	20:00:00	canc
579	43	1	11	2026-06-08	09:00:00	10:30:00	held
580	50	6	1	2026-06-08	18:30:00	19:30:00	held
581	49	8	11	2026-06-09	18:00:00	20:00:00	held
582	44	8	11	2026-06-09	18:30:00	19:30:00	held
583	46	2	11	2026-06-10	09:00:00	10:00:00	held
584	53	4	1	2026-06-10	17:30:00	19:00:00	held
585	52	9	1	2026-06-10	19:00:00	20:30:00	held
586	50	6	2	2026-06-11	18:30:00	19:30:00	held
587	51	8	1	2026-06-11	19:30:00	21:30:00	held
588	47	4	11	2026-06-12	16:30:00	18:00:00	canc
589	48	14	11	2026-06-12	18:30:00	20:00:00	canc
590	43	1	12	2026-06-15	09:00:00	10:30:00	held
591	50	6	3	2026-06-15	18:30:00	19:30:00	held
592	49	8	12	2026-06-16	18:00:00	20:00:00	held
593	44	8	12	2026-06-16	18:30:00	19:30:00	held
594	46	2	12	2026-06-17	09:00:00	10:00:00	held
595	53	4	2	2026-06-17	17:30:00	19:00:00	held
596	52	9	2	2026-06-17	19:00:00	20:30:00	held
597	50	6	4	2026-06-18	18:30:00	19:30:00	held
598	51	8	2	2026-06-18	19:30:00	21:30:00	held
599	47	4	12	2026-06-19	16:30:00	18:00:00	canc
600	48	14	12	2026-06-19	18:30:00	20:00:00	canc
601	50	6	5	2026-06-22	18:30:00	19:30:00	held
602	46	2	13	2026-06-24	09:00:00	10:00:00	held
603	53	4	3	2026-06-24	17:30:00	19:00:00	held
604	52	9	3	2026-06-24	19:00:00	20:30:00	held
605	50	6	6	2026-06-25	18:30:00	19:30:00	held
606	51	8	3	2026-06-25	19:30:00	21:30:00	held
607	50	6	7	2026-06-29	18:30:00	19:30:00	held
608	46	2	14	2026-07-01	09:00:00	10:00:00	held
609	53	4	4	2026-07-01	17:30:00	19:00:00	held
610	52	9	4	2026-07-01	19:00:00	20:30:00	held
611	50	6	8	2026-07-02	18:30:00	19:30:00	held
612	51	8	4	2026-07-02	19:30:00	21:30:00	held
613	50	6	9	2026-07-06	18:30:00	19:30:00	held
614	53	4	5	2026-07-08	17:30:00	19:00:00	held
615	52	9	5	2026-07-08	19:00:00	20:30:00	held
616	50	6	10	2026-07-09	18:30:00	19:30:00	held
617	51	8	5	2026-07-09	19:30:00	21:30:00	held
618	50	6	11	2026-07-13	18:30:00	19:30:00	held
619	53	4	6	2026-07-15	17:30:00	19:00:00	held
620	52	9	6	2026-07-15	19:00:00	20:30:00	held
621	50	6	12	2026-07-16	18:30:00	19:30:00	held
622	51	8	6	2026-07-16	19:30:00	21:30:00	held
623	53	14	7	2026-07-22	17:30:00	19:00:00	held
624	52	9	7	2026-07-22	19:00:00	20:30:00	held
625	51	8	7	2026-07-23	19:30:00	21:30:00	held
626	53	4	8	2026-07-29	17:30:00	19:00:00	held
627	52	9	8	2026-07-29	19:00:00	20:30:00	held
628	51	8	8	2026-07-30	19:30:00	21:30:00	held
629	53	4	9	2026-08-05	17:30:00	19:00:00	held
630	52	9	9	2026-08-05	19:00:00	20:30:00	held
631	51	8	9	2026-08-06	19:30:00	21:30:00	canc
632	53	4	10	2026-08-12	17:30:00	19:00:00	held
633	52	9	10	2026-08-12	19:00:00	20:30:00	held
634	51	8	10	2026-08-13	19:30:00	21:30:00	held
635	53	4	11	2026-08-19	17:30:00	19:00:00	held
636	52	9	11	2026-08-19	19:00:00	20:30:00	held
637	51	8	11	2026-08-20	19:30:00	21:30:00	held
638	53	4	12	2026-08-26	17:30:00	19:00:00	held
639	52	9	12	2026-08-26	19:00:00	20:30:00	held
640	51	8	12	2026-08-27	19:30:00	21:30:00	held
641	52	9	13	2026-09-02	19:00:00	20:30:00	held
642	52	9	14	2026-09-09	19:00:00	20:30:00	held
643	57	9	1	2026-09-14	16:00:00	17:30:00	held
644	60	1	1	2026-09-15	09:00:00	10:30:00	held
645	55	1	1	2026-09-15	09:30:00	11:00:00	held
646	62	14	1	2026-09-15	17:00:00	18:00:00	held
647	61	3	1	2026-09-15	19:00:00	20:30:00	held
648	59	9	1	2026-09-16	17:00:00	18:00:00	held
649	57	9	2	2026-09-17	16:00:00	17:30:00	held
650	58	8	1	2026-09-17	16:00:00	18:00:00	held
651	54	3	1	2026-09-17	18:00:00	19:00:00	held
652	56	7	1	2026-09-18	09:30:00	10:30:00	held
653	62	14	2	2026-09-18	17:00:00	18:00:00	canc
654	57	9	3	2026-09-21	16:00:00	17:30:00	held
655	60	1	2	2026-09-22	09:00:00	10:30:00	held
656	55	1	2	2026-09-22	09:30:00	11:00:00	held
657	62	14	3	2026-09-22	17:00:00	18:00:00	held
658	61	3	2	2026-09-22	19:00:00	20:30:00	held
659	59	9	2	2026-09-23	17:00:00	18:00:00	held
660	57	9	4	2026-09-24	16:00:00	17:30:00	held
661	58	8	2	2026-09-24	16:00:00	18:00:00	held
662	54	3	2	2026-09-24	18:00:00	19:00:00	held
663	56	7	2	2026-09-25	09:30:00	10:30:00	held
664	62	14	4	2026-09-25	17:00:00	18:00:00	held
665	57	9	5	2026-09-28	16:00:00	17:30:00	held
666	60	1	3	2026-09-29	09:00:00	10:30:00	held
667	55	1	3	2026-09-29	09:30:00	11:00:00	held
668	62	14	5	2026-09-29	17:00:00	18:00:00	held
669	61	3	3	2026-09-29	19:00:00	20:30:00	canc
670	59	9	3	2026-09-30	17:00:00	18:00:00	held
671	57	9	6	2026-10-01	16:00:00	17:30:00	held
672	58	8	3	2026-10-01	16:00:00	18:00:00	held
673	54	3	3	2026-10-01	18:00:00	19:00:00	held
674	56	7	3	2026-10-02	09:30:00	10:30:00	held
675	62	14	6	2026-10-02	17:00:00	18:00:00	held
676	57	9	7	2026-10-05	16:00:00	17:30:00	held
677	60	1	4	2026-10-06	09:00:00	10:30:00	held
678	55	1	4	2026-10-06	09:30:00	11:00:00	held
679	62	14	7	2026-10-06	17:00:00	18:00:00	held
680	61	3	4	2026-10-06	19:00:00	20:30:00	held
681	59	9	4	2026-10-07	17:00:00	18:00:00	held
682	57	9	8	2026-10-08	16:00:00	17:30:00	held
683	58	8	4	2026-10-08	16:00:00	18:00:00	held
684	54	3	4	2026-10-08	18:00:00	19:00:00	held
685	56	7	4	2026-10-09	09:30:00	10:30:00	held
686	62	14	8	2026-10-09	17:00:00	18:00:00	held
687	57	9	9	2026-10-12	16:00:00	17:30:00	held
688	60	4	5	2026-10-13	09:00:00	10:30:00	held
689	55	1	5	2026-10-13	09:30:00	11:00:00	held
690	62	14	9	2026-10-13	17:00:00	18:00:00	held
691	61	3	5	2026-10-13	19:00:00	20:30:00	canc
692	59	9	5	2026-10-14	17:00:00	18:00:00	held
693	57	9	10	2026-10-15	16:00:00	17:30:00	held
694	58	8	5	2026-10-15	16:00:00	18:00:00	held
695	54	3	5	2026-10-15	18:00:00	19:00:00	held
696	56	7	5	2026-10-16	09:30:00	10:30:00	held
697	62	14	10	2026-10-16	17:00:00	18:00:00	held
698	57	9	11	2026-10-19	16:00:00	17:30:00	held
699	60	1	6	2026-10-20	09:00:00	10:30:00	held
700	55	1	6	2026-10-20	09:30:00	11:00:00	held
701	65	11	1	2026-10-20	18:00:00	19:00:00	held
702	61	3	6	2026-10-20	19:00:00	20:30:00	held
703	63	3	1	2026-10-20	19:30:00	20:30:00	held
704	59	9	6	2026-10-21	17:00:00	18:00:00	held
705	66	13	1	2026-10-22	09:00:00	10:30:00	held
706	57	9	12	2026-10-22	16:00:00	17:30:00	held
707	58	8	6	2026-10-22	16:00:00	18:00:00	held
708	54	1	6	2026-10-22	18:00:00	19:00:00	held
709	67	7	1	2026-10-22	18:30:00	20:00:00	held
710	64	6	1	2026-10-22	19:00:00	20:30:00	held
711	56	7	6	2026-10-23	09:30:00	10:30:00	held
712	63	3	2	2026-10-23	19:30:00	20:30:00	held
713	60	1	7	2026-10-27	09:00:00	10:30:00	held
714	55	1	7	2026-10-27	09:30:00	11:00:00	held
715	65	11	2	2026-10-27	18:00:00	19:00:00	held
716	61	3	7	2026-10-27	19:00:00	20:30:00	held
717	63	3	3	2026-10-27	19:30:00	20:30:00	held
718	59	9	7	2026-10-28	17:00:00	18:00:00	held
719	66	13	2	2026-10-29	09:00:00	10:30:00	held
720	58	8	7	2026-10-29	16:00:00	18:00:00	held
721	54	3	7	2026-10-29	18:00:00	19:00:00	held
722	67	7	2	2026-10-29	18:30:00	20:00:00	held
723	64	6	2	2026-10-29	19:00:00	20:30:00	held
724	56	6	7	2026-10-30	09:30:00	10:30:00	held
725	63	3	4	2026-10-30	19:30:00	20:30:00	held
726	60	1	8	2026-11-03	09:00:00	10:30:00	held
727	55	1	8	2026-11-03	09:30:00	11:00:00	held
728	65	12	3	2026-11-03	18:00:00	19:00:00	held
729	61	3	8	2026-11-03	19:00:00	20:30:00	held
730	63	3	5	2026-11-03	19:30:00	20:30:00	held
731	59	9	8	2026-11-04	17:00:00	18:00:00	held
732	66	13	3	2026-11-05	09:00:00	10:30:00	held
733	58	8	8	2026-11-05	16:00:00	18:00:00	held
734	54	3	8	2026-11-05	18:00:00	19:00:00	held
735	67	7	3	2026-11-05	18:30:00	20:00:00	held
736	64	6	3	2026-11-05	19:00:00	20:30:00	held
737	56	7	8	2026-11-06	09:30:00	10:30:00	held
738	63	3	6	2026-11-06	19:30:00	20:30:00	held
739	60	1	9	2026-11-10	09:00:00	10:30:00	held
740	55	1	9	2026-11-10	09:30:00	11:00:00	held
741	65	11	4	2026-11-10	18:00:00	19:00:00	held
742	61	3	9	2026-11-10	19:00:00	20:30:00	held
743	63	3	7	2026-11-10	19:30:00	20:30:00	held
744	59	9	9	2026-11-11	17:00:00	18:00:00	held
745	66	13	4	2026-11-12	09:00:00	10:30:00	held
746	58	8	9	2026-11-12	16:00:00	18:00:00	held
747	54	3	9	2026-11-12	18:00:00	19:00:00	held
748	67	7	4	2026-11-12	18:30:00	20:00:00	held
749	64	7	4	2026-11-12	19:00:00	20:30:00	held
750	56	7	9	2026-11-13	09:30:00	10:30:00	held
751	63	3	8	2026-11-13	19:30:00	20:30:00	held
752	60	1	10	2026-11-17	09:00:00	10:30:00	held
753	55	1	10	2026-11-17	09:30:00	11:00:00	held
754	65	11	5	2026-11-17	18:00:00	19:00:00	held
755	61	3	10	2026-11-17	19:00:00	20:30:00	held
756	63	3	9	2026-11-17	19:30:00	20:30:00	held
757	59	9	10	2026-11-18	17:00:00	18:00:00	held
758	66	13	5	2026-11-19	09:00:00	10:30:00	held
759	58	8	10	2026-11-19	16:00:00	18:00:00	held
760	54	3	10	2026-11-19	18:00:00	19:00:00	held
761	67	7	5	2026-11-19	18:30:00	20:00:00	held
762	64	6	5	2026-11-19	19:00:00	20:30:00	held
763	56	7	10	2026-11-20	09:30:00	10:30:00	held
764	63	14	10	2026-11-20	19:30:00	20:30:00	held
765	60	1	11	2026-11-24	09:00:00	10:30:00	held
766	55	1	11	2026-11-24	09:30:00	11:00:00	held
767	65	11	6	2026-11-24	18:00:00	19:00:00	held
768	61	3	11	2026-11-24	19:00:00	20:30:00	held
769	63	3	11	2026-11-24	19:30:00	20:30:00	held
770	59	9	11	2026-11-25	17:00:00	18:00:00	held
771	66	13	6	2026-11-26	09:00:00	10:30:00	held
772	58	8	11	2026-11-26	16:00:00	18:00:00	held
773	54	3	11	2026-11-26	18:00:00	19:00:00	held
774	67	7	6	2026-11-26	18:30:00	20:00:00	held
775	64	6	6	2026-11-26	19:00:00	20:30:00	held
776	56	7	11	2026-11-27	09:30:00	10:30:00	held
777	63	3	12	2026-11-27	19:30:00	20:30:00	canc
778	60	1	12	2026-12-01	09:00:00	10:30:00	sched
779	55	1	12	2026-12-01	09:30:00	11:00:00	sched
780	65	11	7	2026-12-01	18:00:00	19:00:00	sched
781	61	3	12	2026-12-01	19:00:00	20:30:00	sched
782	59	9	12	2026-12-02	17:00:00	18:00:00	sched
783	66	13	7	2026-12-03	09:00:00	10:30:00	sched
784	58	8	12	2026-12-03	16:00:00	18:00:00	sched
785	54	3	12	2026-12-03	18:00:00	19:00:00	sched
786	67	7	7	2026-12-03	18:30:00	20:00:00	sched
787	64	6	7	2026-12-03	19:00:00	20:30:00	sched
788	56	7	12	2026-12-04	09:30:00	10:30:00	sched
789	60	1	13	2026-12-08	09:00:00	10:30:00	sched
790	65	11	8	2026-12-08	18:00:00	19:00:00	sched
791	66	13	8	2026-12-10	09:00:00	10:30:00	sched
792	67	7	8	2026-12-10	18:30:00	20:00:00	sched
793	64	6	8	2026-12-10	19:00:00	20:30:00	sched
794	56	7	13	2026-12-11	09:30:00	10:30:00	sched
795	60	1	14	2026-12-15	09:00:00	10:30:00	sched
796	65	11	9	2026-12-15	18:00:00	19:00:00	sched
797	67	7	9	2026-12-17	18:30:00	20:00:00	sched
798	64	6	9	2026-12-17	19:00:00	20:30:00	sched
799	56	7	14	2026-12-18	09:30:00	10:30:00	sched
800	65	11	10	2026-12-22	18:00:00	19:00:00	sched
801	67	7	10	2027-01-07	18:30:00	20:00:00	sched
802	64	6	10	2027-01-07	19:00:00	20:30:00	sched
803	68	3	1	2027-01-11	17:00:00	19:00:00	sched
804	65	11	11	2027-01-12	18:00:00	19:00:00	sched
805	69	13	1	2027-01-12	18:00:00	19:30:00	sched
806	70	\N	1	2027-01-13	18:30:00	20:00:00	sched
807	67	7	11	2027-01-14	18:30:00	20:00:00	sched
808	64	6	11	2027-01-14	19:00:00	20:30:00	sched
809	68	3	2	2027-01-18	17:00:00	19:00:00	sched
810	65	11	12	2027-01-19	18:00:00	19:00:00	sched
811	69	13	2	2027-01-19	18:00:00	19:30:00	sched
812	70	\N	2	2027-01-20	18:30:00	20:00:00	sched
813	67	7	12	2027-01-21	18:30:00	20:00:00	sched
814	64	6	12	2027-01-21	19:00:00	20:30:00	sched
815	68	3	3	2027-01-25	17:00:00	19:00:00	sched
816	69	13	3	2027-01-26	18:00:00	19:30:00	sched
817	70	\N	3	2027-01-27	18:30:00	20:00:00	sched
818	68	3	4	2027-02-01	17:00:00	19:00:00	sched
819	69	13	4	2027-02-02	18:00:00	19:30:00	sched
820	70	\N	4	2027-02-03	18:30:00	20:00:00	sched
821	68	3	5	2027-02-08	17:00:00	19:00:00	sched
822	69	13	5	2027-02-09	18:00:00	19:30:00	sched
823	70	\N	5	2027-02-10	18:30:00	20:00:00	sched
824	68	3	6	2027-02-15	17:00:00	19:00:00	sched
825	69	13	6	2027-02-16	18:00:00	19:30:00	sched
826	70	\N	6	2027-02-17	18:30:00	20:00:00	sched
827	68	3	7	2027-02-22	17:00:00	19:00:00	sched
828	69	13	7	2027-02-23	18:00:00	19:30:00	sched
829	70	\N	7	2027-02-24	18:30:00	20:00:00	sched
830	68	3	8	2027-03-01	17:00:00	19:00:00	sched
831	69	13	8	2027-03-02	18:00:00	19:30:00	sched
832	70	\N	8	2027-03-03	18:30:00	20:00:00	sched
833	68	3	9	2027-03-08	17:00:00	19:00:00	sched
834	69	13	9	2027-03-09	18:00:00	19:30:00	sched
835	70	\N	9	2027-03-10	18:30:00	20:00:00	sched
836	68	3	10	2027-03-15	17:00:00	19:00:00	sched
837	69	13	10	2027-03-16	18:00:00	19:30:00	sched
838	70	\N	10	2027-03-17	18:30:00	20:00:00	sched
839	68	3	11	2027-03-22	17:00:00	19:00:00	sched
840	69	13	11	2027-03-23	18:00:00	19:30:00	sched
841	70	\N	11	2027-03-24	18:30:00	20:00:00	sched
842	68	3	12	2027-03-29	17:00:00	19:00:00	sched
843	69	13	12	2027-03-30	18:00:00	19:30:00	sched
844	70	\N	12	2027-03-31	18:30:00	20:00:00	sched
845	70	\N	13	2027-04-07	18:30:00	20:00:00	sched
846	70	\N	14	2027-04-14	18:30:00	20:00:00	sched
\.

COPY attendance (lesson_id, student_id, status, minutes_late) FROM stdin;
1	1	pres	\N
1	2	pres	\N
1	3	pres	\N
1	5	pres	\N
1	6	late	10
1	7	pres	\N
1	8	pres	\N
1	9	pres	\N
1	10	pres	\N
1	11	pres	\N
1	12	pres	\N
2	4	pres	\N
6	4	pres	\N
7	1	pres	\N
7	2	pres	\N
7	3	pres	\N
7	5	late	20
7	6	pres	\N
7	7	abs	\N
7	8	pres	\N
7	9	abs	\N
7	10	pres	\N
7	11	pres	\N
7	12	pres	\N
8	4	pres	\N
12	4	late	5
13	1	pres	\N
13	2	pres	\N
13	3	pres	\N
13	5	late	10
13	6	pres	\N
13	7	pres	\N
13	8	pres	\N
13	9	abs	\N
13	10	pres	\N
13	11	pres	\N
13	12	abs	\N
14	4	late	15
18	4	pres	\N
19	1	pres	\N
19	2	pres	\N
19	3	pres	\N
19	5	pres	\N
19	6	pres	\N
19	7	abs	\N
19	8	pres	\N
19	9	exc	\N
19	10	pres	\N
19	11	pres	\N
19	12	pres	\N
20	4	pres	\N
24	4	pres	\N
25	2	pres	\N
25	3	abs	\N
25	5	pres	\N
25	6	late	10
25	7	pres	\N
25	8	pres	\N
25	9	abs	\N
25	10	late	8
25	11	pres	\N
25	12	pres	\N
26	4	pres	\N
30	4	pres	\N
31	1	pres	\N
31	3	pres	\N
31	5	late	15
31	6	pres	\N
31	7	exc	\N
31	8	exc	\N
31	9	exc	\N
31	10	pres	\N
31	11	pres	\N
31	12	pres	\N
32	4	pres	\N
36	4	pres	\N
37	1	pres	\N
37	3	exc	\N
37	5	pres	\N
37	6	pres	\N
37	7	exc	\N
37	8	abs	\N
37	9	pres	\N
37	10	pres	\N
37	11	abs	\N
37	12	pres	\N
41	1	pres	\N
41	3	pres	\N
41	5	pres	\N
41	6	late	\N
41	7	pres	\N
41	8	pres	\N
41	9	abs	\N
41	10	pres	\N
41	11	pres	\N
41	12	pres	\N
46	17	late	5
46	21	pres	\N
46	29	late	15
46	35	pres	\N
46	41	pres	\N
46	44	pres	\N
46	47	pres	\N
47	1	abs	\N
47	3	pres	\N
47	5	pres	\N
47	6	pres	\N
47	7	exc	\N
47	8	pres	\N
47	9	pres	\N
47	10	pres	\N
47	11	pres	\N
47	12	pres	\N
49	14	pres	\N
49	18	pres	\N
49	23	abs	\N
49	24	pres	\N
49	26	pres	\N
49	27	pres	\N
49	30	pres	\N
49	33	late	20
49	39	pres	\N
49	48	pres	\N
49	49	exc	\N
49	50	pres	\N
49	51	pres	\N
50	2	pres	\N
50	4	pres	\N
50	22	pres	\N
52	16	late	8
52	19	pres	\N
52	20	pres	\N
52	36	pres	\N
52	45	pres	\N
52	52	pres	\N
54	17	pres	\N
54	21	pres	\N
54	29	pres	\N
54	35	pres	\N
54	41	late	10
54	44	late	10
54	47	late	10
56	13	abs	\N
56	25	pres	\N
56	28	late	10
56	32	pres	\N
56	34	pres	\N
56	37	pres	\N
56	38	late	15
56	42	late	5
56	43	pres	\N
56	46	late	\N
57	15	abs	\N
57	31	exc	\N
57	40	pres	\N
58	14	pres	\N
58	18	pres	\N
58	23	pres	\N
58	24	pres	\N
58	26	pres	\N
58	27	pres	\N
58	30	pres	\N
58	33	pres	\N
58	39	pres	\N
58	48	pres	\N
58	49	pres	\N
58	50	pres	\N
58	51	pres	\N
59	16	pres	\N
59	19	abs	\N
59	20	pres	\N
59	36	late	5
59	45	pres	\N
59	52	pres	\N
61	17	pres	\N
61	21	abs	\N
61	29	pres	\N
61	35	exc	\N
61	41	pres	\N
61	44	late	25
61	47	abs	\N
62	1	pres	\N
62	3	late	15
62	5	exc	\N
62	6	pres	\N
62	7	pres	\N
62	8	pres	\N
62	9	exc	\N
62	10	pres	\N
62	11	pres	\N
62	12	pres	\N
64	14	pres	\N
64	18	pres	\N
64	23	abs	\N
64	24	late	10
64	26	pres	\N
64	27	pres	\N
64	30	exc	\N
64	33	pres	\N
64	39	pres	\N
64	48	abs	\N
64	49	pres	\N
64	50	pres	\N
64	51	pres	\N
65	2	pres	\N
65	4	late	10
65	22	pres	\N
67	16	pres	\N
67	19	exc	\N
67	20	pres	\N
67	36	pres	\N
67	52	pres	\N
69	17	pres	\N
69	21	pres	\N
69	29	pres	\N
69	35	abs	\N
69	41	pres	\N
69	44	pres	\N
69	47	pres	\N
71	13	pres	\N
71	25	pres	\N
71	28	pres	\N
71	32	exc	\N
71	34	pres	\N
71	37	pres	\N
71	38	pres	\N
71	42	pres	\N
71	43	pres	\N
71	46	pres	\N
72	15	pres	\N
72	31	pres	\N
72	40	pres	\N
73	14	pres	\N
73	18	pres	\N
73	23	pres	\N
73	24	abs	\N
73	26	late	5
73	27	pres	\N
73	33	pres	\N
73	39	pres	\N
73	48	abs	\N
73	49	pres	\N
73	50	late	\N
73	51	pres	\N
76	17	abs	\N
76	21	pres	\N
76	29	pres	\N
76	35	pres	\N
76	41	abs	\N
76	47	pres	\N
77	1	pres	\N
77	3	pres	\N
77	5	abs	\N
77	6	exc	\N
77	7	pres	\N
77	8	pres	\N
77	9	late	\N
77	10	pres	\N
77	11	late	5
77	12	late	10
79	14	pres	\N
79	18	pres	\N
79	23	pres	\N
79	24	pres	\N
79	26	pres	\N
79	27	late	15
79	30	pres	\N
79	33	pres	\N
79	39	late	20
79	48	pres	\N
79	49	pres	\N
79	50	pres	\N
79	51	pres	\N
80	2	pres	\N
80	4	pres	\N
80	22	pres	\N
82	16	pres	\N
82	19	exc	\N
82	20	pres	\N
82	36	pres	\N
82	45	pres	\N
82	52	pres	\N
84	17	pres	\N
84	21	pres	\N
84	29	pres	\N
84	35	pres	\N
84	41	pres	\N
84	47	pres	\N
86	13	pres	\N
86	25	pres	\N
86	28	late	\N
86	32	pres	\N
86	34	pres	\N
86	37	pres	\N
86	38	pres	\N
86	42	pres	\N
86	43	late	10
86	46	late	5
87	15	pres	\N
87	31	pres	\N
87	40	pres	\N
88	14	pres	\N
88	18	pres	\N
88	23	pres	\N
88	24	pres	\N
88	26	pres	\N
88	27	pres	\N
88	30	pres	\N
88	33	pres	\N
88	39	pres	\N
88	48	abs	\N
88	49	pres	\N
88	50	pres	\N
88	51	abs	\N
89	16	late	5
89	19	pres	\N
89	20	pres	\N
89	36	pres	\N
89	45	exc	\N
89	52	pres	\N
91	17	pres	\N
91	21	late	15
91	29	pres	\N
91	35	pres	\N
91	41	pres	\N
91	47	late	8
92	1	pres	\N
92	3	exc	\N
92	5	pres	\N
92	6	abs	\N
92	7	exc	\N
92	8	pres	\N
92	9	pres	\N
92	10	pres	\N
92	11	pres	\N
92	12	late	5
94	14	pres	\N
94	18	pres	\N
94	23	pres	\N
94	24	pres	\N
94	26	pres	\N
94	27	pres	\N
94	30	pres	\N
94	33	pres	\N
94	39	abs	\N
94	48	pres	\N
94	49	pres	\N
94	50	pres	\N
94	51	pres	\N
95	2	pres	\N
95	4	pres	\N
95	22	pres	\N
97	16	pres	\N
97	19	exc	\N
97	20	abs	\N
97	36	pres	\N
97	45	pres	\N
97	52	pres	\N
99	17	pres	\N
99	21	pres	\N
99	29	pres	\N
99	35	pres	\N
99	41	pres	\N
99	47	pres	\N
101	13	pres	\N
101	25	late	15
101	28	pres	\N
101	32	pres	\N
101	34	pres	\N
101	37	pres	\N
101	38	abs	\N
101	42	abs	\N
101	43	pres	\N
102	15	pres	\N
102	31	pres	\N
102	40	exc	\N
103	14	pres	\N
103	18	pres	\N
103	23	late	\N
103	24	pres	\N
103	26	pres	\N
103	27	pres	\N
103	30	pres	\N
103	33	pres	\N
103	39	late	5
103	48	pres	\N
103	49	pres	\N
103	50	pres	\N
103	51	pres	\N
104	16	exc	\N
104	19	pres	\N
104	20	exc	\N
104	45	late	10
104	52	pres	\N
105	17	abs	\N
105	21	late	25
105	29	pres	\N
105	35	abs	\N
105	41	exc	\N
105	47	pres	\N
106	14	pres	\N
106	18	pres	\N
106	23	pres	\N
106	24	pres	\N
106	26	pres	\N
106	27	pres	\N
106	30	pres	\N
106	33	pres	\N
106	39	pres	\N
106	48	pres	\N
106	49	pres	\N
106	50	late	5
106	51	pres	\N
107	2	late	5
107	4	pres	\N
107	22	pres	\N
109	16	pres	\N
109	19	abs	\N
109	20	pres	\N
109	45	pres	\N
109	52	pres	\N
110	17	pres	\N
110	21	pres	\N
110	29	pres	\N
110	35	pres	\N
110	41	exc	\N
110	47	pres	\N
111	13	pres	\N
111	25	abs	\N
111	28	pres	\N
111	32	pres	\N
111	34	pres	\N
111	37	pres	\N
111	38	pres	\N
111	42	late	10
111	43	pres	\N
112	15	pres	\N
112	31	abs	\N
112	40	pres	\N
113	14	pres	\N
113	18	pres	\N
113	23	pres	\N
113	26	late	\N
113	27	late	10
113	33	pres	\N
113	39	pres	\N
113	48	pres	\N
113	49	pres	\N
113	50	pres	\N
113	51	pres	\N
114	16	late	15
114	19	pres	\N
114	45	pres	\N
114	52	abs	\N
116	14	late	8
116	18	pres	\N
116	23	pres	\N
116	26	pres	\N
116	27	pres	\N
116	33	pres	\N
116	39	pres	\N
116	48	exc	\N
116	49	pres	\N
116	50	pres	\N
116	51	pres	\N
117	2	pres	\N
117	4	exc	\N
117	22	pres	\N
119	16	pres	\N
119	19	abs	\N
119	20	pres	\N
119	45	pres	\N
119	52	abs	\N
120	17	pres	\N
120	21	pres	\N
120	29	pres	\N
120	35	pres	\N
120	41	pres	\N
120	47	pres	\N
121	13	pres	\N
121	25	abs	\N
121	28	pres	\N
121	32	pres	\N
121	34	pres	\N
121	37	pres	\N
121	38	pres	\N
121	42	pres	\N
121	43	pres	\N
121	46	abs	\N
122	15	pres	\N
122	31	pres	\N
122	40	pres	\N
123	14	late	10
123	18	pres	\N
123	23	pres	\N
123	26	pres	\N
123	27	pres	\N
123	33	abs	\N
123	39	pres	\N
123	48	late	5
123	49	pres	\N
123	50	pres	\N
123	51	pres	\N
124	16	exc	\N
124	19	pres	\N
124	20	pres	\N
124	45	pres	\N
124	52	pres	\N
125	2	pres	\N
125	4	pres	\N
125	22	pres	\N
126	16	exc	\N
126	19	late	20
126	20	pres	\N
126	45	late	10
126	52	pres	\N
127	13	pres	\N
127	25	pres	\N
127	28	late	8
127	32	pres	\N
127	34	pres	\N
127	38	pres	\N
127	42	pres	\N
127	43	pres	\N
127	46	pres	\N
128	15	pres	\N
128	31	pres	\N
128	40	late	20
129	16	exc	\N
129	19	late	8
129	20	late	5
129	45	pres	\N
129	52	pres	\N
130	2	pres	\N
130	4	pres	\N
130	22	pres	\N
131	13	pres	\N
131	25	exc	\N
131	28	pres	\N
131	32	pres	\N
131	34	pres	\N
131	38	pres	\N
131	42	late	10
131	43	pres	\N
131	46	pres	\N
132	15	late	10
132	31	pres	\N
132	40	pres	\N
133	2	pres	\N
133	4	pres	\N
133	22	pres	\N
134	13	pres	\N
134	25	pres	\N
134	28	abs	\N
134	32	pres	\N
134	34	pres	\N
134	38	pres	\N
134	42	pres	\N
134	43	abs	\N
134	46	pres	\N
135	15	late	8
135	31	pres	\N
135	40	abs	\N
136	2	pres	\N
136	4	pres	\N
136	22	pres	\N
137	13	pres	\N
137	25	exc	\N
137	28	pres	\N
137	32	pres	\N
137	34	pres	\N
137	38	pres	\N
137	42	pres	\N
137	43	pres	\N
137	46	pres	\N
138	15	pres	\N
138	31	pres	\N
138	40	pres	\N
139	2	pres	\N
139	4	pres	\N
139	22	pres	\N
140	13	pres	\N
140	25	pres	\N
140	28	pres	\N
140	32	pres	\N
140	34	pres	\N
140	38	late	\N
140	42	pres	\N
140	43	pres	\N
140	46	abs	\N
141	15	abs	\N
141	31	abs	\N
141	40	pres	\N
143	4	pres	\N
143	22	pres	\N
143	54	pres	\N
143	69	pres	\N
143	77	pres	\N
143	80	pres	\N
144	2	pres	\N
144	4	pres	\N
144	22	pres	\N
145	5	late	5
145	57	exc	\N
145	58	pres	\N
145	63	pres	\N
145	65	pres	\N
145	71	pres	\N
145	82	exc	\N
145	88	pres	\N
146	16	pres	\N
146	36	pres	\N
146	39	pres	\N
146	42	pres	\N
146	62	pres	\N
146	74	pres	\N
146	87	pres	\N
146	89	abs	\N
147	13	pres	\N
147	25	abs	\N
147	28	pres	\N
147	32	pres	\N
147	34	pres	\N
147	38	pres	\N
147	42	pres	\N
147	43	abs	\N
147	46	pres	\N
148	56	late	25
148	61	pres	\N
148	75	pres	\N
148	86	pres	\N
148	90	exc	\N
150	15	pres	\N
150	31	abs	\N
150	40	pres	\N
151	67	pres	\N
151	68	pres	\N
151	70	late	5
151	73	pres	\N
151	91	pres	\N
153	4	pres	\N
153	22	pres	\N
153	54	abs	\N
153	69	abs	\N
153	77	pres	\N
153	80	pres	\N
154	5	exc	\N
154	57	pres	\N
154	58	pres	\N
154	63	late	20
154	65	abs	\N
154	71	abs	\N
154	82	abs	\N
154	88	pres	\N
155	16	pres	\N
155	36	late	10
155	39	pres	\N
155	42	pres	\N
155	62	pres	\N
155	74	pres	\N
155	87	pres	\N
155	89	pres	\N
156	56	pres	\N
156	61	pres	\N
156	75	pres	\N
156	86	late	15
156	90	pres	\N
158	67	pres	\N
158	68	pres	\N
158	70	pres	\N
158	73	pres	\N
158	91	pres	\N
160	4	pres	\N
160	22	pres	\N
160	54	pres	\N
160	69	pres	\N
160	77	pres	\N
160	80	exc	\N
161	5	abs	\N
161	57	pres	\N
161	58	pres	\N
161	63	pres	\N
161	65	pres	\N
161	71	pres	\N
161	82	abs	\N
161	88	abs	\N
162	16	abs	\N
162	36	pres	\N
162	39	pres	\N
162	42	abs	\N
162	62	pres	\N
162	74	exc	\N
162	87	pres	\N
162	89	pres	\N
163	56	pres	\N
163	61	pres	\N
163	75	pres	\N
163	86	pres	\N
163	90	pres	\N
165	67	pres	\N
165	68	pres	\N
165	70	pres	\N
165	73	pres	\N
165	91	pres	\N
167	4	pres	\N
167	22	late	10
167	54	abs	\N
167	69	abs	\N
167	77	pres	\N
167	80	pres	\N
168	5	pres	\N
168	57	pres	\N
168	58	pres	\N
168	63	pres	\N
168	65	pres	\N
168	71	abs	\N
168	82	pres	\N
168	88	pres	\N
169	16	pres	\N
169	36	pres	\N
169	39	pres	\N
169	42	abs	\N
169	62	pres	\N
169	74	pres	\N
169	87	pres	\N
169	89	pres	\N
170	56	pres	\N
170	61	pres	\N
170	75	pres	\N
170	86	pres	\N
170	90	pres	\N
172	67	pres	\N
172	68	pres	\N
172	70	abs	\N
172	73	pres	\N
172	91	pres	\N
174	4	pres	\N
174	22	pres	\N
174	54	pres	\N
174	69	pres	\N
174	77	pres	\N
174	80	exc	\N
175	5	pres	\N
175	57	exc	\N
175	58	pres	\N
175	63	pres	\N
175	65	pres	\N
175	71	pres	\N
175	82	pres	\N
175	88	pres	\N
176	16	pres	\N
176	36	pres	\N
176	39	pres	\N
176	42	late	10
176	62	pres	\N
176	74	pres	\N
176	87	pres	\N
176	89	pres	\N
177	56	pres	\N
177	61	abs	\N
177	75	pres	\N
177	86	pres	\N
177	90	pres	\N
179	67	pres	\N
179	68	abs	\N
179	70	pres	\N
179	73	pres	\N
179	91	pres	\N
181	4	pres	\N
181	22	pres	\N
181	54	pres	\N
181	69	pres	\N
181	80	late	15
182	5	pres	\N
182	57	pres	\N
182	58	pres	\N
182	63	pres	\N
182	65	pres	\N
182	71	pres	\N
182	82	pres	\N
183	16	pres	\N
183	36	pres	\N
183	39	pres	\N
183	42	pres	\N
183	62	pres	\N
183	74	pres	\N
183	87	pres	\N
183	89	pres	\N
184	56	pres	\N
184	61	pres	\N
184	75	pres	\N
184	86	pres	\N
184	90	pres	\N
186	67	pres	\N
186	68	pres	\N
186	70	pres	\N
186	73	pres	\N
186	91	pres	\N
187	4	pres	\N
187	22	pres	\N
187	54	late	25
187	69	pres	\N
187	80	pres	\N
188	5	pres	\N
188	57	pres	\N
188	58	pres	\N
188	63	exc	\N
188	65	late	\N
188	71	pres	\N
188	82	exc	\N
189	16	exc	\N
189	36	pres	\N
189	39	pres	\N
189	42	exc	\N
189	62	pres	\N
189	74	pres	\N
189	87	late	25
189	89	pres	\N
190	56	pres	\N
190	61	exc	\N
190	75	pres	\N
190	86	pres	\N
190	90	exc	\N
191	67	pres	\N
191	68	pres	\N
191	70	pres	\N
191	73	pres	\N
191	91	late	10
192	4	pres	\N
192	22	pres	\N
192	54	pres	\N
192	69	pres	\N
192	80	pres	\N
193	5	pres	\N
193	57	pres	\N
193	58	pres	\N
193	63	abs	\N
193	65	pres	\N
193	71	pres	\N
193	82	late	5
194	16	pres	\N
194	36	pres	\N
194	39	pres	\N
194	42	pres	\N
194	62	pres	\N
194	74	pres	\N
194	87	pres	\N
194	89	pres	\N
195	56	pres	\N
195	61	pres	\N
195	75	pres	\N
195	86	pres	\N
195	90	exc	\N
196	67	abs	\N
196	68	late	20
196	70	pres	\N
196	73	pres	\N
196	91	exc	\N
197	4	pres	\N
197	22	pres	\N
197	54	pres	\N
197	69	pres	\N
198	5	pres	\N
198	57	pres	\N
198	58	pres	\N
198	63	pres	\N
198	65	pres	\N
198	71	late	5
198	82	pres	\N
199	16	late	5
199	36	pres	\N
199	39	pres	\N
199	42	pres	\N
199	62	pres	\N
199	74	pres	\N
199	87	pres	\N
200	56	pres	\N
200	61	pres	\N
200	75	pres	\N
200	86	pres	\N
200	90	pres	\N
201	67	pres	\N
201	68	pres	\N
201	70	late	5
201	73	late	8
201	91	pres	\N
202	4	pres	\N
202	22	pres	\N
202	54	pres	\N
202	69	pres	\N
202	80	pres	\N
203	5	abs	\N
203	57	pres	\N
203	58	pres	\N
203	63	pres	\N
203	65	abs	\N
203	71	pres	\N
203	82	pres	\N
204	16	pres	\N
204	36	pres	\N
204	39	pres	\N
204	42	pres	\N
204	62	abs	\N
204	74	late	15
204	87	abs	\N
204	89	pres	\N
205	56	pres	\N
205	61	pres	\N
205	75	pres	\N
205	86	pres	\N
205	90	abs	\N
206	67	pres	\N
206	68	pres	\N
206	70	pres	\N
206	73	pres	\N
206	91	pres	\N
207	19	exc	\N
207	20	late	\N
207	30	pres	\N
207	45	pres	\N
207	52	abs	\N
207	92	pres	\N
207	94	pres	\N
207	96	pres	\N
208	4	pres	\N
208	22	pres	\N
208	54	late	5
208	69	pres	\N
208	80	pres	\N
209	18	pres	\N
209	53	pres	\N
209	72	pres	\N
209	104	pres	\N
209	108	pres	\N
209	111	abs	\N
210	8	pres	\N
210	13	pres	\N
210	78	pres	\N
210	97	pres	\N
210	100	pres	\N
210	101	pres	\N
210	105	pres	\N
211	5	abs	\N
211	58	pres	\N
211	63	pres	\N
211	65	abs	\N
211	71	abs	\N
211	82	pres	\N
212	16	pres	\N
212	36	pres	\N
212	39	pres	\N
212	42	pres	\N
212	62	late	15
212	74	pres	\N
212	87	exc	\N
212	89	pres	\N
213	56	pres	\N
213	61	exc	\N
213	75	pres	\N
213	86	pres	\N
213	90	pres	\N
214	67	pres	\N
214	68	abs	\N
214	70	pres	\N
214	73	pres	\N
214	91	pres	\N
215	12	pres	\N
215	17	exc	\N
215	41	pres	\N
215	76	pres	\N
215	84	pres	\N
215	98	pres	\N
215	99	pres	\N
215	103	late	25
215	109	pres	\N
216	18	pres	\N
216	53	abs	\N
216	72	pres	\N
216	104	abs	\N
216	108	late	10
216	111	abs	\N
217	19	abs	\N
217	20	pres	\N
217	30	abs	\N
217	45	pres	\N
217	52	pres	\N
217	92	pres	\N
217	94	pres	\N
217	96	pres	\N
218	4	pres	\N
218	22	pres	\N
218	54	pres	\N
218	69	pres	\N
218	80	exc	\N
219	18	pres	\N
219	53	pres	\N
219	72	pres	\N
219	104	abs	\N
219	108	pres	\N
219	111	pres	\N
220	8	pres	\N
220	13	abs	\N
220	78	pres	\N
220	97	pres	\N
220	100	pres	\N
220	101	pres	\N
220	105	pres	\N
221	5	pres	\N
221	58	pres	\N
221	63	pres	\N
221	65	pres	\N
221	71	pres	\N
221	82	exc	\N
222	16	pres	\N
222	36	pres	\N
222	39	late	10
222	42	pres	\N
222	62	pres	\N
222	74	abs	\N
222	87	late	20
222	89	pres	\N
223	56	late	10
223	61	abs	\N
223	75	pres	\N
223	86	late	20
223	90	exc	\N
225	12	pres	\N
225	17	pres	\N
225	41	pres	\N
225	76	abs	\N
225	84	pres	\N
225	98	pres	\N
225	99	pres	\N
225	103	pres	\N
225	109	abs	\N
226	18	pres	\N
226	53	pres	\N
226	72	pres	\N
226	104	abs	\N
226	108	pres	\N
226	111	pres	\N
227	19	pres	\N
227	20	pres	\N
227	30	pres	\N
227	45	pres	\N
227	52	pres	\N
227	92	pres	\N
227	94	pres	\N
227	96	pres	\N
228	18	pres	\N
228	53	late	\N
228	72	pres	\N
228	104	late	5
228	108	pres	\N
228	111	pres	\N
229	8	pres	\N
229	13	abs	\N
229	78	pres	\N
229	97	pres	\N
229	100	abs	\N
229	101	pres	\N
229	105	pres	\N
230	16	pres	\N
230	36	pres	\N
230	39	pres	\N
230	42	late	10
230	62	abs	\N
230	74	pres	\N
230	87	exc	\N
230	89	abs	\N
231	12	pres	\N
231	17	pres	\N
231	41	exc	\N
231	76	abs	\N
231	84	pres	\N
231	98	pres	\N
231	99	pres	\N
231	103	pres	\N
231	109	abs	\N
232	18	pres	\N
232	53	pres	\N
232	72	pres	\N
232	104	abs	\N
232	108	pres	\N
232	111	abs	\N
233	19	pres	\N
233	20	exc	\N
233	30	pres	\N
233	45	pres	\N
233	52	late	20
233	92	pres	\N
233	94	pres	\N
233	96	late	10
234	18	pres	\N
234	53	pres	\N
234	72	pres	\N
234	104	exc	\N
234	108	pres	\N
234	111	pres	\N
235	8	pres	\N
235	13	pres	\N
235	78	pres	\N
235	97	pres	\N
235	100	pres	\N
235	101	pres	\N
235	105	pres	\N
236	16	pres	\N
236	36	pres	\N
236	39	abs	\N
236	42	pres	\N
236	62	abs	\N
236	74	pres	\N
236	87	pres	\N
236	89	late	5
237	12	pres	\N
237	41	pres	\N
237	76	pres	\N
237	84	pres	\N
237	98	pres	\N
237	99	pres	\N
237	103	pres	\N
238	18	pres	\N
238	53	late	20
238	72	abs	\N
238	104	pres	\N
238	108	pres	\N
238	111	exc	\N
239	19	abs	\N
239	20	pres	\N
239	30	pres	\N
239	45	pres	\N
239	52	pres	\N
239	92	pres	\N
239	94	pres	\N
239	96	pres	\N
240	18	pres	\N
240	53	exc	\N
240	72	pres	\N
240	104	pres	\N
240	108	late	10
240	111	pres	\N
241	8	late	20
241	13	pres	\N
241	78	pres	\N
241	97	late	25
241	100	pres	\N
241	101	pres	\N
241	105	abs	\N
242	12	pres	\N
242	41	pres	\N
242	76	pres	\N
242	84	pres	\N
242	98	late	25
242	99	pres	\N
242	103	pres	\N
242	109	pres	\N
243	18	pres	\N
243	53	pres	\N
243	72	pres	\N
243	104	late	10
243	108	abs	\N
244	19	exc	\N
244	20	pres	\N
244	30	pres	\N
244	45	pres	\N
244	52	pres	\N
244	92	abs	\N
244	94	pres	\N
244	96	pres	\N
245	18	pres	\N
245	53	pres	\N
245	72	pres	\N
245	104	pres	\N
245	108	pres	\N
246	8	pres	\N
246	13	pres	\N
246	78	late	10
246	97	pres	\N
246	100	pres	\N
246	101	pres	\N
246	105	pres	\N
247	12	exc	\N
247	41	late	8
247	76	pres	\N
247	84	pres	\N
247	98	pres	\N
247	99	abs	\N
247	103	pres	\N
247	109	abs	\N
248	18	pres	\N
248	53	pres	\N
248	72	pres	\N
248	104	pres	\N
248	108	late	20
249	19	pres	\N
249	20	pres	\N
249	30	abs	\N
249	45	pres	\N
249	52	pres	\N
249	92	late	10
249	94	pres	\N
249	96	pres	\N
250	8	abs	\N
250	13	pres	\N
250	78	exc	\N
250	97	pres	\N
250	100	late	5
250	101	pres	\N
251	12	pres	\N
251	41	exc	\N
251	76	pres	\N
251	84	pres	\N
251	98	pres	\N
251	99	pres	\N
251	103	pres	\N
251	109	pres	\N
252	19	pres	\N
252	20	pres	\N
252	30	pres	\N
252	45	abs	\N
252	52	pres	\N
252	92	pres	\N
252	94	exc	\N
253	8	abs	\N
253	13	pres	\N
253	78	pres	\N
253	97	pres	\N
253	100	abs	\N
253	101	abs	\N
253	105	late	5
254	12	pres	\N
254	41	abs	\N
254	76	pres	\N
254	84	exc	\N
254	98	pres	\N
254	99	pres	\N
254	103	pres	\N
254	109	exc	\N
257	19	pres	\N
257	20	late	20
257	30	pres	\N
257	45	abs	\N
257	52	pres	\N
257	92	abs	\N
257	94	abs	\N
257	96	pres	\N
258	8	late	10
258	13	pres	\N
258	78	pres	\N
258	97	pres	\N
258	100	pres	\N
258	101	exc	\N
258	105	pres	\N
259	19	abs	\N
259	20	late	20
259	30	pres	\N
259	45	pres	\N
259	52	pres	\N
259	92	pres	\N
259	94	pres	\N
259	96	pres	\N
260	8	pres	\N
260	13	pres	\N
260	78	abs	\N
260	97	pres	\N
260	100	pres	\N
260	101	pres	\N
260	105	pres	\N
261	19	pres	\N
261	20	pres	\N
261	30	late	5
261	45	exc	\N
261	52	pres	\N
261	92	pres	\N
261	94	pres	\N
261	96	pres	\N
262	8	pres	\N
262	13	abs	\N
262	78	pres	\N
262	97	pres	\N
262	100	pres	\N
262	101	abs	\N
262	105	pres	\N
263	19	pres	\N
263	20	pres	\N
263	30	pres	\N
263	45	pres	\N
263	52	pres	\N
263	92	abs	\N
263	94	pres	\N
263	96	pres	\N
264	19	pres	\N
264	20	exc	\N
264	30	pres	\N
264	45	pres	\N
264	52	abs	\N
264	92	exc	\N
264	94	pres	\N
264	96	pres	\N
265	31	pres	\N
265	66	pres	\N
265	119	abs	\N
265	121	abs	\N
265	133	pres	\N
265	138	pres	\N
266	30	pres	\N
266	110	exc	\N
266	112	pres	\N
266	128	late	5
266	129	pres	\N
266	131	pres	\N
267	106	pres	\N
267	114	late	\N
267	118	pres	\N
267	130	pres	\N
267	136	pres	\N
267	137	exc	\N
267	140	late	25
268	31	pres	\N
268	66	abs	\N
268	119	pres	\N
268	121	abs	\N
268	133	pres	\N
268	138	pres	\N
269	7	pres	\N
269	13	exc	\N
269	71	pres	\N
269	97	pres	\N
269	101	pres	\N
269	125	pres	\N
269	134	pres	\N
270	30	late	5
270	110	abs	\N
270	112	pres	\N
270	128	pres	\N
270	129	pres	\N
270	131	pres	\N
271	47	pres	\N
271	53	pres	\N
271	95	pres	\N
271	104	pres	\N
271	108	late	5
271	117	pres	\N
271	124	late	15
272	8	pres	\N
272	63	abs	\N
272	105	pres	\N
272	113	late	5
272	115	pres	\N
272	139	exc	\N
273	23	abs	\N
273	33	pres	\N
273	50	pres	\N
273	52	pres	\N
273	90	exc	\N
273	116	pres	\N
273	122	exc	\N
273	127	pres	\N
273	135	pres	\N
274	85	pres	\N
274	102	pres	\N
274	109	pres	\N
274	123	abs	\N
274	126	late	10
274	132	pres	\N
275	31	late	20
275	66	pres	\N
275	119	late	15
275	121	pres	\N
275	133	late	20
275	138	pres	\N
276	30	pres	\N
276	110	pres	\N
276	112	pres	\N
276	128	pres	\N
276	129	pres	\N
276	131	pres	\N
277	106	pres	\N
277	114	pres	\N
277	118	pres	\N
277	130	pres	\N
277	136	exc	\N
277	137	pres	\N
277	140	abs	\N
278	31	pres	\N
278	66	exc	\N
278	119	exc	\N
278	121	abs	\N
278	133	pres	\N
278	138	pres	\N
279	7	pres	\N
279	13	pres	\N
279	71	abs	\N
279	97	pres	\N
279	101	pres	\N
279	125	pres	\N
279	134	abs	\N
280	30	pres	\N
280	110	pres	\N
280	112	pres	\N
280	128	exc	\N
280	129	pres	\N
280	131	pres	\N
281	47	late	8
281	53	pres	\N
281	95	pres	\N
281	104	late	10
281	108	pres	\N
281	117	pres	\N
281	124	late	8
282	8	pres	\N
282	63	pres	\N
282	105	pres	\N
282	113	pres	\N
282	115	pres	\N
282	139	exc	\N
283	23	abs	\N
283	33	pres	\N
283	50	pres	\N
283	52	pres	\N
283	90	pres	\N
283	116	pres	\N
283	122	abs	\N
283	127	pres	\N
283	135	pres	\N
284	85	pres	\N
284	102	pres	\N
284	109	pres	\N
284	123	late	20
284	126	pres	\N
284	132	pres	\N
285	31	pres	\N
285	66	pres	\N
285	119	pres	\N
285	121	pres	\N
285	133	pres	\N
285	138	pres	\N
286	30	pres	\N
286	110	pres	\N
286	112	pres	\N
286	128	pres	\N
286	129	pres	\N
286	131	pres	\N
287	106	pres	\N
287	114	pres	\N
287	118	pres	\N
287	130	pres	\N
287	136	pres	\N
287	137	pres	\N
287	140	exc	\N
288	31	abs	\N
288	66	pres	\N
288	119	pres	\N
288	121	pres	\N
288	133	pres	\N
288	138	pres	\N
289	7	pres	\N
289	13	abs	\N
289	71	pres	\N
289	97	pres	\N
289	101	pres	\N
289	125	pres	\N
289	134	late	25
290	30	pres	\N
290	110	pres	\N
290	112	pres	\N
290	129	pres	\N
290	131	pres	\N
291	47	pres	\N
291	53	pres	\N
291	95	pres	\N
291	104	pres	\N
291	108	pres	\N
291	117	pres	\N
291	124	pres	\N
292	8	pres	\N
292	63	pres	\N
292	105	pres	\N
292	113	pres	\N
292	115	pres	\N
292	139	abs	\N
293	23	abs	\N
293	33	pres	\N
293	50	pres	\N
293	52	pres	\N
293	90	pres	\N
293	116	pres	\N
293	122	abs	\N
293	127	pres	\N
293	135	pres	\N
294	85	pres	\N
294	102	pres	\N
294	109	abs	\N
294	123	pres	\N
294	126	pres	\N
294	132	pres	\N
295	31	abs	\N
295	66	abs	\N
295	119	exc	\N
295	121	exc	\N
295	133	pres	\N
295	138	late	8
296	30	pres	\N
296	110	pres	\N
296	112	pres	\N
296	128	late	10
296	129	pres	\N
296	131	late	15
297	106	pres	\N
297	114	pres	\N
297	118	pres	\N
297	130	pres	\N
297	136	exc	\N
297	137	pres	\N
297	140	pres	\N
298	31	abs	\N
298	66	exc	\N
298	119	abs	\N
298	121	pres	\N
298	133	exc	\N
298	138	pres	\N
299	7	pres	\N
299	13	pres	\N
299	71	pres	\N
299	97	pres	\N
299	101	pres	\N
299	125	pres	\N
299	134	pres	\N
300	30	late	20
300	112	pres	\N
300	128	pres	\N
300	129	pres	\N
300	131	pres	\N
301	47	pres	\N
301	53	late	15
301	95	pres	\N
301	104	pres	\N
301	117	pres	\N
301	124	pres	\N
302	8	pres	\N
302	63	abs	\N
302	105	pres	\N
302	113	pres	\N
302	115	pres	\N
302	139	pres	\N
303	23	pres	\N
303	33	pres	\N
303	50	pres	\N
303	52	pres	\N
303	90	exc	\N
303	116	pres	\N
303	122	pres	\N
303	127	pres	\N
303	135	pres	\N
304	85	pres	\N
304	102	pres	\N
304	109	pres	\N
304	123	late	20
304	126	pres	\N
304	132	exc	\N
306	30	pres	\N
306	112	late	5
306	128	pres	\N
306	129	pres	\N
306	131	exc	\N
307	106	pres	\N
307	114	pres	\N
307	118	pres	\N
307	130	abs	\N
307	136	pres	\N
307	140	pres	\N
309	7	pres	\N
309	13	pres	\N
309	71	pres	\N
309	97	pres	\N
309	101	late	25
309	125	pres	\N
309	134	pres	\N
310	30	late	15
310	112	late	10
310	128	pres	\N
310	129	pres	\N
310	131	late	8
311	47	abs	\N
311	53	pres	\N
311	95	pres	\N
311	104	pres	\N
311	108	pres	\N
311	117	pres	\N
311	124	pres	\N
312	8	pres	\N
312	63	pres	\N
312	105	pres	\N
312	113	pres	\N
312	115	pres	\N
312	139	pres	\N
313	23	pres	\N
313	33	pres	\N
313	50	pres	\N
313	52	pres	\N
313	90	late	10
313	116	pres	\N
313	122	pres	\N
313	127	pres	\N
313	135	pres	\N
315	31	pres	\N
315	66	abs	\N
315	119	exc	\N
315	121	pres	\N
315	133	pres	\N
315	138	pres	\N
316	30	pres	\N
316	112	pres	\N
316	128	pres	\N
316	129	pres	\N
316	131	pres	\N
317	106	pres	\N
317	114	abs	\N
317	118	pres	\N
317	130	pres	\N
317	136	pres	\N
317	137	late	25
317	140	pres	\N
318	31	pres	\N
318	66	pres	\N
318	119	exc	\N
318	121	pres	\N
318	133	pres	\N
318	138	pres	\N
319	7	abs	\N
319	13	pres	\N
319	71	pres	\N
319	97	pres	\N
319	101	pres	\N
319	125	pres	\N
319	134	pres	\N
320	30	pres	\N
320	112	pres	\N
320	128	pres	\N
320	129	pres	\N
320	131	pres	\N
321	47	pres	\N
321	53	late	25
321	95	pres	\N
321	104	pres	\N
321	108	late	10
321	117	pres	\N
321	124	pres	\N
322	8	pres	\N
322	63	pres	\N
322	105	pres	\N
322	113	pres	\N
322	115	pres	\N
322	139	pres	\N
323	23	exc	\N
323	33	pres	\N
323	50	pres	\N
323	52	abs	\N
323	90	pres	\N
323	116	late	25
323	122	abs	\N
323	127	pres	\N
323	135	pres	\N
324	85	pres	\N
324	102	pres	\N
324	109	pres	\N
324	123	pres	\N
324	126	pres	\N
324	132	pres	\N
325	106	pres	\N
325	114	exc	\N
325	118	abs	\N
325	130	late	8
325	136	pres	\N
325	137	exc	\N
325	140	pres	\N
327	47	late	25
327	53	pres	\N
327	95	pres	\N
327	104	pres	\N
327	108	pres	\N
327	117	late	15
327	124	pres	\N
328	8	pres	\N
328	63	pres	\N
328	105	abs	\N
328	113	pres	\N
328	115	pres	\N
328	139	exc	\N
329	23	pres	\N
329	33	pres	\N
329	50	pres	\N
329	52	pres	\N
329	90	exc	\N
329	116	pres	\N
329	122	late	5
329	127	exc	\N
329	135	pres	\N
330	85	pres	\N
330	102	pres	\N
330	109	pres	\N
330	123	pres	\N
330	126	pres	\N
330	132	exc	\N
331	106	pres	\N
331	114	pres	\N
331	118	pres	\N
331	130	pres	\N
331	136	pres	\N
331	137	pres	\N
331	140	pres	\N
332	7	late	10
332	13	pres	\N
332	71	abs	\N
332	97	pres	\N
332	101	pres	\N
332	125	exc	\N
332	134	pres	\N
333	47	pres	\N
333	53	pres	\N
333	95	pres	\N
333	104	pres	\N
333	108	pres	\N
333	117	pres	\N
333	124	pres	\N
334	8	pres	\N
334	63	pres	\N
334	105	abs	\N
334	113	pres	\N
334	115	pres	\N
334	139	pres	\N
335	23	pres	\N
335	50	pres	\N
335	52	pres	\N
335	90	abs	\N
335	116	pres	\N
335	122	abs	\N
335	127	pres	\N
335	135	exc	\N
336	85	pres	\N
336	102	pres	\N
336	109	pres	\N
336	123	pres	\N
336	126	pres	\N
336	132	pres	\N
337	27	pres	\N
337	45	pres	\N
337	51	pres	\N
337	84	pres	\N
337	141	late	10
337	148	pres	\N
337	151	pres	\N
338	114	pres	\N
338	118	pres	\N
338	130	abs	\N
338	136	exc	\N
338	137	late	\N
338	140	pres	\N
339	120	pres	\N
339	142	pres	\N
339	146	pres	\N
339	147	pres	\N
339	149	pres	\N
339	150	abs	\N
339	152	pres	\N
339	156	pres	\N
340	48	abs	\N
340	55	pres	\N
340	67	late	5
340	76	pres	\N
340	98	pres	\N
340	107	pres	\N
340	143	abs	\N
340	145	pres	\N
341	27	abs	\N
341	45	pres	\N
341	51	pres	\N
341	84	pres	\N
341	141	exc	\N
341	148	pres	\N
341	151	exc	\N
342	7	pres	\N
342	13	pres	\N
342	71	exc	\N
342	97	pres	\N
342	101	pres	\N
342	125	late	15
342	134	pres	\N
343	53	pres	\N
343	95	pres	\N
343	108	pres	\N
343	117	pres	\N
343	124	late	10
344	47	pres	\N
344	58	pres	\N
344	72	pres	\N
344	77	pres	\N
344	78	pres	\N
344	119	pres	\N
344	133	pres	\N
344	144	pres	\N
344	153	pres	\N
344	154	pres	\N
344	157	pres	\N
345	8	pres	\N
345	63	pres	\N
345	105	pres	\N
345	113	pres	\N
345	115	pres	\N
345	139	exc	\N
346	23	late	15
346	33	late	20
346	50	pres	\N
346	52	pres	\N
346	90	exc	\N
346	116	pres	\N
346	122	pres	\N
346	127	pres	\N
346	135	pres	\N
347	85	pres	\N
347	102	pres	\N
347	109	pres	\N
347	123	pres	\N
347	126	pres	\N
347	132	pres	\N
348	120	pres	\N
348	142	pres	\N
348	146	pres	\N
348	147	pres	\N
348	149	pres	\N
348	150	pres	\N
348	152	pres	\N
348	156	pres	\N
350	45	exc	\N
350	51	pres	\N
350	84	pres	\N
350	141	pres	\N
350	148	pres	\N
350	151	pres	\N
351	114	pres	\N
351	118	pres	\N
351	130	pres	\N
351	136	pres	\N
351	137	pres	\N
351	140	late	10
352	120	pres	\N
352	142	pres	\N
352	146	pres	\N
352	147	pres	\N
352	149	pres	\N
352	150	pres	\N
352	152	pres	\N
352	156	pres	\N
353	48	pres	\N
353	55	pres	\N
353	67	pres	\N
353	76	late	10
353	98	pres	\N
353	107	exc	\N
353	143	exc	\N
353	145	abs	\N
354	45	pres	\N
354	51	pres	\N
354	84	late	15
354	141	pres	\N
354	148	pres	\N
354	151	pres	\N
355	7	pres	\N
355	13	abs	\N
355	71	pres	\N
355	97	pres	\N
355	101	late	\N
355	125	exc	\N
355	134	pres	\N
356	53	pres	\N
356	95	pres	\N
356	104	pres	\N
356	108	pres	\N
356	124	pres	\N
357	47	pres	\N
357	58	pres	\N
357	72	abs	\N
357	77	pres	\N
357	78	pres	\N
357	119	abs	\N
357	133	pres	\N
357	144	pres	\N
357	153	pres	\N
357	154	pres	\N
357	157	abs	\N
358	63	pres	\N
358	105	pres	\N
358	113	pres	\N
358	115	pres	\N
358	139	pres	\N
359	23	pres	\N
359	33	pres	\N
359	50	pres	\N
359	52	pres	\N
359	90	exc	\N
359	116	pres	\N
359	122	late	5
359	127	abs	\N
359	135	pres	\N
360	85	pres	\N
360	102	pres	\N
360	109	abs	\N
360	126	pres	\N
360	132	abs	\N
361	120	pres	\N
361	142	pres	\N
361	146	abs	\N
361	147	exc	\N
361	149	pres	\N
361	150	pres	\N
361	152	pres	\N
362	48	pres	\N
362	55	pres	\N
362	67	pres	\N
362	76	pres	\N
362	98	pres	\N
362	107	pres	\N
362	143	late	10
362	145	pres	\N
363	45	pres	\N
363	51	pres	\N
363	141	pres	\N
363	148	late	10
363	151	exc	\N
364	114	abs	\N
364	118	pres	\N
364	130	pres	\N
364	136	pres	\N
364	137	pres	\N
364	140	pres	\N
365	120	pres	\N
365	142	pres	\N
365	146	pres	\N
365	147	pres	\N
365	149	late	10
365	150	pres	\N
365	152	late	5
366	48	abs	\N
366	55	pres	\N
366	67	late	5
366	76	pres	\N
366	98	pres	\N
366	107	abs	\N
366	143	abs	\N
366	145	pres	\N
367	45	pres	\N
367	51	pres	\N
367	84	pres	\N
367	141	late	8
367	148	pres	\N
367	151	pres	\N
368	7	abs	\N
368	13	exc	\N
368	71	late	\N
368	97	pres	\N
368	101	abs	\N
368	125	pres	\N
368	134	pres	\N
369	104	pres	\N
369	108	pres	\N
369	117	pres	\N
369	124	pres	\N
370	47	pres	\N
370	58	pres	\N
370	72	pres	\N
370	77	pres	\N
370	133	pres	\N
370	144	pres	\N
370	153	exc	\N
370	154	pres	\N
370	157	pres	\N
371	8	pres	\N
371	63	pres	\N
371	105	exc	\N
371	113	pres	\N
371	115	pres	\N
371	139	pres	\N
372	50	pres	\N
372	90	pres	\N
372	116	abs	\N
372	122	abs	\N
372	127	pres	\N
372	135	pres	\N
373	85	late	20
373	102	pres	\N
373	109	pres	\N
373	123	pres	\N
373	126	pres	\N
373	132	pres	\N
374	120	pres	\N
374	142	abs	\N
374	146	pres	\N
374	147	abs	\N
374	149	pres	\N
374	150	pres	\N
374	152	pres	\N
375	48	pres	\N
375	55	late	15
375	67	exc	\N
375	76	pres	\N
375	98	pres	\N
375	107	pres	\N
375	143	pres	\N
375	145	pres	\N
376	45	pres	\N
376	51	pres	\N
376	84	late	5
376	141	late	10
376	148	pres	\N
376	151	exc	\N
377	114	exc	\N
377	118	pres	\N
377	130	pres	\N
377	136	pres	\N
377	137	abs	\N
377	140	pres	\N
378	120	pres	\N
378	142	pres	\N
378	146	abs	\N
378	147	pres	\N
378	149	pres	\N
378	150	pres	\N
378	152	late	5
379	48	pres	\N
379	55	pres	\N
379	67	pres	\N
379	76	pres	\N
379	98	pres	\N
379	107	abs	\N
379	143	pres	\N
379	145	pres	\N
380	45	pres	\N
380	51	pres	\N
380	84	pres	\N
380	141	pres	\N
380	151	pres	\N
381	7	pres	\N
381	13	late	5
381	71	pres	\N
381	97	pres	\N
381	101	pres	\N
381	125	pres	\N
381	134	exc	\N
382	53	pres	\N
382	95	pres	\N
382	104	pres	\N
382	108	pres	\N
382	117	pres	\N
382	124	pres	\N
383	47	pres	\N
383	58	pres	\N
383	72	late	8
383	77	pres	\N
383	78	pres	\N
383	119	abs	\N
383	133	late	8
383	144	pres	\N
383	153	pres	\N
383	154	pres	\N
383	157	pres	\N
384	8	pres	\N
384	63	exc	\N
384	105	exc	\N
384	113	pres	\N
384	115	late	8
384	139	pres	\N
385	23	exc	\N
385	50	pres	\N
385	90	abs	\N
385	116	abs	\N
385	122	abs	\N
385	127	pres	\N
385	135	pres	\N
386	85	pres	\N
386	102	pres	\N
386	109	pres	\N
386	123	pres	\N
386	126	pres	\N
386	132	pres	\N
387	120	pres	\N
387	142	late	25
387	146	exc	\N
387	147	pres	\N
387	149	late	20
387	150	pres	\N
387	152	late	25
388	48	pres	\N
388	55	pres	\N
388	67	pres	\N
388	76	abs	\N
388	98	late	15
388	107	exc	\N
388	143	abs	\N
388	145	pres	\N
389	45	pres	\N
389	51	pres	\N
389	84	pres	\N
389	141	pres	\N
389	148	pres	\N
389	151	pres	\N
390	120	late	5
390	142	pres	\N
390	146	late	10
390	147	abs	\N
390	149	pres	\N
390	150	pres	\N
390	152	pres	\N
391	48	abs	\N
391	55	pres	\N
391	67	pres	\N
391	76	pres	\N
391	98	pres	\N
391	107	exc	\N
391	143	abs	\N
391	145	abs	\N
392	45	pres	\N
392	51	pres	\N
392	84	abs	\N
392	141	pres	\N
392	148	abs	\N
392	151	pres	\N
393	7	pres	\N
393	13	pres	\N
393	71	pres	\N
393	97	pres	\N
393	101	pres	\N
393	125	pres	\N
393	134	exc	\N
394	47	late	25
394	58	pres	\N
394	72	exc	\N
394	77	pres	\N
394	78	pres	\N
394	119	abs	\N
394	133	pres	\N
394	144	late	20
394	153	pres	\N
394	154	late	\N
394	157	abs	\N
395	8	pres	\N
395	63	pres	\N
395	105	pres	\N
395	113	pres	\N
395	115	pres	\N
395	139	abs	\N
396	85	exc	\N
396	102	pres	\N
396	109	pres	\N
396	123	pres	\N
396	126	pres	\N
396	132	pres	\N
397	120	pres	\N
397	142	abs	\N
397	146	pres	\N
397	147	pres	\N
397	149	pres	\N
397	150	pres	\N
397	152	pres	\N
398	48	pres	\N
398	55	pres	\N
398	67	pres	\N
398	76	exc	\N
398	98	late	10
398	107	exc	\N
398	143	abs	\N
398	145	pres	\N
399	45	pres	\N
399	51	pres	\N
399	84	pres	\N
399	141	pres	\N
399	148	pres	\N
399	151	pres	\N
400	120	pres	\N
400	142	late	20
400	146	pres	\N
400	147	pres	\N
400	149	late	5
400	150	pres	\N
400	152	pres	\N
401	48	exc	\N
401	55	pres	\N
401	67	abs	\N
401	76	pres	\N
401	98	pres	\N
401	107	pres	\N
401	143	pres	\N
401	145	pres	\N
402	45	late	15
402	51	pres	\N
402	84	pres	\N
402	141	pres	\N
402	148	pres	\N
402	151	pres	\N
403	7	pres	\N
403	13	abs	\N
403	71	pres	\N
403	97	pres	\N
403	125	late	20
403	134	pres	\N
404	47	pres	\N
404	58	pres	\N
404	72	pres	\N
404	77	pres	\N
404	78	pres	\N
404	119	pres	\N
404	133	late	5
404	144	exc	\N
404	153	pres	\N
404	154	abs	\N
404	157	pres	\N
405	8	abs	\N
405	63	pres	\N
405	105	pres	\N
405	113	pres	\N
405	115	pres	\N
405	139	pres	\N
407	120	late	15
407	142	late	10
407	146	abs	\N
407	147	pres	\N
407	149	pres	\N
407	150	abs	\N
407	152	pres	\N
408	48	pres	\N
408	55	late	20
408	67	pres	\N
408	76	pres	\N
408	98	abs	\N
408	107	abs	\N
408	143	pres	\N
408	145	abs	\N
410	50	pres	\N
410	61	late	5
410	163	pres	\N
410	165	pres	\N
410	172	pres	\N
410	177	pres	\N
410	180	pres	\N
411	17	pres	\N
411	60	pres	\N
411	99	exc	\N
411	103	pres	\N
411	151	pres	\N
411	158	pres	\N
411	160	pres	\N
411	182	pres	\N
412	23	pres	\N
412	95	pres	\N
412	113	pres	\N
412	117	pres	\N
412	121	pres	\N
412	124	late	20
412	155	pres	\N
413	64	pres	\N
413	83	pres	\N
413	178	late	10
413	179	abs	\N
414	47	exc	\N
414	58	pres	\N
414	72	pres	\N
414	77	exc	\N
414	78	pres	\N
414	119	pres	\N
414	133	pres	\N
414	144	pres	\N
414	153	pres	\N
414	154	pres	\N
414	157	pres	\N
415	29	pres	\N
415	36	pres	\N
415	175	late	10
415	184	late	5
416	17	exc	\N
416	60	pres	\N
416	99	pres	\N
416	103	pres	\N
416	151	abs	\N
416	158	pres	\N
416	160	pres	\N
416	182	late	10
417	23	exc	\N
417	95	pres	\N
417	113	pres	\N
417	117	pres	\N
417	121	pres	\N
417	124	pres	\N
417	155	pres	\N
418	162	pres	\N
418	167	pres	\N
418	168	pres	\N
418	176	pres	\N
418	183	pres	\N
420	159	late	15
420	171	pres	\N
420	181	pres	\N
420	185	abs	\N
421	50	pres	\N
421	61	pres	\N
421	163	pres	\N
421	165	pres	\N
421	172	pres	\N
421	177	pres	\N
421	180	exc	\N
422	17	pres	\N
422	60	pres	\N
422	99	pres	\N
422	103	pres	\N
422	151	pres	\N
422	158	abs	\N
422	160	abs	\N
423	23	pres	\N
423	95	pres	\N
423	113	pres	\N
423	117	pres	\N
423	121	abs	\N
423	124	pres	\N
423	155	pres	\N
424	64	abs	\N
424	83	late	20
424	178	exc	\N
424	179	abs	\N
425	47	pres	\N
425	58	abs	\N
425	72	abs	\N
425	77	pres	\N
425	78	pres	\N
425	119	pres	\N
425	133	pres	\N
425	144	pres	\N
425	153	pres	\N
425	157	late	15
426	29	pres	\N
426	36	pres	\N
426	175	pres	\N
427	17	pres	\N
427	60	pres	\N
427	99	abs	\N
427	103	exc	\N
427	151	pres	\N
427	158	pres	\N
427	160	pres	\N
427	182	exc	\N
428	23	pres	\N
428	95	pres	\N
428	113	pres	\N
428	117	pres	\N
428	121	abs	\N
428	124	pres	\N
428	155	pres	\N
429	162	pres	\N
429	167	exc	\N
429	168	exc	\N
429	174	pres	\N
429	176	abs	\N
429	183	pres	\N
431	159	pres	\N
431	171	pres	\N
431	181	pres	\N
431	185	pres	\N
432	50	pres	\N
432	61	pres	\N
432	163	pres	\N
432	165	abs	\N
432	172	pres	\N
432	177	exc	\N
432	180	pres	\N
433	17	pres	\N
433	60	pres	\N
433	99	late	5
433	103	pres	\N
433	151	pres	\N
433	158	exc	\N
433	160	late	5
433	182	exc	\N
434	23	pres	\N
434	95	pres	\N
434	113	pres	\N
434	117	late	25
434	121	pres	\N
434	124	pres	\N
434	155	exc	\N
435	64	pres	\N
435	83	pres	\N
435	178	late	5
435	179	late	5
436	47	abs	\N
436	58	pres	\N
436	72	pres	\N
436	77	pres	\N
436	78	pres	\N
436	119	pres	\N
436	133	exc	\N
436	144	pres	\N
436	153	pres	\N
436	154	pres	\N
436	157	pres	\N
437	29	pres	\N
437	36	pres	\N
437	175	pres	\N
437	184	pres	\N
438	17	pres	\N
438	60	late	5
438	99	exc	\N
438	103	pres	\N
438	151	late	25
438	158	abs	\N
438	160	exc	\N
438	182	pres	\N
439	23	pres	\N
439	95	pres	\N
439	113	pres	\N
439	117	pres	\N
439	121	exc	\N
439	124	pres	\N
439	155	pres	\N
442	159	pres	\N
442	171	pres	\N
442	181	pres	\N
442	185	pres	\N
443	50	late	5
443	61	exc	\N
443	163	pres	\N
443	165	pres	\N
443	172	pres	\N
443	177	pres	\N
443	180	pres	\N
444	17	exc	\N
444	60	pres	\N
444	99	pres	\N
444	103	pres	\N
444	151	late	\N
444	158	pres	\N
444	160	exc	\N
444	182	exc	\N
446	64	pres	\N
446	83	pres	\N
446	178	pres	\N
446	179	pres	\N
447	47	pres	\N
447	72	pres	\N
447	77	pres	\N
447	78	pres	\N
447	119	pres	\N
447	133	pres	\N
447	144	pres	\N
447	153	exc	\N
447	154	pres	\N
447	157	pres	\N
448	29	pres	\N
448	36	pres	\N
448	175	pres	\N
448	184	pres	\N
449	60	pres	\N
449	99	pres	\N
449	103	pres	\N
449	151	pres	\N
449	158	pres	\N
449	160	pres	\N
449	182	pres	\N
450	23	pres	\N
450	95	abs	\N
450	113	late	25
450	117	pres	\N
450	121	exc	\N
450	124	pres	\N
450	155	pres	\N
451	162	abs	\N
451	167	pres	\N
451	168	exc	\N
451	174	pres	\N
451	176	pres	\N
451	183	exc	\N
453	159	pres	\N
453	171	pres	\N
453	181	pres	\N
453	185	pres	\N
454	50	pres	\N
454	61	pres	\N
454	163	pres	\N
454	165	exc	\N
454	172	pres	\N
454	177	pres	\N
454	180	pres	\N
455	17	pres	\N
455	60	pres	\N
455	99	abs	\N
455	103	pres	\N
455	151	pres	\N
455	158	pres	\N
455	160	pres	\N
455	182	exc	\N
456	23	pres	\N
456	95	pres	\N
456	113	pres	\N
456	117	pres	\N
456	121	pres	\N
456	124	pres	\N
456	155	pres	\N
457	64	abs	\N
457	83	exc	\N
457	178	pres	\N
457	179	exc	\N
458	47	pres	\N
458	58	pres	\N
458	72	pres	\N
458	77	pres	\N
458	78	pres	\N
458	119	pres	\N
458	144	pres	\N
458	153	exc	\N
458	154	pres	\N
458	157	pres	\N
459	29	pres	\N
459	36	pres	\N
459	175	pres	\N
459	184	pres	\N
460	17	abs	\N
460	60	pres	\N
460	99	pres	\N
460	103	pres	\N
460	151	pres	\N
460	158	pres	\N
460	160	pres	\N
460	182	pres	\N
461	95	pres	\N
461	113	pres	\N
461	117	pres	\N
461	121	pres	\N
461	124	late	10
461	155	pres	\N
462	162	late	25
462	167	pres	\N
462	174	pres	\N
462	176	pres	\N
462	183	pres	\N
464	159	late	5
464	171	pres	\N
464	181	pres	\N
464	185	pres	\N
465	50	pres	\N
465	61	pres	\N
465	163	pres	\N
465	165	pres	\N
465	172	abs	\N
465	177	abs	\N
465	180	pres	\N
466	17	pres	\N
466	60	pres	\N
466	99	pres	\N
466	103	exc	\N
466	151	pres	\N
466	158	pres	\N
466	160	abs	\N
466	182	pres	\N
467	95	pres	\N
467	113	abs	\N
467	117	pres	\N
467	121	pres	\N
467	124	pres	\N
467	155	pres	\N
468	64	exc	\N
468	83	pres	\N
468	178	pres	\N
468	179	pres	\N
469	47	pres	\N
469	72	pres	\N
469	77	pres	\N
469	78	pres	\N
469	119	exc	\N
469	133	pres	\N
469	144	pres	\N
469	153	abs	\N
469	154	pres	\N
469	157	exc	\N
470	29	pres	\N
470	36	pres	\N
470	175	pres	\N
470	184	late	20
471	17	pres	\N
471	60	pres	\N
471	99	pres	\N
471	103	pres	\N
471	151	pres	\N
471	158	abs	\N
471	160	pres	\N
471	182	pres	\N
472	95	pres	\N
472	113	pres	\N
472	117	pres	\N
472	121	pres	\N
472	124	pres	\N
473	162	pres	\N
473	167	abs	\N
473	174	late	15
473	176	pres	\N
473	183	pres	\N
475	171	pres	\N
475	181	pres	\N
475	185	pres	\N
476	50	pres	\N
476	61	abs	\N
476	163	pres	\N
476	165	pres	\N
476	172	pres	\N
476	177	pres	\N
476	180	pres	\N
477	64	pres	\N
477	83	pres	\N
477	178	pres	\N
477	179	abs	\N
478	47	pres	\N
478	72	pres	\N
478	77	pres	\N
478	78	pres	\N
478	119	abs	\N
478	133	pres	\N
478	144	pres	\N
478	153	abs	\N
478	154	pres	\N
478	157	pres	\N
479	29	pres	\N
479	36	pres	\N
479	175	exc	\N
479	184	pres	\N
480	162	pres	\N
480	167	pres	\N
480	174	pres	\N
480	176	pres	\N
480	183	pres	\N
482	171	pres	\N
482	181	pres	\N
482	185	pres	\N
483	50	pres	\N
483	61	pres	\N
483	163	pres	\N
483	165	exc	\N
483	172	exc	\N
483	177	pres	\N
483	180	late	25
484	64	pres	\N
484	83	late	\N
484	178	pres	\N
484	179	abs	\N
486	162	pres	\N
486	167	pres	\N
486	174	abs	\N
486	176	pres	\N
486	183	pres	\N
488	171	pres	\N
488	181	late	10
488	185	pres	\N
489	50	pres	\N
489	61	pres	\N
489	163	exc	\N
489	165	pres	\N
489	172	pres	\N
489	177	pres	\N
490	64	exc	\N
490	83	pres	\N
490	178	late	25
490	179	abs	\N
491	29	abs	\N
491	36	late	10
491	175	abs	\N
491	184	pres	\N
492	162	abs	\N
492	167	pres	\N
492	174	pres	\N
492	176	pres	\N
492	183	pres	\N
493	171	pres	\N
493	181	pres	\N
493	185	pres	\N
494	50	abs	\N
494	61	pres	\N
494	163	pres	\N
494	165	pres	\N
494	172	pres	\N
494	177	exc	\N
495	64	pres	\N
495	83	pres	\N
495	178	pres	\N
496	29	pres	\N
496	36	pres	\N
496	175	abs	\N
496	184	late	5
497	162	pres	\N
497	167	pres	\N
497	174	pres	\N
497	176	pres	\N
497	183	pres	\N
498	171	pres	\N
498	181	pres	\N
498	185	pres	\N
499	50	pres	\N
499	61	pres	\N
499	163	abs	\N
499	165	pres	\N
499	172	late	5
499	177	exc	\N
500	64	pres	\N
500	83	pres	\N
500	178	pres	\N
501	29	pres	\N
501	36	pres	\N
501	175	exc	\N
501	184	pres	\N
502	162	pres	\N
502	167	pres	\N
502	174	pres	\N
502	176	pres	\N
502	183	pres	\N
503	171	pres	\N
503	181	pres	\N
503	185	abs	\N
504	81	pres	\N
504	85	pres	\N
504	95	pres	\N
504	121	exc	\N
504	186	pres	\N
504	191	abs	\N
504	192	pres	\N
504	201	pres	\N
504	203	pres	\N
504	204	pres	\N
504	205	pres	\N
505	50	pres	\N
505	61	pres	\N
505	163	abs	\N
505	165	abs	\N
505	172	pres	\N
505	177	pres	\N
506	122	pres	\N
506	124	pres	\N
506	135	pres	\N
506	141	late	5
506	168	pres	\N
506	179	pres	\N
507	64	pres	\N
507	83	late	10
507	178	pres	\N
508	103	exc	\N
508	161	pres	\N
508	172	pres	\N
508	200	pres	\N
508	202	pres	\N
508	206	abs	\N
508	208	pres	\N
508	209	pres	\N
508	210	pres	\N
509	13	pres	\N
509	71	pres	\N
509	101	pres	\N
509	105	abs	\N
509	115	pres	\N
509	125	pres	\N
509	153	pres	\N
509	157	pres	\N
509	164	pres	\N
509	189	pres	\N
509	194	pres	\N
509	212	pres	\N
510	29	late	20
510	36	pres	\N
510	175	abs	\N
510	184	late	5
511	36	late	25
511	118	pres	\N
511	130	pres	\N
511	163	pres	\N
511	169	pres	\N
511	193	pres	\N
511	198	pres	\N
511	199	abs	\N
511	207	exc	\N
511	211	pres	\N
512	162	late	5
512	167	pres	\N
512	174	pres	\N
512	176	pres	\N
512	183	pres	\N
513	171	pres	\N
513	181	pres	\N
513	185	pres	\N
516	81	pres	\N
516	85	pres	\N
516	95	pres	\N
516	121	pres	\N
516	186	pres	\N
516	191	late	25
516	192	pres	\N
516	201	pres	\N
516	203	pres	\N
516	204	pres	\N
516	205	pres	\N
517	122	pres	\N
517	124	pres	\N
517	135	pres	\N
517	141	pres	\N
517	168	pres	\N
517	179	pres	\N
518	103	abs	\N
518	161	abs	\N
518	172	pres	\N
518	200	pres	\N
518	202	pres	\N
518	206	pres	\N
518	208	pres	\N
518	209	pres	\N
518	210	pres	\N
519	71	pres	\N
519	101	pres	\N
519	105	pres	\N
519	115	pres	\N
519	153	pres	\N
519	157	pres	\N
519	164	pres	\N
519	189	pres	\N
519	194	pres	\N
519	212	pres	\N
520	36	pres	\N
520	118	pres	\N
520	130	pres	\N
520	163	pres	\N
520	169	exc	\N
520	193	late	20
520	198	pres	\N
520	199	pres	\N
520	207	pres	\N
520	211	pres	\N
521	171	pres	\N
521	181	pres	\N
521	185	pres	\N
525	122	exc	\N
525	124	pres	\N
525	135	pres	\N
525	141	pres	\N
525	168	pres	\N
525	179	exc	\N
526	103	abs	\N
526	161	pres	\N
526	172	exc	\N
526	200	pres	\N
526	202	pres	\N
526	206	late	20
526	208	abs	\N
526	209	pres	\N
526	210	pres	\N
527	71	pres	\N
527	101	pres	\N
527	105	pres	\N
527	115	pres	\N
527	125	pres	\N
527	153	pres	\N
527	157	pres	\N
527	164	pres	\N
527	189	exc	\N
527	194	pres	\N
527	212	exc	\N
528	36	pres	\N
528	130	pres	\N
528	163	pres	\N
528	169	exc	\N
528	193	pres	\N
528	198	pres	\N
528	199	exc	\N
528	207	pres	\N
528	211	pres	\N
529	171	pres	\N
529	181	pres	\N
529	185	exc	\N
532	81	pres	\N
532	85	abs	\N
532	95	pres	\N
532	121	pres	\N
532	186	pres	\N
532	191	late	10
532	192	pres	\N
532	201	pres	\N
532	203	pres	\N
532	204	pres	\N
532	205	pres	\N
533	122	abs	\N
533	124	pres	\N
533	135	pres	\N
533	141	pres	\N
533	168	pres	\N
533	179	pres	\N
534	103	pres	\N
534	161	pres	\N
534	172	pres	\N
534	200	pres	\N
534	202	pres	\N
534	206	pres	\N
534	208	pres	\N
534	209	pres	\N
534	210	abs	\N
535	13	pres	\N
535	71	late	5
535	101	pres	\N
535	105	pres	\N
535	115	pres	\N
535	125	pres	\N
535	153	pres	\N
535	157	pres	\N
535	164	exc	\N
535	189	exc	\N
535	194	abs	\N
535	212	pres	\N
536	130	pres	\N
536	163	pres	\N
536	193	pres	\N
536	198	pres	\N
536	199	pres	\N
536	207	late	25
536	211	pres	\N
539	81	pres	\N
539	85	pres	\N
539	95	pres	\N
539	121	pres	\N
539	186	pres	\N
539	191	pres	\N
539	192	pres	\N
539	201	pres	\N
539	203	pres	\N
539	205	pres	\N
540	122	pres	\N
540	124	late	20
540	135	pres	\N
540	141	pres	\N
540	168	pres	\N
540	179	late	25
541	161	pres	\N
541	172	pres	\N
541	200	pres	\N
541	202	pres	\N
541	206	pres	\N
541	208	pres	\N
541	209	pres	\N
541	210	pres	\N
542	13	pres	\N
542	71	late	\N
542	101	pres	\N
542	105	pres	\N
542	115	late	5
542	125	pres	\N
542	153	late	5
542	157	pres	\N
542	164	exc	\N
542	189	pres	\N
542	194	exc	\N
542	212	pres	\N
543	36	pres	\N
543	130	pres	\N
543	163	pres	\N
543	193	pres	\N
543	198	pres	\N
543	199	pres	\N
543	207	pres	\N
543	211	abs	\N
546	81	pres	\N
546	85	pres	\N
546	95	pres	\N
546	121	pres	\N
546	186	late	5
546	191	pres	\N
546	192	late	5
546	201	pres	\N
546	203	pres	\N
546	204	pres	\N
546	205	pres	\N
547	122	pres	\N
547	124	late	25
547	135	late	25
547	141	pres	\N
547	168	pres	\N
547	179	pres	\N
548	161	pres	\N
548	172	pres	\N
548	200	pres	\N
548	202	pres	\N
548	206	abs	\N
548	208	exc	\N
548	209	late	5
548	210	pres	\N
549	13	pres	\N
549	71	exc	\N
549	101	pres	\N
549	105	late	8
549	115	pres	\N
549	125	pres	\N
549	153	late	8
549	157	pres	\N
549	164	abs	\N
549	189	pres	\N
549	194	exc	\N
549	212	pres	\N
553	81	pres	\N
553	85	exc	\N
553	95	late	5
553	121	pres	\N
553	186	pres	\N
553	191	abs	\N
553	192	pres	\N
553	201	exc	\N
553	203	pres	\N
553	204	pres	\N
553	205	pres	\N
554	122	abs	\N
554	124	pres	\N
554	135	pres	\N
554	141	abs	\N
554	168	pres	\N
554	179	pres	\N
555	161	exc	\N
555	172	pres	\N
555	200	exc	\N
555	202	pres	\N
555	208	exc	\N
555	209	pres	\N
555	210	pres	\N
556	13	abs	\N
556	71	pres	\N
556	101	pres	\N
556	105	pres	\N
556	115	late	15
556	125	pres	\N
556	153	pres	\N
556	157	pres	\N
556	164	pres	\N
556	189	pres	\N
556	194	late	10
556	212	pres	\N
557	36	pres	\N
557	130	pres	\N
557	163	pres	\N
557	193	exc	\N
557	198	late	25
557	199	abs	\N
557	207	pres	\N
557	211	pres	\N
560	81	pres	\N
560	95	pres	\N
560	121	pres	\N
560	186	pres	\N
560	191	pres	\N
560	192	pres	\N
560	201	pres	\N
560	203	pres	\N
560	204	pres	\N
560	205	exc	\N
561	124	pres	\N
561	135	pres	\N
561	141	exc	\N
561	168	pres	\N
561	179	pres	\N
562	161	pres	\N
562	172	abs	\N
562	200	pres	\N
562	202	pres	\N
562	206	late	10
562	208	pres	\N
562	209	pres	\N
562	210	late	25
563	13	pres	\N
563	71	exc	\N
563	101	pres	\N
563	105	pres	\N
563	115	pres	\N
563	125	abs	\N
563	153	pres	\N
563	157	exc	\N
563	164	pres	\N
563	189	pres	\N
563	194	pres	\N
563	212	pres	\N
564	36	pres	\N
564	130	late	20
564	163	pres	\N
564	193	pres	\N
564	199	abs	\N
564	207	pres	\N
564	211	pres	\N
567	81	late	8
567	95	pres	\N
567	121	pres	\N
567	186	pres	\N
567	191	pres	\N
567	192	pres	\N
567	201	abs	\N
567	204	pres	\N
567	205	pres	\N
568	124	pres	\N
568	135	abs	\N
568	141	pres	\N
568	168	pres	\N
568	179	pres	\N
569	161	exc	\N
569	200	pres	\N
569	202	exc	\N
569	206	pres	\N
569	208	pres	\N
569	209	pres	\N
569	210	pres	\N
573	81	pres	\N
573	95	pres	\N
573	121	pres	\N
573	186	pres	\N
573	191	pres	\N
573	192	pres	\N
573	201	pres	\N
573	203	pres	\N
573	204	pres	\N
573	205	pres	\N
574	124	pres	\N
574	135	exc	\N
574	141	abs	\N
574	168	pres	\N
574	179	exc	\N
575	172	abs	\N
575	200	pres	\N
575	202	pres	\N
575	206	pres	\N
575	208	abs	\N
575	209	pres	\N
575	210	abs	\N
576	13	pres	\N
576	71	pres	\N
576	101	pres	\N
576	105	pres	\N
576	115	pres	\N
576	125	pres	\N
576	153	pres	\N
576	157	exc	\N
576	164	pres	\N
576	189	pres	\N
576	194	abs	\N
576	212	late	8
579	81	exc	\N
579	95	pres	\N
579	121	abs	\N
579	191	pres	\N
579	192	pres	\N
579	201	abs	\N
579	203	pres	\N
579	204	pres	\N
579	205	pres	\N
580	17	pres	\N
580	136	pres	\N
580	221	pres	\N
581	124	pres	\N
581	135	pres	\N
581	141	abs	\N
581	168	abs	\N
581	179	pres	\N
582	161	pres	\N
582	172	abs	\N
582	200	exc	\N
582	202	pres	\N
582	206	pres	\N
582	208	pres	\N
582	209	pres	\N
582	210	pres	\N
583	13	pres	\N
583	71	late	20
583	101	pres	\N
583	105	pres	\N
583	115	late	8
583	125	pres	\N
583	153	pres	\N
583	157	pres	\N
583	164	exc	\N
583	189	pres	\N
583	194	abs	\N
583	212	pres	\N
584	1	pres	\N
584	3	pres	\N
584	31	pres	\N
584	42	pres	\N
584	88	pres	\N
584	177	pres	\N
584	226	pres	\N
584	229	pres	\N
585	52	abs	\N
585	67	pres	\N
585	117	pres	\N
585	122	late	\N
585	145	pres	\N
585	173	abs	\N
585	195	pres	\N
585	215	abs	\N
585	218	pres	\N
586	17	late	25
586	136	pres	\N
586	221	pres	\N
587	7	exc	\N
587	23	pres	\N
587	216	pres	\N
587	222	pres	\N
587	223	pres	\N
587	225	late	5
587	227	pres	\N
587	228	abs	\N
590	81	abs	\N
590	95	pres	\N
590	121	pres	\N
590	191	late	5
590	192	pres	\N
590	201	abs	\N
590	203	exc	\N
590	204	pres	\N
590	205	pres	\N
591	17	pres	\N
591	136	pres	\N
591	221	pres	\N
592	124	pres	\N
592	135	pres	\N
592	141	pres	\N
592	168	pres	\N
592	179	pres	\N
593	161	abs	\N
593	172	pres	\N
593	200	abs	\N
593	202	pres	\N
593	206	pres	\N
593	208	pres	\N
593	209	pres	\N
593	210	pres	\N
594	13	pres	\N
594	71	pres	\N
594	101	pres	\N
594	105	pres	\N
594	115	pres	\N
594	125	pres	\N
594	153	pres	\N
594	157	abs	\N
594	164	exc	\N
594	189	pres	\N
594	194	pres	\N
594	212	pres	\N
595	1	pres	\N
595	3	abs	\N
595	31	abs	\N
595	42	pres	\N
595	88	pres	\N
595	177	pres	\N
595	226	pres	\N
595	229	late	15
596	52	exc	\N
596	67	late	\N
596	117	exc	\N
596	122	exc	\N
596	145	exc	\N
596	173	pres	\N
596	195	pres	\N
596	215	exc	\N
596	218	pres	\N
597	17	pres	\N
597	136	pres	\N
597	221	late	10
598	7	pres	\N
598	23	pres	\N
598	216	pres	\N
598	222	pres	\N
598	223	pres	\N
598	225	abs	\N
598	227	pres	\N
598	228	pres	\N
601	17	pres	\N
601	136	pres	\N
601	221	pres	\N
602	13	pres	\N
602	71	pres	\N
602	101	pres	\N
602	105	pres	\N
602	115	pres	\N
602	125	pres	\N
602	153	pres	\N
602	157	pres	\N
602	164	exc	\N
602	189	pres	\N
602	194	late	25
602	212	exc	\N
603	1	pres	\N
603	3	pres	\N
603	31	pres	\N
603	42	pres	\N
603	88	pres	\N
603	177	pres	\N
603	226	abs	\N
603	229	pres	\N
604	52	late	20
604	67	pres	\N
604	117	pres	\N
604	122	abs	\N
604	145	pres	\N
604	173	pres	\N
604	195	pres	\N
604	215	pres	\N
604	218	pres	\N
605	17	abs	\N
605	136	pres	\N
605	221	late	15
606	7	abs	\N
606	23	pres	\N
606	216	pres	\N
606	222	pres	\N
606	223	pres	\N
606	225	pres	\N
606	228	abs	\N
607	17	abs	\N
607	136	pres	\N
607	221	pres	\N
608	13	exc	\N
608	71	pres	\N
608	101	pres	\N
608	105	pres	\N
608	115	pres	\N
608	125	pres	\N
608	153	pres	\N
608	157	exc	\N
608	164	pres	\N
608	189	pres	\N
608	194	abs	\N
608	212	abs	\N
609	1	abs	\N
609	3	pres	\N
609	31	late	\N
609	42	pres	\N
609	88	pres	\N
609	177	pres	\N
609	226	late	15
609	229	pres	\N
610	52	abs	\N
610	67	pres	\N
610	117	pres	\N
610	122	pres	\N
610	145	pres	\N
610	173	pres	\N
610	195	late	20
610	215	pres	\N
610	218	pres	\N
611	17	abs	\N
611	136	pres	\N
611	221	pres	\N
612	7	abs	\N
612	23	abs	\N
612	216	pres	\N
612	222	pres	\N
612	223	exc	\N
612	225	pres	\N
612	228	pres	\N
613	17	pres	\N
613	136	pres	\N
613	221	pres	\N
614	1	pres	\N
614	3	pres	\N
614	31	exc	\N
614	42	pres	\N
614	88	abs	\N
614	177	pres	\N
614	226	pres	\N
614	229	pres	\N
615	52	abs	\N
615	67	pres	\N
615	117	pres	\N
615	122	late	10
615	145	pres	\N
615	173	pres	\N
615	195	late	15
615	218	late	10
616	17	pres	\N
616	136	pres	\N
616	221	abs	\N
617	7	late	15
617	23	pres	\N
617	216	pres	\N
617	222	pres	\N
617	223	late	10
617	225	exc	\N
617	228	exc	\N
618	17	pres	\N
618	136	pres	\N
618	221	pres	\N
619	1	pres	\N
619	3	pres	\N
619	31	pres	\N
619	42	pres	\N
619	88	late	5
619	177	pres	\N
619	226	pres	\N
619	229	pres	\N
620	52	pres	\N
620	67	pres	\N
620	117	pres	\N
620	122	late	10
620	145	pres	\N
620	173	pres	\N
620	195	pres	\N
620	218	pres	\N
621	17	pres	\N
621	136	pres	\N
621	221	pres	\N
622	7	abs	\N
622	23	abs	\N
622	216	pres	\N
622	222	pres	\N
622	223	pres	\N
622	225	exc	\N
622	228	pres	\N
623	1	pres	\N
623	3	pres	\N
623	31	late	5
623	42	abs	\N
623	88	pres	\N
623	177	pres	\N
623	226	abs	\N
623	229	pres	\N
624	52	exc	\N
624	67	exc	\N
624	117	abs	\N
624	122	pres	\N
624	145	pres	\N
624	173	late	20
624	195	pres	\N
624	218	pres	\N
625	7	exc	\N
625	23	exc	\N
625	216	exc	\N
625	222	pres	\N
625	223	exc	\N
625	225	pres	\N
625	228	abs	\N
626	1	pres	\N
626	3	late	15
626	31	pres	\N
626	42	abs	\N
626	88	pres	\N
626	177	pres	\N
626	226	pres	\N
626	229	pres	\N
627	52	pres	\N
627	67	pres	\N
627	117	late	15
627	122	abs	\N
627	145	pres	\N
627	173	pres	\N
627	195	pres	\N
627	218	pres	\N
628	7	pres	\N
628	23	pres	\N
628	216	pres	\N
628	222	pres	\N
628	223	pres	\N
628	225	pres	\N
628	228	exc	\N
629	1	pres	\N
629	3	pres	\N
629	31	pres	\N
629	42	abs	\N
629	88	pres	\N
629	177	pres	\N
629	226	pres	\N
629	229	exc	\N
630	52	late	5
630	67	late	5
630	117	pres	\N
630	122	pres	\N
630	145	late	10
630	173	exc	\N
630	195	late	15
630	218	pres	\N
632	1	pres	\N
632	3	pres	\N
632	31	pres	\N
632	42	pres	\N
632	88	abs	\N
632	177	pres	\N
632	226	pres	\N
633	52	exc	\N
633	67	pres	\N
633	117	pres	\N
633	122	late	10
633	145	pres	\N
633	173	pres	\N
633	195	pres	\N
633	218	pres	\N
634	7	pres	\N
634	216	pres	\N
634	222	late	25
634	223	exc	\N
634	225	exc	\N
634	228	pres	\N
635	1	pres	\N
635	3	pres	\N
635	31	exc	\N
635	42	pres	\N
635	88	abs	\N
635	177	pres	\N
635	226	abs	\N
635	229	pres	\N
636	52	pres	\N
636	67	pres	\N
636	117	pres	\N
636	122	pres	\N
636	145	pres	\N
636	173	pres	\N
636	195	pres	\N
636	218	late	10
637	7	abs	\N
637	23	exc	\N
637	216	pres	\N
637	222	pres	\N
637	223	pres	\N
637	225	pres	\N
637	228	abs	\N
638	1	pres	\N
638	3	pres	\N
638	31	abs	\N
638	42	pres	\N
638	88	pres	\N
638	177	abs	\N
638	226	abs	\N
638	229	pres	\N
639	52	pres	\N
639	67	pres	\N
639	117	pres	\N
639	122	exc	\N
639	145	pres	\N
639	173	pres	\N
639	195	pres	\N
639	218	pres	\N
640	7	exc	\N
640	23	pres	\N
640	216	pres	\N
640	222	pres	\N
640	223	late	5
640	225	exc	\N
640	228	pres	\N
641	52	pres	\N
641	67	pres	\N
641	117	pres	\N
641	122	pres	\N
641	145	pres	\N
641	173	late	10
641	195	pres	\N
641	218	late	10
642	52	pres	\N
642	67	pres	\N
642	117	pres	\N
642	122	pres	\N
642	145	pres	\N
642	173	pres	\N
642	195	pres	\N
642	218	late	10
643	72	exc	\N
643	107	late	5
643	175	late	25
643	205	pres	\N
643	243	pres	\N
643	247	pres	\N
644	3	pres	\N
644	50	pres	\N
644	61	pres	\N
644	69	pres	\N
645	226	late	5
645	229	pres	\N
645	232	pres	\N
645	235	pres	\N
645	248	pres	\N
646	82	exc	\N
646	180	pres	\N
646	181	pres	\N
646	185	pres	\N
646	196	pres	\N
646	218	pres	\N
647	13	pres	\N
647	16	exc	\N
647	71	pres	\N
647	87	pres	\N
647	101	late	5
647	115	pres	\N
647	119	abs	\N
647	120	pres	\N
647	164	pres	\N
648	24	pres	\N
648	41	pres	\N
648	124	pres	\N
648	141	abs	\N
648	167	pres	\N
648	168	late	5
648	171	abs	\N
648	237	pres	\N
649	72	pres	\N
649	107	late	5
649	175	pres	\N
649	205	pres	\N
649	243	pres	\N
649	247	pres	\N
650	114	pres	\N
650	161	late	5
650	172	abs	\N
650	174	pres	\N
650	189	pres	\N
650	194	pres	\N
650	210	pres	\N
650	246	exc	\N
650	255	pres	\N
650	257	pres	\N
651	36	pres	\N
651	220	pres	\N
651	238	pres	\N
651	253	pres	\N
651	254	pres	\N
652	28	pres	\N
652	37	pres	\N
652	66	late	5
652	81	abs	\N
652	187	pres	\N
652	198	pres	\N
652	231	late	10
652	245	pres	\N
652	249	pres	\N
652	250	late	8
652	251	pres	\N
652	252	pres	\N
654	72	late	10
654	107	exc	\N
654	175	pres	\N
654	205	pres	\N
654	243	exc	\N
654	247	pres	\N
655	3	pres	\N
655	50	late	5
655	61	pres	\N
655	69	pres	\N
655	178	abs	\N
655	241	pres	\N
656	226	abs	\N
656	229	pres	\N
656	232	pres	\N
656	235	pres	\N
656	248	pres	\N
657	82	late	15
657	180	pres	\N
657	181	pres	\N
657	185	pres	\N
657	196	pres	\N
657	218	pres	\N
658	13	pres	\N
658	16	exc	\N
658	71	late	15
658	87	pres	\N
658	101	pres	\N
658	115	pres	\N
658	119	pres	\N
658	120	pres	\N
658	164	pres	\N
659	24	pres	\N
659	41	abs	\N
659	124	late	15
659	141	pres	\N
659	167	pres	\N
659	171	pres	\N
659	237	pres	\N
660	72	pres	\N
660	107	pres	\N
660	175	pres	\N
660	205	pres	\N
660	243	pres	\N
660	247	pres	\N
661	114	pres	\N
661	161	pres	\N
661	172	pres	\N
661	174	abs	\N
661	189	pres	\N
661	194	pres	\N
661	210	pres	\N
661	246	exc	\N
661	255	pres	\N
661	257	pres	\N
662	36	pres	\N
662	220	pres	\N
662	238	late	10
662	253	pres	\N
662	254	pres	\N
663	28	pres	\N
663	37	pres	\N
663	66	late	10
663	81	pres	\N
663	187	pres	\N
663	198	late	20
663	231	pres	\N
663	245	exc	\N
663	249	pres	\N
663	250	late	10
663	251	pres	\N
663	252	pres	\N
664	82	pres	\N
664	180	pres	\N
664	181	pres	\N
664	185	pres	\N
664	196	pres	\N
664	218	pres	\N
665	72	pres	\N
665	107	pres	\N
665	175	pres	\N
665	205	pres	\N
665	243	pres	\N
665	247	pres	\N
666	3	pres	\N
666	50	pres	\N
666	61	pres	\N
666	69	pres	\N
666	178	pres	\N
666	241	pres	\N
667	226	pres	\N
667	229	abs	\N
667	232	pres	\N
667	235	pres	\N
667	248	pres	\N
668	82	pres	\N
668	180	late	20
668	181	late	5
668	185	late	8
668	196	pres	\N
668	218	pres	\N
670	24	late	10
670	41	pres	\N
670	124	pres	\N
670	141	pres	\N
670	167	pres	\N
670	168	pres	\N
670	171	pres	\N
670	237	pres	\N
671	72	pres	\N
671	107	pres	\N
671	175	late	10
671	205	pres	\N
671	243	abs	\N
671	247	pres	\N
672	114	pres	\N
672	161	pres	\N
672	172	pres	\N
672	174	pres	\N
672	189	pres	\N
672	194	pres	\N
672	210	pres	\N
672	246	pres	\N
672	255	pres	\N
672	257	late	\N
673	36	late	5
673	220	abs	\N
673	238	pres	\N
673	253	abs	\N
673	254	pres	\N
674	28	pres	\N
674	37	exc	\N
674	66	abs	\N
674	81	pres	\N
674	187	pres	\N
674	198	pres	\N
674	231	pres	\N
674	245	pres	\N
674	249	pres	\N
674	250	pres	\N
674	251	abs	\N
674	252	pres	\N
675	82	exc	\N
675	180	pres	\N
675	181	exc	\N
675	185	pres	\N
675	196	pres	\N
675	218	pres	\N
676	72	abs	\N
676	107	pres	\N
676	175	pres	\N
676	205	pres	\N
676	247	pres	\N
677	50	pres	\N
677	61	pres	\N
677	69	pres	\N
677	178	pres	\N
677	241	pres	\N
678	226	pres	\N
678	229	pres	\N
678	232	pres	\N
678	235	abs	\N
678	248	pres	\N
679	82	pres	\N
679	180	pres	\N
679	181	pres	\N
679	185	pres	\N
679	196	pres	\N
679	218	pres	\N
680	13	abs	\N
680	16	pres	\N
680	87	pres	\N
680	101	pres	\N
680	115	pres	\N
680	119	exc	\N
680	120	pres	\N
680	164	pres	\N
681	24	pres	\N
681	41	abs	\N
681	124	pres	\N
681	141	pres	\N
681	167	pres	\N
681	168	pres	\N
681	171	exc	\N
681	237	pres	\N
682	72	pres	\N
682	107	pres	\N
682	175	pres	\N
682	205	pres	\N
682	243	exc	\N
682	247	pres	\N
683	114	pres	\N
683	161	pres	\N
683	172	pres	\N
683	174	abs	\N
683	189	pres	\N
683	194	pres	\N
683	210	late	15
683	246	pres	\N
683	255	pres	\N
683	257	pres	\N
684	36	pres	\N
684	220	pres	\N
684	238	pres	\N
684	253	pres	\N
684	254	exc	\N
685	28	pres	\N
685	37	pres	\N
685	66	abs	\N
685	81	pres	\N
685	187	pres	\N
685	198	late	15
685	231	pres	\N
685	245	pres	\N
685	249	pres	\N
685	250	pres	\N
685	251	pres	\N
685	252	pres	\N
686	82	pres	\N
686	180	pres	\N
686	181	pres	\N
686	185	pres	\N
686	196	late	10
686	218	pres	\N
687	72	pres	\N
687	107	late	25
687	175	pres	\N
687	205	pres	\N
687	243	late	5
687	247	pres	\N
688	3	pres	\N
688	50	pres	\N
688	61	pres	\N
688	69	exc	\N
688	178	pres	\N
688	241	exc	\N
689	226	abs	\N
689	229	pres	\N
689	232	pres	\N
689	235	pres	\N
689	248	pres	\N
690	82	pres	\N
690	180	pres	\N
690	181	pres	\N
690	185	pres	\N
690	196	pres	\N
690	218	pres	\N
692	24	late	10
692	41	pres	\N
692	124	pres	\N
692	141	pres	\N
692	167	exc	\N
692	168	pres	\N
692	171	late	20
692	237	abs	\N
693	72	pres	\N
693	107	late	15
693	175	pres	\N
693	205	abs	\N
693	243	abs	\N
693	247	pres	\N
694	114	pres	\N
694	161	pres	\N
694	172	exc	\N
694	174	pres	\N
694	189	pres	\N
694	194	exc	\N
694	210	pres	\N
694	246	pres	\N
694	255	pres	\N
694	257	pres	\N
695	36	pres	\N
695	220	pres	\N
695	238	pres	\N
695	253	pres	\N
695	254	late	20
696	28	pres	\N
696	37	pres	\N
696	66	exc	\N
696	81	pres	\N
696	187	pres	\N
696	198	pres	\N
696	231	abs	\N
696	245	pres	\N
696	249	pres	\N
696	250	pres	\N
696	251	abs	\N
696	252	pres	\N
697	82	pres	\N
697	180	pres	\N
697	181	pres	\N
697	185	exc	\N
697	196	pres	\N
697	218	late	20
698	72	abs	\N
698	107	pres	\N
698	175	pres	\N
698	205	pres	\N
698	243	pres	\N
698	247	abs	\N
699	3	pres	\N
699	50	pres	\N
699	61	pres	\N
699	69	abs	\N
699	178	pres	\N
699	241	pres	\N
700	226	late	15
700	229	pres	\N
700	232	abs	\N
700	235	abs	\N
700	248	pres	\N
701	8	abs	\N
701	196	pres	\N
701	212	pres	\N
701	224	exc	\N
701	268	pres	\N
701	270	pres	\N
702	13	abs	\N
702	87	pres	\N
702	115	pres	\N
702	119	pres	\N
702	120	pres	\N
702	164	pres	\N
703	32	late	20
703	121	pres	\N
703	204	pres	\N
703	219	pres	\N
703	234	pres	\N
703	256	pres	\N
703	258	pres	\N
703	264	pres	\N
703	267	pres	\N
703	269	abs	\N
704	24	abs	\N
704	41	pres	\N
704	124	pres	\N
704	141	pres	\N
704	167	pres	\N
704	168	pres	\N
704	171	exc	\N
704	237	exc	\N
705	43	exc	\N
705	163	pres	\N
705	166	abs	\N
705	177	abs	\N
705	199	pres	\N
705	223	late	20
705	242	pres	\N
705	244	pres	\N
705	260	pres	\N
705	261	pres	\N
705	263	exc	\N
705	271	pres	\N
706	72	pres	\N
706	107	pres	\N
706	175	late	\N
706	205	pres	\N
706	243	abs	\N
706	247	exc	\N
707	114	pres	\N
707	161	pres	\N
707	172	pres	\N
707	174	pres	\N
707	189	pres	\N
707	194	pres	\N
707	210	pres	\N
707	246	abs	\N
707	255	pres	\N
707	257	pres	\N
708	36	pres	\N
708	220	pres	\N
708	238	pres	\N
708	253	late	15
708	254	pres	\N
709	29	pres	\N
709	126	pres	\N
709	137	pres	\N
709	181	pres	\N
709	259	exc	\N
710	180	pres	\N
710	186	pres	\N
710	266	pres	\N
710	272	pres	\N
711	28	abs	\N
711	37	exc	\N
711	66	pres	\N
711	81	pres	\N
711	187	pres	\N
711	198	pres	\N
711	231	pres	\N
711	245	pres	\N
711	249	pres	\N
711	250	pres	\N
711	251	pres	\N
711	252	late	25
712	32	late	25
712	121	exc	\N
712	204	pres	\N
712	219	pres	\N
712	234	pres	\N
712	256	late	20
712	258	pres	\N
712	264	pres	\N
712	267	pres	\N
712	269	pres	\N
713	3	pres	\N
713	50	pres	\N
713	61	pres	\N
713	69	pres	\N
713	178	pres	\N
713	241	pres	\N
714	226	pres	\N
714	229	pres	\N
714	232	pres	\N
714	235	abs	\N
714	248	abs	\N
715	8	pres	\N
715	196	pres	\N
715	212	late	15
715	224	abs	\N
715	268	pres	\N
715	270	abs	\N
716	13	exc	\N
716	87	pres	\N
716	115	pres	\N
716	119	pres	\N
716	120	pres	\N
716	164	pres	\N
717	32	late	20
717	121	late	20
717	204	pres	\N
717	219	pres	\N
717	234	pres	\N
717	256	pres	\N
717	258	pres	\N
717	264	late	\N
717	267	pres	\N
717	269	pres	\N
718	24	pres	\N
718	41	pres	\N
718	124	pres	\N
718	141	abs	\N
718	167	pres	\N
718	168	pres	\N
718	171	pres	\N
718	237	pres	\N
719	43	pres	\N
719	163	pres	\N
719	166	pres	\N
719	177	pres	\N
719	199	pres	\N
719	223	pres	\N
719	242	exc	\N
719	244	pres	\N
719	260	exc	\N
719	261	pres	\N
719	263	pres	\N
719	271	pres	\N
720	114	pres	\N
720	161	pres	\N
720	172	pres	\N
720	174	pres	\N
720	189	pres	\N
720	194	exc	\N
720	210	pres	\N
720	246	pres	\N
720	255	pres	\N
720	257	pres	\N
721	36	pres	\N
721	220	pres	\N
721	238	pres	\N
721	253	exc	\N
721	254	pres	\N
722	29	pres	\N
722	106	pres	\N
722	126	pres	\N
722	137	pres	\N
722	181	pres	\N
722	259	exc	\N
723	180	pres	\N
723	186	pres	\N
723	266	pres	\N
723	272	pres	\N
724	28	pres	\N
724	37	late	10
724	66	pres	\N
724	81	pres	\N
724	187	pres	\N
724	198	pres	\N
724	231	pres	\N
724	245	exc	\N
724	249	pres	\N
724	250	pres	\N
724	251	abs	\N
724	252	pres	\N
725	32	pres	\N
725	121	pres	\N
725	204	pres	\N
725	219	pres	\N
725	234	pres	\N
725	256	pres	\N
725	258	pres	\N
725	264	pres	\N
725	267	pres	\N
725	269	exc	\N
726	3	pres	\N
726	50	pres	\N
726	61	late	15
726	69	pres	\N
726	178	abs	\N
726	241	pres	\N
727	226	late	\N
727	229	pres	\N
727	232	pres	\N
727	235	pres	\N
727	248	abs	\N
728	8	late	5
728	196	abs	\N
728	212	late	\N
728	268	pres	\N
728	270	pres	\N
729	13	exc	\N
729	87	pres	\N
729	115	pres	\N
729	119	pres	\N
729	120	pres	\N
729	164	pres	\N
730	32	late	25
730	121	pres	\N
730	204	pres	\N
730	219	pres	\N
730	234	pres	\N
730	256	pres	\N
730	258	late	8
730	264	pres	\N
730	267	pres	\N
730	269	pres	\N
731	24	pres	\N
731	41	pres	\N
731	124	pres	\N
731	141	pres	\N
731	167	pres	\N
731	168	pres	\N
731	171	pres	\N
731	237	pres	\N
732	43	pres	\N
732	163	late	15
732	166	pres	\N
732	177	pres	\N
732	199	pres	\N
732	223	abs	\N
732	242	pres	\N
732	244	pres	\N
732	260	abs	\N
732	261	exc	\N
732	263	pres	\N
732	271	pres	\N
733	114	abs	\N
733	161	pres	\N
733	172	pres	\N
733	174	late	15
733	189	pres	\N
733	194	exc	\N
733	210	pres	\N
733	246	pres	\N
733	255	pres	\N
733	257	pres	\N
734	36	late	10
734	220	pres	\N
734	238	pres	\N
734	253	pres	\N
734	254	pres	\N
735	29	pres	\N
735	106	pres	\N
735	126	late	25
735	137	late	5
735	181	pres	\N
735	259	pres	\N
736	180	abs	\N
736	186	pres	\N
736	272	pres	\N
737	28	abs	\N
737	37	pres	\N
737	66	exc	\N
737	81	pres	\N
737	187	pres	\N
737	198	pres	\N
737	231	pres	\N
737	245	pres	\N
737	249	pres	\N
737	250	pres	\N
737	251	pres	\N
737	252	pres	\N
738	32	pres	\N
738	121	pres	\N
738	204	pres	\N
738	219	abs	\N
738	234	pres	\N
738	256	pres	\N
738	264	pres	\N
738	267	pres	\N
738	269	pres	\N
739	3	pres	\N
739	50	pres	\N
739	61	pres	\N
739	69	late	\N
739	178	pres	\N
739	241	pres	\N
740	226	abs	\N
740	229	pres	\N
740	232	pres	\N
740	235	exc	\N
740	248	exc	\N
741	8	pres	\N
741	196	pres	\N
741	212	late	10
741	224	pres	\N
741	268	pres	\N
741	270	late	10
742	13	pres	\N
742	87	pres	\N
742	115	pres	\N
742	119	pres	\N
742	120	pres	\N
742	164	pres	\N
743	32	pres	\N
743	121	pres	\N
743	204	pres	\N
743	219	pres	\N
743	234	pres	\N
743	256	pres	\N
743	258	pres	\N
743	264	pres	\N
743	267	pres	\N
743	269	pres	\N
744	24	pres	\N
744	41	pres	\N
744	124	late	\N
744	141	pres	\N
744	167	pres	\N
744	168	abs	\N
744	171	abs	\N
744	237	pres	\N
745	43	pres	\N
745	163	pres	\N
745	166	pres	\N
745	177	pres	\N
745	199	late	20
745	223	late	5
745	242	pres	\N
745	244	exc	\N
745	260	pres	\N
745	261	late	15
745	271	abs	\N
746	114	pres	\N
746	161	pres	\N
746	172	late	5
746	174	exc	\N
746	189	pres	\N
746	194	pres	\N
746	210	late	8
746	246	pres	\N
746	255	pres	\N
746	257	pres	\N
747	36	pres	\N
747	220	pres	\N
747	238	pres	\N
747	253	exc	\N
747	254	pres	\N
748	29	pres	\N
748	106	pres	\N
748	126	pres	\N
748	137	pres	\N
748	181	pres	\N
748	259	pres	\N
749	180	pres	\N
749	186	pres	\N
749	266	pres	\N
749	272	exc	\N
750	28	pres	\N
750	37	pres	\N
750	66	pres	\N
750	81	pres	\N
750	187	pres	\N
750	198	pres	\N
750	231	pres	\N
750	245	pres	\N
750	249	pres	\N
750	250	pres	\N
750	251	pres	\N
750	252	pres	\N
751	32	pres	\N
751	121	pres	\N
751	204	pres	\N
751	219	pres	\N
751	234	pres	\N
751	256	pres	\N
751	258	pres	\N
751	264	pres	\N
751	267	exc	\N
751	269	pres	\N
752	3	pres	\N
752	50	pres	\N
752	61	late	25
752	69	pres	\N
752	178	pres	\N
752	241	exc	\N
753	226	late	8
753	229	pres	\N
753	232	late	20
753	235	pres	\N
753	248	pres	\N
754	8	pres	\N
754	196	exc	\N
754	212	pres	\N
754	224	pres	\N
754	268	pres	\N
754	270	pres	\N
755	13	pres	\N
755	87	pres	\N
755	115	pres	\N
755	119	abs	\N
755	120	pres	\N
755	164	exc	\N
756	32	abs	\N
756	121	late	5
756	204	pres	\N
756	219	pres	\N
756	234	pres	\N
756	256	pres	\N
756	258	pres	\N
756	264	pres	\N
756	267	pres	\N
756	269	pres	\N
757	24	pres	\N
757	41	pres	\N
757	124	pres	\N
757	141	pres	\N
757	167	pres	\N
757	168	pres	\N
757	171	pres	\N
757	237	pres	\N
758	43	pres	\N
758	163	pres	\N
758	166	pres	\N
758	177	pres	\N
758	199	pres	\N
758	223	pres	\N
758	242	pres	\N
758	244	late	10
758	260	pres	\N
758	261	pres	\N
758	263	pres	\N
758	271	pres	\N
759	114	pres	\N
759	161	late	10
759	172	pres	\N
759	189	pres	\N
759	194	pres	\N
759	210	pres	\N
759	246	pres	\N
759	255	pres	\N
759	257	pres	\N
760	36	pres	\N
760	220	pres	\N
760	238	pres	\N
760	253	pres	\N
760	254	exc	\N
761	29	pres	\N
761	106	pres	\N
761	126	pres	\N
761	137	pres	\N
761	181	exc	\N
761	259	pres	\N
762	180	pres	\N
762	186	pres	\N
762	266	pres	\N
762	272	pres	\N
763	28	late	8
763	37	pres	\N
763	66	late	25
763	81	pres	\N
763	187	pres	\N
763	198	pres	\N
763	231	abs	\N
763	245	pres	\N
763	249	late	5
763	250	pres	\N
763	251	pres	\N
763	252	late	10
764	32	late	10
764	121	pres	\N
764	204	pres	\N
764	219	pres	\N
764	234	pres	\N
764	256	pres	\N
764	258	abs	\N
764	264	pres	\N
764	267	late	20
764	269	pres	\N
765	3	pres	\N
765	50	pres	\N
765	61	pres	\N
765	69	exc	\N
765	178	pres	\N
765	241	pres	\N
766	226	abs	\N
766	229	pres	\N
766	232	pres	\N
766	235	abs	\N
766	248	pres	\N
767	8	pres	\N
767	196	late	25
767	212	exc	\N
767	224	abs	\N
767	268	pres	\N
767	270	late	25
768	13	pres	\N
768	87	pres	\N
768	115	pres	\N
768	119	pres	\N
768	120	pres	\N
768	164	pres	\N
769	32	abs	\N
769	121	pres	\N
769	204	pres	\N
769	219	pres	\N
769	234	pres	\N
769	256	late	\N
769	258	pres	\N
769	264	pres	\N
769	267	pres	\N
769	269	pres	\N
770	24	pres	\N
770	41	pres	\N
770	124	pres	\N
770	141	late	\N
770	168	pres	\N
770	171	abs	\N
770	237	pres	\N
771	43	exc	\N
771	163	pres	\N
771	166	pres	\N
771	177	exc	\N
771	199	pres	\N
771	223	pres	\N
771	242	abs	\N
771	244	pres	\N
771	260	late	10
771	261	pres	\N
771	263	pres	\N
771	271	pres	\N
772	114	abs	\N
772	161	pres	\N
772	172	pres	\N
772	189	pres	\N
772	194	pres	\N
772	210	pres	\N
772	246	late	8
772	255	pres	\N
772	257	pres	\N
773	36	pres	\N
773	220	pres	\N
773	238	late	5
773	253	pres	\N
773	254	late	5
774	29	pres	\N
774	106	pres	\N
774	181	pres	\N
774	259	pres	\N
775	180	pres	\N
775	186	pres	\N
775	266	pres	\N
775	272	exc	\N
776	28	pres	\N
776	37	late	25
776	81	pres	\N
776	187	pres	\N
776	198	pres	\N
776	231	pres	\N
776	245	late	5
776	249	pres	\N
776	250	pres	\N
776	251	pres	\N
776	252	pres	\N
\.

COPY level_tests (test_id, student_id, language, kind, taken_on, score, level_result, examiner_id) FROM stdin;
1	1	English	placement	2024-10-17	62	B1	\N
2	2	English	placement	2024-10-22	54	B1	5
3	4	Spanish	placement	2024-10-23	16	A1	7
4	6	English	placement	2024-10-28	58	B1	5
5	5	English	placement	2024-10-30	55	B1	2
6	8	English	placement	2024-10-30	62	B1	4
7	10	English	placement	2024-10-31	51	B1	2
8	9	English	placement	2024-11-06	51	B1	\N
9	11	English	placement	2024-11-06	59	B1	1
10	12	English	placement	2024-11-07	64	B1	1
11	13	Spanish	placement	2024-11-17	49	B1	7
12	14	German	placement	2024-11-17	36	A2	8
13	15	English	placement	2024-11-21	15	A1	5
14	16	English	placement	2024-11-22	76	B2	2
15	17	German	placement	2024-11-25	14	A1	8
16	18	German	placement	2024-11-25	37	A2	9
17	4	Spanish	progress	2024-11-27	15	A1	7
18	20	English	placement	2024-11-28	70	B2	1
19	22	French	placement	2024-11-28	12	A1	11
20	19	English	placement	2024-11-30	75	B2	5
21	21	German	placement	2024-12-04	3	A1	9
22	23	German	placement	2024-12-09	43	A2	10
23	4	Spanish	final	2024-12-15	25	A2	7
24	5	English	progress	2024-12-17	55	B1	1
25	6	English	progress	2024-12-17	57	B1	1
26	25	Spanish	placement	2024-12-18	51	B1	7
27	26	German	placement	2024-12-24	41	A2	8
28	31	English	placement	2024-12-27	11	A1	3
29	29	German	placement	2024-12-29	9	A1	10
30	33	German	placement	2025-01-01	30	A2	8
31	34	Spanish	placement	2025-01-03	49	B1	7
32	35	German	placement	2025-01-04	17	A1	10
33	39	German	placement	2025-01-07	36	A2	10
34	37	Spanish	placement	2025-01-08	53	B1	\N
35	38	Spanish	placement	2025-01-10	61	B1	6
36	42	Spanish	placement	2025-01-10	58	B1	6
37	43	Spanish	placement	2025-01-10	62	B1	7
38	36	English	placement	2025-01-11	81	B2	4
39	45	English	placement	2025-01-11	72	B2	4
40	46	Spanish	placement	2025-01-11	55	B1	7
41	44	German	placement	2025-01-12	5	A1	8
42	48	German	placement	2025-01-16	41	A2	10
43	49	German	placement	2025-01-16	35	A2	10
44	52	English	placement	2025-01-18	70	B2	3
45	53	German	placement	2025-01-24	16	A1	\N
46	54	French	placement	2025-01-30	30	A2	11
47	55	German	placement	2025-01-31	62	B1	8
48	57	English	placement	2025-02-01	59	B1	5
49	12	English	final	2025-02-03	63	B1	4
50	61	English	placement	2025-02-03	39	A2	4
51	17	German	progress	2025-02-04	7	A1	9
52	35	German	progress	2025-02-04	16	A1	9
53	56	English	placement	2025-02-04	42	A2	4
54	6	English	final	2025-02-05	61	B1	\N
55	11	English	final	2025-02-05	71	B2	4
56	14	German	progress	2025-02-05	41	A2	8
57	18	German	progress	2025-02-05	31	A2	9
58	27	German	progress	2025-02-05	36	A2	8
59	39	German	progress	2025-02-05	28	A2	8
60	3	English	final	2025-02-06	64	B1	4
61	8	English	final	2025-02-06	61	B1	4
62	9	English	final	2025-02-07	52	B1	2
63	64	French	placement	2025-02-08	9	A1	12
64	16	English	progress	2025-02-09	82	B2	1
65	20	English	progress	2025-02-09	74	B2	5
66	45	English	progress	2025-02-09	83	C1	3
67	65	English	placement	2025-02-09	59	B1	1
68	60	Italian	placement	2025-02-10	43	A2	13
69	62	English	placement	2025-02-14	87	C1	1
70	67	Spanish	placement	2025-02-14	60	B1	7
71	66	English	placement	2025-02-15	34	A2	2
72	50	German	final	2025-02-21	46	B1	8
73	29	German	final	2025-02-22	26	A2	9
74	51	German	final	2025-02-22	45	B1	9
75	18	German	final	2025-02-23	43	A2	9
76	26	German	final	2025-02-23	35	A2	8
77	68	Spanish	placement	2025-02-23	63	B1	6
78	48	German	final	2025-02-24	42	A2	9
79	47	German	final	2025-02-25	28	A2	9
80	4	French	progress	2025-02-26	15	A1	\N
81	22	French	progress	2025-02-26	16	A1	11
82	33	German	final	2025-02-26	32	A2	8
83	39	German	final	2025-02-26	48	B1	10
84	70	Spanish	placement	2025-02-26	54	B1	6
85	69	French	placement	2025-02-27	42	A2	11
86	73	Spanish	placement	2025-02-27	48	B1	7
87	13	Spanish	progress	2025-02-28	52	B1	6
88	25	Spanish	progress	2025-02-28	\N	\N	7
89	28	Spanish	progress	2025-02-28	60	B1	7
90	43	Spanish	progress	2025-02-28	51	B1	7
91	72	German	placement	2025-03-01	5	A1	8
92	19	English	final	2025-03-02	97	C1	5
93	45	English	final	2025-03-06	95	C1	3
94	75	English	placement	2025-03-10	36	A2	5
95	74	English	placement	2025-03-11	89	C1	3
96	76	Italian	placement	2025-03-13	22	A1	13
97	78	English	placement	2025-03-16	51	B1	3
98	79	Spanish	placement	2025-03-18	35	A2	6
99	82	English	placement	2025-03-18	64	B1	2
100	77	French	placement	2025-03-20	31	A2	12
101	80	French	placement	2025-03-23	43	A2	12
102	86	English	placement	2025-03-24	44	A2	4
103	83	French	placement	2025-03-25	4	A1	12
104	87	English	placement	2025-03-31	96	C1	2
105	2	French	final	2025-04-01	18	A1	12
106	88	English	placement	2025-04-02	59	B1	4
107	89	English	placement	2025-04-02	86	C1	4
108	34	Spanish	final	2025-04-03	59	B1	6
109	38	Spanish	final	2025-04-03	50	B1	6
110	90	English	placement	2025-04-03	29	A2	5
111	22	French	final	2025-04-05	20	A1	11
112	46	Spanish	final	2025-04-06	67	B2	\N
113	31	English	final	2025-04-07	9	A1	3
114	42	Spanish	final	2025-04-07	68	B2	6
115	91	Spanish	placement	2025-04-07	60	B1	7
116	40	English	final	2025-04-09	14	A1	3
117	92	English	placement	2025-04-10	96	C1	1
118	93	Spanish	placement	2025-04-14	40	A2	7
119	94	English	placement	2025-04-22	97	C1	5
120	95	German	placement	2025-04-30	31	A2	\N
121	99	Italian	placement	2025-04-30	15	A1	13
122	96	English	placement	2025-05-08	87	C1	3
123	97	English	placement	2025-05-08	54	B1	5
124	98	Italian	placement	2025-05-08	17	A1	13
125	100	English	placement	2025-05-09	56	B1	1
126	4	French	progress	2025-05-14	41	A2	12
127	63	English	progress	2025-05-16	60	B1	1
128	75	English	progress	2025-05-16	25	A2	4
129	82	English	progress	2025-05-16	52	B1	4
130	86	English	progress	2025-05-16	37	A2	1
131	104	German	placement	2025-05-16	20	A1	\N
132	68	Spanish	progress	2025-05-17	54	B1	7
133	91	Spanish	progress	2025-05-17	58	B1	6
134	103	Italian	placement	2025-05-20	5	A1	13
135	42	English	progress	2025-05-23	97	C1	3
136	105	English	placement	2025-05-29	53	B1	1
137	106	Spanish	placement	2025-05-31	12	A1	7
138	107	German	placement	2025-06-05	54	B1	8
139	108	German	placement	2025-06-09	10	A1	9
140	109	Italian	placement	2025-06-09	5	A1	13
141	110	German	placement	2025-06-10	11	A1	10
142	111	German	placement	2025-06-11	5	A1	9
143	4	French	final	2025-06-17	58	B1	12
144	22	French	final	2025-06-18	41	A2	11
145	69	French	final	2025-06-19	40	A2	11
146	63	English	final	2025-06-20	56	B1	5
147	5	English	final	2025-06-21	52	B1	4
148	68	Spanish	final	2025-06-21	65	B2	7
149	80	French	final	2025-06-21	36	A2	11
150	54	French	final	2025-06-22	33	A2	11
151	71	English	final	2025-06-22	57	B1	\N
152	56	English	final	2025-06-23	45	B1	3
153	75	English	final	2025-06-23	43	A2	\N
154	90	English	final	2025-06-23	41	A2	1
155	91	Spanish	final	2025-06-23	63	B1	7
156	82	English	final	2025-06-24	59	B1	5
157	86	English	final	2025-06-24	32	A2	4
158	18	German	progress	2025-07-03	10	A1	8
159	36	English	final	2025-07-03	99	C1	4
160	108	German	progress	2025-07-03	13	A1	8
161	42	English	final	2025-07-04	99	C1	2
162	74	English	final	2025-07-04	89	C1	1
163	39	English	final	2025-07-05	93	C1	2
164	62	English	final	2025-07-05	96	C1	\N
165	87	English	final	2025-07-05	85	C1	3
166	16	English	final	2025-07-06	92	C1	2
167	112	German	placement	2025-07-07	11	A1	10
168	89	English	final	2025-07-08	99	C1	4
169	12	Italian	progress	2025-07-12	15	A1	13
170	114	Spanish	placement	2025-07-17	17	A1	7
171	115	English	placement	2025-07-17	74	B2	3
172	53	German	final	2025-07-20	17	A1	8
173	104	German	final	2025-07-20	21	A1	8
174	108	German	final	2025-07-21	22	A1	10
175	78	English	progress	2025-07-25	73	B2	3
176	97	English	progress	2025-07-25	57	B1	5
177	101	English	progress	2025-07-25	52	B1	4
178	105	English	progress	2025-07-25	61	B1	4
179	103	Italian	final	2025-08-01	25	A2	13
180	41	Italian	final	2025-08-04	14	A1	13
181	84	Italian	final	2025-08-05	15	A1	13
182	12	Italian	final	2025-08-06	28	A2	13
183	99	Italian	final	2025-08-06	22	A1	13
184	116	German	placement	2025-08-07	52	B1	10
185	118	Spanish	placement	2025-08-16	10	A1	6
186	119	English	placement	2025-08-16	29	A2	4
187	117	German	placement	2025-08-20	31	A2	10
188	120	Spanish	placement	2025-08-26	36	A2	7
189	100	English	final	2025-08-28	57	B1	\N
190	105	English	final	2025-08-28	65	B2	4
191	121	English	placement	2025-08-29	28	A2	\N
192	122	German	placement	2025-08-30	49	B1	9
193	124	German	placement	2025-08-31	43	A2	9
194	8	English	final	2025-09-02	62	B1	4
195	128	German	placement	2025-09-04	23	A1	\N
196	123	English	placement	2025-09-05	87	C1	4
197	125	English	placement	2025-09-06	76	B2	3
198	131	German	placement	2025-09-08	5	A1	\N
199	30	English	final	2025-09-09	99	C1	5
200	94	English	final	2025-09-09	80	B2	3
201	129	German	placement	2025-09-09	16	A1	8
202	45	English	final	2025-09-11	99	C1	2
203	19	English	final	2025-09-13	86	C1	3
204	52	English	final	2025-09-13	95	C1	14
205	133	English	placement	2025-09-13	32	A2	\N
206	130	Spanish	placement	2025-09-14	10	A1	6
207	132	English	placement	2025-09-14	95	C1	14
208	136	Spanish	placement	2025-09-16	22	A1	7
209	137	Spanish	placement	2025-09-17	5	A1	7
210	138	English	placement	2025-09-17	35	A2	5
211	139	English	placement	2025-09-19	80	B2	5
212	140	Spanish	placement	2025-09-19	13	A1	7
213	141	German	placement	2025-09-27	59	B1	10
214	121	English	progress	2025-10-07	42	A2	1
215	133	English	progress	2025-10-07	45	B1	3
216	138	English	progress	2025-10-07	50	B1	2
217	142	Spanish	placement	2025-10-08	42	A2	6
218	143	German	placement	2025-10-13	56	B1	10
219	144	English	placement	2025-10-15	95	C1	3
220	147	Spanish	placement	2025-10-18	43	A2	7
221	148	German	placement	2025-10-19	54	B1	9
222	121	English	final	2025-10-23	33	A2	2
223	133	English	final	2025-10-23	53	B1	14
224	138	English	final	2025-10-23	38	A2	5
225	149	Spanish	placement	2025-10-24	40	A2	7
226	152	Spanish	placement	2025-10-24	30	A2	\N
227	30	German	final	2025-10-25	29	A2	10
228	119	English	final	2025-10-25	25	A2	\N
229	128	German	final	2025-10-26	20	A1	10
230	129	German	final	2025-10-26	24	A1	8
231	153	English	placement	2025-10-26	89	C1	4
232	66	English	final	2025-10-27	48	B1	1
233	151	German	placement	2025-10-28	56	B1	9
234	150	Spanish	placement	2025-10-29	39	A2	6
235	114	Spanish	progress	2025-10-30	18	A1	7
236	118	Spanish	progress	2025-10-30	19	A1	6
237	140	Spanish	progress	2025-10-30	22	A1	\N
238	95	German	progress	2025-10-31	34	A2	9
239	156	Spanish	placement	2025-11-04	34	A2	7
240	71	English	progress	2025-11-07	79	B2	14
241	134	English	progress	2025-11-07	83	C1	5
242	8	English	progress	2025-11-08	80	B2	\N
243	63	English	progress	2025-11-08	66	B2	4
244	85	English	progress	2025-11-08	95	C1	3
245	105	English	progress	2025-11-08	83	C1	2
246	139	English	progress	2025-11-08	72	B2	1
247	155	German	placement	2025-11-09	40	A2	8
248	158	Italian	placement	2025-11-21	30	A2	13
249	161	German	placement	2025-11-22	3	A1	9
250	159	English	placement	2025-11-23	78	B2	1
251	162	German	placement	2025-11-29	40	A2	8
252	160	Italian	placement	2025-11-30	34	A2	13
253	164	Italian	placement	2025-11-30	9	A1	13
254	163	English	placement	2025-12-01	58	B1	5
255	151	German	progress	2025-12-02	62	B1	9
256	48	German	progress	2025-12-04	59	B1	10
257	53	German	final	2025-12-04	29	A2	8
258	98	German	progress	2025-12-04	58	B1	10
259	107	German	progress	2025-12-04	58	B1	8
260	117	German	final	2025-12-04	56	B1	10
261	145	German	progress	2025-12-04	55	B1	8
262	149	Spanish	progress	2025-12-04	39	A2	6
263	165	English	placement	2025-12-05	58	B1	4
264	95	German	final	2025-12-06	44	A2	8
265	122	German	final	2025-12-06	56	B1	8
266	137	Spanish	final	2025-12-07	18	A1	7
267	114	Spanish	final	2025-12-08	12	A1	\N
268	104	German	final	2025-12-09	28	A2	8
269	166	Italian	placement	2025-12-09	11	A1	13
270	23	German	final	2025-12-10	50	B1	9
271	50	German	final	2025-12-10	63	B1	10
272	168	German	placement	2025-12-10	41	A2	8
273	170	English	placement	2025-12-11	96	C1	14
274	172	English	placement	2025-12-12	53	B1	14
275	167	German	placement	2025-12-13	36	A2	8
276	171	English	placement	2025-12-16	80	B2	14
277	71	English	final	2025-12-18	74	B2	5
278	151	German	final	2025-12-18	59	B1	10
279	45	German	final	2025-12-19	68	B2	10
280	8	English	final	2025-12-20	79	B2	1
281	115	English	final	2025-12-20	79	B2	3
282	142	Spanish	final	2025-12-20	41	A2	7
283	149	Spanish	final	2025-12-20	40	A2	7
284	152	Spanish	final	2025-12-20	50	B1	6
285	51	German	final	2025-12-21	61	B1	8
286	102	English	final	2025-12-21	99	C1	14
287	134	English	final	2025-12-21	81	B2	5
288	55	German	final	2025-12-22	58	B1	10
289	85	English	final	2025-12-22	92	C1	4
290	143	German	final	2025-12-22	63	B1	8
291	150	Spanish	final	2025-12-22	42	A2	7
292	76	German	final	2025-12-23	62	B1	9
293	101	English	final	2025-12-23	84	C1	\N
294	105	English	final	2025-12-23	74	B2	\N
295	141	German	final	2025-12-23	67	B2	10
296	175	Spanish	placement	2025-12-23	6	A1	6
297	107	German	final	2025-12-24	64	B1	9
298	173	German	placement	2025-12-24	77	B2	10
299	146	Spanish	final	2025-12-25	45	B1	6
300	176	German	placement	2025-12-31	32	A2	9
301	178	French	placement	2026-01-11	4	A1	11
302	179	French	placement	2026-01-11	6	A1	11
303	181	English	placement	2026-01-11	78	B2	4
304	182	Italian	placement	2026-01-13	38	A2	13
305	78	English	progress	2026-01-16	85	C1	14
306	157	English	progress	2026-01-16	89	C1	2
307	184	Spanish	placement	2026-01-17	9	A1	7
308	186	English	placement	2026-01-23	19	A1	\N
309	189	English	placement	2026-01-24	87	C1	2
310	191	English	placement	2026-01-24	15	A1	14
311	192	English	placement	2026-02-03	21	A1	\N
312	103	Italian	progress	2026-02-04	36	A2	13
313	151	Italian	progress	2026-02-04	30	A2	13
314	182	Italian	progress	2026-02-04	50	B1	\N
315	193	Italian	placement	2026-02-04	23	A1	13
316	194	English	placement	2026-02-09	94	C1	3
317	196	English	placement	2026-02-14	82	B2	1
318	198	Italian	placement	2026-02-14	13	A1	13
319	195	English	placement	2026-02-19	93	C1	3
320	197	English	placement	2026-02-19	89	C1	4
321	124	German	final	2026-02-20	42	A2	8
322	60	Italian	final	2026-02-21	41	A2	13
323	103	Italian	final	2026-02-23	35	A2	13
324	117	German	final	2026-02-23	42	A2	9
325	158	Italian	final	2026-02-23	37	A2	13
326	163	English	progress	2026-02-24	55	B1	2
327	172	English	progress	2026-02-24	68	B2	2
328	200	German	placement	2026-02-24	18	A1	8
329	121	German	final	2026-02-25	39	A2	9
330	178	French	progress	2026-02-25	18	A1	11
331	199	Italian	placement	2026-02-26	23	A1	13
332	144	English	final	2026-02-27	94	C1	4
333	175	Spanish	progress	2026-02-27	8	A1	7
334	202	German	placement	2026-02-27	4	A1	9
335	203	English	placement	2026-02-27	24	A1	2
336	72	English	final	2026-02-28	89	C1	\N
337	77	English	final	2026-02-28	95	C1	2
338	162	German	progress	2026-02-28	30	A2	9
339	176	German	progress	2026-02-28	41	A2	8
340	183	German	progress	2026-02-28	31	A2	8
341	119	English	final	2026-03-01	87	C1	4
342	133	English	final	2026-03-01	99	C1	3
343	157	English	final	2026-03-01	97	C1	14
344	47	English	final	2026-03-03	94	C1	3
345	204	English	placement	2026-03-03	6	A1	14
346	201	English	placement	2026-03-04	18	A1	1
347	185	English	progress	2026-03-07	72	B2	1
348	207	Italian	placement	2026-03-07	19	A1	13
349	205	English	placement	2026-03-10	20	A1	1
350	208	German	placement	2026-03-12	18	A1	10
351	209	German	placement	2026-03-12	23	A1	8
352	206	German	placement	2026-03-13	4	A1	10
353	50	English	final	2026-03-30	56	B1	4
354	163	English	final	2026-03-30	50	B1	3
355	165	English	final	2026-03-30	56	B1	4
356	211	Italian	placement	2026-03-30	23	A1	13
357	212	English	placement	2026-03-30	86	C1	14
358	61	English	final	2026-04-02	56	B1	2
359	167	German	final	2026-04-03	45	B1	9
360	174	German	final	2026-04-03	32	A2	8
361	36	Spanish	final	2026-04-04	17	A1	6
362	83	French	final	2026-04-04	11	A1	12
363	172	English	final	2026-04-04	74	B2	1
364	177	English	final	2026-04-04	52	B1	\N
365	184	Spanish	final	2026-04-04	25	A2	7
366	162	German	final	2026-04-05	53	B1	10
367	213	Italian	placement	2026-04-10	37	A2	\N
368	216	German	placement	2026-04-10	44	A2	8
369	215	German	placement	2026-04-13	70	B2	8
370	217	German	placement	2026-04-13	90	C1	10
371	181	English	final	2026-04-18	86	C1	3
372	171	English	final	2026-04-22	76	B2	1
373	219	English	placement	2026-04-30	37	A2	1
374	36	Italian	progress	2026-05-01	11	A1	13
375	211	Italian	progress	2026-05-01	18	A1	13
376	218	German	placement	2026-05-03	76	B2	10
377	221	Spanish	placement	2026-05-08	41	A2	6
378	220	English	placement	2026-05-11	10	A1	14
379	95	English	progress	2026-05-12	28	A2	14
380	161	German	progress	2026-05-13	10	A1	10
381	200	German	progress	2026-05-13	11	A1	9
382	202	German	progress	2026-05-13	16	A1	9
383	222	German	placement	2026-05-15	38	A2	8
384	223	German	placement	2026-05-17	42	A2	9
385	194	English	progress	2026-05-21	95	C1	1
386	226	English	placement	2026-05-21	53	B1	\N
387	36	Italian	final	2026-05-22	22	A1	13
388	130	Italian	final	2026-05-22	14	A1	13
389	207	Italian	final	2026-05-22	30	A2	13
390	224	French	placement	2026-05-22	33	A2	11
391	163	Italian	final	2026-05-23	16	A1	13
392	193	Italian	final	2026-05-24	33	A2	13
393	199	Italian	final	2026-05-24	14	A1	13
394	211	Italian	final	2026-05-24	30	A2	13
395	228	German	placement	2026-05-27	42	A2	9
396	227	German	placement	2026-05-31	28	A2	10
397	229	English	placement	2026-06-04	64	B1	1
398	121	English	final	2026-06-17	14	A1	14
399	124	German	final	2026-06-17	54	B1	\N
400	172	German	final	2026-06-17	19	A1	9
401	209	German	final	2026-06-17	29	A2	10
402	210	German	final	2026-06-17	10	A1	10
403	161	German	final	2026-06-19	17	A1	10
404	179	German	final	2026-06-19	64	B1	9
405	192	English	final	2026-06-19	19	A1	\N
406	95	English	final	2026-06-20	11	A1	3
407	141	German	final	2026-06-20	75	B2	9
408	203	English	final	2026-06-20	5	A1	14
409	204	English	final	2026-06-20	30	A2	3
410	13	English	final	2026-07-01	95	C1	4
411	212	English	final	2026-07-01	93	C1	2
412	164	English	final	2026-07-02	99	C1	2
413	189	English	final	2026-07-02	90	C1	14
414	115	English	final	2026-07-03	99	C1	1
415	153	English	final	2026-07-03	87	C1	1
416	157	English	final	2026-07-03	93	C1	3
417	231	Spanish	placement	2026-07-03	77	B2	\N
418	125	English	final	2026-07-04	98	C1	14
419	233	German	placement	2026-07-14	37	A2	8
420	136	Spanish	final	2026-07-16	32	A2	7
421	221	Spanish	final	2026-07-19	54	B1	7
422	17	Spanish	final	2026-07-20	38	A2	7
423	3	English	progress	2026-07-23	56	B1	4
424	88	English	progress	2026-07-23	63	B1	14
425	177	English	progress	2026-07-23	54	B1	1
426	23	German	progress	2026-07-24	35	A2	8
427	223	German	progress	2026-07-24	43	A2	9
428	225	German	progress	2026-07-24	29	A2	9
429	67	German	progress	2026-07-30	76	B2	8
430	117	German	progress	2026-07-30	64	B1	\N
431	173	German	progress	2026-07-30	73	B2	9
432	218	German	progress	2026-07-30	89	C1	8
433	235	English	placement	2026-08-09	52	B1	4
434	237	German	placement	2026-08-14	63	B1	8
435	239	English	placement	2026-08-23	44	A2	14
436	3	English	final	2026-08-27	62	B1	1
437	240	English	placement	2026-08-27	73	B2	14
438	31	English	final	2026-08-28	60	B1	14
439	42	English	final	2026-08-28	69	B2	3
440	88	English	final	2026-08-28	60	B1	2
441	216	German	final	2026-08-28	42	A2	9
442	1	English	final	2026-08-29	58	B1	14
443	223	German	final	2026-08-29	50	B1	8
444	226	English	final	2026-08-29	57	B1	14
445	228	German	final	2026-08-29	50	B1	9
446	177	English	final	2026-08-30	61	B1	1
447	23	German	final	2026-08-31	38	A2	8
448	244	Italian	placement	2026-09-04	24	A1	13
449	245	Spanish	placement	2026-09-06	76	B2	\N
450	173	German	final	2026-09-09	79	B2	8
451	52	German	final	2026-09-10	73	B2	9
452	195	German	final	2026-09-10	73	B2	9
453	243	German	placement	2026-09-10	23	A1	9
454	67	German	final	2026-09-11	83	C1	9
455	145	German	final	2026-09-13	72	B2	9
456	246	German	placement	2026-09-13	31	A2	9
457	122	German	final	2026-09-14	66	B2	8
458	248	English	placement	2026-09-14	64	B1	1
459	249	Spanish	placement	2026-09-14	68	B2	7
460	250	Spanish	placement	2026-09-14	76	B2	7
461	251	Spanish	placement	2026-09-15	76	B2	6
462	252	Spanish	placement	2026-09-16	76	B2	6
463	253	English	placement	2026-09-16	19	A1	14
464	254	English	placement	2026-09-16	12	A1	1
465	255	German	placement	2026-09-16	41	A2	8
466	256	English	placement	2026-09-18	37	A2	1
467	257	German	placement	2026-09-19	37	A2	8
468	259	Spanish	placement	2026-09-24	5	A1	\N
469	258	English	placement	2026-09-25	30	A2	14
470	260	Italian	placement	2026-09-27	21	A1	13
471	264	English	placement	2026-10-02	41	A2	14
472	185	English	progress	2026-10-03	76	B2	1
473	262	Italian	placement	2026-10-03	64	B1	13
474	247	German	progress	2026-10-06	15	A1	\N
475	261	Italian	placement	2026-10-06	9	A1	13
476	265	Italian	placement	2026-10-08	37	A2	13
477	263	Italian	placement	2026-10-10	18	A1	13
478	266	Spanish	placement	2026-10-12	15	A1	6
479	267	English	placement	2026-10-15	42	A2	3
480	268	French	placement	2026-10-17	28	A2	11
481	218	English	final	2026-10-21	82	B2	1
482	269	English	placement	2026-10-21	43	A2	3
483	270	French	placement	2026-10-21	37	A2	11
484	205	German	final	2026-10-22	21	A1	8
485	271	Italian	placement	2026-10-23	11	A1	13
486	272	Spanish	placement	2026-10-24	11	A1	7
487	243	German	final	2026-10-25	5	A1	9
488	247	German	final	2026-10-26	23	A1	8
489	72	German	final	2026-10-27	26	A2	8
490	175	German	final	2026-10-27	8	A1	9
491	115	English	progress	2026-10-28	89	C1	4
492	120	English	progress	2026-10-28	90	C1	2
493	248	English	progress	2026-10-28	45	B1	2
494	273	English	placement	2026-10-28	8	A1	4
495	253	English	progress	2026-10-30	\N	\N	2
496	275	Italian	placement	2026-10-30	59	B1	13
497	274	Spanish	placement	2026-11-03	60	B1	6
498	178	English	progress	2026-11-04	93	C1	2
499	37	Spanish	progress	2026-11-07	76	B2	15
500	66	Spanish	progress	2026-11-07	72	B2	15
501	81	Spanish	progress	2026-11-07	80	B2	6
502	121	English	progress	2026-11-11	41	A2	2
503	264	English	progress	2026-11-11	46	B1	1
504	267	English	progress	2026-11-11	36	A2	4
505	279	English	placement	2026-11-13	91	C1	2
506	280	English	placement	2026-11-16	64	B1	1
507	283	German	placement	2026-11-19	42	A2	8
508	43	Italian	progress	2026-11-20	21	A1	13
509	242	Italian	progress	2026-11-20	14	A1	13
510	284	Italian	placement	2026-11-25	57	B1	13
511	264	English	final	2026-11-27	42	A2	\N
512	269	English	final	2026-11-27	35	A2	1
513	32	English	final	2026-11-28	28	A2	3
514	121	English	final	2026-11-28	35	A2	4
515	219	English	final	2026-11-28	56	B1	2
516	234	English	final	2026-11-28	35	A2	4
517	285	German	placement	2026-11-28	52	B1	8
\.

COPY invoices (invoice_id, invoice_no, enrolment_id, issued_on, due_on, amount, status, reminder_sent) FROM stdin;
1	2024-0001	1	2024-10-18	2024-11-01	270.0	paid	f
2	2024-0002	2	2024-10-24	2024-11-07	270.0	paid	t
3	2024-0003	4	2024-10-29	2024-11-12	270.0	paid	f
4	2024-0004	3	2024-10-31	2024-11-14	228.0	paid	f
5	2024-0005	6	2024-11-01	2024-11-15	270.0	paid	f
6	2024-0006	8	2024-11-02	2024-11-16	270.0	paid	f
7	2024-0007	5	2024-11-03	2024-11-17	270.0	paid	f
8	2024-0008	7	2024-11-05	2024-11-19	270.0	paid	f
9	2024-0009	9	2024-11-07	2024-11-21	270.0	paid	f
10	2024-0010	11	2024-11-07	2024-11-21	270.0	paid	f
11	2024-0011	10	2024-11-08	2024-11-22	270.0	paid	t
12	2024-0012	12	2024-11-09	2024-11-23	256.5	paid	f
13	2024-0013	13	2024-12-02	2024-12-16	255.0	paid	f
14	2024-0014	14	2024-12-07	2024-12-21	320.0	paid	f
15	2024-0015	15	2024-12-07	2024-12-21	250.0	paid	f
16	2024-0016	16	2024-12-16	2024-12-30	250.0	paid	f
17	2024-0017	17	2024-12-21	2025-01-04	270.0	paid	t
18	2024-0018	18	2024-12-28	2025-01-11	250.0	paid	f
19	2024-0019	19	2024-12-29	2025-01-12	250.0	paid	t
20	2024-0020	20	2024-12-29	2025-01-12	250.0	paid	f
21	2025-0001	22	2025-01-01	2025-01-15	240.0	paid	f
22	2025-0002	21	2025-01-02	2025-01-16	160.0	paid	t
23	2025-0003	24	2025-01-04	2025-01-18	320.0	paid	f
24	2025-0004	25	2025-01-07	2025-01-21	240.0	paid	f
25	2025-0005	28	2025-01-07	2025-01-21	270.0	paid	f
26	2025-0006	29	2025-01-07	2025-01-21	270.0	open	t
27	2025-0007	26	2025-01-08	2025-01-22	240.0	paid	f
28	2025-0008	27	2025-01-08	2025-01-22	250.0	paid	f
29	2025-0009	31	2025-01-08	2025-01-22	250.0	paid	f
30	2025-0010	33	2025-01-09	2025-01-23	240.0	paid	f
31	2025-0011	35	2025-01-09	2025-01-23	216.75	paid	f
32	2025-0012	32	2025-01-10	2025-01-24	240.0	paid	f
33	2025-0013	30	2025-01-11	2025-01-25	270.0	paid	f
34	2025-0014	34	2025-01-11	2025-01-25	250.0	paid	f
35	2025-0015	40	2025-01-11	2025-01-25	270.0	paid	f
36	2025-0016	36	2025-01-12	2025-01-26	270.0	open	t
37	2025-0017	39	2025-01-12	2025-01-26	270.0	paid	f
38	2025-0018	41	2025-01-12	2025-01-26	240.0	paid	f
39	2025-0019	38	2025-01-13	2025-01-27	270.0	paid	f
40	2025-0020	37	2025-01-14	2025-01-28	320.0	paid	f
41	2025-0021	43	2025-01-14	2025-01-28	240.0	paid	t
42	2025-0022	42	2025-01-15	2025-01-29	255.0	paid	f
43	2025-0023	46	2025-01-15	2025-01-29	240.0	paid	t
44	2025-0024	44	2025-01-16	2025-01-30	160.0	paid	f
45	2025-0025	48	2025-01-16	2025-01-30	250.0	paid	f
46	2025-0026	50	2025-01-16	2025-01-30	250.0	paid	f
47	2025-0027	45	2025-01-17	2025-01-31	240.0	paid	f
48	2025-0028	47	2025-01-17	2025-01-31	256.5	paid	f
49	2025-0029	49	2025-01-17	2025-01-31	250.0	paid	f
50	2025-0030	51	2025-01-17	2025-01-31	250.0	paid	f
51	2025-0031	52	2025-01-18	2025-02-01	250.0	paid	f
52	2025-0032	55	2025-01-18	2025-02-01	270.0	paid	f
53	2025-0033	53	2025-01-19	2025-02-02	240.0	paid	f
54	2025-0034	54	2025-01-19	2025-02-02	320.0	paid	f
55	2025-0035	21	2025-02-14	2025-02-28	160.0	paid	f
56	2025-0036	44	2025-02-14	2025-02-28	160.0	paid	t
57	2025-0037	56	2025-02-18	2025-03-04	270.0	paid	f
58	2025-0038	57	2025-02-22	2025-03-08	162.0	paid	f
59	2025-0039	58	2025-02-22	2025-03-08	270.0	paid	t
60	2025-0040	59	2025-02-23	2025-03-09	265.0	paid	f
61	2025-0041	60	2025-02-24	2025-03-10	144.0	paid	f
62	2025-0042	61	2025-03-05	2025-03-19	360.0	paid	f
63	2025-0043	65	2025-03-09	2025-03-23	216.0	paid	f
64	2025-0044	62	2025-03-10	2025-03-24	365.0	void	f
65	2025-0045	63	2025-03-11	2025-03-25	270.0	paid	f
66	2025-0046	64	2025-03-11	2025-03-25	270.0	paid	f
67	2025-0047	67	2025-03-12	2025-03-26	265.0	paid	f
68	2025-0048	66	2025-03-14	2025-03-28	243.0	open	t
69	2025-0049	68	2025-03-15	2025-03-29	270.0	open	f
70	2025-0050	69	2025-03-15	2025-03-29	265.0	paid	f
71	2025-0051	70	2025-03-16	2025-03-30	360.0	paid	f
72	2025-0052	71	2025-03-19	2025-04-02	270.0	paid	f
73	2025-0053	72	2025-03-22	2025-04-05	270.0	part	t
74	2025-0054	73	2025-03-22	2025-04-05	270.0	paid	t
75	2025-0055	74	2025-03-27	2025-04-10	250.0	paid	t
76	2025-0056	75	2025-03-28	2025-04-11	250.0	open	t
77	2025-0057	76	2025-03-28	2025-04-11	162.0	paid	f
78	2025-0058	78	2025-03-28	2025-04-11	265.0	open	f
79	2025-0059	77	2025-03-29	2025-04-12	250.0	paid	f
80	2025-0060	79	2025-03-31	2025-04-14	265.0	paid	f
81	2025-0061	81	2025-04-01	2025-04-15	270.0	paid	f
82	2025-0062	82	2025-04-03	2025-04-17	265.0	paid	f
83	2025-0063	80	2025-04-04	2025-04-18	250.0	paid	t
84	2025-0064	84	2025-04-04	2025-04-18	250.0	open	t
85	2025-0065	86	2025-04-04	2025-04-18	360.0	paid	t
86	2025-0066	83	2025-04-05	2025-04-19	360.0	paid	f
87	2025-0067	85	2025-04-06	2025-04-20	270.0	paid	f
88	2025-0068	87	2025-04-07	2025-04-21	360.0	paid	f
89	2025-0069	88	2025-04-08	2025-04-22	270.0	paid	t
90	2025-0070	57	2025-05-03	2025-05-17	162.0	open	t
91	2025-0071	60	2025-05-03	2025-05-17	144.0	paid	f
92	2025-0072	76	2025-05-03	2025-05-17	162.0	paid	f
93	2025-0073	90	2025-05-04	2025-05-18	180.0	paid	f
94	2025-0074	89	2025-05-06	2025-05-20	229.5	paid	f
95	2025-0075	91	2025-05-12	2025-05-26	243.0	paid	t
96	2025-0076	92	2025-05-13	2025-05-27	240.0	paid	f
97	2025-0077	93	2025-05-15	2025-05-29	342.0	paid	f
98	2025-0078	95	2025-05-17	2025-05-31	360.0	paid	f
99	2025-0079	96	2025-05-17	2025-05-31	324.0	paid	f
100	2025-0080	94	2025-05-18	2025-06-01	270.0	paid	f
101	2025-0081	97	2025-05-22	2025-06-05	240.0	paid	f
102	2025-0082	98	2025-05-25	2025-06-08	324.0	paid	f
103	2025-0083	100	2025-05-25	2025-06-08	360.0	paid	f
104	2025-0084	99	2025-05-26	2025-06-09	270.0	paid	f
105	2025-0085	101	2025-05-29	2025-06-12	165.0	paid	f
106	2025-0086	102	2025-05-29	2025-06-12	165.0	paid	f
107	2025-0087	103	2025-05-29	2025-06-12	165.0	paid	t
108	2025-0088	105	2025-06-01	2025-06-15	171.0	paid	f
109	2025-0089	104	2025-06-02	2025-06-16	256.5	paid	f
110	2025-0090	107	2025-06-04	2025-06-18	165.0	paid	f
111	2025-0091	109	2025-06-04	2025-06-18	162.0	paid	f
112	2025-0092	106	2025-06-05	2025-06-19	270.0	paid	f
113	2025-0093	108	2025-06-06	2025-06-20	148.5	paid	f
114	2025-0094	110	2025-06-08	2025-06-22	165.0	paid	f
115	2025-0095	111	2025-06-09	2025-06-23	228.0	paid	f
116	2025-0096	113	2025-06-12	2025-06-26	270.0	paid	f
117	2025-0097	112	2025-06-13	2025-06-27	192.0	paid	t
118	2025-0098	115	2025-06-13	2025-06-27	165.0	paid	f
119	2025-0099	114	2025-06-14	2025-06-28	240.0	paid	f
120	2025-0100	116	2025-06-15	2025-06-29	240.0	paid	t
121	2025-0101	117	2025-06-15	2025-06-29	156.75	paid	f
122	2025-0102	118	2025-06-15	2025-06-29	148.5	paid	f
123	2025-0103	90	2025-07-09	2025-07-23	180.0	paid	f
124	2025-0104	105	2025-07-09	2025-07-23	171.0	paid	f
125	2025-0105	109	2025-07-09	2025-07-23	162.0	paid	f
126	2025-0106	119	2025-08-09	2025-08-23	160.0	paid	f
127	2025-0107	120	2025-08-09	2025-08-23	197.5	paid	f
128	2025-0108	121	2025-08-14	2025-08-28	250.0	paid	t
129	2025-0109	124	2025-08-16	2025-08-30	237.5	open	t
130	2025-0110	122	2025-08-17	2025-08-31	237.5	paid	f
131	2025-0111	125	2025-08-17	2025-08-31	200.0	paid	f
132	2025-0112	126	2025-08-17	2025-08-31	250.0	paid	t
133	2025-0113	123	2025-08-18	2025-09-01	243.0	paid	f
134	2025-0114	127	2025-08-18	2025-09-01	270.0	paid	f
135	2025-0115	128	2025-08-18	2025-09-01	197.5	paid	f
136	2025-0116	129	2025-08-20	2025-09-03	288.0	paid	f
137	2025-0117	130	2025-08-22	2025-09-05	240.0	paid	f
138	2025-0118	131	2025-08-27	2025-09-10	256.5	paid	t
139	2025-0119	132	2025-08-29	2025-09-12	243.0	paid	f
140	2025-0120	133	2025-08-29	2025-09-12	360.0	paid	f
141	2025-0121	134	2025-08-29	2025-09-12	216.0	paid	f
142	2025-0122	135	2025-08-30	2025-09-13	243.0	paid	t
143	2025-0123	136	2025-08-30	2025-09-13	225.0	paid	f
144	2025-0124	137	2025-09-01	2025-09-15	270.0	paid	f
145	2025-0125	138	2025-09-03	2025-09-17	225.0	part	t
146	2025-0126	140	2025-09-03	2025-09-17	360.0	paid	f
147	2025-0127	141	2025-09-03	2025-09-17	225.0	paid	f
148	2025-0128	139	2025-09-05	2025-09-19	250.0	paid	f
149	2025-0129	143	2025-09-06	2025-09-20	240.0	paid	f
150	2025-0130	145	2025-09-06	2025-09-20	160.0	paid	f
151	2025-0131	144	2025-09-07	2025-09-21	304.0	paid	f
152	2025-0132	146	2025-09-07	2025-09-21	335.75	part	t
153	2025-0133	142	2025-09-08	2025-09-22	192.0	paid	f
154	2025-0134	147	2025-09-08	2025-09-22	197.5	paid	f
155	2025-0135	148	2025-09-11	2025-09-25	250.0	open	f
156	2025-0136	149	2025-09-11	2025-09-25	144.0	paid	f
157	2025-0137	150	2025-09-12	2025-09-26	240.0	paid	f
158	2025-0138	153	2025-09-12	2025-09-26	270.0	paid	f
159	2025-0139	151	2025-09-13	2025-09-27	187.62	paid	f
160	2025-0140	154	2025-09-13	2025-09-27	360.0	paid	f
161	2025-0141	155	2025-09-14	2025-09-28	250.0	paid	f
162	2025-0142	157	2025-09-14	2025-09-28	180.0	paid	f
163	2025-0143	152	2025-09-15	2025-09-29	240.0	paid	f
164	2025-0144	159	2025-09-15	2025-09-29	240.0	paid	f
165	2025-0145	156	2025-09-16	2025-09-30	250.0	paid	f
166	2025-0146	161	2025-09-16	2025-09-30	320.0	paid	f
167	2025-0147	162	2025-09-16	2025-09-30	240.0	paid	f
168	2025-0148	164	2025-09-17	2025-10-01	250.0	paid	f
169	2025-0149	166	2025-09-17	2025-10-01	270.0	paid	f
170	2025-0150	163	2025-09-18	2025-10-02	240.0	open	t
171	2025-0151	167	2025-09-18	2025-10-02	240.0	paid	f
172	2025-0152	169	2025-09-18	2025-10-02	180.0	open	t
173	2025-0153	160	2025-09-19	2025-10-03	144.0	paid	f
174	2025-0154	165	2025-09-19	2025-10-03	240.0	paid	f
175	2025-0155	168	2025-09-19	2025-10-03	180.0	paid	f
176	2025-0156	171	2025-09-20	2025-10-04	240.0	paid	f
177	2025-0157	172	2025-09-20	2025-10-04	270.0	paid	f
178	2025-0158	170	2025-09-22	2025-10-06	240.0	paid	f
179	2025-0159	173	2025-09-23	2025-10-07	158.0	paid	f
180	2025-0160	174	2025-09-29	2025-10-13	270.0	paid	f
181	2025-0161	175	2025-10-01	2025-10-15	324.0	paid	f
182	2025-0162	176	2025-10-07	2025-10-21	365.0	paid	t
183	2025-0163	177	2025-10-17	2025-10-31	173.38	paid	f
184	2025-0164	119	2025-10-18	2025-11-01	160.0	paid	f
185	2025-0165	145	2025-10-18	2025-11-01	160.0	paid	f
186	2025-0166	149	2025-10-18	2025-11-01	144.0	paid	f
187	2025-0167	160	2025-10-18	2025-11-01	144.0	paid	f
188	2025-0168	120	2025-10-19	2025-11-02	197.5	paid	f
189	2025-0169	128	2025-10-19	2025-11-02	197.5	paid	f
190	2025-0170	147	2025-10-19	2025-11-02	197.5	paid	f
191	2025-0171	151	2025-10-19	2025-11-02	187.62	paid	f
192	2025-0172	157	2025-10-19	2025-11-02	180.0	paid	t
193	2025-0173	168	2025-10-19	2025-11-02	180.0	paid	f
194	2025-0174	169	2025-10-19	2025-11-02	180.0	paid	f
195	2025-0175	173	2025-10-19	2025-11-02	158.0	paid	f
196	2025-0176	178	2025-10-19	2025-11-02	250.0	paid	f
197	2025-0177	179	2025-10-19	2025-11-02	365.0	paid	f
198	2025-0178	180	2025-10-22	2025-11-05	153.0	paid	f
199	2025-0179	182	2025-10-26	2025-11-09	250.0	paid	f
200	2025-0180	183	2025-10-26	2025-11-09	306.0	paid	f
201	2025-0181	181	2025-10-27	2025-11-10	250.0	paid	t
202	2025-0182	184	2025-10-27	2025-11-10	270.0	paid	t
203	2025-0183	185	2025-10-27	2025-11-10	365.0	paid	f
204	2025-0184	187	2025-10-28	2025-11-11	342.0	paid	f
205	2025-0185	186	2025-10-30	2025-11-13	365.0	paid	f
206	2025-0186	189	2025-10-30	2025-11-13	270.0	paid	f
207	2025-0187	188	2025-11-01	2025-11-15	270.0	paid	f
208	2025-0188	191	2025-11-01	2025-11-15	342.0	paid	f
209	2025-0189	190	2025-11-02	2025-11-16	360.0	paid	f
210	2025-0190	193	2025-11-02	2025-11-16	256.5	paid	f
211	2025-0191	196	2025-11-03	2025-11-17	180.0	paid	f
212	2025-0192	192	2025-11-04	2025-11-18	250.0	paid	t
213	2025-0193	194	2025-11-04	2025-11-18	365.0	paid	f
214	2025-0194	197	2025-11-04	2025-11-18	237.5	paid	f
215	2025-0195	195	2025-11-05	2025-11-19	180.0	paid	f
216	2025-0196	198	2025-11-07	2025-11-21	155.12	paid	f
217	2025-0197	199	2025-11-10	2025-11-24	229.5	paid	f
218	2025-0198	201	2025-11-10	2025-11-24	360.0	paid	f
219	2025-0199	202	2025-11-10	2025-11-24	250.0	paid	f
220	2025-0200	200	2025-11-11	2025-11-25	250.0	open	t
221	2025-0201	203	2025-11-11	2025-11-25	182.5	paid	f
222	2025-0202	204	2025-11-13	2025-11-27	270.0	open	t
223	2025-0203	205	2025-11-14	2025-11-28	180.0	paid	f
224	2025-0204	206	2025-11-16	2025-11-30	250.0	paid	f
225	2025-0205	207	2025-11-17	2025-12-01	180.0	paid	f
226	2025-0206	209	2025-12-01	2025-12-15	240.0	paid	f
227	2025-0207	208	2025-12-04	2025-12-18	270.0	paid	f
228	2025-0208	210	2025-12-05	2025-12-19	255.0	paid	t
229	2025-0209	212	2025-12-07	2025-12-21	189.05	open	f
230	2025-0210	213	2025-12-07	2025-12-21	270.0	paid	f
231	2025-0211	215	2025-12-08	2025-12-22	199.0	paid	f
232	2025-0212	214	2025-12-10	2025-12-24	255.0	paid	f
233	2025-0213	216	2025-12-11	2025-12-25	270.0	paid	t
234	2025-0214	177	2025-12-12	2025-12-26	173.38	paid	t
235	2025-0215	198	2025-12-12	2025-12-26	155.12	paid	t
236	2025-0216	203	2025-12-12	2025-12-26	182.5	paid	f
237	2025-0217	180	2025-12-13	2025-12-27	153.0	paid	f
238	2025-0218	195	2025-12-13	2025-12-27	180.0	paid	f
239	2025-0219	196	2025-12-13	2025-12-27	180.0	paid	f
240	2025-0220	205	2025-12-13	2025-12-27	180.0	paid	f
241	2025-0221	207	2025-12-13	2025-12-27	180.0	paid	f
242	2025-0222	217	2025-12-14	2025-12-28	179.1	paid	f
243	2025-0223	219	2025-12-15	2025-12-29	255.0	paid	f
244	2025-0224	218	2025-12-16	2025-12-30	270.0	paid	f
245	2025-0225	220	2025-12-22	2026-01-05	243.0	paid	t
246	2025-0226	221	2025-12-23	2026-01-06	242.25	paid	t
247	2025-0227	223	2025-12-23	2026-01-06	179.1	paid	f
248	2025-0228	222	2025-12-25	2026-01-08	237.5	paid	t
249	2025-0229	224	2025-12-29	2026-01-12	320.0	paid	f
250	2025-0230	225	2025-12-29	2026-01-12	179.1	paid	f
251	2026-0001	228	2026-01-05	2026-01-19	250.0	paid	f
252	2026-0002	229	2026-01-07	2026-01-21	270.0	paid	f
253	2026-0003	230	2026-01-07	2026-01-21	255.0	paid	f
254	2026-0004	231	2026-01-09	2026-01-23	320.0	paid	f
255	2026-0005	232	2026-01-09	2026-01-23	165.0	void	f
256	2026-0006	233	2026-01-09	2026-01-23	179.1	paid	f
257	2026-0007	236	2026-01-09	2026-01-23	229.5	paid	f
258	2026-0008	234	2026-01-11	2026-01-25	240.0	paid	f
259	2026-0009	235	2026-01-12	2026-01-26	250.0	paid	f
260	2026-0010	237	2026-01-12	2026-01-26	255.0	paid	f
261	2026-0011	240	2026-01-12	2026-01-26	255.0	paid	f
262	2026-0012	238	2026-01-14	2026-01-28	270.0	paid	f
263	2026-0013	243	2026-01-14	2026-01-28	255.0	paid	f
264	2026-0014	244	2026-01-14	2026-01-28	199.0	paid	f
265	2026-0015	239	2026-01-15	2026-01-29	255.0	paid	f
266	2026-0016	241	2026-01-16	2026-01-30	229.5	paid	f
267	2026-0017	245	2026-01-16	2026-01-30	204.0	paid	f
268	2026-0018	247	2026-01-16	2026-01-30	200.0	paid	f
269	2026-0019	242	2026-01-17	2026-01-31	255.0	paid	f
270	2026-0020	246	2026-01-17	2026-01-31	250.0	paid	t
271	2026-0021	249	2026-01-18	2026-02-01	240.0	paid	f
272	2026-0022	248	2026-01-19	2026-02-02	320.0	paid	f
273	2026-0023	250	2026-01-19	2026-02-02	250.0	part	f
274	2026-0024	251	2026-01-19	2026-02-02	160.0	paid	f
275	2026-0025	251	2026-02-15	2026-03-01	160.0	part	t
276	2026-0026	253	2026-02-15	2026-03-01	164.25	void	f
277	2026-0027	254	2026-02-15	2026-03-01	365.0	paid	f
278	2026-0028	252	2026-02-16	2026-03-02	228.0	paid	t
279	2026-0029	257	2026-02-18	2026-03-04	328.5	paid	f
280	2026-0030	255	2026-02-19	2026-03-05	204.0	paid	f
281	2026-0031	256	2026-02-19	2026-03-05	140.25	paid	f
282	2026-0032	258	2026-02-20	2026-03-06	240.0	paid	f
283	2026-0033	259	2026-02-21	2026-03-07	165.0	paid	f
284	2026-0034	260	2026-02-21	2026-03-07	180.0	paid	t
285	2026-0035	261	2026-02-24	2026-03-10	240.0	paid	f
286	2026-0036	262	2026-02-25	2026-03-11	180.0	paid	f
287	2026-0037	263	2026-02-25	2026-03-11	180.0	paid	f
288	2026-0038	266	2026-02-25	2026-03-11	365.0	paid	t
289	2026-0039	267	2026-02-27	2026-03-13	165.0	paid	t
290	2026-0040	264	2026-02-28	2026-03-14	178.5	void	f
291	2026-0041	271	2026-03-01	2026-03-15	180.0	part	f
292	2026-0042	269	2026-03-02	2026-03-16	240.0	paid	f
293	2026-0043	268	2026-03-03	2026-03-17	204.0	part	f
294	2026-0044	270	2026-03-03	2026-03-17	165.0	paid	f
295	2026-0045	272	2026-03-03	2026-03-17	324.0	paid	f
296	2026-0046	274	2026-03-05	2026-03-19	240.0	open	f
297	2026-0047	275	2026-03-06	2026-03-20	140.25	paid	f
298	2026-0048	276	2026-03-07	2026-03-21	165.0	paid	f
299	2026-0049	277	2026-03-08	2026-03-22	165.0	paid	f
300	2026-0050	280	2026-03-11	2026-03-25	240.0	paid	f
301	2026-0051	278	2026-03-12	2026-03-26	240.0	paid	f
302	2026-0052	279	2026-03-12	2026-03-26	165.0	paid	f
303	2026-0053	281	2026-03-12	2026-03-26	420.0	void	f
304	2026-0054	284	2026-03-13	2026-03-27	240.0	paid	f
305	2026-0055	285	2026-03-13	2026-03-27	240.0	paid	f
306	2026-0056	289	2026-03-14	2026-03-28	164.25	paid	t
307	2026-0057	282	2026-03-15	2026-03-29	240.0	paid	f
308	2026-0058	283	2026-03-15	2026-03-29	216.0	paid	f
309	2026-0059	286	2026-03-16	2026-03-30	240.0	paid	f
310	2026-0060	287	2026-03-16	2026-03-30	165.0	paid	f
311	2026-0061	290	2026-03-17	2026-03-31	162.0	paid	f
312	2026-0062	291	2026-03-17	2026-03-31	162.0	open	t
313	2026-0063	292	2026-03-17	2026-03-31	240.0	paid	f
314	2026-0064	293	2026-03-20	2026-04-03	310.25	open	t
315	2026-0065	294	2026-03-23	2026-04-06	162.0	part	t
316	2026-0066	296	2026-03-27	2026-04-10	204.0	paid	f
317	2026-0067	297	2026-03-28	2026-04-11	240.0	paid	f
318	2026-0068	299	2026-03-28	2026-04-11	240.0	paid	f
319	2026-0069	295	2026-03-29	2026-04-12	162.0	paid	f
320	2026-0070	298	2026-03-29	2026-04-12	240.0	paid	t
321	2026-0071	300	2026-03-31	2026-04-14	420.0	void	f
322	2026-0072	301	2026-04-01	2026-04-15	342.0	paid	f
323	2026-0073	302	2026-04-02	2026-04-16	216.0	paid	f
324	2026-0074	305	2026-04-02	2026-04-16	182.5	paid	f
325	2026-0075	303	2026-04-04	2026-04-18	165.0	paid	f
326	2026-0076	304	2026-04-04	2026-04-18	180.0	paid	f
327	2026-0077	306	2026-04-05	2026-04-19	180.0	paid	f
328	2026-0078	253	2026-04-30	2026-05-14	164.25	void	f
329	2026-0079	289	2026-04-30	2026-05-14	164.25	paid	t
330	2026-0080	305	2026-04-30	2026-05-14	182.5	paid	f
331	2026-0081	260	2026-05-01	2026-05-15	180.0	paid	f
332	2026-0082	262	2026-05-01	2026-05-15	180.0	paid	f
333	2026-0083	263	2026-05-01	2026-05-15	180.0	paid	f
334	2026-0084	271	2026-05-01	2026-05-15	180.0	paid	f
335	2026-0085	290	2026-05-01	2026-05-15	162.0	paid	f
336	2026-0086	291	2026-05-01	2026-05-15	162.0	paid	f
337	2026-0087	294	2026-05-01	2026-05-15	162.0	paid	f
338	2026-0088	295	2026-05-01	2026-05-15	162.0	paid	f
339	2026-0089	304	2026-05-01	2026-05-15	180.0	paid	f
340	2026-0090	306	2026-05-01	2026-05-15	180.0	paid	f
341	2026-0091	264	2026-05-03	2026-05-17	178.5	void	f
342	2026-0092	307	2026-05-05	2026-05-19	160.0	open	f
343	2026-0093	308	2026-05-07	2026-05-21	288.0	paid	t
344	2026-0094	309	2026-05-07	2026-05-21	204.25	paid	t
345	2026-0095	310	2026-05-08	2026-05-22	320.0	paid	f
346	2026-0096	311	2026-05-12	2026-05-26	160.0	paid	f
347	2026-0097	312	2026-05-14	2026-05-28	250.0	paid	f
348	2026-0098	313	2026-05-16	2026-05-30	237.5	paid	f
349	2026-0099	314	2026-05-17	2026-05-31	204.25	paid	f
350	2026-0100	315	2026-05-19	2026-06-02	250.0	paid	f
351	2026-0101	318	2026-05-23	2026-06-06	204.25	paid	f
352	2026-0102	316	2026-05-25	2026-06-08	250.0	paid	f
353	2026-0103	317	2026-05-25	2026-06-08	193.5	paid	f
354	2026-0104	319	2026-05-27	2026-06-10	250.0	paid	f
355	2026-0105	321	2026-05-27	2026-06-10	320.0	paid	t
356	2026-0106	322	2026-05-29	2026-06-12	212.5	paid	f
357	2026-0107	320	2026-05-30	2026-06-13	288.0	paid	t
358	2026-0108	323	2026-05-31	2026-06-14	250.0	paid	f
359	2026-0109	324	2026-06-05	2026-06-19	160.0	paid	f
360	2026-0110	326	2026-06-05	2026-06-19	215.0	part	f
361	2026-0111	327	2026-06-05	2026-06-19	250.0	paid	f
362	2026-0112	328	2026-06-06	2026-06-20	215.0	paid	f
363	2026-0113	325	2026-06-07	2026-06-21	144.0	paid	f
364	2026-0114	331	2026-06-08	2026-06-22	204.25	paid	f
365	2026-0115	329	2026-06-09	2026-06-23	204.25	paid	f
366	2026-0116	330	2026-06-09	2026-06-23	250.0	paid	f
367	2026-0117	332	2026-06-10	2026-06-24	225.0	paid	f
368	2026-0118	333	2026-06-12	2026-06-26	160.0	paid	f
369	2026-0119	334	2026-06-16	2026-06-30	250.0	open	t
370	2026-0120	307	2026-07-10	2026-07-24	160.0	paid	f
371	2026-0121	311	2026-07-10	2026-07-24	160.0	paid	f
372	2026-0122	324	2026-07-10	2026-07-24	160.0	paid	f
373	2026-0123	325	2026-07-10	2026-07-24	144.0	paid	t
374	2026-0124	333	2026-07-10	2026-07-24	160.0	paid	f
375	2026-0125	335	2026-08-01	2026-08-15	153.0	paid	f
376	2026-0126	338	2026-08-04	2026-08-18	250.0	open	t
377	2026-0127	336	2026-08-05	2026-08-19	250.0	paid	f
378	2026-0128	340	2026-08-05	2026-08-19	144.5	paid	f
379	2026-0129	341	2026-08-05	2026-08-19	161.5	paid	f
380	2026-0130	337	2026-08-06	2026-08-20	250.0	paid	f
381	2026-0131	339	2026-08-07	2026-08-21	187.62	paid	f
382	2026-0132	342	2026-08-07	2026-08-21	320.0	paid	t
383	2026-0133	343	2026-08-11	2026-08-25	177.75	open	f
384	2026-0134	345	2026-08-14	2026-08-28	243.0	paid	t
385	2026-0135	346	2026-08-15	2026-08-29	229.5	paid	t
386	2026-0136	349	2026-08-15	2026-08-29	197.5	paid	t
387	2026-0137	348	2026-08-16	2026-08-30	197.5	paid	t
388	2026-0138	351	2026-08-16	2026-08-30	228.0	paid	f
389	2026-0139	352	2026-08-16	2026-08-30	378.0	paid	f
390	2026-0140	344	2026-08-17	2026-08-31	212.5	paid	f
391	2026-0141	347	2026-08-17	2026-08-31	270.0	paid	f
392	2026-0142	353	2026-08-17	2026-08-31	399.0	paid	f
393	2026-0143	350	2026-08-18	2026-09-01	216.0	paid	f
394	2026-0144	354	2026-08-19	2026-09-02	340.0	paid	f
395	2026-0145	356	2026-08-20	2026-09-03	320.0	part	t
396	2026-0146	355	2026-08-21	2026-09-04	256.5	paid	f
397	2026-0147	358	2026-08-21	2026-09-04	243.0	paid	f
398	2026-0148	360	2026-08-21	2026-09-04	144.5	paid	f
399	2026-0149	363	2026-08-22	2026-09-05	199.5	open	t
400	2026-0150	359	2026-08-23	2026-09-06	189.0	paid	f
401	2026-0151	361	2026-08-23	2026-09-06	340.0	paid	f
402	2026-0152	362	2026-08-23	2026-09-06	250.0	paid	f
403	2026-0153	364	2026-08-26	2026-09-09	270.0	paid	f
404	2026-0154	366	2026-08-29	2026-09-12	420.0	paid	f
405	2026-0155	367	2026-09-01	2026-09-15	243.0	paid	f
406	2026-0156	369	2026-09-04	2026-09-18	243.0	paid	f
407	2026-0157	368	2026-09-05	2026-09-19	243.0	paid	f
408	2026-0158	370	2026-09-08	2026-09-22	240.0	paid	t
409	2026-0159	377	2026-09-08	2026-09-22	210.0	paid	t
410	2026-0160	371	2026-09-09	2026-09-23	270.0	paid	f
411	2026-0161	373	2026-09-09	2026-09-23	160.0	paid	f
412	2026-0162	374	2026-09-09	2026-09-23	160.0	paid	t
413	2026-0163	375	2026-09-09	2026-09-23	204.0	paid	f
414	2026-0164	376	2026-09-09	2026-09-23	228.0	paid	f
415	2026-0165	372	2026-09-10	2026-09-24	160.0	paid	t
416	2026-0166	378	2026-09-12	2026-09-26	240.0	paid	f
417	2026-0167	379	2026-09-12	2026-09-26	270.0	paid	f
418	2026-0168	380	2026-09-12	2026-09-26	225.0	paid	f
419	2026-0169	381	2026-09-12	2026-09-26	197.5	paid	f
420	2026-0170	383	2026-09-12	2026-09-26	210.0	paid	f
421	2026-0171	382	2026-09-14	2026-09-28	216.0	paid	f
422	2026-0172	384	2026-09-14	2026-09-28	238.5	paid	f
423	2026-0173	385	2026-09-15	2026-09-29	216.0	paid	f
424	2026-0174	387	2026-09-16	2026-09-30	140.25	paid	f
425	2026-0175	386	2026-09-17	2026-10-01	160.0	paid	f
426	2026-0176	389	2026-09-17	2026-10-01	240.0	paid	f
427	2026-0177	390	2026-09-17	2026-10-01	225.0	paid	f
428	2026-0178	391	2026-09-17	2026-10-01	250.0	paid	f
429	2026-0179	393	2026-09-17	2026-10-01	395.0	paid	f
430	2026-0180	396	2026-09-17	2026-10-01	320.0	paid	f
431	2026-0181	388	2026-09-18	2026-10-02	270.0	paid	t
432	2026-0182	392	2026-09-18	2026-10-02	250.0	paid	f
433	2026-0183	398	2026-09-18	2026-10-02	189.0	paid	f
434	2026-0184	395	2026-09-19	2026-10-03	270.0	paid	f
435	2026-0185	397	2026-09-19	2026-10-03	420.0	paid	f
436	2026-0186	400	2026-09-19	2026-10-03	240.0	paid	f
437	2026-0187	401	2026-09-19	2026-10-03	160.0	paid	f
438	2026-0188	394	2026-09-20	2026-10-04	240.0	paid	f
439	2026-0189	399	2026-09-20	2026-10-04	156.75	paid	f
440	2026-0190	403	2026-09-20	2026-10-04	288.0	paid	f
441	2026-0191	409	2026-09-20	2026-10-04	250.0	paid	f
442	2026-0192	404	2026-09-21	2026-10-05	152.0	paid	f
443	2026-0193	402	2026-09-22	2026-10-06	320.0	paid	f
444	2026-0194	405	2026-09-22	2026-10-06	288.0	paid	f
445	2026-0195	407	2026-09-22	2026-10-06	237.5	paid	f
446	2026-0196	408	2026-09-22	2026-10-06	200.0	paid	f
447	2026-0197	410	2026-09-22	2026-10-06	200.0	paid	f
448	2026-0198	412	2026-09-22	2026-10-06	265.0	paid	f
449	2026-0199	414	2026-09-23	2026-10-07	148.5	paid	f
450	2026-0200	411	2026-09-24	2026-10-08	195.0	paid	t
451	2026-0201	413	2026-09-24	2026-10-08	216.0	paid	f
452	2026-0202	416	2026-09-27	2026-10-11	165.0	paid	f
453	2026-0203	415	2026-09-29	2026-10-13	250.0	paid	f
454	2026-0204	417	2026-09-29	2026-10-13	175.5	open	t
455	2026-0205	418	2026-09-30	2026-10-14	250.0	paid	f
456	2026-0206	420	2026-09-30	2026-10-14	156.75	paid	f
457	2026-0207	419	2026-10-01	2026-10-15	195.0	paid	f
458	2026-0208	421	2026-10-02	2026-10-16	185.25	paid	t
459	2026-0209	422	2026-10-06	2026-10-20	265.0	paid	f
460	2026-0210	423	2026-10-07	2026-10-21	240.0	paid	f
461	2026-0211	424	2026-10-08	2026-10-22	225.25	paid	f
462	2026-0212	425	2026-10-09	2026-10-23	165.75	paid	f
463	2026-0213	426	2026-10-09	2026-10-23	250.0	paid	t
464	2026-0214	427	2026-10-12	2026-10-26	165.0	paid	f
465	2026-0215	428	2026-10-13	2026-10-27	165.0	paid	f
466	2026-0216	430	2026-10-14	2026-10-28	185.25	paid	f
467	2026-0217	335	2026-10-15	2026-10-29	153.0	paid	f
468	2026-0218	339	2026-10-15	2026-10-29	187.62	paid	t
469	2026-0219	340	2026-10-15	2026-10-29	144.5	paid	f
470	2026-0220	341	2026-10-15	2026-10-29	161.5	paid	f
471	2026-0221	343	2026-10-15	2026-10-29	177.75	paid	t
472	2026-0222	348	2026-10-15	2026-10-29	197.5	paid	f
473	2026-0223	349	2026-10-15	2026-10-29	197.5	paid	f
474	2026-0224	359	2026-10-15	2026-10-29	189.0	paid	f
475	2026-0225	360	2026-10-15	2026-10-29	144.5	paid	f
476	2026-0226	363	2026-10-15	2026-10-29	199.5	paid	f
477	2026-0227	377	2026-10-15	2026-10-29	210.0	paid	t
478	2026-0228	381	2026-10-15	2026-10-29	197.5	paid	f
479	2026-0229	383	2026-10-15	2026-10-29	210.0	paid	f
480	2026-0230	398	2026-10-15	2026-10-29	189.0	paid	t
481	2026-0231	431	2026-10-15	2026-10-29	250.0	paid	f
482	2026-0232	429	2026-10-16	2026-10-30	250.0	paid	t
483	2026-0233	432	2026-10-16	2026-10-30	240.0	paid	f
484	2026-0234	372	2026-10-18	2026-11-01	160.0	paid	f
485	2026-0235	373	2026-10-18	2026-11-01	160.0	paid	f
486	2026-0236	374	2026-10-18	2026-11-01	160.0	paid	f
487	2026-0237	386	2026-10-18	2026-11-01	160.0	paid	t
488	2026-0238	401	2026-10-18	2026-11-01	160.0	paid	f
489	2026-0239	404	2026-10-18	2026-11-01	152.0	paid	t
490	2026-0240	433	2026-10-18	2026-11-01	148.5	paid	f
491	2026-0241	434	2026-10-19	2026-11-02	250.0	paid	f
492	2026-0242	435	2026-10-20	2026-11-03	265.0	paid	f
493	2026-0243	436	2026-10-20	2026-11-03	165.0	paid	t
494	2026-0244	438	2026-10-21	2026-11-04	165.0	paid	f
495	2026-0245	439	2026-10-21	2026-11-04	148.5	paid	f
496	2026-0246	437	2026-10-23	2026-11-06	250.0	open	f
497	2026-0247	440	2026-10-25	2026-11-08	265.0	paid	t
498	2026-0248	442	2026-10-25	2026-11-08	165.0	paid	f
499	2026-0249	441	2026-10-26	2026-11-09	240.0	paid	t
500	2026-0250	444	2026-11-28	2026-12-12	225.0	paid	f
501	2026-0251	446	2026-11-28	2026-12-12	237.5	open	f
502	2026-0252	447	2026-11-28	2026-12-12	250.0	open	f
503	2026-0253	449	2026-11-28	2026-12-12	255.0	open	f
504	2026-0254	451	2026-11-28	2026-12-12	255.0	open	f
505	2026-0255	452	2026-11-28	2026-12-12	255.0	paid	f
506	2026-0256	453	2026-11-28	2026-12-12	255.0	open	f
507	2026-0257	454	2026-11-28	2026-12-12	375.25	open	f
508	2026-0258	456	2026-11-28	2026-12-12	177.75	paid	f
509	2026-0259	458	2026-11-28	2026-12-12	355.5	paid	f
510	2026-0260	459	2026-11-28	2026-12-12	197.5	open	f
\.

COPY payments (payment_id, invoice_id, paid_on, amount, method) FROM stdin;
1	1	2024-10-22	270.0	transfer
2	5	2024-11-03	270.0	transfer
3	3	2024-11-05	270.0	card
4	8	2024-11-05	270.0	card
5	7	2024-11-06	270.0	card
6	10	2024-11-07	270.0	card
7	6	2024-11-10	270.0	card
8	4	2024-11-11	228.0	transfer
9	9	2024-11-12	270.0	cash
10	12	2024-11-13	256.5	transfer
11	2	2024-11-30	270.0	card
12	15	2024-12-08	250.0	transfer
13	13	2024-12-09	255.0	transfer
14	14	2024-12-13	320.0	transfer
15	16	2024-12-17	250.0	card
16	11	2024-12-18	135.0	card
17	18	2024-12-28	250.0	cash
18	21	2025-01-01	240.0	transfer
19	25	2025-01-07	270.0	card
20	28	2025-01-10	250.0	card
21	37	2025-01-12	270.0	card
22	27	2025-01-13	240.0	transfer
23	34	2025-01-13	250.0	transfer
24	23	2025-01-14	320.0	card
25	40	2025-01-15	320.0	card
26	17	2025-01-16	270.0	card
27	29	2025-01-16	250.0	cash
28	33	2025-01-16	270.0	cash
29	44	2025-01-16	160.0	card
30	45	2025-01-16	250.0	card
31	47	2025-01-17	240.0	transfer
32	46	2025-01-19	250.0	transfer
33	49	2025-01-19	250.0	card
34	50	2025-01-19	250.0	transfer
35	20	2025-01-20	250.0	cash
36	24	2025-01-20	240.0	card
37	35	2025-01-21	270.0	transfer
38	38	2025-01-22	240.0	card
39	39	2025-01-26	270.0	card
40	51	2025-01-26	250.0	card
41	11	2025-01-27	135.0	card
42	53	2025-01-27	240.0	card
43	54	2025-01-27	320.0	cash
44	19	2025-01-28	250.0	cash
45	32	2025-01-28	240.0	transfer
46	42	2025-01-28	255.0	card
47	30	2025-01-29	240.0	transfer
48	48	2025-01-30	256.5	card
49	22	2025-01-31	160.0	card
50	52	2025-01-31	270.0	card
51	43	2025-02-07	120.0	transfer
52	41	2025-02-10	240.0	cash
53	43	2025-02-15	120.0	transfer
54	57	2025-02-18	270.0	card
55	31	2025-02-20	216.75	transfer
56	58	2025-02-24	162.0	card
57	55	2025-02-26	160.0	card
58	61	2025-03-04	144.0	card
59	62	2025-03-05	360.0	transfer
60	60	2025-03-06	265.0	card
61	66	2025-03-12	135.0	card
62	72	2025-03-19	270.0	transfer
63	67	2025-03-20	265.0	transfer
64	56	2025-03-21	160.0	card
65	71	2025-03-21	360.0	cash
66	63	2025-03-22	216.0	transfer
67	65	2025-03-23	270.0	card
68	59	2025-03-25	270.0	cash
69	80	2025-03-31	265.0	card
70	70	2025-04-03	265.0	card
71	77	2025-04-05	162.0	card
72	87	2025-04-06	270.0	transfer
73	81	2025-04-07	270.0	transfer
74	66	2025-04-09	135.0	card
75	82	2025-04-10	265.0	card
76	85	2025-04-10	108.0	card
77	74	2025-04-13	270.0	card
78	88	2025-04-13	360.0	cash
79	86	2025-04-14	360.0	transfer
80	79	2025-04-17	250.0	card
81	73	2025-04-23	81.0	card
82	75	2025-04-26	250.0	transfer
83	91	2025-05-03	144.0	card
84	92	2025-05-03	162.0	cash
85	85	2025-05-04	252.0	card
86	93	2025-05-10	180.0	cash
87	83	2025-05-15	250.0	transfer
88	94	2025-05-16	229.5	card
89	89	2025-05-21	270.0	card
90	96	2025-05-22	240.0	card
91	101	2025-05-22	240.0	card
92	100	2025-05-24	270.0	card
93	99	2025-05-25	324.0	transfer
94	98	2025-05-26	360.0	transfer
95	102	2025-05-26	324.0	card
96	105	2025-05-30	165.0	transfer
97	109	2025-06-02	256.5	card
98	108	2025-06-04	171.0	card
99	111	2025-06-04	162.0	transfer
100	106	2025-06-05	165.0	cash
101	103	2025-06-07	360.0	card
102	104	2025-06-08	270.0	transfer
103	113	2025-06-09	148.5	card
104	114	2025-06-09	165.0	card
105	95	2025-06-10	243.0	transfer
106	112	2025-06-11	270.0	cash
107	110	2025-06-15	165.0	transfer
108	115	2025-06-17	228.0	transfer
109	116	2025-06-20	270.0	card
110	117	2025-06-20	96.0	card
111	121	2025-06-22	156.75	card
112	118	2025-06-23	165.0	transfer
113	97	2025-06-25	342.0	card
114	119	2025-06-26	240.0	card
115	122	2025-06-28	148.5	cash
116	107	2025-07-02	165.0	cash
117	117	2025-07-06	96.0	card
118	120	2025-07-08	72.0	card
119	125	2025-07-09	162.0	transfer
120	123	2025-07-12	180.0	transfer
121	124	2025-07-21	171.0	card
122	120	2025-07-29	168.0	card
123	126	2025-08-18	160.0	card
124	127	2025-08-18	197.5	card
125	133	2025-08-18	243.0	cash
126	134	2025-08-18	270.0	card
127	135	2025-08-18	197.5	card
128	136	2025-08-20	288.0	cash
129	130	2025-08-25	237.5	cash
130	137	2025-08-25	240.0	card
131	138	2025-08-27	128.25	card
132	132	2025-08-28	75.0	transfer
133	141	2025-08-29	216.0	transfer
134	143	2025-08-30	225.0	transfer
135	131	2025-09-02	200.0	card
136	146	2025-09-03	360.0	card
137	140	2025-09-06	360.0	card
138	153	2025-09-08	192.0	card
139	144	2025-09-10	270.0	card
140	148	2025-09-11	250.0	transfer
141	150	2025-09-11	160.0	transfer
142	154	2025-09-11	98.75	transfer
143	149	2025-09-12	240.0	card
144	151	2025-09-12	304.0	cash
145	159	2025-09-13	187.62	card
146	162	2025-09-14	180.0	transfer
147	145	2025-09-15	67.5	transfer
148	165	2025-09-16	250.0	card
149	167	2025-09-16	240.0	card
150	168	2025-09-17	250.0	cash
151	157	2025-09-18	240.0	transfer
152	171	2025-09-18	240.0	card
153	156	2025-09-19	144.0	transfer
154	142	2025-09-20	243.0	transfer
155	160	2025-09-21	360.0	cash
156	147	2025-09-22	225.0	transfer
157	175	2025-09-24	180.0	transfer
158	177	2025-09-24	270.0	transfer
159	179	2025-09-25	158.0	card
160	128	2025-09-27	250.0	cash
161	158	2025-09-27	270.0	card
162	161	2025-09-27	250.0	card
163	166	2025-09-29	320.0	cash
164	169	2025-09-29	270.0	transfer
165	163	2025-09-30	240.0	transfer
166	132	2025-10-01	175.0	transfer
167	173	2025-10-01	144.0	transfer
168	138	2025-10-02	128.25	card
169	152	2025-10-05	167.88	transfer
170	178	2025-10-05	240.0	card
171	176	2025-10-07	240.0	cash
172	164	2025-10-09	240.0	transfer
173	139	2025-10-10	243.0	card
174	180	2025-10-11	270.0	card
175	154	2025-10-15	98.75	transfer
176	183	2025-10-17	86.69	card
177	186	2025-10-18	144.0	cash
178	187	2025-10-18	144.0	transfer
179	174	2025-10-19	240.0	transfer
180	190	2025-10-19	197.5	card
181	191	2025-10-19	187.62	transfer
182	193	2025-10-19	180.0	transfer
183	196	2025-10-19	250.0	card
184	197	2025-10-19	365.0	transfer
185	189	2025-10-21	197.5	transfer
186	198	2025-10-22	153.0	card
187	185	2025-10-23	160.0	card
188	195	2025-10-23	158.0	transfer
189	184	2025-10-26	160.0	transfer
190	188	2025-10-26	197.5	card
191	194	2025-10-27	180.0	transfer
192	203	2025-10-27	365.0	transfer
193	183	2025-10-28	86.69	card
194	204	2025-10-30	342.0	card
195	182	2025-11-03	182.5	card
196	215	2025-11-05	180.0	transfer
197	209	2025-11-07	360.0	card
198	213	2025-11-07	365.0	transfer
199	214	2025-11-08	237.5	cash
200	206	2025-11-09	270.0	card
201	211	2025-11-10	180.0	cash
202	216	2025-11-10	155.12	transfer
203	217	2025-11-10	229.5	cash
204	218	2025-11-10	360.0	transfer
205	199	2025-11-11	250.0	transfer
206	210	2025-11-11	256.5	card
207	221	2025-11-11	182.5	transfer
208	207	2025-11-12	270.0	transfer
209	192	2025-11-13	180.0	card
210	181	2025-11-15	324.0	card
211	225	2025-11-17	90.0	transfer
212	219	2025-11-19	250.0	transfer
213	224	2025-11-21	250.0	card
214	202	2025-11-23	270.0	card
215	223	2025-11-26	54.0	transfer
216	225	2025-11-28	90.0	transfer
217	212	2025-11-29	250.0	card
218	227	2025-12-05	270.0	transfer
219	201	2025-12-06	250.0	transfer
220	230	2025-12-07	270.0	transfer
221	231	2025-12-08	199.0	cash
222	200	2025-12-10	306.0	card
223	182	2025-12-12	182.5	card
224	205	2025-12-12	365.0	card
225	226	2025-12-12	240.0	card
226	236	2025-12-12	182.5	transfer
227	208	2025-12-16	342.0	cash
228	232	2025-12-16	255.0	transfer
229	237	2025-12-16	153.0	cash
230	242	2025-12-20	179.1	card
231	239	2025-12-21	180.0	card
232	223	2025-12-22	126.0	transfer
233	240	2025-12-24	180.0	transfer
234	241	2025-12-24	180.0	card
235	247	2025-12-25	179.1	cash
236	248	2025-12-25	71.25	transfer
237	250	2025-12-30	179.1	card
238	238	2025-12-31	180.0	card
239	249	2026-01-01	320.0	card
240	244	2026-01-04	270.0	cash
241	253	2026-01-07	255.0	transfer
242	252	2026-01-09	270.0	transfer
243	254	2026-01-09	320.0	card
244	257	2026-01-09	229.5	transfer
245	234	2026-01-12	173.38	card
246	243	2026-01-12	255.0	card
247	228	2026-01-13	255.0	card
248	251	2026-01-16	250.0	transfer
249	267	2026-01-16	204.0	cash
250	258	2026-01-17	240.0	cash
251	268	2026-01-17	200.0	transfer
252	246	2026-01-18	72.67	transfer
253	256	2026-01-18	179.1	transfer
254	248	2026-01-19	166.25	transfer
255	266	2026-01-20	229.5	card
256	235	2026-01-21	155.12	card
257	261	2026-01-22	255.0	card
258	259	2026-01-23	250.0	card
259	263	2026-01-23	255.0	transfer
260	274	2026-01-23	160.0	transfer
261	245	2026-01-24	243.0	card
262	233	2026-01-25	270.0	card
263	260	2026-01-25	255.0	transfer
264	246	2026-01-26	169.58	transfer
265	262	2026-01-26	270.0	card
266	264	2026-01-26	199.0	card
267	265	2026-01-26	255.0	transfer
268	273	2026-01-27	125.0	card
269	269	2026-01-29	255.0	card
270	271	2026-01-31	240.0	transfer
271	272	2026-01-31	320.0	card
272	277	2026-02-15	365.0	cash
273	278	2026-02-18	114.0	card
274	275	2026-02-21	80.0	transfer
275	284	2026-02-22	90.0	transfer
276	270	2026-02-23	75.0	transfer
277	283	2026-02-24	165.0	transfer
278	285	2026-02-24	240.0	card
279	286	2026-02-25	180.0	card
280	287	2026-02-25	180.0	cash
281	279	2026-02-27	328.5	card
282	280	2026-02-27	204.0	card
283	293	2026-03-03	61.2	transfer
284	289	2026-03-06	82.5	card
285	298	2026-03-07	165.0	transfer
286	270	2026-03-08	175.0	transfer
287	292	2026-03-08	240.0	card
288	297	2026-03-09	140.25	card
289	281	2026-03-11	140.25	card
290	291	2026-03-11	90.0	card
291	300	2026-03-12	240.0	card
292	301	2026-03-13	72.0	card
293	304	2026-03-13	240.0	transfer
294	305	2026-03-13	240.0	transfer
295	278	2026-03-14	114.0	card
296	294	2026-03-14	165.0	transfer
297	308	2026-03-15	216.0	card
298	311	2026-03-17	162.0	card
299	313	2026-03-17	240.0	cash
300	295	2026-03-19	324.0	transfer
301	299	2026-03-19	165.0	transfer
302	284	2026-03-22	90.0	transfer
303	288	2026-03-22	365.0	transfer
304	310	2026-03-22	165.0	transfer
305	315	2026-03-23	48.6	transfer
306	282	2026-03-27	240.0	transfer
307	307	2026-03-28	240.0	card
308	318	2026-03-28	240.0	cash
309	317	2026-03-31	240.0	cash
310	322	2026-04-01	342.0	card
311	324	2026-04-02	182.5	card
312	323	2026-04-03	216.0	transfer
313	325	2026-04-04	165.0	transfer
314	326	2026-04-04	180.0	card
315	327	2026-04-06	180.0	transfer
316	302	2026-04-07	165.0	transfer
317	289	2026-04-10	82.5	card
318	301	2026-04-10	168.0	card
319	309	2026-04-10	240.0	card
320	319	2026-04-11	162.0	card
321	306	2026-04-14	164.25	card
322	316	2026-04-16	204.0	transfer
323	320	2026-05-01	240.0	transfer
324	330	2026-05-01	182.5	card
325	332	2026-05-01	180.0	transfer
326	334	2026-05-02	180.0	transfer
327	339	2026-05-03	180.0	transfer
328	333	2026-05-04	180.0	transfer
329	337	2026-05-04	162.0	transfer
330	338	2026-05-05	162.0	cash
331	331	2026-05-08	180.0	transfer
332	340	2026-05-08	180.0	card
333	345	2026-05-08	320.0	transfer
334	329	2026-05-10	82.12	card
335	335	2026-05-11	162.0	card
336	336	2026-05-11	162.0	card
337	350	2026-05-19	250.0	card
338	351	2026-05-23	204.25	card
339	348	2026-05-24	237.5	transfer
340	349	2026-05-24	204.25	card
341	329	2026-05-25	82.13	card
342	346	2026-05-25	160.0	card
343	347	2026-05-25	250.0	transfer
344	354	2026-05-27	250.0	card
345	352	2026-05-29	250.0	card
346	356	2026-05-29	212.5	card
347	358	2026-06-03	250.0	card
348	353	2026-06-06	193.5	transfer
349	360	2026-06-07	64.5	cash
350	343	2026-06-09	288.0	card
351	362	2026-06-09	215.0	transfer
352	365	2026-06-09	204.25	transfer
353	366	2026-06-09	250.0	card
354	368	2026-06-12	160.0	transfer
355	361	2026-06-14	250.0	card
356	344	2026-06-17	204.25	card
357	364	2026-06-17	204.25	card
358	363	2026-06-19	144.0	card
359	355	2026-06-27	320.0	card
360	357	2026-06-28	288.0	card
361	370	2026-07-13	160.0	cash
362	371	2026-07-13	160.0	cash
363	359	2026-07-14	160.0	transfer
364	367	2026-07-15	225.0	card
365	374	2026-07-15	160.0	transfer
366	372	2026-07-17	160.0	card
367	377	2026-08-05	250.0	transfer
368	379	2026-08-07	161.5	transfer
369	381	2026-08-11	187.62	card
370	378	2026-08-12	144.5	transfer
371	375	2026-08-13	153.0	transfer
372	380	2026-08-15	75.0	card
373	388	2026-08-17	114.0	cash
374	373	2026-08-19	144.0	transfer
375	391	2026-08-19	270.0	transfer
376	392	2026-08-19	399.0	card
377	394	2026-08-19	340.0	card
378	390	2026-08-21	212.5	transfer
379	396	2026-08-21	256.5	card
380	397	2026-08-21	243.0	transfer
381	386	2026-08-22	59.25	transfer
382	389	2026-08-25	378.0	cash
383	393	2026-08-26	216.0	card
384	380	2026-08-27	175.0	card
385	402	2026-08-28	250.0	transfer
386	403	2026-08-28	270.0	transfer
387	404	2026-08-29	420.0	card
388	395	2026-08-30	160.0	transfer
389	398	2026-08-30	144.5	transfer
390	400	2026-09-01	189.0	card
391	407	2026-09-05	243.0	transfer
392	410	2026-09-09	270.0	card
393	413	2026-09-09	204.0	card
394	386	2026-09-11	138.25	transfer
395	414	2026-09-11	228.0	card
396	418	2026-09-12	225.0	cash
397	419	2026-09-12	98.75	card
398	420	2026-09-12	210.0	cash
399	406	2026-09-13	243.0	cash
400	422	2026-09-14	238.5	card
401	411	2026-09-15	160.0	card
402	429	2026-09-17	395.0	cash
403	405	2026-09-18	243.0	transfer
404	424	2026-09-18	140.25	cash
405	426	2026-09-18	240.0	transfer
406	388	2026-09-19	114.0	cash
407	430	2026-09-19	320.0	transfer
408	437	2026-09-19	160.0	card
409	382	2026-09-20	320.0	transfer
410	416	2026-09-21	240.0	card
411	417	2026-09-21	270.0	cash
412	432	2026-09-21	125.0	card
413	438	2026-09-21	240.0	card
414	387	2026-09-22	197.5	cash
415	448	2026-09-22	265.0	cash
416	421	2026-09-23	216.0	card
417	433	2026-09-23	189.0	cash
418	384	2026-09-24	243.0	card
419	425	2026-09-24	48.0	card
420	435	2026-09-24	420.0	card
421	451	2026-09-24	64.8	cash
422	385	2026-09-25	229.5	card
423	447	2026-09-25	200.0	transfer
424	434	2026-09-28	270.0	transfer
425	436	2026-09-29	240.0	cash
426	441	2026-09-30	250.0	card
427	449	2026-09-30	148.5	card
428	452	2026-09-30	165.0	cash
429	453	2026-09-30	250.0	transfer
430	439	2026-10-01	156.75	card
431	442	2026-10-01	152.0	transfer
432	409	2026-10-02	210.0	cash
433	440	2026-10-02	288.0	card
434	428	2026-10-03	250.0	card
435	446	2026-10-03	200.0	transfer
436	445	2026-10-04	237.5	transfer
437	423	2026-10-05	216.0	transfer
438	443	2026-10-05	320.0	card
439	459	2026-10-06	265.0	card
440	401	2026-10-07	340.0	transfer
441	455	2026-10-07	250.0	transfer
442	427	2026-10-08	225.0	cash
443	444	2026-10-09	86.4	transfer
444	462	2026-10-09	165.75	card
445	456	2026-10-10	156.75	card
446	457	2026-10-12	195.0	card
447	464	2026-10-14	165.0	transfer
448	415	2026-10-15	160.0	card
449	450	2026-10-15	195.0	cash
450	460	2026-10-15	240.0	transfer
451	466	2026-10-15	185.25	card
452	467	2026-10-15	153.0	card
453	469	2026-10-15	144.5	cash
454	474	2026-10-15	189.0	card
455	475	2026-10-15	144.5	card
456	483	2026-10-16	240.0	transfer
457	444	2026-10-17	201.6	transfer
458	412	2026-10-18	160.0	transfer
459	419	2026-10-19	98.75	card
460	470	2026-10-19	161.5	transfer
461	476	2026-10-19	199.5	cash
462	484	2026-10-19	160.0	transfer
463	425	2026-10-20	112.0	card
464	465	2026-10-20	165.0	card
465	431	2026-10-21	270.0	transfer
466	491	2026-10-21	250.0	transfer
467	451	2026-10-22	151.2	cash
468	481	2026-10-22	250.0	transfer
469	490	2026-10-22	148.5	card
470	408	2026-10-23	240.0	card
471	478	2026-10-23	197.5	cash
472	485	2026-10-23	160.0	transfer
473	432	2026-10-24	125.0	card
474	473	2026-10-25	197.5	card
475	492	2026-10-25	265.0	card
476	494	2026-10-28	165.0	card
477	498	2026-10-29	165.0	card
478	458	2026-10-30	92.62	card
479	461	2026-10-30	225.25	transfer
480	472	2026-10-30	197.5	card
481	486	2026-10-30	160.0	transfer
482	488	2026-10-31	160.0	transfer
483	495	2026-11-02	148.5	transfer
484	463	2026-11-06	125.0	card
485	458	2026-11-07	92.63	card
486	477	2026-11-12	210.0	transfer
487	479	2026-11-12	105.0	transfer
488	468	2026-11-14	187.62	card
489	499	2026-11-18	240.0	card
490	463	2026-11-19	125.0	card
491	479	2026-11-20	105.0	transfer
492	480	2026-11-20	189.0	card
493	471	2026-11-21	177.75	card
494	489	2026-11-21	152.0	transfer
495	493	2026-11-21	165.0	card
496	497	2026-11-21	265.0	transfer
497	487	2026-11-23	160.0	transfer
498	482	2026-11-27	250.0	transfer
499	500	2026-11-28	225.0	card
500	505	2026-11-28	255.0	card
501	508	2026-11-28	177.75	transfer
502	509	2026-11-28	355.5	transfer
\.

