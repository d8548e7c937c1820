-- Medical testing laboratory
CREATE TABLE practices (
    practice_id integer PRIMARY KEY,
    name varchar(80) NOT NULL,
    specialty varchar(30) NOT NULL,
    city varchar(40) NOT NULL,
    email varchar(80),
    contract_start date NOT NULL,
    contract_end date,
    is_active boolean NOT NULL
);
COMMENT ON TABLE practices IS 'referring medical practices under contract';

CREATE TABLE patients (
    patient_id integer PRIMARY KEY,
    first_name varchar(40) NOT NULL,
    last_name varchar(40) NOT NULL,
    date_of_birth date NOT NULL,
    sex char(1) NOT NULL CHECK (sex IN ('F','M')),
    city varchar(40),
    email varchar(80),
    insurance_provider varchar(60),
    registered_on date NOT NULL
);
COMMENT ON COLUMN patients.insurance_provider IS 'NULL for patients without private insurance';

CREATE TABLE tests (
    test_id integer PRIMARY KEY,
    code varchar(10) NOT NULL UNIQUE,
    name varchar(60) NOT NULL,
    category varchar(20) NOT NULL,
    sample_type varchar(10) NOT NULL,
    unit varchar(12),
    reference_low numeric(8,2),
    reference_high numeric(8,2),
    price numeric(8,2) NOT NULL,
    target_hours integer NOT NULL,
    is_active boolean NOT NULL
);
COMMENT ON TABLE tests IS 'test catalogue';
COMMENT ON COLUMN tests.target_hours IS 'promised turnaround, from receipt of the sample to validation of the result';
COMMENT ON COLUMN tests.is_active IS 'false: no longer offered';

CREATE TABLE instruments (
    instrument_id integer PRIMARY KEY,
    name varchar(30) NOT NULL,
    manufacturer varchar(40) NOT NULL,
    model varchar(40) NOT NULL,
    department varchar(20) NOT NULL,
    purchased_on date NOT NULL,
    purchase_price numeric(10,2) NOT NULL,
    status varchar(15) NOT NULL
);
COMMENT ON COLUMN instruments.status IS 'in service, under repair or retired';

CREATE TABLE couriers (
    courier_id integer PRIMARY KEY,
    name varchar(60) NOT NULL,
    vehicle varchar(20) NOT NULL,
    phone varchar(20),
    hired_on date NOT NULL,
    is_active boolean NOT NULL
);

CREATE TABLE courier_pickups (
    pickup_id integer PRIMARY KEY,
    courier_id integer NOT NULL REFERENCES couriers,
    practice_id integer NOT NULL REFERENCES practices,
    picked_up_at timestamp NOT NULL,
    delivered_at timestamp,
    box_temperature numeric(4,1)
);
COMMENT ON COLUMN courier_pickups.box_temperature IS 'degrees Celsius, measured on arrival at the lab';

CREATE TABLE orders (
    order_id integer PRIMARY KEY,
    patient_id integer NOT NULL REFERENCES patients,
    practice_id integer NOT NULL REFERENCES practices,
    ordered_at timestamp NOT NULL,
    priority varchar(10) NOT NULL,
    status varchar(15) NOT NULL,
    reason varchar(30),
    fasting boolean
);
COMMENT ON TABLE orders IS 'requisitions: one request for tests by a practice for a patient';
COMMENT ON COLUMN orders.priority IS 'routine, urgent or stat';
COMMENT ON COLUMN orders.status IS 'completed, in progress or cancelled';

CREATE TABLE samples (
    sample_id integer PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders,
    sample_type varchar(10) NOT NULL,
    pickup_id integer REFERENCES courier_pickups,
    collected_at timestamp NOT NULL,
    received_at timestamp,
    rejection_reason varchar(30)
);
COMMENT ON COLUMN samples.pickup_id IS 'NULL when the sample was handed in at the lab directly';
COMMENT ON COLUMN samples.received_at IS 'arrival at the lab';
COMMENT ON COLUMN samples.rejection_reason IS 'NULL when the sample was accepted';

CREATE TABLE results (
    result_id integer PRIMARY KEY,
    sample_id integer NOT NULL REFERENCES samples,
    test_id integer NOT NULL REFERENCES tests,
    instrument_id integer NOT NULL REFERENCES instruments,
    value numeric(10,2),
    result_text varchar(10),
    flag varchar(8),
    measured_at timestamp NOT NULL,
    validated_at timestamp
);
COMMENT ON COLUMN results.result_text IS 'positive or negative, for tests without a number';
COMMENT ON COLUMN results.flag IS 'low, normal or high against the reference range; NULL for tests without a number';
COMMENT ON COLUMN results.validated_at IS 'release by a clinical scientist; NULL while waiting';

CREATE TABLE instrument_maintenance (
    maintenance_id integer PRIMARY KEY,
    instrument_id integer NOT NULL REFERENCES instruments,
    maintenance_type varchar(15) NOT NULL,
    started_at timestamp NOT NULL,
    finished_at timestamp,
    cost numeric(9,2),
    service_company varchar(40)
);
COMMENT ON COLUMN instrument_maintenance.maintenance_type IS 'preventive, calibration or repair';
COMMENT ON COLUMN instrument_maintenance.service_company IS 'NULL when our own staff did the work';

CREATE TABLE invoices (
    invoice_id integer PRIMARY KEY,
    order_id integer NOT NULL REFERENCES orders,
    issued_on date NOT NULL,
    due_on date NOT NULL,
    amount numeric(10,2) NOT NULL,
    payer_type varchar(10) NOT NULL,
    paid_on date,
    reminders_sent smallint NOT NULL DEFAULT 0
);
COMMENT ON COLUMN invoices.payer_type IS 'patient, insurer or practice';
COMMENT ON COLUMN invoices.paid_on IS 'NULL while unpaid';

COPY practices (practice_id, name, specialty, city, email, contract_start, contract_end, is_active) FROM stdin;
1	Headingley Medical Centre	general practice	Leeds	\N	2018-04-01	\N	t
2	Kirkstall Road Surgery	general practice	Leeds	reception@kirkstallroadsurgery.example	2019-09-01	\N	t
3	Roundhay Family Practice	general practice	Leeds	reception@roundhayfamilypractice.example	2020-01-15	\N	t
4	Leeds Cardiac Clinic	cardiology	Leeds	reception@leedscardiacclinic.example	2021-03-01	\N	t
5	Armley Health Hub	general practice	Leeds	reception@armleyhealthhub.example	2022-06-01	2026-04-30	f
6	Chapel Allerton Women's Health	gynaecology	Leeds	reception@chapelallertonwomenshe.example	2021-10-01	\N	t
7	Park Square Endocrine	endocrinology	Leeds	\N	2023-02-01	\N	t
8	Manningham Medical Practice	general practice	Bradford	reception@manninghammedicalpract.example	2018-04-01	\N	t
9	Thornbury Surgery	general practice	Bradford	reception@thornburysurgery.example	2020-05-01	\N	t
10	Bradford Diabetes Centre	endocrinology	Bradford	reception@bradforddiabetescentre.example	2019-11-01	\N	t
11	Bingley Childrens Clinic	paediatrics	Bradford	reception@bingleychildrensclinic.example	2022-01-10	\N	t
12	Lister Park Urology	urology	Bradford	reception@listerparkurology.example	2024-08-01	\N	t
13	Sandal Surgery	general practice	Wakefield	reception@sandalsurgery.example	2019-02-01	\N	t
14	Trinity Walk Health Centre	general practice	Wakefield	reception@trinitywalkhealthcentr.example	2021-07-01	\N	t
15	Wakefield Urology Associates	urology	Wakefield	reception@wakefieldurologyassoci.example	2023-05-15	\N	t
16	Lindley Group Practice	general practice	Huddersfield	reception@lindleygrouppractice.example	2020-10-01	\N	t
17	Greenhead Heart Centre	cardiology	Huddersfield	reception@greenheadheartcentre.example	2022-09-01	\N	t
18	Marsh Lane Paediatrics	paediatrics	Huddersfield	reception@marshlanepaediatrics.example	2025-03-01	\N	t
19	Calder Valley Surgery	general practice	Halifax	\N	2019-06-01	2025-12-31	f
20	Skircoat Women's Clinic	gynaecology	Halifax	reception@skircoatwomensclinic.example	2023-11-01	\N	t
21	Stray View Practice	general practice	Harrogate	reception@strayviewpractice.example	2020-03-01	\N	t
22	Harrogate Skin Clinic	dermatology	Harrogate	reception@harrogateskinclinic.example	2025-06-01	\N	t
23	Micklegate Medical	general practice	York	reception@micklegatemedical.example	2021-01-04	\N	t
24	Bootham Dermatology	dermatology	York	reception@boothamdermatology.example	2024-02-01	\N	t
25	Dewsbury Central Surgery	general practice	Dewsbury	reception@dewsburycentralsurgery.example	2025-09-15	\N	t
26	Ilkley Moor Practice	general practice	Bradford	reception@ilkleymoorpractice.example	2026-11-16	\N	t
27	Horsforth Cardiology Partners	cardiology	Leeds	reception@horsforthcardiologypar.example	2022-05-01	2024-09-30	f
\.

COPY patients (patient_id, first_name, last_name, date_of_birth, sex, city, email, insurance_provider, registered_on) FROM stdin;
1	Anna	Taylor	1999-05-10	F	Bradford	anna.taylor63@mail.example	Northern Health Mutual	2023-05-01
2	George	Armitage	1991-10-20	M	Leeds	george.armitage7@mail.example	Northern Health Mutual	2024-12-05
3	Susan	Singh	2004-12-12	F	Bradford	susan.singh94@mail.example	\N	2024-08-26
4	Connor	Begum	1944-12-14	M	Leeds	connor.begum10@mail.example	Northern Health Mutual	2025-07-03
5	Anna	Smith	1936-09-12	F	Halifax	\N	\N	2021-11-28
6	Brian	Wilson	1953-10-02	M	Leeds	brian.wilson61@mail.example	Northern Health Mutual	2025-01-08
7	Chloe	Marsh	1976-05-13	F	Huddersfield	chloe.marsh20@mail.example	\N	2025-07-29
8	Graham	Ali	2001-08-13	M	Bradford	graham.ali36@mail.example	\N	2021-07-05
9	Emily	Haigh	1936-06-06	F	Wakefield	\N	Northern Health Mutual	2025-02-19
10	Patricia	Hussain	1970-01-25	F	Leeds	\N	Crown Assurance	2024-05-09
11	Freya	Patel	1981-10-05	F	Leeds	\N	Crown Assurance	2026-04-20
12	Ruth	Firth	2007-08-15	F	Leeds	\N	MediShield	2022-08-01
13	Ava	King	2004-05-01	F	Bradford	ava.king60@mail.example	Northern Health Mutual	2025-03-13
14	Jean	Lee	1982-04-14	F	York	jean.lee7@mail.example	\N	2026-10-05
15	Arthur	Harrison	1971-02-07	M	Bradford	arthur.harrison38@mail.example	Crown Assurance	2026-05-25
16	Isla	Smith	1976-10-31	F	Bradford	isla.smith86@mail.example	\N	2026-01-28
17	Patricia	Dyson	1973-11-25	F	Leeds	\N	Northern Health Mutual	2021-07-18
18	Beatrice	Jones	1995-07-19	F	Harrogate	\N	Crown Assurance	2026-06-25
19	Sarah	Kowalski	2002-12-25	F	Harrogate	sarah.kowalski35@mail.example	\N	2026-10-15
20	Zainab	Begum	1959-09-25	F	\N	zainab.begum88@mail.example	\N	2021-12-20
21	Laura	Davies	1946-01-19	F	Wakefield	laura.davies53@mail.example	Crown Assurance	2022-05-04
22	Adam	Ward	1935-06-05	M	Wakefield	adam.ward7@mail.example	Northern Health Mutual	2025-10-21
23	Susan	Turner	1942-07-15	F	York	\N	Crown Assurance	2024-08-30
24	Katarzyna	Williams	1989-09-25	F	Huddersfield	katarzyna.williams52@mail.example	Northern Health Mutual	2025-11-17
25	Samuel	Singh	2011-05-13	M	Bradford	\N	Northern Health Mutual	2023-11-16
26	Frank	Armitage	2010-02-07	M	Wakefield	\N	\N	2024-12-23
27	Ryan	Walker	2024-09-15	M	Bradford	\N	MediShield	2025-03-11
28	Arthur	Smith	2005-11-07	M	Halifax	arthur.smith46@mail.example	Northern Health Mutual	2026-03-03
29	Emma	Holmes	1976-09-11	F	Dewsbury	\N	MediShield	2026-07-23
30	Fatima	King	1949-03-10	F	Bradford	fatima.king67@mail.example	\N	2023-05-31
31	Dennis	Hartley	1988-03-23	M	Bradford	\N	MediShield	2024-12-05
32	Fatima	Harrison	1940-07-09	F	Leeds	\N	MediShield	2024-08-14
33	Samuel	Sutcliffe	1962-02-16	M	Harrogate	\N	Northern Health Mutual	2025-04-11
34	Joseph	Dyson	2012-07-15	M	Huddersfield	joseph.dyson12@mail.example	\N	2024-07-05
35	Connor	Dyson	1983-08-28	M	Bradford	connor.dyson8@mail.example	Crown Assurance	2024-07-08
36	Daniel	Whitaker	2000-03-22	M	Leeds	\N	\N	2023-12-04
37	David	Ahmed	1987-03-01	M	Bradford	david.ahmed38@mail.example	\N	2025-03-31
38	Kevin	Hussain	1970-07-05	M	Leeds	\N	Crown Assurance	2026-07-14
39	Harry	Holmes	1959-11-21	M	Leeds	harry.holmes87@mail.example	Pennine Care Plan	2025-01-23
40	Michael	Johnson	1937-04-24	M	Leeds	michael.johnson75@mail.example	MediShield	2026-11-28
41	Rachel	Haigh	1984-07-26	F	Leeds	rachel.haigh84@mail.example	\N	2025-05-08
42	Callum	Taylor	1983-04-16	M	Halifax	callum.taylor73@mail.example	Pennine Care Plan	2025-02-20
43	Samuel	Brown	1964-07-21	M	Harrogate	samuel.brown21@mail.example	\N	2026-03-20
44	Maureen	Marsh	2015-02-15	F	Leeds	maureen.marsh80@mail.example	\N	2025-01-21
45	George	Dyson	1996-12-28	M	Leeds	\N	Northern Health Mutual	2025-03-17
46	Hannah	Williams	2014-03-15	F	York	hannah.williams21@mail.example	\N	2025-05-05
47	Patricia	Shaw	1934-07-17	F	Leeds	patricia.shaw23@mail.example	Crown Assurance	2025-05-27
48	Thomas	Khan	1944-04-26	M	Leeds	\N	MediShield	2023-01-24
49	Ruth	Cooper	1982-11-27	F	Leeds	ruth.cooper28@mail.example	MediShield	2021-05-03
50	Leo	Crowther	1974-06-17	M	Leeds	leo.crowther15@mail.example	\N	2026-09-07
51	Olivia	Smith	2021-12-24	F	Dewsbury	olivia.smith25@mail.example	\N	2025-04-04
52	Noah	Mitchell	1977-03-06	M	Leeds	noah.mitchell7@mail.example	Pennine Care Plan	2026-07-29
53	Tomasz	Shaw	1975-01-27	M	Dewsbury	\N	Northern Health Mutual	2025-09-06
54	George	Johnson	2005-09-23	M	Bradford	george.johnson34@mail.example	Crown Assurance	2025-06-24
55	Karen	Moore	1989-01-03	F	Bradford	karen.moore72@mail.example	\N	2025-10-12
56	Callum	Kowalski	1938-07-21	M	Leeds	\N	Pennine Care Plan	2026-01-28
57	Alice	Jackson	1993-05-17	F	Harrogate	alice.jackson28@mail.example	Northern Health Mutual	2026-02-11
58	Fatima	Johnson	1946-07-09	F	Leeds	fatima.johnson75@mail.example	\N	2021-10-26
59	Oliver	Hill	1950-02-17	M	Huddersfield	\N	Northern Health Mutual	2024-04-07
60	Sarah	Mitchell	1949-12-28	F	Huddersfield	sarah.mitchell82@mail.example	Northern Health Mutual	2025-04-01
61	Hassan	Dyson	1979-01-22	M	Huddersfield	hassan.dyson80@mail.example	Northern Health Mutual	2025-03-19
62	Brian	Firth	1951-08-29	M	York	brian.firth87@mail.example	Northern Health Mutual	2024-04-29
63	Jean	Singh	1985-08-01	F	Leeds	jean.singh45@mail.example	MediShield	2023-05-28
64	Stephen	Kaur	1975-12-18	M	Huddersfield	\N	Pennine Care Plan	2026-09-20
65	Lucy	Roberts	1935-02-10	F	Bradford	lucy.roberts86@mail.example	\N	2025-05-30
66	Chloe	Begum	1974-01-30	F	York	chloe.begum66@mail.example	\N	2026-07-21
67	Alice	Green	1993-08-01	F	Harrogate	alice.green22@mail.example	Northern Health Mutual	2025-10-08
68	Yasmin	Brown	1956-10-11	F	Leeds	\N	\N	2023-08-11
69	Alan	Greenwood	2000-04-06	M	Leeds	alan.greenwood99@mail.example	MediShield	2024-12-16
70	Raymond	Singh	1985-04-06	M	Leeds	\N	Crown Assurance	2025-11-10
71	Ava	Hartley	1948-02-02	F	Huddersfield	ava.hartley49@mail.example	\N	2026-01-09
72	Paul	Armitage	1977-09-23	M	Wakefield	\N	MediShield	2025-05-03
73	Hannah	Davies	1999-12-21	F	Huddersfield	\N	Northern Health Mutual	2022-12-14
74	Liam	Taylor	1969-06-24	M	Leeds	liam.taylor77@mail.example	\N	2025-01-24
75	Margaret	Haigh	1959-05-27	F	Bradford	\N	MediShield	2025-03-13
76	Dennis	Khan	1984-10-21	M	Huddersfield	\N	MediShield	2024-09-28
77	Hannah	Sutcliffe	2011-06-08	F	Bradford	hannah.sutcliffe3@mail.example	Northern Health Mutual	2021-12-24
78	Isla	Lee	1961-01-01	F	Leeds	\N	Pennine Care Plan	2026-01-29
79	Samuel	Davies	1975-07-08	M	Leeds	samuel.davies88@mail.example	\N	2023-10-04
80	Priya	Sutcliffe	1955-09-18	F	York	priya.sutcliffe81@mail.example	\N	2023-03-30
81	Grace	White	1933-11-27	F	Leeds	grace.white74@mail.example	Northern Health Mutual	2025-09-18
82	Daniel	Murphy	1969-12-27	M	Halifax	daniel.murphy22@mail.example	MediShield	2023-01-29
83	Yasmin	Davies	1996-09-01	F	Leeds	yasmin.davies58@mail.example	\N	2023-08-28
84	George	Kaur	1938-01-08	M	Huddersfield	george.kaur57@mail.example	Northern Health Mutual	2024-05-18
85	Julie	Firth	2005-08-28	F	Dewsbury	\N	\N	2025-05-28
86	Dennis	Booth	1963-06-12	M	Halifax	dennis.booth96@mail.example	Northern Health Mutual	2025-09-05
87	Susan	Armitage	1977-11-15	F	Leeds	susan.armitage22@mail.example	MediShield	2024-04-19
88	Callum	Bell	2017-06-10	M	Wakefield	\N	Crown Assurance	2025-03-13
89	Yasmin	Nowak	1999-12-26	F	Harrogate	yasmin.nowak68@mail.example	MediShield	2026-04-17
90	Katarzyna	Hall	1948-12-15	F	Huddersfield	\N	\N	2024-04-06
91	Adam	Bell	1971-05-31	M	Halifax	\N	MediShield	2026-01-28
92	Olivia	Lee	1970-11-07	F	Huddersfield	olivia.lee64@mail.example	MediShield	2021-07-10
93	Emily	Dyson	1986-11-23	F	Huddersfield	\N	\N	2025-06-13
94	Ava	Ali	1980-05-18	F	Harrogate	\N	MediShield	2025-01-08
95	Raymond	Hall	1953-11-30	M	Huddersfield	raymond.hall47@mail.example	Crown Assurance	2025-11-10
96	Joseph	Hussain	1944-06-16	M	Bradford	joseph.hussain1@mail.example	Pennine Care Plan	2025-02-27
97	Harry	King	1985-04-22	M	\N	harry.king98@mail.example	Northern Health Mutual	2025-08-05
98	Callum	Begum	2005-12-05	M	Leeds	\N	MediShield	2023-08-30
99	Peter	Williams	1982-06-10	M	Huddersfield	\N	MediShield	2023-11-03
100	Jean	Murphy	1950-12-23	F	Leeds	\N	Northern Health Mutual	2024-12-16
101	Joseph	Greenwood	1943-09-01	M	Dewsbury	joseph.greenwood2@mail.example	Crown Assurance	2023-05-30
102	Julie	Sutcliffe	1945-12-06	F	Bradford	\N	MediShield	2024-12-11
103	Paul	Smith	2016-08-31	M	Halifax	paul.smith15@mail.example	Northern Health Mutual	2020-10-22
104	Ella	Khan	1963-05-12	F	Wakefield	\N	Crown Assurance	2025-05-22
105	Yasmin	Clarke	1964-07-13	F	Leeds	\N	Northern Health Mutual	2025-08-01
106	Karen	Hill	1970-12-29	F	Harrogate	karen.hill83@mail.example	\N	2025-03-18
107	Katarzyna	Haigh	1973-01-25	F	Wakefield	katarzyna.haigh21@mail.example	\N	2025-12-11
108	Katarzyna	Murray	1954-02-04	F	Leeds	katarzyna.murray39@mail.example	Northern Health Mutual	2022-10-02
109	Michael	Robinson	1938-07-05	M	Halifax	michael.robinson5@mail.example	\N	2022-03-24
110	Sophie	Patel	1976-11-24	F	Halifax	\N	Pennine Care Plan	2025-10-24
111	James	Walker	1971-08-08	M	Wakefield	james.walker82@mail.example	Crown Assurance	2025-01-29
112	Priya	Johnson	1949-05-29	F	Huddersfield	priya.johnson14@mail.example	\N	2022-12-23
113	Sarah	Clark	1953-01-21	F	Bradford	sarah.clark55@mail.example	\N	2024-05-15
114	Jean	Smith	1954-02-24	F	Harrogate	\N	Northern Health Mutual	2026-03-14
115	Beatrice	Sykes	2019-11-09	F	York	beatrice.sykes50@mail.example	\N	2026-01-28
116	Ryan	Hall	1937-09-06	M	Leeds	ryan.hall80@mail.example	\N	2026-02-10
117	Dennis	Smith	2020-01-06	M	Leeds	dennis.smith62@mail.example	\N	2025-06-20
118	Alice	Thompson	2017-02-07	F	Leeds	alice.thompson88@mail.example	MediShield	2024-01-01
119	Tomasz	Robinson	2017-11-27	M	Leeds	tomasz.robinson83@mail.example	MediShield	2023-11-09
120	Priya	Wilson	2024-03-16	F	Halifax	priya.wilson54@mail.example	\N	2026-02-13
121	Paul	Harrison	1987-12-02	M	Huddersfield	paul.harrison47@mail.example	Crown Assurance	2025-01-10
122	Aisha	Murray	1998-01-02	F	Leeds	\N	Pennine Care Plan	2025-01-23
123	Rachel	Jackson	1995-06-30	F	Huddersfield	\N	\N	2026-07-21
124	David	Ahmed	1999-05-01	M	York	david.ahmed92@mail.example	MediShield	2026-06-08
125	Harry	Kaur	2001-02-25	M	Dewsbury	\N	\N	2024-08-17
126	Ruth	Wright	1993-11-18	F	Bradford	ruth.wright7@mail.example	MediShield	2026-07-28
127	Brian	Wood	2024-09-18	M	Bradford	\N	Northern Health Mutual	2026-04-09
128	Margaret	Sutcliffe	2016-05-20	F	Halifax	margaret.sutcliffe75@mail.example	\N	2022-05-24
129	Peter	O'Brien	1942-11-28	M	Bradford	peter.obrien33@mail.example	MediShield	2024-12-17
130	Zainab	Murray	2004-04-01	F	Halifax	\N	\N	2024-12-05
131	Yasmin	Hill	1987-02-08	F	Bradford	\N	\N	2025-03-29
132	Paul	Patel	1987-06-15	M	Leeds	paul.patel8@mail.example	\N	2025-03-01
133	Fatima	Begum	1980-07-20	F	Wakefield	fatima.begum79@mail.example	Northern Health Mutual	2026-07-30
134	George	Smith	1955-02-20	M	Leeds	george.smith81@mail.example	Northern Health Mutual	2025-01-14
135	Hassan	Patel	1957-07-06	M	Dewsbury	\N	\N	2026-01-12
136	Emma	Haigh	1962-02-04	F	Bradford	\N	MediShield	2024-07-03
137	Ryan	Patel	1984-11-05	M	Wakefield	ryan.patel72@mail.example	\N	2025-03-14
138	Emma	Williams	1990-01-03	F	Wakefield	\N	\N	2024-12-01
139	Patricia	Green	1983-01-15	F	Leeds	patricia.green90@mail.example	\N	2025-11-26
140	Jack	Shaw	1937-09-17	M	Leeds	\N	Northern Health Mutual	2025-08-27
141	Ruth	Hartley	1933-06-07	F	Leeds	ruth.hartley44@mail.example	\N	2026-01-28
142	Ava	White	2015-04-06	F	Leeds	ava.white13@mail.example	\N	2026-07-18
143	Samuel	Armitage	1973-01-05	M	Leeds	\N	MediShield	2025-04-27
144	Alice	Hartley	2007-01-14	F	York	alice.hartley13@mail.example	\N	2023-06-25
145	Arthur	Marsh	1939-08-25	M	Leeds	arthur.marsh99@mail.example	\N	2026-10-05
146	Aisha	Turner	1982-11-23	F	Huddersfield	\N	\N	2025-11-18
147	Priya	Firth	1984-05-25	F	Huddersfield	priya.firth49@mail.example	MediShield	2025-06-09
148	Tomasz	Moore	1981-02-21	M	York	tomasz.moore47@mail.example	\N	2021-07-09
149	Ella	Sykes	1994-03-04	F	Bradford	\N	Crown Assurance	2026-08-11
150	David	Nowak	1979-02-19	M	\N	\N	\N	2025-11-12
151	Paul	Brown	1970-02-20	M	Bradford	paul.brown21@mail.example	Crown Assurance	2024-07-05
152	Jean	Ahmed	1971-02-11	F	Leeds	\N	\N	2026-04-20
153	Aisha	Clarke	1933-04-15	F	Halifax	\N	\N	2026-07-07
154	Karen	Jones	1982-04-01	F	Bradford	\N	Pennine Care Plan	2025-06-03
155	Piotr	Jackson	1991-03-19	M	Huddersfield	piotr.jackson84@mail.example	Crown Assurance	2026-03-20
156	Isla	Turner	2004-02-29	F	Leeds	\N	MediShield	2024-12-08
157	Yasmin	Roberts	1952-04-18	F	Harrogate	\N	Northern Health Mutual	2022-02-07
158	Ruth	Walker	1991-10-11	F	Bradford	ruth.walker78@mail.example	MediShield	2024-12-31
159	Aisha	Patel	1934-05-16	F	York	aisha.patel4@mail.example	Pennine Care Plan	2022-06-02
160	Zainab	Holmes	1967-11-29	F	\N	\N	Pennine Care Plan	2025-03-28
161	Raymond	Wood	1934-05-24	M	Wakefield	\N	Northern Health Mutual	2024-05-08
162	Freya	Davies	1984-06-25	F	Halifax	\N	MediShield	2025-03-16
163	Jean	Taylor	1972-10-11	F	Harrogate	\N	Pennine Care Plan	2026-11-25
164	Emily	Turner	1973-12-02	F	Harrogate	\N	\N	2023-08-25
165	Stephen	Taylor	1976-03-26	M	Halifax	\N	\N	2021-08-08
166	Emily	Harrison	1972-02-16	F	Halifax	emily.harrison22@mail.example	Northern Health Mutual	2025-12-18
167	Chloe	Armitage	1955-05-04	F	Wakefield	\N	Northern Health Mutual	2025-04-28
168	Sophie	Haigh	1964-04-05	F	Bradford	sophie.haigh13@mail.example	Northern Health Mutual	2024-03-15
169	Henry	Bell	1967-09-22	M	Halifax	henry.bell66@mail.example	Pennine Care Plan	2023-07-02
170	Jack	Bell	2006-12-04	M	Huddersfield	jack.bell54@mail.example	Northern Health Mutual	2025-05-19
171	Maureen	Brown	2005-11-17	F	Halifax	maureen.brown20@mail.example	Northern Health Mutual	2025-01-18
172	Charlotte	Murray	1984-05-14	F	Harrogate	charlotte.murray89@mail.example	\N	2023-02-02
173	David	Whitaker	1992-05-31	M	Bradford	david.whitaker38@mail.example	Crown Assurance	2024-05-13
174	Megan	Haigh	1933-07-05	F	Huddersfield	\N	MediShield	2025-12-17
175	Alan	Ward	1964-08-22	M	Huddersfield	alan.ward59@mail.example	Northern Health Mutual	2026-03-28
176	Arthur	Roberts	1989-11-25	M	Leeds	\N	MediShield	2025-11-29
177	Stephen	Mitchell	2005-03-29	M	Bradford	stephen.mitchell19@mail.example	MediShield	2026-10-29
178	Michael	Lee	1993-05-08	M	Leeds	michael.lee85@mail.example	Pennine Care Plan	2025-03-11
179	Isla	Williams	1954-01-22	F	Leeds	isla.williams62@mail.example	\N	2025-08-19
180	Patricia	Clarke	1965-06-30	F	Halifax	\N	Crown Assurance	2024-01-02
181	Ella	Whitaker	2010-03-25	F	York	ella.whitaker25@mail.example	\N	2023-08-03
182	Raymond	Clark	1962-10-01	M	Dewsbury	raymond.clark15@mail.example	Pennine Care Plan	2026-06-10
183	Karen	Hall	1982-01-13	F	Wakefield	karen.hall77@mail.example	\N	2024-03-13
184	Sarah	Brown	1980-04-04	F	York	sarah.brown29@mail.example	\N	2025-08-23
185	Callum	Turner	1966-02-27	M	Bradford	callum.turner59@mail.example	\N	2024-12-13
186	William	Johnson	1998-09-02	M	York	william.johnson59@mail.example	MediShield	2021-07-21
187	Jean	Khan	1980-10-30	F	Leeds	jean.khan77@mail.example	Crown Assurance	2026-03-06
188	Andrew	Fletcher	1966-03-25	M	Bradford	andrew.fletcher41@mail.example	\N	2025-09-12
189	Margaret	Crowther	1937-02-03	F	Dewsbury	margaret.crowther65@mail.example	Northern Health Mutual	2023-08-25
190	Stephen	Ali	1990-12-15	M	Wakefield	\N	Northern Health Mutual	2025-12-29
191	Priya	Crowther	1951-06-24	F	Huddersfield	priya.crowther37@mail.example	\N	2024-01-12
192	Liam	Kowalski	1952-06-07	M	Leeds	liam.kowalski58@mail.example	\N	2024-10-03
193	Amelia	Lee	2003-12-11	F	Leeds	\N	Crown Assurance	2025-06-13
194	Samuel	Hussain	1954-11-20	M	Huddersfield	samuel.hussain15@mail.example	Pennine Care Plan	2026-07-12
195	Rachel	Harrison	1973-05-24	F	Leeds	rachel.harrison58@mail.example	Crown Assurance	2020-10-21
196	Karen	Fletcher	1995-07-02	F	Leeds	\N	Crown Assurance	2022-05-20
197	Yasmin	Moore	1984-01-17	F	Bradford	\N	Northern Health Mutual	2025-02-11
198	Peter	Walker	1982-06-10	M	Dewsbury	\N	\N	2024-12-08
199	Charlotte	Khan	1953-01-19	F	Wakefield	\N	\N	2021-11-09
200	Peter	Marsh	1965-10-13	M	Leeds	\N	\N	2023-09-26
201	Jean	Greenwood	1993-09-18	F	Bradford	jean.greenwood30@mail.example	\N	2026-10-03
202	Dennis	Barker	1980-10-02	M	Bradford	\N	\N	2025-05-22
203	Paul	Murray	2017-03-21	M	Leeds	\N	\N	2025-08-29
204	Margaret	Murphy	1983-09-12	F	York	margaret.murphy16@mail.example	\N	2025-05-06
205	Mark	Roberts	1951-09-18	M	Leeds	\N	MediShield	2023-03-02
206	Ruth	Roberts	1986-01-10	F	Leeds	ruth.roberts56@mail.example	MediShield	2025-10-18
207	Jean	Cooper	1959-01-29	F	Leeds	\N	Crown Assurance	2025-04-02
208	Michael	Robinson	2016-12-01	M	Wakefield	michael.robinson44@mail.example	\N	2025-05-21
209	Beatrice	Nowak	1985-11-02	F	Leeds	beatrice.nowak63@mail.example	Northern Health Mutual	2023-09-13
210	Freya	Wood	1976-04-20	F	Bradford	freya.wood97@mail.example	Northern Health Mutual	2021-03-18
211	Daniel	Hussain	1970-11-16	M	\N	daniel.hussain28@mail.example	Crown Assurance	2024-03-07
212	Brian	Firth	1934-12-03	M	Wakefield	brian.firth89@mail.example	Northern Health Mutual	2025-01-11
213	Daniel	Walker	2006-10-25	M	Harrogate	daniel.walker56@mail.example	Crown Assurance	2022-01-29
214	Yasmin	Firth	1953-06-19	F	Leeds	yasmin.firth37@mail.example	MediShield	2026-04-02
215	Leo	Kaur	1935-09-08	M	Bradford	leo.kaur10@mail.example	\N	2022-04-11
216	Zainab	Wood	1957-07-15	F	Halifax	\N	\N	2025-04-30
217	Zainab	Smith	1972-02-15	F	Wakefield	\N	\N	2025-02-10
218	Hassan	Hartley	2008-10-04	M	Leeds	\N	\N	2025-01-29
219	Joseph	Ali	1938-07-11	M	Wakefield	\N	Crown Assurance	2025-02-12
220	Sophie	Murray	1974-06-16	F	Dewsbury	sophie.murray51@mail.example	Northern Health Mutual	2025-01-27
221	Anna	Khan	1936-08-14	F	Huddersfield	\N	Pennine Care Plan	2024-06-30
222	George	Shaw	1961-02-20	M	\N	\N	\N	2025-03-12
223	Dennis	Green	1936-11-09	M	Halifax	\N	Northern Health Mutual	2024-12-20
224	Olivia	Clark	1971-11-21	F	Wakefield	\N	Northern Health Mutual	2023-07-12
225	Muhammad	Crowther	1977-05-12	M	Leeds	muhammad.crowther75@mail.example	Northern Health Mutual	2024-12-19
226	Rachel	Williams	1937-11-13	F	Bradford	rachel.williams39@mail.example	\N	2026-06-29
227	Priya	Sutcliffe	2011-12-05	F	Bradford	priya.sutcliffe4@mail.example	\N	2025-04-02
228	Julie	Hartley	1969-04-07	F	York	\N	Crown Assurance	2025-05-24
229	Chloe	Singh	1994-05-07	F	Wakefield	\N	Northern Health Mutual	2022-06-09
230	Janet	Firth	1970-03-11	F	Wakefield	janet.firth72@mail.example	Crown Assurance	2023-12-09
231	Harry	Green	2020-12-26	M	Leeds	\N	Northern Health Mutual	2026-11-09
232	Ava	Green	1954-02-22	F	Bradford	\N	MediShield	2025-01-27
233	Brian	Johnson	1983-12-09	M	Wakefield	\N	Northern Health Mutual	2023-02-25
234	Fatima	Whitaker	2001-03-07	F	Bradford	fatima.whitaker28@mail.example	Northern Health Mutual	2023-04-01
235	Jack	Fletcher	1935-10-30	M	Wakefield	jack.fletcher94@mail.example	MediShield	2026-02-14
236	Helen	Jones	1954-03-15	F	Wakefield	helen.jones65@mail.example	MediShield	2025-01-23
237	Mark	Jones	2000-04-26	M	Leeds	\N	Crown Assurance	2022-05-05
238	Lucy	King	1953-12-19	F	Wakefield	\N	MediShield	2026-04-24
239	Ryan	Haigh	2023-05-05	M	Bradford	ryan.haigh57@mail.example	Crown Assurance	2025-04-09
240	Alan	Armitage	2001-07-26	M	Bradford	alan.armitage72@mail.example	\N	2023-03-29
241	Raymond	Thompson	2013-02-04	M	Dewsbury	raymond.thompson19@mail.example	Northern Health Mutual	2021-03-09
242	Adam	Singh	1996-04-09	M	\N	adam.singh53@mail.example	\N	2026-03-12
243	Ruth	Crowther	1968-09-10	F	Leeds	\N	MediShield	2024-06-06
244	Muhammad	Davies	1969-07-19	M	Leeds	muhammad.davies19@mail.example	\N	2025-11-13
245	Priya	Murray	1940-01-20	F	Leeds	priya.murray23@mail.example	Crown Assurance	2024-02-26
246	Muhammad	Booth	1973-03-13	M	Wakefield	muhammad.booth42@mail.example	Northern Health Mutual	2026-11-19
247	Liam	Sykes	2007-03-06	M	Bradford	liam.sykes58@mail.example	Northern Health Mutual	2022-02-10
248	Olivia	Brown	1990-04-26	F	Bradford	olivia.brown88@mail.example	\N	2025-04-06
249	Fatima	Moore	1965-07-06	F	Leeds	\N	Pennine Care Plan	2026-07-09
250	Sarah	Robinson	1990-11-20	F	Halifax	sarah.robinson65@mail.example	Northern Health Mutual	2025-09-12
251	Leo	Jones	1957-10-13	M	Halifax	leo.jones92@mail.example	Northern Health Mutual	2025-11-07
252	Susan	Singh	1941-02-27	F	Huddersfield	susan.singh71@mail.example	MediShield	2024-10-04
253	Noah	Smith	1935-01-28	M	Halifax	noah.smith14@mail.example	Crown Assurance	2025-10-07
254	Adam	Clarke	2020-06-25	M	Leeds	\N	MediShield	2025-03-12
255	Anna	Fletcher	1982-11-06	F	Harrogate	anna.fletcher75@mail.example	Northern Health Mutual	2026-04-30
256	Emily	Sykes	1990-05-18	F	Harrogate	\N	Crown Assurance	2026-06-05
257	Brian	Fletcher	1951-12-29	M	Huddersfield	brian.fletcher83@mail.example	\N	2025-09-05
258	Alan	Sutcliffe	1991-02-17	M	Leeds	\N	Northern Health Mutual	2024-08-05
259	Ella	Hussain	1976-10-12	F	Wakefield	ella.hussain7@mail.example	MediShield	2025-04-07
260	Karen	Johnson	1976-12-18	F	Halifax	karen.johnson45@mail.example	\N	2024-05-12
261	Amelia	O'Brien	2017-08-02	F	Bradford	\N	Crown Assurance	2024-12-12
262	Grace	O'Brien	1971-11-15	F	Leeds	\N	MediShield	2025-02-04
263	Liam	Marsh	2003-01-12	M	Bradford	liam.marsh67@mail.example	\N	2025-08-30
264	Piotr	Kaur	2012-06-07	M	Bradford	piotr.kaur7@mail.example	Northern Health Mutual	2024-02-10
265	Katarzyna	Fletcher	1995-11-13	F	Wakefield	katarzyna.fletcher54@mail.example	\N	2025-07-24
266	Amelia	Sutcliffe	1998-09-15	F	Bradford	\N	Crown Assurance	2023-01-22
267	Andrew	Smith	1937-07-01	M	Bradford	\N	Northern Health Mutual	2025-09-22
268	Katarzyna	Marsh	2000-06-13	F	Leeds	katarzyna.marsh46@mail.example	Northern Health Mutual	2025-03-05
269	George	Kowalski	2004-02-18	M	Leeds	\N	Northern Health Mutual	2025-02-27
270	Sarah	Brown	2013-02-03	F	Halifax	sarah.brown66@mail.example	\N	2025-09-10
271	Emma	Wright	2024-07-25	F	Huddersfield	\N	Northern Health Mutual	2020-11-02
272	Maureen	Marsh	1954-05-16	F	Wakefield	maureen.marsh98@mail.example	Northern Health Mutual	2020-12-21
273	Alice	Murphy	1947-11-28	F	Harrogate	alice.murphy4@mail.example	Crown Assurance	2024-12-05
274	Daniel	Ali	2005-03-11	M	Huddersfield	daniel.ali63@mail.example	\N	2024-01-01
275	Fatima	Murphy	1937-06-14	F	Bradford	fatima.murphy49@mail.example	\N	2026-08-29
276	Adam	Robinson	2001-08-15	M	Bradford	adam.robinson77@mail.example	\N	2023-09-09
277	Henry	Booth	1942-03-16	M	Leeds	\N	MediShield	2025-01-30
278	Maureen	Murphy	1998-05-19	F	Wakefield	\N	Crown Assurance	2023-03-20
279	Fatima	Haigh	1936-12-25	F	Bradford	fatima.haigh49@mail.example	MediShield	2024-03-24
280	Paul	Jackson	1937-11-24	M	York	paul.jackson1@mail.example	Northern Health Mutual	2025-02-19
281	Fatima	Begum	2020-11-01	F	Leeds	fatima.begum91@mail.example	Northern Health Mutual	2026-01-17
282	Megan	Ali	2005-12-09	F	Bradford	megan.ali27@mail.example	MediShield	2025-03-27
283	Joseph	Taylor	1992-05-16	M	Halifax	joseph.taylor51@mail.example	Northern Health Mutual	2025-02-18
284	Tomasz	Lee	1935-10-27	M	York	tomasz.lee37@mail.example	Northern Health Mutual	2021-05-17
285	Beatrice	Hill	1977-01-19	F	Bradford	\N	Northern Health Mutual	2026-04-03
286	Peter	Davies	2009-11-02	M	Wakefield	\N	Northern Health Mutual	2026-02-11
287	Alice	Jackson	1966-09-05	F	Leeds	\N	\N	2023-06-05
288	Zainab	Green	1976-02-22	F	Halifax	zainab.green77@mail.example	Pennine Care Plan	2026-06-10
289	Ava	Turner	1980-01-29	F	Wakefield	ava.turner55@mail.example	Crown Assurance	2025-12-24
290	Helen	Green	1985-11-09	F	Dewsbury	helen.green12@mail.example	Crown Assurance	2025-01-01
291	Tomasz	Lee	2012-01-24	M	Wakefield	tomasz.lee12@mail.example	Northern Health Mutual	2025-07-05
292	Imran	Ali	1958-07-23	M	Leeds	\N	Pennine Care Plan	2022-07-02
293	Sarah	Clark	1997-08-12	F	Leeds	sarah.clark11@mail.example	MediShield	2025-09-24
294	Andrew	Sykes	1953-09-12	M	Bradford	\N	\N	2023-08-19
295	Brian	Whitaker	2005-11-04	M	Huddersfield	brian.whitaker87@mail.example	Northern Health Mutual	2023-11-21
296	Noah	Haigh	1994-01-13	M	Wakefield	\N	\N	2026-10-31
297	Karen	Kowalski	1950-05-22	F	York	\N	Northern Health Mutual	2021-03-03
298	Rachel	Wilson	1992-06-06	F	Bradford	rachel.wilson73@mail.example	Northern Health Mutual	2025-03-25
299	Margaret	Ahmed	1975-06-30	F	Harrogate	\N	Pennine Care Plan	2022-09-14
300	Laura	Crowther	1947-09-04	F	Dewsbury	laura.crowther50@mail.example	\N	2023-01-03
301	Sarah	Murphy	1996-02-15	F	Leeds	sarah.murphy73@mail.example	Pennine Care Plan	2020-11-09
302	Mark	Marsh	2000-11-07	M	Bradford	\N	MediShield	2026-06-04
303	Grace	Wilson	1997-05-13	F	Wakefield	grace.wilson27@mail.example	MediShield	2025-04-28
304	Charlotte	Cooper	1968-07-29	F	Leeds	charlotte.cooper45@mail.example	\N	2024-12-19
305	Imran	Khan	1993-02-23	M	Wakefield	imran.khan27@mail.example	\N	2025-08-22
306	Paul	Firth	1935-11-07	M	Leeds	\N	MediShield	2025-05-13
307	Peter	Johnson	1980-04-20	M	Leeds	peter.johnson59@mail.example	Pennine Care Plan	2025-01-09
308	Jean	Williams	1940-07-26	F	Bradford	jean.williams12@mail.example	Northern Health Mutual	2026-05-17
309	Alan	Kowalski	1999-07-13	M	Leeds	\N	Northern Health Mutual	2023-01-23
310	Megan	Greenwood	1972-08-08	F	Huddersfield	megan.greenwood25@mail.example	MediShield	2022-01-23
311	Kevin	Walker	2014-12-16	M	Harrogate	kevin.walker25@mail.example	Northern Health Mutual	2026-01-14
312	Brian	Clarke	1960-11-22	M	Dewsbury	\N	Northern Health Mutual	2025-10-06
313	Alice	Booth	1949-05-30	F	Harrogate	\N	Crown Assurance	2023-01-12
314	Megan	White	1935-11-30	F	Dewsbury	megan.white39@mail.example	\N	2024-09-12
315	Sophie	Ali	1944-01-20	F	\N	\N	\N	2025-01-12
316	Laura	O'Brien	1936-06-04	F	Harrogate	laura.obrien1@mail.example	MediShield	2026-09-30
317	Oliver	Dyson	1983-03-18	M	Halifax	\N	Northern Health Mutual	2025-08-09
318	Paul	Khan	1968-06-29	M	Wakefield	\N	MediShield	2025-04-10
319	Thomas	King	1934-08-23	M	Leeds	thomas.king10@mail.example	Northern Health Mutual	2024-10-18
320	Emma	Armitage	1975-06-27	F	Bradford	\N	MediShield	2023-11-18
321	Chloe	Thompson	1989-12-25	F	Huddersfield	chloe.thompson99@mail.example	\N	2025-03-01
322	Anna	Murray	1982-11-14	F	Bradford	anna.murray18@mail.example	Northern Health Mutual	2026-04-01
323	Patricia	Armitage	1977-06-25	F	Bradford	patricia.armitage30@mail.example	\N	2023-02-26
324	Frank	Crowther	1940-07-28	M	Bradford	frank.crowther80@mail.example	Crown Assurance	2023-01-01
325	Rachel	Hill	2016-07-08	F	Bradford	rachel.hill71@mail.example	\N	2025-04-16
326	James	Turner	1941-11-21	M	Leeds	james.turner10@mail.example	MediShield	2021-10-14
327	Maureen	Wright	2019-06-25	F	Wakefield	\N	Northern Health Mutual	2026-10-21
328	Aisha	Kowalski	1998-02-25	F	Leeds	\N	Crown Assurance	2023-01-31
329	Rachel	Turner	2016-02-21	F	York	rachel.turner75@mail.example	Pennine Care Plan	2026-07-13
330	Emily	Murphy	1974-11-21	F	Huddersfield	\N	MediShield	2026-10-21
331	Dorothy	Clark	2016-02-22	F	Wakefield	dorothy.clark69@mail.example	\N	2024-04-13
332	Sarah	Barker	1989-02-12	F	Halifax	sarah.barker81@mail.example	\N	2025-09-30
333	Stephen	Evans	1989-05-16	M	Leeds	\N	Crown Assurance	2020-12-31
334	Leo	Wood	1991-11-21	M	Huddersfield	leo.wood25@mail.example	Northern Health Mutual	2026-01-05
335	Ryan	Harrison	1974-08-23	M	Bradford	\N	\N	2026-11-07
336	Raymond	Haigh	1955-10-19	M	Bradford	raymond.haigh50@mail.example	\N	2025-06-30
337	Aisha	Jackson	1957-05-25	F	Huddersfield	aisha.jackson51@mail.example	MediShield	2026-04-05
338	Raymond	Wood	1961-06-20	M	Leeds	\N	MediShield	2025-07-04
339	Jack	Brown	1971-03-06	M	Bradford	jack.brown59@mail.example	Pennine Care Plan	2025-03-10
340	Freya	King	1975-12-18	F	Wakefield	freya.king36@mail.example	Northern Health Mutual	2023-11-17
341	Ella	Kaur	1992-01-15	F	Bradford	ella.kaur92@mail.example	Crown Assurance	2026-09-06
342	Emma	Booth	1944-01-16	F	Bradford	emma.booth50@mail.example	\N	2026-05-12
343	Joseph	Evans	1969-08-23	M	Harrogate	joseph.evans78@mail.example	MediShield	2025-03-01
344	Amelia	Dyson	1980-10-18	F	Bradford	\N	\N	2023-04-11
345	Olivia	Taylor	2024-01-23	F	Harrogate	olivia.taylor88@mail.example	\N	2025-08-25
346	Janet	Jackson	1997-09-04	F	Leeds	janet.jackson54@mail.example	\N	2025-02-10
347	Ryan	King	1959-04-01	M	Halifax	\N	Northern Health Mutual	2025-10-10
348	Piotr	Evans	1983-07-30	M	York	piotr.evans36@mail.example	\N	2025-06-10
349	Raymond	Ali	1954-02-11	M	Wakefield	\N	\N	2023-02-28
350	Andrew	Hall	1998-05-07	M	Leeds	andrew.hall28@mail.example	Crown Assurance	2024-08-28
351	Graham	Sutcliffe	2002-10-18	M	Harrogate	graham.sutcliffe75@mail.example	Crown Assurance	2026-11-02
352	Chloe	Smith	1950-02-10	F	Bradford	chloe.smith92@mail.example	\N	2024-07-01
353	Grace	Moore	1967-06-15	F	Dewsbury	grace.moore13@mail.example	Crown Assurance	2023-08-31
354	Paul	Robinson	1970-05-26	M	Huddersfield	paul.robinson35@mail.example	\N	2025-01-06
355	Muhammad	Cooper	1981-03-13	M	Leeds	muhammad.cooper28@mail.example	\N	2025-01-22
356	Susan	Smith	1960-08-20	F	Leeds	\N	\N	2025-10-20
357	Tomasz	Crowther	1959-04-21	M	Bradford	\N	\N	2025-10-07
358	Olivia	Firth	1997-07-27	F	Halifax	\N	MediShield	2025-12-09
359	Andrew	Firth	2003-07-10	M	\N	\N	\N	2025-09-27
360	Frank	Clark	1991-02-28	M	Leeds	frank.clark93@mail.example	Northern Health Mutual	2025-05-22
361	Oliver	Kaur	1967-09-06	M	Leeds	oliver.kaur96@mail.example	MediShield	2025-01-07
362	Megan	Shaw	1943-06-21	F	Harrogate	\N	MediShield	2025-04-27
363	Karen	Hussain	1954-01-21	F	York	\N	\N	2025-09-18
364	Peter	Brown	1983-04-29	M	Leeds	peter.brown85@mail.example	Crown Assurance	2025-05-23
365	Maureen	Jones	1963-01-05	F	Wakefield	maureen.jones98@mail.example	Northern Health Mutual	2023-10-05
366	Anna	Ahmed	1984-05-09	F	Bradford	\N	MediShield	2026-07-10
367	Joseph	O'Brien	1946-11-12	M	Huddersfield	\N	MediShield	2025-06-23
368	Hannah	Williams	1969-05-08	F	Huddersfield	\N	MediShield	2026-07-22
369	Olivia	Patel	1987-09-22	F	Leeds	\N	Northern Health Mutual	2025-02-08
370	David	Wilson	1971-11-18	M	Wakefield	\N	Crown Assurance	2025-11-10
371	Graham	Murphy	1942-05-16	M	Harrogate	graham.murphy51@mail.example	\N	2021-09-19
372	Oliver	Barker	2021-07-03	M	Wakefield	\N	Northern Health Mutual	2022-09-11
373	Priya	Ward	1970-01-24	F	Wakefield	\N	Crown Assurance	2026-04-08
374	Amelia	Williams	2020-11-19	F	Leeds	amelia.williams60@mail.example	\N	2023-10-12
375	Jean	Firth	1969-05-15	F	Bradford	jean.firth95@mail.example	\N	2023-04-24
376	Isla	Cooper	1980-05-09	F	Leeds	isla.cooper75@mail.example	\N	2025-02-04
377	George	Jones	1940-05-04	M	Halifax	\N	Crown Assurance	2020-12-06
378	Chloe	Kaur	1947-02-02	F	Huddersfield	chloe.kaur98@mail.example	Pennine Care Plan	2026-06-23
379	Jean	Dyson	1972-05-16	F	Leeds	\N	Crown Assurance	2023-05-05
380	Callum	Brown	1998-10-21	M	Leeds	\N	Northern Health Mutual	2024-12-23
381	Sophie	Kowalski	1944-05-05	F	York	sophie.kowalski68@mail.example	Pennine Care Plan	2024-09-04
382	Katarzyna	King	1933-04-03	F	Huddersfield	\N	\N	2025-04-27
383	Charlotte	Dyson	1978-04-26	F	Halifax	charlotte.dyson60@mail.example	MediShield	2022-12-08
384	Alan	Walker	1936-03-11	M	Leeds	alan.walker40@mail.example	\N	2022-01-08
385	Arthur	Firth	2009-11-20	M	Dewsbury	arthur.firth29@mail.example	Northern Health Mutual	2025-06-12
386	Imran	Haigh	2003-02-18	M	Bradford	imran.haigh18@mail.example	Northern Health Mutual	2022-06-23
387	Imran	Clark	2006-06-27	M	Dewsbury	imran.clark73@mail.example	Crown Assurance	2026-11-03
388	Charlotte	Nowak	1944-11-11	F	Leeds	charlotte.nowak24@mail.example	\N	2025-06-07
389	Karen	Moore	1941-10-15	F	Harrogate	\N	Crown Assurance	2023-07-10
390	Frank	Williams	1937-11-08	M	Wakefield	\N	\N	2025-10-28
391	Hannah	Murray	2003-06-09	F	Leeds	hannah.murray92@mail.example	Crown Assurance	2021-04-12
392	Megan	White	1995-03-10	F	Bradford	\N	Northern Health Mutual	2024-04-30
393	Harry	Ali	1949-10-28	M	Leeds	harry.ali11@mail.example	Pennine Care Plan	2022-12-30
394	William	Wright	1969-03-10	M	Dewsbury	william.wright69@mail.example	Northern Health Mutual	2026-04-02
395	Priya	Lee	2008-04-23	F	Halifax	priya.lee77@mail.example	Pennine Care Plan	2021-02-27
396	Tomasz	Ward	1995-05-02	M	Leeds	tomasz.ward14@mail.example	Northern Health Mutual	2026-07-28
397	Ruth	Cooper	1984-11-09	F	Bradford	ruth.cooper2@mail.example	Northern Health Mutual	2023-06-17
398	Connor	Turner	1997-02-12	M	Leeds	\N	\N	2024-02-27
399	Grace	Ali	1941-09-30	F	Wakefield	grace.ali84@mail.example	\N	2021-08-10
400	Sophie	Johnson	2013-05-29	F	Leeds	\N	Northern Health Mutual	2022-08-03
401	Margaret	White	1933-08-31	F	Wakefield	\N	MediShield	2025-03-26
402	Ruth	Clarke	1968-09-25	F	Huddersfield	ruth.clarke23@mail.example	\N	2023-09-01
403	Connor	Armitage	1949-01-23	M	Leeds	\N	Crown Assurance	2025-12-16
404	Liam	Moore	1978-11-03	M	Bradford	\N	\N	2023-07-06
405	Yasmin	Murray	1980-05-13	F	Halifax	\N	\N	2024-12-10
406	Emily	Singh	1977-11-17	F	Bradford	emily.singh76@mail.example	Crown Assurance	2020-11-18
407	Fatima	Smith	2013-08-22	F	Wakefield	\N	Crown Assurance	2024-06-16
408	Anna	Roberts	2007-07-03	F	Leeds	anna.roberts98@mail.example	Pennine Care Plan	2021-07-27
409	Samuel	Cooper	1962-01-01	M	Harrogate	samuel.cooper32@mail.example	Northern Health Mutual	2026-06-22
410	Mark	Jones	1949-10-12	M	York	mark.jones37@mail.example	\N	2021-08-29
411	Hannah	Singh	1991-04-24	F	Harrogate	\N	\N	2025-09-02
412	Harry	Booth	1951-05-21	M	Leeds	harry.booth49@mail.example	Northern Health Mutual	2025-02-11
413	Tomasz	Jones	1938-12-06	M	Harrogate	tomasz.jones19@mail.example	Crown Assurance	2021-01-05
414	Anna	Davies	1946-08-13	F	Halifax	\N	Northern Health Mutual	2025-02-23
415	Liam	Smith	1956-11-12	M	Leeds	liam.smith47@mail.example	Pennine Care Plan	2025-08-02
416	Freya	Jones	2010-11-18	F	Leeds	freya.jones79@mail.example	\N	2021-08-20
417	Connor	Kowalski	1995-10-16	M	Bradford	connor.kowalski53@mail.example	Northern Health Mutual	2021-07-13
418	Adam	Patel	1983-06-11	M	Dewsbury	adam.patel32@mail.example	Pennine Care Plan	2024-07-26
419	Ruth	Armitage	1966-09-12	F	Wakefield	ruth.armitage71@mail.example	\N	2025-02-25
420	Megan	Murray	1944-01-04	F	Bradford	\N	Northern Health Mutual	2026-07-10
421	Ava	Green	2011-01-03	F	Leeds	\N	Crown Assurance	2023-07-20
422	Raymond	Turner	1970-03-09	M	Harrogate	raymond.turner12@mail.example	Northern Health Mutual	2025-09-17
423	Hannah	Harrison	1971-10-13	F	Huddersfield	\N	\N	2025-01-02
424	Ella	Hill	1978-09-27	F	York	ella.hill90@mail.example	\N	2025-09-19
425	Lucy	Ahmed	1983-08-22	F	Halifax	\N	MediShield	2024-07-13
426	Noah	Sykes	1975-03-27	M	Dewsbury	\N	Northern Health Mutual	2023-03-22
427	Jack	Davies	1965-09-26	M	Huddersfield	jack.davies19@mail.example	\N	2021-03-24
428	Zainab	Hill	1936-10-13	F	Leeds	\N	\N	2023-09-01
429	Noah	Sykes	1968-07-24	M	Bradford	\N	\N	2026-05-06
430	Frank	King	1972-11-16	M	Harrogate	frank.king22@mail.example	Northern Health Mutual	2025-11-13
431	James	Mitchell	1997-11-22	M	Wakefield	\N	Northern Health Mutual	2023-07-23
432	Margaret	Wright	1964-04-25	F	Leeds	\N	MediShield	2026-04-10
433	Callum	Ward	2021-02-19	M	Wakefield	callum.ward98@mail.example	MediShield	2021-10-15
434	Michael	Murray	1975-07-30	M	Wakefield	michael.murray34@mail.example	Northern Health Mutual	2025-02-25
435	Olivia	Armitage	2004-10-01	F	\N	\N	Crown Assurance	2025-06-14
436	Zainab	King	2006-10-24	F	Leeds	\N	Pennine Care Plan	2025-07-06
437	Karen	Crowther	1944-05-31	F	Wakefield	karen.crowther80@mail.example	MediShield	2025-07-03
438	Helen	Sykes	1968-05-26	F	York	\N	MediShield	2026-05-01
439	Stephen	Roberts	2000-02-17	M	Halifax	stephen.roberts36@mail.example	\N	2025-07-30
440	Muhammad	Barker	1948-03-25	M	Wakefield	\N	Crown Assurance	2025-04-10
441	Jack	Walker	1965-10-08	M	Dewsbury	\N	Northern Health Mutual	2025-05-20
442	Connor	Cooper	2014-07-15	M	Wakefield	connor.cooper25@mail.example	\N	2025-06-10
443	Olivia	Williams	2022-01-07	F	Halifax	olivia.williams96@mail.example	MediShield	2023-08-01
444	Grace	Smith	1935-10-07	F	Leeds	\N	Northern Health Mutual	2025-11-11
445	Helen	Shaw	1975-06-02	F	Leeds	helen.shaw43@mail.example	Northern Health Mutual	2026-07-21
446	Kevin	Sykes	1949-09-29	M	Leeds	\N	MediShield	2025-02-06
447	Patricia	Armitage	1995-07-30	F	York	patricia.armitage30@mail.example	Northern Health Mutual	2024-08-18
448	Julie	Walker	2003-10-12	F	Wakefield	julie.walker25@mail.example	Northern Health Mutual	2023-02-21
449	Kevin	Walker	1955-07-13	M	Leeds	kevin.walker15@mail.example	Northern Health Mutual	2024-12-13
450	Freya	Moore	1970-04-20	F	\N	freya.moore32@mail.example	MediShield	2024-09-05
451	Megan	Crowther	1987-05-09	F	Leeds	megan.crowther27@mail.example	\N	2025-01-10
452	Muhammad	Lee	1966-04-15	M	Huddersfield	muhammad.lee59@mail.example	Pennine Care Plan	2025-03-23
453	Grace	Clark	1979-01-05	F	Huddersfield	\N	\N	2021-12-06
454	Harry	Greenwood	1964-08-24	M	Bradford	\N	MediShield	2022-11-14
455	Grace	Khan	1966-04-16	F	Dewsbury	\N	\N	2026-02-17
456	Dorothy	Armitage	1987-05-25	F	Halifax	\N	\N	2023-07-25
457	Peter	Walker	1988-08-07	M	Bradford	peter.walker25@mail.example	Crown Assurance	2025-03-14
458	Dorothy	Taylor	1988-08-30	F	Halifax	dorothy.taylor47@mail.example	\N	2024-12-27
459	Sarah	Wright	1976-09-02	F	Halifax	sarah.wright57@mail.example	Northern Health Mutual	2023-02-12
460	Thomas	Johnson	1935-03-29	M	Harrogate	\N	Northern Health Mutual	2020-11-11
461	Stephen	Booth	1979-01-08	M	Wakefield	stephen.booth73@mail.example	MediShield	2021-09-07
462	Katarzyna	Jackson	2005-02-15	F	Huddersfield	\N	\N	2026-06-27
463	Karen	Nowak	1988-09-27	F	Leeds	karen.nowak9@mail.example	Crown Assurance	2026-08-02
464	Hassan	Armitage	1980-05-17	M	Bradford	hassan.armitage12@mail.example	Northern Health Mutual	2025-09-18
465	Stephen	Bell	1976-10-14	M	Bradford	stephen.bell2@mail.example	\N	2026-06-30
466	Connor	Harrison	1972-11-26	M	York	connor.harrison57@mail.example	Northern Health Mutual	2023-10-20
467	Daniel	Turner	1955-10-11	M	Halifax	daniel.turner8@mail.example	\N	2025-04-08
468	Emily	Murray	1988-06-24	F	Leeds	emily.murray86@mail.example	Northern Health Mutual	2024-07-16
469	Alan	Fletcher	1990-08-07	M	Bradford	\N	Northern Health Mutual	2023-11-16
470	George	Brown	1996-09-03	M	Bradford	\N	\N	2026-03-26
\.

COPY tests (test_id, code, name, category, sample_type, unit, reference_low, reference_high, price, target_hours, is_active) FROM stdin;
1	FBC-HB	Haemoglobin	haematology	blood	g/L	120	170	6.5	12	t
2	FBC-WBC	White blood cell count	haematology	blood	10^9/L	4	11	6.5	12	t
3	FBC-PLT	Platelet count	haematology	blood	10^9/L	150	410	6.5	12	t
4	FER	Ferritin	haematology	blood	ug/L	30	300	14	24	t
5	ESR	Erythrocyte sedimentation rate	haematology	blood	mm/h	\N	20	5	8	t
6	DDIM	D-dimer	haematology	blood	ng/mL	\N	500	28	4	t
7	INR	INR	haematology	blood	ratio	0.8	1.2	8	6	t
8	GLU	Glucose (fasting)	chemistry	blood	mmol/L	3.9	5.6	4.5	8	t
9	HBA1C	HbA1c	chemistry	blood	mmol/mol	20	42	12	24	t
10	CREA	Creatinine	chemistry	blood	umol/L	45	104	4.5	8	t
11	NA	Sodium	chemistry	blood	mmol/L	133	146	4	8	t
12	K	Potassium	chemistry	blood	mmol/L	3.5	5.3	4	8	t
13	ALT	Alanine aminotransferase	chemistry	blood	U/L	\N	45	5	8	t
14	CHOL	Total cholesterol	chemistry	blood	mmol/L	\N	5	6	12	t
15	LDL	LDL cholesterol	chemistry	blood	mmol/L	\N	3	7	12	t
16	HDL	HDL cholesterol	chemistry	blood	mmol/L	1	\N	7	12	t
17	CRP	C-reactive protein	chemistry	blood	mg/L	\N	5	9	6	t
18	TROP	Troponin T	chemistry	blood	ng/L	\N	14	32	2	t
19	UACR	Urine albumin/creatinine ratio	chemistry	urine	mg/mmol	\N	3	11	24	t
20	TSH	Thyroid stimulating hormone	hormones	blood	mU/L	0.4	4	13	24	t
21	FT4	Free thyroxine	hormones	blood	pmol/L	9	25	13	24	t
22	CORT	Cortisol (morning)	hormones	blood	nmol/L	140	690	18	36	t
23	VITD	Vitamin D	hormones	blood	nmol/L	50	200	24	48	t
24	PSA	Prostate specific antigen	hormones	blood	ug/L	\N	4	19	36	t
25	HCG	Beta-hCG	hormones	blood	IU/L	\N	5	17	12	t
26	UCULT	Urine culture	microbiology	urine	\N	\N	\N	21	72	t
27	UDIP	Urine dipstick	microbiology	urine	\N	\N	\N	3.5	4	t
28	STOOL	Stool culture	microbiology	stool	\N	\N	\N	27	96	t
29	STREP	Group A strep swab	microbiology	swab	\N	\N	\N	16	24	t
30	CHLAM	Chlamydia PCR	microbiology	swab	\N	\N	\N	38	48	t
31	COVFLU	COVID/influenza PCR	immunology	swab	\N	\N	\N	44	24	t
32	HIV	HIV antigen/antibody	immunology	blood	\N	\N	\N	26	48	t
33	ANA	Antinuclear antibodies	immunology	blood	\N	\N	\N	34	72	t
34	TTG	Tissue transglutaminase IgA	immunology	blood	U/mL	\N	10	29	72	t
35	CALP	Faecal calprotectin	immunology	stool	ug/g	\N	50	46	96	f
36	SALCO	Salivary cortisol	hormones	saliva	nmol/L	\N	5	33	72	t
37	BNP	NT-proBNP	chemistry	blood	ng/L	\N	400	41	12	t
38	AMYL	Amylase	chemistry	blood	U/L	28	100	6	12	f
\.

COPY instruments (instrument_id, name, manufacturer, model, department, purchased_on, purchase_price, status) FROM stdin;
1	Hema-1	Sysmark	XN-500	haematology	2018-05-14	48500	in service
2	Hema-2	Sysmark	XN-750	haematology	2022-02-07	61200	in service
3	Coag-1	Stagora	Compact M	haematology	2020-09-21	27900	in service
4	Chem-1	Rothe	Cobalt 6000	chemistry	2017-11-06	118000	in service
5	Chem-2	Rothe	Cobalt 6000	chemistry	2019-10-14	124500	in service
6	Chem-3	Abbotsford	Alina ci	chemistry	2024-06-03	139900	in service
7	Immuno-1	Rothe	Eclipse 411	hormones	2021-03-22	73400	in service
8	Immuno-2	Dia-Sorrell	Liason XL	hormones	2016-08-29	66800	under repair
9	Micro-1	BioMeurier	Vitek C	microbiology	2019-01-28	52300	in service
10	Micro-2	BioMeurier	Bact-Alert	microbiology	2023-07-10	44100	in service
11	PCR-1	Cepheus	GenePert IV	immunology	2020-06-15	58700	in service
12	Sero-1	Dia-Sorrell	Liason XL	immunology	2022-11-28	69500	in service
13	Chem-0	Abbotsford	Architron	chemistry	2012-03-05	87000	retired
14	PCR-2	Cepheus	GenePert XVI	immunology	2026-11-09	94800	in service
\.

COPY couriers (courier_id, name, vehicle, phone, hired_on, is_active) FROM stdin;
1	Derek Holroyd	van	07700 913996	2017-03-06	t
2	Samina Iqbal	van	07700 956151	2019-08-12	t
3	Lukasz Zielinski	bicycle	07700 989812	2022-04-04	t
4	Tracy Dobson	car	07700 919920	2020-01-20	t
5	Gareth Pugh	car	07700 925905	2021-06-07	f
6	Nadia Rahman	electric van	\N	2024-09-02	t
7	Joe Ackroyd	bicycle	07700 989543	2025-05-12	t
8	Mick Taggart	car	\N	2026-11-23	t
\.

COPY courier_pickups (pickup_id, courier_id, practice_id, picked_up_at, delivered_at, box_temperature) FROM stdin;
1	2	10	2024-12-03 13:35:00	2024-12-03 14:25:00	5.8
2	4	23	2024-12-03 18:22:00	2024-12-03 19:40:00	6.6
3	6	1	2024-12-05 17:52:00	2024-12-05 18:18:00	4.1
4	6	16	2024-12-06 17:50:00	2024-12-06 18:44:00	3.8
5	4	13	2024-12-06 18:14:00	2024-12-06 18:45:00	5.9
6	5	17	2024-12-07 15:38:00	2024-12-07 17:38:00	5.7
7	1	17	2024-12-10 12:50:00	2024-12-10 13:40:00	4.7
8	2	19	2024-12-11 16:39:00	2024-12-11 18:00:00	5.2
9	5	13	2024-12-12 15:13:00	2024-12-12 15:51:00	5.4
10	5	19	2024-12-12 17:59:00	2024-12-12 19:06:00	3.4
11	4	7	2024-12-12 18:23:00	2024-12-12 18:48:00	5.9
12	4	11	2024-12-12 18:50:00	2024-12-12 19:17:00	3.9
13	1	12	2024-12-13 17:25:00	2024-12-13 18:22:00	6.9
14	5	7	2024-12-13 17:46:00	2024-12-13 18:11:00	4.4
15	4	11	2024-12-13 18:26:00	2024-12-13 19:18:00	5.8
16	4	8	2024-12-14 17:32:00	2024-12-14 18:12:00	5.0
17	1	11	2024-12-16 13:36:00	2024-12-16 14:21:00	6.7
18	6	12	2024-12-16 18:59:00	2024-12-16 19:35:00	5.0
19	2	12	2024-12-17 16:39:00	2024-12-17 17:10:00	5.5
20	1	19	2024-12-18 17:10:00	2024-12-18 18:15:00	\N
21	1	4	2024-12-19 12:09:00	2024-12-19 12:30:00	3.8
22	2	2	2024-12-19 15:44:00	2024-12-19 16:13:00	6.4
23	2	10	2024-12-20 17:51:00	2024-12-20 18:18:00	3.6
24	1	14	2024-12-23 17:56:00	2024-12-23 18:21:00	5.7
25	4	21	2024-12-28 15:27:00	2024-12-28 16:21:00	6.0
26	4	19	2024-12-30 17:59:00	2024-12-30 18:59:00	3.8
27	4	21	2024-12-31 14:55:00	2024-12-31 15:54:00	\N
28	1	19	2025-01-01 18:23:00	2025-01-01 19:24:00	6.9
29	2	24	2025-01-02 17:03:00	2025-01-02 18:13:00	5.7
30	2	4	2025-01-04 18:13:00	2025-01-04 20:17:00	1.6
31	6	16	2025-01-06 18:33:00	2025-01-06 19:30:00	6.6
32	2	2	2025-01-07 16:33:00	2025-01-07 18:33:00	\N
33	6	7	2025-01-07 17:57:00	2025-01-07 18:25:00	4.7
34	5	15	2025-01-08 15:04:00	2025-01-08 15:54:00	4.2
35	2	16	2025-01-08 15:25:00	2025-01-08 16:14:00	5.1
36	3	1	2025-01-09 12:51:00	2025-01-09 13:23:00	3.6
37	2	15	2025-01-10 18:24:00	2025-01-10 19:17:00	2.8
38	2	6	2025-01-11 13:48:00	2025-01-11 14:08:00	4.2
39	2	9	2025-01-11 15:08:00	2025-01-11 15:47:00	4.2
40	1	1	2025-01-13 12:20:00	2025-01-13 12:43:00	6.0
41	6	2	2025-01-13 16:31:00	2025-01-13 16:53:00	5.2
42	3	2	2025-01-14 12:30:00	2025-01-14 13:27:00	4.1
43	4	1	2025-01-14 12:37:00	2025-01-14 13:06:00	4.8
44	2	11	2025-01-14 17:02:00	2025-01-14 17:39:00	4.9
45	4	2	2025-01-15 18:57:00	2025-01-15 19:16:00	5.7
46	1	2	2025-01-16 17:43:00	2025-01-16 18:11:00	4.1
47	6	12	2025-01-16 17:45:00	2025-01-16 18:19:00	5.6
48	4	10	2025-01-16 18:13:00	2025-01-16 19:01:00	7.0
49	4	12	2025-01-17 13:39:00	2025-01-17 14:14:00	4.4
50	1	16	2025-01-17 17:58:00	2025-01-17 18:33:00	4.8
51	4	8	2025-01-18 13:23:00	2025-01-18 14:01:00	5.6
52	4	19	2025-01-20 15:36:00	2025-01-20 16:27:00	6.6
53	5	15	2025-01-22 18:21:00	2025-01-22 19:16:00	5.1
54	3	1	2025-01-23 13:56:00	2025-01-23 14:35:00	6.8
55	6	10	2025-01-23 15:33:00	2025-01-23 16:12:00	4.3
56	1	3	2025-01-23 15:38:00	2025-01-23 16:04:00	8.0
57	2	23	2025-01-24 18:48:00	2025-01-24 20:11:00	4.7
58	2	2	2025-01-27 17:40:00	2025-01-27 18:15:00	4.1
59	5	15	2025-01-27 18:44:00	2025-01-27 19:29:00	4.0
60	6	23	2025-01-27 18:49:00	2025-01-27 19:51:00	5.5
61	6	8	2025-01-28 12:15:00	2025-01-28 13:02:00	6.2
62	5	2	2025-01-28 17:49:00	2025-01-28 18:06:00	7.9
63	1	3	2025-01-28 18:34:00	2025-01-28 18:50:00	\N
64	1	8	2025-01-29 12:29:00	2025-01-29 13:37:00	4.3
65	2	17	2025-01-29 15:00:00	2025-01-29 16:01:00	5.4
66	6	23	2025-01-29 17:58:00	2025-01-29 18:37:00	5.0
67	4	5	2025-01-31 13:01:00	2025-01-31 13:34:00	6.5
68	4	15	2025-01-31 17:58:00	2025-01-31 18:41:00	3.8
69	2	4	2025-02-04 15:45:00	2025-02-04 16:16:00	7.3
70	2	7	2025-02-04 17:29:00	2025-02-04 18:05:00	6.1
71	3	7	2025-02-05 16:47:00	2025-02-05 17:40:00	4.0
72	1	1	2025-02-05 17:22:00	2025-02-05 17:35:00	5.2
73	2	12	2025-02-06 15:27:00	2025-02-06 16:01:00	3.4
74	5	11	2025-02-06 17:49:00	2025-02-06 18:34:00	6.6
75	2	4	2025-02-10 13:17:00	2025-02-10 13:38:00	6.0
76	6	21	2025-02-10 15:52:00	2025-02-10 16:29:00	5.5
77	1	1	2025-02-10 17:06:00	2025-02-10 17:41:00	5.7
78	2	5	2025-02-10 17:43:00	2025-02-10 18:14:00	5.5
79	4	1	2025-02-12 15:13:00	2025-02-12 15:38:00	\N
80	4	9	2025-02-13 18:05:00	2025-02-13 18:52:00	7.1
81	2	19	2025-02-15 17:34:00	2025-02-15 18:27:00	6.0
82	6	1	2025-02-17 17:15:00	2025-02-17 17:48:00	5.1
83	6	19	2025-02-17 17:49:00	2025-02-17 18:53:00	5.2
84	4	10	2025-02-17 18:14:00	2025-02-17 18:55:00	6.4
85	1	1	2025-02-17 18:35:00	2025-02-17 18:57:00	3.6
86	5	14	2025-02-19 15:23:00	2025-02-19 17:54:00	5.9
87	6	15	2025-02-20 12:58:00	2025-02-20 13:56:00	5.8
88	2	14	2025-02-20 17:15:00	2025-02-20 17:58:00	7.0
89	1	6	2025-02-26 17:42:00	2025-02-26 18:10:00	\N
90	4	1	2025-02-27 17:38:00	2025-02-27 18:09:00	5.9
91	1	10	2025-02-27 18:46:00	2025-02-27 19:13:00	6.4
92	4	8	2025-02-28 17:27:00	2025-02-28 17:51:00	\N
93	2	8	2025-03-01 15:36:00	2025-03-01 16:29:00	4.2
94	5	1	2025-03-03 12:54:00	2025-03-03 13:25:00	\N
95	5	20	2025-03-04 18:25:00	2025-03-04 19:01:00	\N
96	3	6	2025-03-05 17:01:00	2025-03-05 17:39:00	5.7
97	6	11	2025-03-06 15:41:00	2025-03-06 17:07:00	5.3
98	6	13	2025-03-06 18:33:00	2025-03-06 19:21:00	4.2
99	6	19	2025-03-07 14:20:00	2025-03-07 15:04:00	6.3
100	1	19	2025-03-08 14:33:00	2025-03-08 15:23:00	5.3
101	1	5	2025-03-11 18:25:00	2025-03-11 18:51:00	7.0
102	6	19	2025-03-11 18:32:00	2025-03-11 19:40:00	4.5
103	2	1	2025-03-13 12:18:00	2025-03-13 12:44:00	\N
104	6	4	2025-03-13 16:47:00	2025-03-13 17:11:00	6.9
105	6	14	2025-03-13 17:10:00	2025-03-13 17:44:00	5.1
106	5	23	2025-03-13 18:17:00	2025-03-13 19:27:00	7.1
107	1	3	2025-03-14 18:38:00	2025-03-14 19:07:00	6.0
108	2	3	2025-03-17 13:59:00	2025-03-17 14:26:00	4.1
109	4	9	2025-03-17 15:40:00	2025-03-17 16:24:00	4.9
110	2	20	2025-03-18 17:55:00	2025-03-18 18:53:00	7.8
111	4	18	2025-03-19 15:24:00	2025-03-19 16:51:00	4.7
112	2	8	2025-03-20 18:49:00	2025-03-20 19:42:00	3.0
113	4	8	2025-03-21 15:54:00	2025-03-21 16:22:00	\N
114	1	23	2025-03-25 16:34:00	2025-03-25 17:48:00	6.4
115	6	5	2025-03-26 17:04:00	2025-03-26 17:29:00	5.2
116	4	4	2025-03-27 17:31:00	2025-03-27 18:02:00	4.1
117	3	3	2025-03-28 18:17:00	2025-03-28 19:53:00	6.5
118	2	13	2025-03-29 17:52:00	2025-03-29 18:29:00	4.7
119	2	6	2025-04-01 12:48:00	2025-04-01 13:15:00	5.7
120	6	7	2025-04-01 14:30:00	2025-04-01 14:53:00	4.5
121	6	13	2025-04-01 17:22:00	2025-04-01 18:08:00	3.7
122	1	11	2025-04-02 16:48:00	2025-04-02 17:44:00	4.2
123	4	9	2025-04-02 16:57:00	2025-04-02 17:28:00	8.3
124	1	1	2025-04-03 18:26:00	2025-04-03 18:54:00	2.8
125	5	9	2025-04-04 15:53:00	2025-04-04 16:32:00	5.4
126	1	13	2025-04-04 18:14:00	2025-04-04 18:50:00	6.2
127	5	12	2025-04-04 18:16:00	2025-04-04 20:15:00	\N
128	6	8	2025-04-07 12:51:00	2025-04-07 13:42:00	5.7
129	6	10	2025-04-08 15:00:00	2025-04-08 15:32:00	\N
130	1	9	2025-04-08 15:46:00	2025-04-08 16:27:00	5.2
131	6	23	2025-04-08 17:50:00	2025-04-08 19:03:00	6.4
132	1	21	2025-04-08 19:48:00	2025-04-08 20:46:00	3.7
133	4	2	2025-04-10 15:34:00	2025-04-10 16:09:00	\N
134	2	23	2025-04-11 14:24:00	2025-04-11 15:28:00	3.4
135	2	14	2025-04-11 15:31:00	2025-04-11 16:24:00	2.9
136	4	18	2025-04-11 15:50:00	2025-04-11 16:52:00	6.9
137	1	2	2025-04-11 18:47:00	2025-04-11 19:05:00	3.8
138	4	18	2025-04-12 12:46:00	2025-04-12 13:35:00	5.1
139	1	6	2025-04-12 12:55:00	2025-04-12 13:26:00	4.4
140	4	23	2025-04-12 15:28:00	2025-04-12 16:35:00	6.0
141	5	5	2025-04-15 16:27:00	2025-04-15 18:47:00	3.4
142	1	20	2025-04-15 17:15:00	2025-04-15 18:12:00	\N
143	2	18	2025-04-16 17:14:00	2025-04-16 18:10:00	6.8
144	4	20	2025-04-16 17:58:00	2025-04-16 19:05:00	7.0
145	1	21	2025-04-17 18:04:00	2025-04-17 19:30:00	4.9
146	1	8	2025-04-19 15:46:00	2025-04-19 16:26:00	5.6
147	1	18	2025-04-19 18:37:00	2025-04-19 19:26:00	6.8
148	2	7	2025-04-21 15:48:00	2025-04-21 16:27:00	5.8
149	5	17	2025-04-21 18:54:00	2025-04-21 21:48:00	6.2
150	6	4	2025-04-22 15:33:00	2025-04-22 16:01:00	5.8
151	4	11	2025-04-22 18:26:00	2025-04-22 19:19:00	5.4
152	6	11	2025-04-23 17:50:00	2025-04-23 18:41:00	3.9
153	4	8	2025-04-24 12:36:00	2025-04-24 13:22:00	8.2
154	4	4	2025-04-24 15:03:00	2025-04-24 15:35:00	5.3
155	4	20	2025-04-28 12:13:00	2025-04-28 13:28:00	3.8
156	1	8	2025-04-28 15:42:00	2025-04-28 16:39:00	5.4
157	1	20	2025-04-30 15:22:00	2025-04-30 16:51:00	\N
158	2	6	2025-05-02 12:25:00	2025-05-02 12:55:00	5.3
159	4	19	2025-05-03 15:39:00	2025-05-03 17:02:00	\N
160	6	19	2025-05-05 12:48:00	2025-05-05 13:54:00	4.7
161	1	18	2025-05-05 16:36:00	2025-05-05 17:41:00	4.5
162	6	17	2025-05-05 17:44:00	2025-05-05 18:45:00	6.5
163	4	1	2025-05-06 12:03:00	2025-05-06 12:35:00	5.3
164	2	18	2025-05-06 17:34:00	2025-05-06 18:47:00	\N
165	2	19	2025-05-06 17:54:00	2025-05-06 18:41:00	4.8
166	1	1	2025-05-06 18:27:00	2025-05-06 19:09:00	5.4
167	3	1	2025-05-07 13:21:00	2025-05-07 13:59:00	\N
168	6	9	2025-05-07 15:33:00	2025-05-07 16:24:00	2.1
169	4	11	2025-05-07 17:14:00	2025-05-07 17:52:00	5.6
170	4	1	2025-05-08 15:37:00	2025-05-08 16:01:00	6.5
171	2	11	2025-05-08 17:00:00	2025-05-08 17:48:00	4.7
172	1	4	2025-05-09 15:17:00	2025-05-09 15:49:00	5.5
173	2	9	2025-05-09 17:07:00	2025-05-09 17:54:00	7.8
174	4	8	2025-05-09 17:27:00	2025-05-09 18:05:00	6.4
175	6	9	2025-05-12 17:45:00	2025-05-12 18:17:00	4.6
176	1	7	2025-05-14 12:56:00	2025-05-14 13:30:00	6.5
177	4	15	2025-05-17 14:25:00	2025-05-17 15:07:00	5.8
178	2	13	2025-05-19 13:19:00	2025-05-19 13:59:00	\N
179	5	13	2025-05-20 15:00:00	2025-05-20 15:51:00	4.5
180	6	11	2025-05-20 17:16:00	2025-05-20 17:51:00	6.6
181	2	8	2025-05-22 16:30:00	2025-05-22 17:08:00	6.3
182	3	3	2025-05-22 18:28:00	2025-05-22 19:00:00	5.0
183	1	3	2025-05-23 12:02:00	2025-05-23 12:32:00	5.5
184	6	8	2025-05-23 17:20:00	2025-05-23 18:09:00	6.8
185	4	8	2025-05-24 18:02:00	2025-05-24 18:32:00	4.6
186	2	2	2025-05-27 15:41:00	2025-05-27 16:14:00	6.7
187	5	12	2025-05-29 12:33:00	2025-05-29 13:28:00	2.7
188	5	7	2025-05-29 17:56:00	2025-05-29 18:24:00	4.6
189	2	7	2025-05-30 17:14:00	2025-05-30 17:39:00	3.6
190	6	10	2025-06-02 12:53:00	2025-06-02 13:49:00	2.4
191	2	16	2025-06-03 15:41:00	2025-06-03 16:46:00	\N
192	3	1	2025-06-04 18:43:00	2025-06-04 19:17:00	6.7
193	5	10	2025-06-05 15:49:00	2025-06-05 16:42:00	\N
194	6	9	2025-06-05 18:19:00	2025-06-05 18:57:00	5.6
195	4	8	2025-06-06 15:00:00	2025-06-06 15:44:00	3.5
196	5	3	2025-06-07 12:43:00	2025-06-07 13:22:00	6.3
197	6	13	2025-06-10 15:11:00	2025-06-10 15:47:00	4.0
198	4	23	2025-06-10 17:47:00	2025-06-10 19:07:00	4.6
199	1	2	2025-06-10 18:01:00	2025-06-10 18:32:00	4.4
200	4	23	2025-06-11 18:43:00	2025-06-11 19:52:00	5.8
201	1	22	2025-06-12 17:46:00	2025-06-12 19:00:00	3.4
202	1	11	2025-06-13 18:03:00	2025-06-13 19:13:00	4.7
203	3	6	2025-06-13 18:21:00	2025-06-13 19:02:00	2.6
204	4	8	2025-06-13 18:39:00	2025-06-13 19:21:00	2.9
205	1	11	2025-06-14 12:46:00	2025-06-14 14:56:00	6.4
206	6	10	2025-06-14 18:10:00	2025-06-14 19:00:00	\N
207	6	3	2025-06-17 12:58:00	2025-06-17 13:24:00	6.3
208	4	10	2025-06-18 18:18:00	2025-06-18 18:45:00	5.5
209	2	9	2025-06-20 15:53:00	2025-06-20 16:37:00	7.4
210	1	16	2025-06-20 18:26:00	2025-06-20 19:39:00	5.1
211	2	1	2025-06-20 18:40:00	2025-06-20 19:14:00	4.5
212	3	1	2025-06-21 12:58:00	2025-06-21 13:40:00	4.2
213	6	2	2025-06-23 18:31:00	2025-06-23 19:09:00	4.3
214	6	21	2025-06-23 18:43:00	2025-06-23 19:29:00	4.5
215	6	1	2025-06-24 12:59:00	2025-06-24 13:28:00	7.5
216	6	21	2025-06-24 15:15:00	2025-06-24 15:38:00	2.6
217	4	16	2025-06-25 15:05:00	2025-06-25 15:47:00	\N
218	2	11	2025-06-25 18:05:00	2025-06-25 18:27:00	3.5
219	4	6	2025-06-26 16:52:00	2025-06-26 17:27:00	\N
220	3	7	2025-06-26 18:12:00	2025-06-26 19:40:00	5.2
221	6	12	2025-06-30 13:29:00	2025-06-30 14:02:00	4.4
222	4	24	2025-06-30 16:37:00	2025-06-30 17:45:00	6.3
223	5	13	2025-06-30 18:36:00	2025-06-30 19:41:00	2.2
224	2	14	2025-07-01 17:29:00	2025-07-01 18:11:00	5.3
225	5	12	2025-07-02 15:56:00	2025-07-02 16:19:00	5.2
226	1	8	2025-07-02 16:04:00	2025-07-02 16:58:00	5.5
227	3	1	2025-07-03 12:21:00	2025-07-03 12:57:00	1.6
228	4	2	2025-07-03 17:25:00	2025-07-03 17:43:00	3.6
229	6	14	2025-07-03 18:08:00	2025-07-03 18:53:00	6.2
230	6	7	2025-07-09 12:24:00	2025-07-09 12:50:00	5.0
231	2	18	2025-07-09 17:29:00	2025-07-09 20:06:00	5.7
232	4	18	2025-07-10 17:05:00	2025-07-10 18:04:00	6.0
233	2	1	2025-07-17 17:19:00	2025-07-17 17:51:00	6.7
234	7	4	2025-07-17 17:28:00	2025-07-17 18:04:00	4.5
235	4	11	2025-07-21 15:19:00	2025-07-21 16:03:00	2.3
236	4	3	2025-07-21 15:57:00	2025-07-21 16:25:00	4.9
237	7	6	2025-07-22 15:36:00	2025-07-22 16:10:00	6.3
238	4	6	2025-07-22 16:13:00	2025-07-22 16:35:00	4.6
239	4	2	2025-07-22 18:57:00	2025-07-22 19:29:00	5.2
240	3	7	2025-07-23 18:29:00	2025-07-23 19:01:00	6.8
241	6	12	2025-07-25 12:34:00	2025-07-25 12:58:00	7.8
242	6	1	2025-07-29 15:27:00	2025-07-29 15:55:00	2.3
243	4	2	2025-07-29 16:26:00	2025-07-29 16:44:00	4.7
244	5	7	2025-07-30 15:45:00	2025-07-30 16:29:00	4.0
245	6	10	2025-07-30 17:54:00	2025-07-30 18:38:00	6.6
246	5	2	2025-08-01 15:22:00	2025-08-01 15:55:00	\N
247	4	2	2025-08-02 17:29:00	2025-08-02 17:55:00	5.0
248	6	7	2025-08-02 17:30:00	2025-08-02 17:52:00	5.6
249	1	4	2025-08-02 18:05:00	2025-08-02 18:37:00	6.1
250	1	12	2025-08-04 15:06:00	2025-08-04 15:53:00	3.3
251	2	5	2025-08-05 18:43:00	2025-08-05 19:04:00	\N
252	2	11	2025-08-06 17:21:00	2025-08-06 17:56:00	5.2
253	5	17	2025-08-06 17:25:00	2025-08-06 18:11:00	8.5
254	2	1	2025-08-07 16:07:00	2025-08-07 16:24:00	4.9
255	6	11	2025-08-08 17:07:00	2025-08-08 17:24:00	3.3
256	1	2	2025-08-08 18:08:00	2025-08-08 18:37:00	6.0
257	7	5	2025-08-08 18:54:00	2025-08-08 19:25:00	3.3
258	2	11	2025-08-12 12:00:00	2025-08-12 12:35:00	6.1
259	2	4	2025-08-12 17:53:00	2025-08-12 18:27:00	5.8
260	5	19	2025-08-12 18:18:00	2025-08-12 19:28:00	5.4
261	4	19	2025-08-14 15:00:00	2025-08-14 15:57:00	3.4
262	4	16	2025-08-21 17:21:00	2025-08-21 18:23:00	4.9
263	1	5	2025-08-22 17:02:00	2025-08-22 17:25:00	4.1
264	2	12	2025-08-22 18:55:00	2025-08-22 19:32:00	5.5
265	1	14	2025-08-25 12:29:00	2025-08-25 15:00:00	3.2
266	1	22	2025-08-25 13:17:00	2025-08-25 13:52:00	3.9
267	5	3	2025-08-25 15:09:00	2025-08-25 15:42:00	6.0
268	1	23	2025-08-26 12:53:00	2025-08-26 13:32:00	7.3
269	2	22	2025-08-26 15:16:00	2025-08-26 15:45:00	3.2
270	1	13	2025-08-27 15:31:00	2025-08-27 16:23:00	7.4
271	4	18	2025-08-29 17:10:00	2025-08-29 18:15:00	4.6
272	4	8	2025-08-30 18:13:00	2025-08-30 18:48:00	3.2
273	3	1	2025-09-01 12:45:00	2025-09-01 13:21:00	4.0
274	2	14	2025-09-01 17:07:00	2025-09-01 18:00:00	4.4
275	4	11	2025-09-01 17:26:00	2025-09-01 18:18:00	6.9
276	2	2	2025-09-02 15:53:00	2025-09-02 16:17:00	3.9
277	2	17	2025-09-02 17:57:00	2025-09-02 18:50:00	5.1
278	6	4	2025-09-03 18:01:00	2025-09-03 19:34:00	4.4
279	2	19	2025-09-04 12:06:00	2025-09-04 13:37:00	4.9
280	3	2	2025-09-04 17:22:00	2025-09-04 18:04:00	4.1
281	2	3	2025-09-05 17:43:00	2025-09-05 18:06:00	4.5
282	4	16	2025-09-05 18:02:00	2025-09-05 18:57:00	5.7
283	1	9	2025-09-06 15:03:00	2025-09-06 16:00:00	6.9
284	5	16	2025-09-08 18:53:00	2025-09-08 20:09:00	5.3
285	1	3	2025-09-09 15:51:00	2025-09-09 16:19:00	6.1
286	1	10	2025-09-10 12:33:00	2025-09-10 13:22:00	5.5
287	2	9	2025-09-11 15:01:00	2025-09-11 15:40:00	4.6
288	6	2	2025-09-12 15:41:00	2025-09-12 16:05:00	6.8
289	2	16	2025-09-12 17:42:00	2025-09-12 18:19:00	4.8
290	4	25	2025-09-15 13:14:00	2025-09-15 14:03:00	3.3
291	1	13	2025-09-15 15:57:00	2025-09-15 16:41:00	5.5
292	2	10	2025-09-16 17:34:00	2025-09-16 18:19:00	4.6
293	6	13	2025-09-17 15:27:00	2025-09-17 16:18:00	3.6
294	2	7	2025-09-17 17:37:00	2025-09-17 18:03:00	5.1
295	1	1	2025-09-17 18:23:00	2025-09-17 18:54:00	5.9
296	5	17	2025-09-17 18:35:00	2025-09-17 19:30:00	4.7
297	1	7	2025-09-18 15:55:00	2025-09-18 16:21:00	6.6
298	1	21	2025-09-18 17:55:00	2025-09-18 19:11:00	5.2
299	2	11	2025-09-18 18:12:00	2025-09-18 19:05:00	5.7
300	2	1	2025-09-19 15:25:00	2025-09-19 15:48:00	4.3
301	4	24	2025-09-19 16:32:00	2025-09-19 17:35:00	5.1
302	1	21	2025-09-19 17:14:00	2025-09-19 18:11:00	4.5
303	6	18	2025-09-19 18:16:00	2025-09-19 19:02:00	5.6
304	4	17	2025-09-22 15:20:00	2025-09-22 16:18:00	4.3
305	1	4	2025-09-22 15:42:00	2025-09-22 16:20:00	5.9
306	5	11	2025-09-22 18:50:00	2025-09-22 19:26:00	4.6
307	4	11	2025-09-23 15:30:00	2025-09-23 16:27:00	5.0
308	6	18	2025-09-23 15:52:00	2025-09-23 18:19:00	3.9
309	6	1	2025-09-24 17:41:00	2025-09-24 18:10:00	\N
310	2	12	2025-09-25 15:29:00	2025-09-25 16:08:00	3.5
311	2	16	2025-09-25 16:51:00	2025-09-25 17:38:00	6.7
312	2	19	2025-09-29 14:52:00	2025-09-29 15:22:00	4.0
313	4	12	2025-09-29 15:46:00	2025-09-29 16:38:00	3.0
314	4	15	2025-09-30 14:54:00	2025-09-30 15:55:00	4.8
315	6	12	2025-09-30 18:04:00	2025-09-30 18:38:00	\N
316	4	1	2025-10-01 12:40:00	2025-10-01 13:02:00	3.1
317	6	2	2025-10-01 15:56:00	2025-10-01 16:31:00	4.1
318	2	2	2025-10-02 17:24:00	2025-10-02 17:43:00	5.8
319	6	1	2025-10-03 12:34:00	2025-10-03 13:16:00	4.5
320	4	19	2025-10-03 15:11:00	2025-10-03 16:20:00	6.8
321	2	13	2025-10-04 18:43:00	2025-10-04 19:27:00	8.7
322	3	2	2025-10-06 17:43:00	2025-10-06 18:16:00	4.9
323	2	8	2025-10-07 13:20:00	2025-10-07 13:56:00	6.1
324	2	11	2025-10-07 18:22:00	2025-10-07 18:54:00	5.5
325	4	8	2025-10-07 19:00:00	2025-10-07 19:38:00	4.1
326	4	5	2025-10-09 17:13:00	2025-10-09 17:44:00	3.3
327	6	10	2025-10-11 17:54:00	2025-10-11 18:11:00	3.5
328	1	15	2025-10-13 15:06:00	2025-10-13 15:44:00	4.0
329	4	20	2025-10-13 17:05:00	2025-10-13 18:11:00	4.3
330	2	13	2025-10-13 17:24:00	2025-10-13 18:26:00	5.1
331	5	18	2025-10-14 12:05:00	2025-10-14 13:18:00	5.1
332	6	16	2025-10-14 17:38:00	2025-10-14 18:44:00	4.7
333	6	13	2025-10-14 18:33:00	2025-10-14 19:16:00	5.0
334	1	10	2025-10-15 15:19:00	2025-10-15 16:04:00	5.5
335	4	8	2025-10-15 17:26:00	2025-10-15 18:24:00	5.2
336	1	5	2025-10-15 17:34:00	2025-10-15 18:03:00	5.5
337	6	18	2025-10-15 18:33:00	2025-10-15 19:49:00	7.0
338	5	8	2025-10-16 13:05:00	2025-10-16 13:47:00	4.6
339	2	11	2025-10-16 15:01:00	2025-10-16 15:49:00	6.3
340	1	18	2025-10-16 17:12:00	2025-10-16 18:33:00	7.6
341	6	19	2025-10-16 18:09:00	2025-10-16 19:31:00	2.1
342	6	15	2025-10-17 18:56:00	2025-10-17 20:40:00	4.2
343	1	16	2025-10-20 16:34:00	2025-10-20 17:31:00	\N
344	1	10	2025-10-20 17:55:00	2025-10-20 18:54:00	5.3
345	5	1	2025-10-20 18:19:00	2025-10-20 18:50:00	5.1
346	6	15	2025-10-21 12:47:00	2025-10-21 13:43:00	5.1
347	6	2	2025-10-22 17:31:00	2025-10-22 17:46:00	2.8
348	1	9	2025-10-22 17:48:00	2025-10-22 19:44:00	5.7
349	1	16	2025-10-22 18:26:00	2025-10-22 19:20:00	6.0
350	5	10	2025-10-23 15:02:00	2025-10-23 15:39:00	4.7
351	1	4	2025-10-23 15:11:00	2025-10-23 15:40:00	5.1
352	5	22	2025-10-23 15:54:00	2025-10-23 16:59:00	4.6
353	1	9	2025-10-23 18:15:00	2025-10-23 18:59:00	6.0
354	2	12	2025-10-23 18:42:00	2025-10-23 19:38:00	8.5
355	6	20	2025-10-24 12:04:00	2025-10-24 13:36:00	3.4
356	3	3	2025-10-24 12:45:00	2025-10-24 13:25:00	7.6
357	5	11	2025-10-24 15:58:00	2025-10-24 16:39:00	6.5
358	5	9	2025-10-24 18:47:00	2025-10-24 19:33:00	4.2
359	6	15	2025-10-25 15:57:00	2025-10-25 16:29:00	5.4
360	1	16	2025-10-25 18:04:00	2025-10-25 18:42:00	4.6
361	5	16	2025-10-27 18:43:00	2025-10-27 19:39:00	4.5
362	3	7	2025-10-28 12:29:00	2025-10-28 13:01:00	8.5
363	1	15	2025-10-28 17:22:00	2025-10-28 18:04:00	3.5
364	6	16	2025-10-30 18:31:00	2025-10-30 19:42:00	5.2
365	3	7	2025-10-30 18:39:00	2025-10-30 19:10:00	6.2
366	2	2	2025-10-31 12:21:00	2025-10-31 12:48:00	4.0
367	6	10	2025-10-31 17:46:00	2025-10-31 18:38:00	5.4
368	2	15	2025-11-03 13:29:00	2025-11-03 15:19:00	4.3
369	7	1	2025-11-03 18:09:00	2025-11-03 18:42:00	6.3
370	4	1	2025-11-04 17:45:00	2025-11-04 18:09:00	6.8
371	6	3	2025-11-05 15:57:00	2025-11-05 16:29:00	8.5
372	6	12	2025-11-06 14:28:00	2025-11-06 15:20:00	\N
373	5	14	2025-11-06 15:05:00	2025-11-06 15:42:00	4.9
374	4	11	2025-11-07 17:25:00	2025-11-07 18:13:00	3.9
375	1	3	2025-11-10 14:48:00	2025-11-10 15:16:00	4.1
376	2	9	2025-11-10 17:10:00	2025-11-10 18:10:00	3.8
377	5	20	2025-11-10 17:46:00	2025-11-10 18:40:00	\N
378	2	3	2025-11-10 18:25:00	2025-11-10 18:51:00	3.9
379	4	15	2025-11-10 18:46:00	2025-11-10 19:16:00	5.5
380	6	2	2025-11-11 18:46:00	2025-11-11 19:16:00	\N
381	6	8	2025-11-11 18:46:00	2025-11-11 19:16:00	5.0
382	1	10	2025-11-12 12:11:00	2025-11-12 12:50:00	\N
383	4	9	2025-11-12 12:23:00	2025-11-12 12:56:00	3.9
384	2	8	2025-11-12 19:07:00	2025-11-12 19:47:00	4.0
385	5	13	2025-11-13 15:32:00	2025-11-13 16:31:00	4.9
386	2	22	2025-11-13 18:37:00	2025-11-13 19:06:00	4.9
387	4	23	2025-11-13 18:49:00	2025-11-13 20:24:00	6.6
388	4	2	2025-11-14 13:21:00	2025-11-14 14:02:00	2.3
389	4	8	2025-11-15 12:00:00	2025-11-15 12:13:00	5.5
390	5	1	2025-11-15 13:14:00	2025-11-15 13:38:00	4.3
391	5	11	2025-11-15 15:45:00	2025-11-15 16:26:00	5.7
392	4	17	2025-11-17 17:01:00	2025-11-17 18:31:00	5.9
393	4	20	2025-11-17 17:31:00	2025-11-17 18:11:00	5.4
394	5	21	2025-11-17 18:01:00	2025-11-17 19:22:00	\N
395	6	11	2025-11-18 18:57:00	2025-11-18 19:49:00	4.3
396	4	8	2025-11-19 14:52:00	2025-11-19 15:47:00	5.3
397	2	4	2025-11-19 18:00:00	2025-11-19 18:27:00	5.5
398	4	16	2025-11-19 18:31:00	2025-11-19 19:28:00	7.2
399	6	2	2025-11-20 18:09:00	2025-11-20 19:36:00	4.7
400	1	1	2025-11-22 18:44:00	2025-11-22 19:11:00	5.9
401	6	14	2025-11-22 18:59:00	2025-11-22 19:35:00	4.6
402	4	12	2025-11-24 15:09:00	2025-11-24 16:12:00	4.3
403	2	18	2025-11-24 15:37:00	2025-11-24 16:47:00	4.9
404	1	2	2025-11-24 17:39:00	2025-11-24 18:12:00	4.4
405	5	16	2025-11-26 15:56:00	2025-11-26 16:44:00	4.9
406	4	10	2025-11-26 18:03:00	2025-11-26 18:38:00	6.3
407	4	12	2025-11-26 18:24:00	2025-11-26 19:13:00	\N
408	3	1	2025-11-27 15:18:00	2025-11-27 15:52:00	5.6
409	2	4	2025-11-27 18:53:00	2025-11-27 19:15:00	4.2
410	1	9	2025-11-28 15:22:00	2025-11-28 15:56:00	\N
411	6	4	2025-11-29 18:21:00	2025-11-29 18:53:00	5.3
412	2	13	2025-12-01 12:22:00	2025-12-01 13:12:00	4.7
413	5	9	2025-12-01 18:58:00	2025-12-01 19:35:00	5.5
414	5	19	2025-12-05 13:02:00	2025-12-05 13:14:00	5.4
415	1	4	2025-12-08 17:59:00	2025-12-08 18:35:00	5.3
416	1	5	2025-12-09 15:32:00	2025-12-09 15:49:00	7.2
417	2	1	2025-12-10 15:31:00	2025-12-10 15:49:00	4.8
418	7	1	2025-12-10 17:19:00	2025-12-10 18:02:00	1.8
419	1	11	2025-12-10 17:21:00	2025-12-10 19:01:00	6.4
420	5	2	2025-12-11 15:19:00	2025-12-11 15:44:00	4.6
421	4	7	2025-12-11 15:39:00	2025-12-11 16:17:00	6.5
422	6	23	2025-12-11 17:07:00	2025-12-11 18:35:00	4.9
423	1	10	2025-12-11 18:35:00	2025-12-11 19:20:00	6.9
424	1	1	2025-12-12 17:32:00	2025-12-12 18:17:00	4.4
425	6	3	2025-12-13 16:10:00	2025-12-13 16:30:00	3.3
426	5	13	2025-12-15 12:44:00	2025-12-15 13:19:00	6.9
427	3	3	2025-12-15 17:46:00	2025-12-15 18:28:00	3.5
428	6	18	2025-12-16 12:14:00	2025-12-16 13:04:00	3.7
429	2	2	2025-12-16 15:35:00	2025-12-16 16:07:00	4.5
430	2	1	2025-12-17 15:06:00	2025-12-17 15:38:00	4.4
431	1	3	2025-12-17 15:28:00	2025-12-17 15:54:00	5.6
432	3	6	2025-12-17 18:06:00	2025-12-17 18:41:00	2.4
433	5	17	2025-12-19 15:01:00	2025-12-19 16:03:00	6.0
434	5	18	2025-12-19 15:36:00	2025-12-19 16:28:00	4.7
435	4	17	2025-12-22 15:01:00	2025-12-22 17:47:00	5.4
436	6	14	2025-12-29 18:03:00	2025-12-29 18:40:00	5.6
437	6	7	2025-12-31 17:31:00	2025-12-31 17:54:00	4.1
438	1	8	2026-01-02 12:31:00	2026-01-02 14:40:00	5.5
439	3	2	2026-01-02 15:27:00	2026-01-02 15:59:00	4.1
440	4	5	2026-01-02 16:01:00	2026-01-02 16:15:00	4.1
441	2	5	2026-01-03 15:04:00	2026-01-03 15:35:00	7.7
442	4	13	2026-01-05 18:22:00	2026-01-05 19:11:00	7.3
443	2	1	2026-01-06 17:44:00	2026-01-06 18:02:00	6.8
444	5	7	2026-01-07 18:54:00	2026-01-07 19:23:00	5.2
445	1	7	2026-01-08 17:38:00	2026-01-08 18:05:00	4.3
446	7	2	2026-01-09 17:04:00	2026-01-09 17:44:00	6.7
447	5	5	2026-01-09 17:17:00	2026-01-09 17:45:00	4.6
448	1	16	2026-01-10 14:12:00	2026-01-10 15:06:00	3.6
449	2	3	2026-01-12 18:39:00	2026-01-12 19:11:00	3.7
450	6	17	2026-01-13 16:26:00	2026-01-13 17:35:00	6.8
451	2	9	2026-01-13 17:37:00	2026-01-13 18:17:00	6.0
452	2	17	2026-01-14 16:05:00	2026-01-14 17:22:00	4.6
453	5	17	2026-01-15 17:49:00	2026-01-15 18:32:00	4.3
454	4	1	2026-01-16 15:41:00	2026-01-16 16:13:00	5.7
455	5	17	2026-01-16 17:57:00	2026-01-16 19:02:00	5.1
456	2	17	2026-01-17 12:49:00	2026-01-17 13:27:00	5.3
457	5	11	2026-01-17 17:33:00	2026-01-17 18:18:00	3.9
458	1	13	2026-01-19 15:52:00	2026-01-19 16:32:00	5.9
459	1	2	2026-01-20 12:05:00	2026-01-20 12:34:00	5.0
460	1	9	2026-01-20 12:58:00	2026-01-20 13:37:00	5.2
461	1	12	2026-01-20 15:19:00	2026-01-20 16:03:00	6.8
462	6	10	2026-01-20 15:31:00	2026-01-20 16:03:00	5.3
463	4	13	2026-01-20 17:56:00	2026-01-20 18:48:00	3.3
464	1	1	2026-01-21 17:19:00	2026-01-21 17:43:00	6.6
465	1	14	2026-01-22 18:08:00	2026-01-22 18:50:00	6.5
466	7	3	2026-01-24 17:27:00	2026-01-24 17:50:00	4.1
467	4	11	2026-01-24 18:21:00	2026-01-24 18:59:00	5.9
468	6	9	2026-01-26 15:39:00	2026-01-26 16:06:00	4.5
469	6	10	2026-01-28 12:16:00	2026-01-28 12:55:00	1.7
470	1	2	2026-01-28 15:14:00	2026-01-28 15:41:00	5.8
471	1	23	2026-01-28 17:17:00	2026-01-28 17:55:00	3.7
472	5	2	2026-01-29 15:14:00	2026-01-29 15:39:00	2.1
473	6	1	2026-01-29 17:45:00	2026-01-29 18:05:00	3.6
474	5	14	2026-01-29 17:55:00	2026-01-29 18:35:00	3.5
475	6	12	2026-01-30 17:12:00	2026-01-30 17:58:00	3.6
476	4	11	2026-01-31 12:16:00	2026-01-31 12:43:00	5.6
477	6	16	2026-01-31 15:24:00	2026-01-31 16:19:00	6.8
478	3	5	2026-02-02 12:16:00	2026-02-02 12:54:00	5.6
479	1	13	2026-02-02 18:08:00	2026-02-02 18:52:00	5.6
480	5	4	2026-02-02 18:48:00	2026-02-02 19:16:00	4.0
481	4	9	2026-02-03 15:09:00	2026-02-03 16:08:00	3.9
482	1	5	2026-02-03 15:43:00	2026-02-03 16:20:00	5.3
483	3	6	2026-02-03 17:38:00	2026-02-03 18:09:00	2.4
484	4	14	2026-02-04 15:19:00	2026-02-04 16:02:00	5.3
485	4	17	2026-02-04 15:31:00	2026-02-04 16:42:00	5.2
486	6	9	2026-02-05 17:03:00	2026-02-05 17:49:00	4.2
487	2	7	2026-02-05 17:46:00	2026-02-05 18:12:00	4.9
488	3	5	2026-02-05 18:59:00	2026-02-05 19:44:00	4.2
489	2	7	2026-02-06 17:42:00	2026-02-06 18:16:00	6.5
490	3	5	2026-02-07 17:45:00	2026-02-07 18:27:00	\N
491	2	3	2026-02-09 15:39:00	2026-02-09 17:52:00	\N
492	4	14	2026-02-09 18:39:00	2026-02-09 19:25:00	\N
493	2	1	2026-02-09 18:55:00	2026-02-09 19:32:00	4.1
494	1	8	2026-02-11 15:24:00	2026-02-11 15:49:00	6.8
495	6	22	2026-02-11 16:30:00	2026-02-11 17:39:00	5.0
496	4	6	2026-02-11 17:10:00	2026-02-11 17:41:00	4.1
497	4	1	2026-02-11 17:38:00	2026-02-11 18:05:00	5.8
498	5	5	2026-02-11 18:41:00	2026-02-11 19:02:00	6.6
499	1	20	2026-02-12 17:14:00	2026-02-12 18:15:00	4.9
500	5	8	2026-02-12 17:39:00	2026-02-12 18:29:00	4.6
501	5	13	2026-02-12 17:55:00	2026-02-12 20:13:00	4.6
502	4	17	2026-02-13 12:36:00	2026-02-13 13:28:00	4.4
503	6	10	2026-02-13 15:30:00	2026-02-13 16:15:00	4.5
504	1	3	2026-02-14 15:02:00	2026-02-14 15:29:00	7.5
505	2	2	2026-02-16 13:26:00	2026-02-16 13:58:00	6.7
506	5	8	2026-02-16 17:58:00	2026-02-16 18:44:00	6.5
507	1	24	2026-02-17 17:31:00	2026-02-17 18:50:00	\N
508	4	3	2026-02-17 17:53:00	2026-02-17 18:39:00	6.4
509	2	4	2026-02-18 15:01:00	2026-02-18 15:27:00	3.2
510	5	1	2026-02-18 18:25:00	2026-02-18 18:48:00	6.7
511	5	1	2026-02-20 17:41:00	2026-02-20 18:01:00	4.2
512	2	14	2026-02-23 13:25:00	2026-02-23 14:11:00	5.5
513	6	3	2026-02-23 15:05:00	2026-02-23 16:28:00	5.7
514	6	6	2026-02-23 15:24:00	2026-02-23 15:42:00	4.0
515	1	6	2026-02-25 15:57:00	2026-02-25 16:24:00	3.4
516	4	20	2026-02-25 17:57:00	2026-02-25 19:05:00	5.4
517	4	3	2026-02-25 18:58:00	2026-02-25 19:25:00	4.0
518	7	4	2026-02-27 18:33:00	2026-02-27 19:15:00	5.4
519	1	2	2026-02-27 18:50:00	2026-02-27 19:19:00	4.2
520	3	6	2026-03-02 14:33:00	2026-03-02 15:16:00	3.8
521	6	20	2026-03-02 17:44:00	2026-03-02 18:50:00	\N
522	4	16	2026-03-03 15:24:00	2026-03-03 16:02:00	5.3
523	1	5	2026-03-03 17:35:00	2026-03-03 17:55:00	5.1
524	2	16	2026-03-04 18:45:00	2026-03-04 20:01:00	6.0
525	4	8	2026-03-05 18:49:00	2026-03-05 19:25:00	5.3
526	4	14	2026-03-05 18:57:00	2026-03-05 19:30:00	4.2
527	3	2	2026-03-06 15:04:00	2026-03-06 15:46:00	4.9
528	5	12	2026-03-06 15:54:00	2026-03-06 16:41:00	7.0
529	1	25	2026-03-06 18:02:00	2026-03-06 18:43:00	6.5
530	3	7	2026-03-09 15:05:00	2026-03-09 15:44:00	5.4
531	7	6	2026-03-09 15:29:00	2026-03-09 16:00:00	2.2
532	6	1	2026-03-11 15:42:00	2026-03-11 16:20:00	\N
533	2	14	2026-03-11 18:38:00	2026-03-11 19:23:00	\N
534	6	22	2026-03-13 12:08:00	2026-03-13 12:31:00	3.1
535	4	6	2026-03-16 12:26:00	2026-03-16 13:07:00	4.1
536	5	10	2026-03-18 12:14:00	2026-03-18 13:08:00	3.4
537	1	1	2026-03-18 12:38:00	2026-03-18 12:52:00	5.0
538	5	1	2026-03-19 15:16:00	2026-03-19 15:47:00	\N
539	3	1	2026-03-23 12:36:00	2026-03-23 13:10:00	2.9
540	5	23	2026-03-23 12:57:00	2026-03-23 14:29:00	3.0
541	1	14	2026-03-23 17:57:00	2026-03-23 18:52:00	4.7
542	6	2	2026-03-23 18:23:00	2026-03-23 18:48:00	5.2
543	2	4	2026-03-23 18:32:00	2026-03-23 18:55:00	5.7
544	4	23	2026-03-24 12:57:00	2026-03-24 15:26:00	3.8
545	3	4	2026-03-24 15:08:00	2026-03-24 15:35:00	5.2
546	2	8	2026-03-24 15:14:00	2026-03-24 15:50:00	5.7
547	4	16	2026-03-26 12:04:00	2026-03-26 13:10:00	5.4
548	3	3	2026-03-27 12:50:00	2026-03-27 13:26:00	8.4
549	1	1	2026-03-27 16:17:00	2026-03-27 16:36:00	\N
550	2	18	2026-03-27 18:02:00	2026-03-27 18:54:00	4.5
551	5	1	2026-03-28 15:36:00	2026-03-28 16:05:00	7.2
552	6	9	2026-03-30 12:48:00	2026-03-30 13:21:00	5.3
553	1	1	2026-03-30 15:51:00	2026-03-30 16:25:00	7.0
554	6	12	2026-03-30 17:48:00	2026-03-30 18:28:00	4.0
555	6	10	2026-04-01 15:14:00	2026-04-01 15:57:00	4.6
556	6	6	2026-04-02 15:07:00	2026-04-02 15:32:00	7.0
557	2	15	2026-04-03 15:15:00	2026-04-03 16:10:00	4.4
558	7	1	2026-04-03 17:16:00	2026-04-03 17:58:00	6.2
559	4	8	2026-04-03 18:11:00	2026-04-03 18:45:00	3.0
560	1	7	2026-04-07 15:45:00	2026-04-07 16:05:00	\N
561	6	20	2026-04-08 12:59:00	2026-04-08 14:27:00	\N
562	2	20	2026-04-08 13:44:00	2026-04-08 14:41:00	5.3
563	2	17	2026-04-08 18:05:00	2026-04-08 18:58:00	\N
564	3	1	2026-04-09 17:54:00	2026-04-09 18:30:00	3.7
565	4	9	2026-04-09 18:26:00	2026-04-09 21:00:00	4.3
566	4	7	2026-04-10 16:08:00	2026-04-10 16:44:00	6.1
567	1	23	2026-04-10 17:05:00	2026-04-10 17:46:00	4.3
568	4	11	2026-04-10 18:26:00	2026-04-10 18:52:00	3.7
569	2	13	2026-04-10 18:35:00	2026-04-10 19:37:00	5.7
570	1	10	2026-04-11 15:41:00	2026-04-11 16:43:00	5.0
571	4	25	2026-04-13 18:24:00	2026-04-13 19:06:00	3.8
572	1	13	2026-04-13 18:42:00	2026-04-13 19:35:00	7.0
573	5	9	2026-04-13 18:44:00	2026-04-13 19:36:00	\N
574	2	2	2026-04-15 15:34:00	2026-04-15 16:03:00	6.5
575	4	25	2026-04-17 16:19:00	2026-04-17 16:54:00	4.7
576	6	2	2026-04-18 18:18:00	2026-04-18 19:56:00	1.3
577	7	2	2026-04-20 15:03:00	2026-04-20 17:12:00	7.4
578	6	7	2026-04-20 17:57:00	2026-04-20 18:19:00	5.7
579	1	1	2026-04-20 18:02:00	2026-04-20 18:34:00	5.4
580	6	3	2026-04-20 18:22:00	2026-04-20 18:54:00	0.9
581	1	12	2026-04-22 15:27:00	2026-04-22 15:46:00	3.5
582	1	15	2026-04-22 16:40:00	2026-04-22 17:12:00	3.9
583	5	16	2026-04-22 17:41:00	2026-04-22 21:01:00	6.0
584	6	9	2026-04-22 18:52:00	2026-04-22 21:26:00	5.4
585	2	11	2026-04-23 17:07:00	2026-04-23 17:52:00	\N
586	1	5	2026-04-25 15:50:00	2026-04-25 16:21:00	6.3
587	2	2	2026-04-27 15:58:00	2026-04-27 16:30:00	4.7
588	4	25	2026-04-28 12:56:00	2026-04-28 13:51:00	5.0
589	1	24	2026-04-28 17:03:00	2026-04-28 18:09:00	4.6
590	2	3	2026-04-29 18:28:00	2026-04-29 18:40:00	5.2
591	7	3	2026-04-30 18:28:00	2026-04-30 19:10:00	6.0
592	1	1	2026-05-01 12:37:00	2026-05-01 13:08:00	4.5
593	1	14	2026-05-01 15:43:00	2026-05-01 16:31:00	3.9
594	6	2	2026-05-02 16:31:00	2026-05-02 17:00:00	4.3
595	6	1	2026-05-02 17:56:00	2026-05-02 20:13:00	5.6
596	5	3	2026-05-04 18:15:00	2026-05-04 18:31:00	1.6
597	2	10	2026-05-05 17:47:00	2026-05-05 18:39:00	6.0
598	1	8	2026-05-06 16:12:00	2026-05-06 16:39:00	4.8
599	7	7	2026-05-06 17:10:00	2026-05-06 17:51:00	5.3
600	2	10	2026-05-06 18:04:00	2026-05-06 18:55:00	5.5
601	1	20	2026-05-07 14:41:00	2026-05-07 15:18:00	4.6
602	4	8	2026-05-07 15:21:00	2026-05-07 15:54:00	5.9
603	6	6	2026-05-07 17:47:00	2026-05-07 18:08:00	5.2
604	1	25	2026-05-07 17:54:00	2026-05-07 18:27:00	4.9
605	6	15	2026-05-07 18:01:00	2026-05-07 18:54:00	4.7
606	4	4	2026-05-08 15:56:00	2026-05-08 16:33:00	2.9
607	7	2	2026-05-11 13:27:00	2026-05-11 14:04:00	3.7
608	5	22	2026-05-11 17:59:00	2026-05-11 19:10:00	4.5
609	6	3	2026-05-12 15:22:00	2026-05-12 15:49:00	5.3
610	6	9	2026-05-13 15:48:00	2026-05-13 16:24:00	5.6
611	5	14	2026-05-13 18:06:00	2026-05-13 18:51:00	6.3
612	1	1	2026-05-13 18:17:00	2026-05-13 18:37:00	6.6
613	4	8	2026-05-14 18:41:00	2026-05-14 19:35:00	5.4
614	3	3	2026-05-15 18:18:00	2026-05-15 18:57:00	5.6
615	5	6	2026-05-16 15:07:00	2026-05-16 15:33:00	7.3
616	4	1	2026-05-18 17:52:00	2026-05-18 18:20:00	3.5
617	4	16	2026-05-19 12:48:00	2026-05-19 13:41:00	4.1
618	6	3	2026-05-19 17:34:00	2026-05-19 19:03:00	6.6
619	1	9	2026-05-20 12:03:00	2026-05-20 12:16:00	5.7
620	4	13	2026-05-21 12:02:00	2026-05-21 12:45:00	6.6
621	3	1	2026-05-22 17:37:00	2026-05-22 20:13:00	4.0
622	6	21	2026-05-22 18:11:00	2026-05-22 19:01:00	6.6
623	1	2	2026-05-25 16:01:00	2026-05-25 16:31:00	3.5
624	3	1	2026-05-26 17:09:00	2026-05-26 17:42:00	4.1
625	4	1	2026-05-27 18:33:00	2026-05-27 19:03:00	5.0
626	5	1	2026-05-28 15:34:00	2026-05-28 16:56:00	\N
627	1	6	2026-06-01 12:52:00	2026-06-01 13:15:00	4.9
628	6	13	2026-06-01 16:00:00	2026-06-01 16:38:00	4.0
629	6	4	2026-06-01 18:12:00	2026-06-01 18:42:00	3.8
630	5	6	2026-06-02 17:15:00	2026-06-02 17:33:00	3.9
631	6	18	2026-06-03 17:52:00	2026-06-03 19:06:00	6.5
632	2	8	2026-06-03 18:01:00	2026-06-03 18:46:00	3.2
633	1	4	2026-06-05 17:30:00	2026-06-05 18:03:00	4.2
634	1	13	2026-06-05 17:50:00	2026-06-05 18:27:00	5.1
635	4	13	2026-06-06 12:34:00	2026-06-06 13:19:00	4.2
636	1	8	2026-06-06 17:03:00	2026-06-06 17:41:00	5.2
637	5	10	2026-06-08 12:09:00	2026-06-08 12:53:00	5.7
638	1	16	2026-06-08 15:27:00	2026-06-08 16:08:00	7.4
639	2	9	2026-06-09 16:25:00	2026-06-09 17:00:00	5.1
640	2	8	2026-06-10 15:42:00	2026-06-10 16:26:00	7.4
641	1	16	2026-06-10 18:32:00	2026-06-10 19:13:00	7.4
642	3	3	2026-06-11 14:23:00	2026-06-11 15:17:00	6.0
643	6	3	2026-06-11 15:15:00	2026-06-11 15:42:00	6.5
644	4	8	2026-06-11 15:22:00	2026-06-11 16:21:00	6.7
645	4	16	2026-06-11 15:53:00	2026-06-11 16:24:00	4.9
646	2	9	2026-06-11 18:57:00	2026-06-11 19:40:00	\N
647	1	20	2026-06-12 15:28:00	2026-06-12 17:07:00	6.1
648	2	3	2026-06-12 18:26:00	2026-06-12 18:58:00	7.0
649	2	6	2026-06-12 18:34:00	2026-06-12 19:05:00	4.2
650	1	4	2026-06-13 17:28:00	2026-06-13 17:52:00	3.9
651	6	20	2026-06-13 17:48:00	2026-06-13 18:56:00	4.4
652	5	6	2026-06-13 18:09:00	2026-06-13 18:34:00	5.1
653	6	14	2026-06-15 17:28:00	2026-06-15 18:16:00	5.2
654	1	9	2026-06-15 18:05:00	2026-06-15 20:29:00	7.2
655	1	8	2026-06-15 18:15:00	2026-06-15 18:56:00	4.9
656	3	2	2026-06-17 15:27:00	2026-06-17 16:15:00	8.2
657	2	9	2026-06-17 15:50:00	2026-06-17 16:16:00	2.9
658	6	9	2026-06-18 18:11:00	2026-06-18 18:46:00	4.5
659	4	1	2026-06-22 17:29:00	2026-06-22 17:59:00	4.7
660	2	1	2026-06-23 13:09:00	2026-06-23 13:33:00	5.2
661	3	1	2026-06-23 18:01:00	2026-06-23 18:44:00	2.2
662	4	6	2026-06-24 15:15:00	2026-06-24 15:46:00	5.7
663	1	1	2026-06-24 15:27:00	2026-06-24 15:39:00	3.3
664	6	13	2026-06-24 16:58:00	2026-06-24 17:17:00	3.6
665	3	1	2026-06-25 18:48:00	2026-06-25 19:28:00	\N
666	1	18	2026-06-26 17:08:00	2026-06-26 18:11:00	3.0
667	6	9	2026-06-27 15:53:00	2026-06-27 16:39:00	5.2
668	7	1	2026-06-30 16:35:00	2026-06-30 17:13:00	3.5
669	5	16	2026-06-30 17:02:00	2026-06-30 17:42:00	5.2
670	6	20	2026-06-30 17:48:00	2026-06-30 18:44:00	4.4
671	4	1	2026-07-01 18:13:00	2026-07-01 18:58:00	7.0
672	1	8	2026-07-04 16:09:00	2026-07-04 16:32:00	4.4
673	6	1	2026-07-04 18:17:00	2026-07-04 18:47:00	\N
674	1	10	2026-07-06 17:15:00	2026-07-06 18:02:00	3.2
675	3	4	2026-07-06 17:57:00	2026-07-06 18:20:00	5.1
676	2	1	2026-07-06 18:31:00	2026-07-06 19:02:00	6.1
677	2	9	2026-07-07 18:35:00	2026-07-07 19:28:00	2.8
678	2	6	2026-07-09 17:38:00	2026-07-09 18:11:00	4.7
679	2	12	2026-07-10 15:06:00	2026-07-10 17:05:00	5.3
680	2	16	2026-07-10 16:04:00	2026-07-10 18:33:00	3.7
681	6	10	2026-07-10 17:46:00	2026-07-10 20:38:00	5.5
682	4	16	2026-07-11 16:42:00	2026-07-11 17:53:00	3.0
683	2	23	2026-07-13 15:35:00	2026-07-13 17:04:00	\N
684	2	9	2026-07-13 17:01:00	2026-07-13 17:31:00	6.6
685	6	10	2026-07-14 13:25:00	2026-07-14 14:30:00	3.0
686	2	2	2026-07-15 17:19:00	2026-07-15 17:31:00	7.7
687	4	1	2026-07-18 15:34:00	2026-07-18 15:57:00	5.9
688	4	13	2026-07-20 18:08:00	2026-07-20 19:20:00	6.0
689	6	1	2026-07-20 18:25:00	2026-07-20 18:45:00	3.0
690	4	20	2026-07-21 12:54:00	2026-07-21 13:56:00	4.1
691	4	9	2026-07-21 15:12:00	2026-07-21 15:53:00	6.8
692	4	3	2026-07-21 15:49:00	2026-07-21 16:05:00	5.5
693	2	4	2026-07-23 15:12:00	2026-07-23 15:49:00	4.0
694	6	20	2026-07-23 17:35:00	2026-07-23 18:13:00	5.1
695	1	4	2026-07-24 15:47:00	2026-07-24 16:27:00	3.5
696	1	7	2026-07-24 18:56:00	2026-07-24 19:20:00	5.4
697	1	6	2026-07-25 12:16:00	2026-07-25 12:47:00	5.5
698	2	8	2026-07-27 12:36:00	2026-07-27 13:16:00	3.6
699	4	2	2026-07-28 16:45:00	2026-07-28 17:03:00	3.6
700	4	16	2026-07-28 17:32:00	2026-07-28 18:32:00	3.8
701	6	17	2026-07-29 12:51:00	2026-07-29 13:34:00	4.6
702	3	2	2026-07-30 12:48:00	2026-07-30 13:28:00	5.8
703	3	7	2026-07-30 12:48:00	2026-07-30 13:23:00	4.9
704	4	10	2026-07-31 17:10:00	2026-07-31 17:46:00	5.2
705	2	14	2026-08-01 15:42:00	2026-08-01 16:13:00	6.0
706	1	16	2026-08-03 15:28:00	2026-08-03 16:57:00	4.5
707	3	7	2026-08-03 17:11:00	2026-08-03 17:50:00	4.8
708	6	16	2026-08-04 18:29:00	2026-08-04 19:21:00	4.2
709	1	10	2026-08-05 12:55:00	2026-08-05 13:35:00	\N
710	1	2	2026-08-05 15:07:00	2026-08-05 15:36:00	6.8
711	4	13	2026-08-05 17:11:00	2026-08-05 18:04:00	5.4
712	1	21	2026-08-06 17:01:00	2026-08-06 17:43:00	5.8
713	2	1	2026-08-06 18:18:00	2026-08-06 20:16:00	6.0
714	2	13	2026-08-07 13:10:00	2026-08-07 13:48:00	6.5
715	6	2	2026-08-07 15:28:00	2026-08-07 15:54:00	5.8
716	4	10	2026-08-07 17:21:00	2026-08-07 18:11:00	5.7
717	4	1	2026-08-08 17:29:00	2026-08-08 18:07:00	4.9
718	2	3	2026-08-10 15:23:00	2026-08-10 15:48:00	5.1
719	4	2	2026-08-10 15:34:00	2026-08-10 16:08:00	5.5
720	1	9	2026-08-13 18:25:00	2026-08-13 19:06:00	5.1
721	1	15	2026-08-15 14:08:00	2026-08-15 15:00:00	6.1
722	1	14	2026-08-17 17:04:00	2026-08-17 17:44:00	6.8
723	2	13	2026-08-18 17:45:00	2026-08-18 18:33:00	4.7
724	1	18	2026-08-18 18:15:00	2026-08-18 19:32:00	5.2
725	2	18	2026-08-19 18:01:00	2026-08-19 18:37:00	6.1
726	2	4	2026-08-20 16:05:00	2026-08-20 16:34:00	3.4
727	6	3	2026-08-20 17:10:00	2026-08-20 17:35:00	2.1
728	2	11	2026-08-21 15:45:00	2026-08-21 16:21:00	6.1
729	6	8	2026-08-22 17:18:00	2026-08-22 17:57:00	6.5
730	2	3	2026-08-24 15:18:00	2026-08-24 15:46:00	\N
731	1	1	2026-08-24 15:25:00	2026-08-24 15:56:00	4.9
732	6	7	2026-08-24 17:14:00	2026-08-24 17:35:00	4.1
733	2	20	2026-08-24 17:31:00	2026-08-24 18:16:00	4.0
734	6	1	2026-08-26 15:33:00	2026-08-26 16:05:00	4.6
735	4	11	2026-08-26 17:35:00	2026-08-26 18:14:00	4.3
736	6	16	2026-08-27 12:46:00	2026-08-27 13:35:00	5.1
737	2	10	2026-08-28 15:17:00	2026-08-28 16:07:00	2.8
738	1	7	2026-08-28 15:57:00	2026-08-28 16:31:00	6.3
739	6	8	2026-08-29 17:49:00	2026-08-29 18:32:00	5.7
740	6	18	2026-08-29 17:53:00	2026-08-29 18:35:00	5.1
741	1	3	2026-09-03 12:03:00	2026-09-03 12:36:00	5.5
742	6	25	2026-09-03 17:05:00	2026-09-03 17:53:00	5.2
743	4	24	2026-09-04 15:42:00	2026-09-04 16:35:00	7.0
744	2	1	2026-09-07 12:17:00	2026-09-07 12:50:00	3.0
745	6	3	2026-09-07 12:56:00	2026-09-07 13:29:00	6.6
746	4	16	2026-09-07 15:14:00	2026-09-07 16:16:00	4.2
747	3	3	2026-09-07 16:40:00	2026-09-07 17:27:00	4.3
748	2	12	2026-09-07 17:31:00	2026-09-07 18:22:00	5.1
749	1	1	2026-09-07 18:02:00	2026-09-07 18:35:00	4.7
750	1	21	2026-09-09 15:36:00	2026-09-09 16:50:00	5.0
751	4	8	2026-09-10 12:44:00	2026-09-10 13:38:00	4.1
752	2	10	2026-09-11 15:21:00	2026-09-11 16:10:00	7.5
753	4	8	2026-09-11 18:03:00	2026-09-11 18:45:00	8.2
754	2	13	2026-09-14 17:13:00	2026-09-14 18:18:00	6.9
755	6	9	2026-09-14 17:29:00	2026-09-14 18:09:00	4.6
756	1	1	2026-09-14 18:07:00	2026-09-14 18:27:00	6.1
757	2	21	2026-09-14 18:44:00	2026-09-14 19:19:00	3.2
758	4	9	2026-09-16 16:39:00	2026-09-16 17:16:00	5.3
759	6	3	2026-09-16 17:19:00	2026-09-16 17:31:00	4.4
760	6	8	2026-09-16 17:50:00	2026-09-16 18:49:00	2.4
761	4	2	2026-09-16 17:52:00	2026-09-16 18:21:00	\N
762	1	21	2026-09-17 15:33:00	2026-09-17 16:31:00	4.6
763	7	2	2026-09-17 15:38:00	2026-09-17 16:14:00	5.2
764	4	9	2026-09-18 18:58:00	2026-09-18 19:30:00	4.7
765	2	1	2026-09-21 17:11:00	2026-09-21 17:46:00	5.1
766	6	23	2026-09-22 17:04:00	2026-09-22 18:29:00	4.0
767	2	17	2026-09-23 12:41:00	2026-09-23 13:51:00	5.8
768	4	20	2026-09-23 17:41:00	2026-09-23 18:16:00	\N
769	2	3	2026-09-23 18:25:00	2026-09-23 18:51:00	4.6
770	6	17	2026-09-24 12:36:00	2026-09-24 13:07:00	6.0
771	4	2	2026-09-24 17:47:00	2026-09-24 18:10:00	3.9
772	4	6	2026-09-25 17:00:00	2026-09-25 17:34:00	4.5
773	6	2	2026-09-25 17:46:00	2026-09-25 18:20:00	1.8
774	1	21	2026-09-26 17:15:00	2026-09-26 18:33:00	4.9
775	6	10	2026-09-28 12:31:00	2026-09-28 13:16:00	7.0
776	6	7	2026-09-28 15:25:00	2026-09-28 16:50:00	6.9
777	1	14	2026-09-29 12:29:00	2026-09-29 13:03:00	5.2
778	4	13	2026-09-29 17:07:00	2026-09-29 17:45:00	5.7
779	2	23	2026-09-30 15:00:00	2026-09-30 16:02:00	6.4
780	1	6	2026-10-01 15:19:00	2026-10-01 15:52:00	\N
781	2	14	2026-10-02 12:57:00	2026-10-02 15:00:00	4.9
782	4	10	2026-10-02 18:02:00	2026-10-02 18:55:00	4.4
783	2	13	2026-10-02 18:23:00	2026-10-02 19:13:00	5.5
784	4	16	2026-10-03 12:22:00	2026-10-03 15:14:00	5.5
785	4	13	2026-10-03 15:11:00	2026-10-03 15:45:00	6.7
786	1	13	2026-10-05 15:19:00	2026-10-05 17:04:00	6.6
787	4	25	2026-10-05 15:57:00	2026-10-05 16:40:00	6.0
788	3	6	2026-10-05 17:49:00	2026-10-05 18:20:00	5.8
789	6	11	2026-10-05 18:30:00	2026-10-05 19:17:00	4.5
790	6	3	2026-10-06 12:25:00	2026-10-06 12:50:00	4.4
791	1	12	2026-10-06 17:53:00	2026-10-06 18:44:00	5.0
792	1	21	2026-10-07 15:21:00	2026-10-07 16:07:00	5.2
793	1	7	2026-10-07 18:03:00	2026-10-07 19:30:00	5.2
794	4	6	2026-10-09 18:36:00	2026-10-09 18:58:00	4.6
795	1	14	2026-10-09 18:37:00	2026-10-09 19:30:00	4.3
796	6	18	2026-10-12 15:59:00	2026-10-12 17:36:00	\N
797	2	22	2026-10-12 18:11:00	2026-10-12 19:28:00	5.9
798	4	23	2026-10-13 13:17:00	2026-10-13 14:23:00	4.4
799	1	18	2026-10-13 16:13:00	2026-10-13 17:03:00	4.4
800	4	16	2026-10-14 18:56:00	2026-10-14 19:31:00	4.8
801	7	2	2026-10-15 15:30:00	2026-10-15 15:57:00	5.4
802	1	1	2026-10-16 15:39:00	2026-10-16 16:08:00	5.9
803	1	24	2026-10-17 17:45:00	2026-10-17 18:45:00	\N
804	4	1	2026-10-17 18:03:00	2026-10-17 18:30:00	6.0
805	2	21	2026-10-20 18:41:00	2026-10-20 19:17:00	2.8
806	1	16	2026-10-21 15:59:00	2026-10-21 16:51:00	3.5
807	2	13	2026-10-21 17:17:00	2026-10-21 18:07:00	5.7
808	4	1	2026-10-21 18:04:00	2026-10-21 18:31:00	4.7
809	4	3	2026-10-21 18:47:00	2026-10-21 19:05:00	4.8
810	1	8	2026-10-22 12:42:00	2026-10-22 14:41:00	3.6
811	7	4	2026-10-22 15:13:00	2026-10-22 15:50:00	4.9
812	6	14	2026-10-22 15:18:00	2026-10-22 16:10:00	8.0
813	2	6	2026-10-22 18:41:00	2026-10-22 19:06:00	4.2
814	1	7	2026-10-22 18:46:00	2026-10-22 19:14:00	4.8
815	6	6	2026-10-23 15:58:00	2026-10-23 16:24:00	5.8
816	2	9	2026-10-23 17:16:00	2026-10-23 19:29:00	4.5
817	1	25	2026-10-23 17:17:00	2026-10-23 18:01:00	5.6
818	2	1	2026-10-26 17:50:00	2026-10-26 18:26:00	4.3
819	1	16	2026-10-27 12:18:00	2026-10-27 13:21:00	5.8
820	2	9	2026-10-27 15:49:00	2026-10-27 16:24:00	4.1
821	2	2	2026-10-27 17:59:00	2026-10-27 18:31:00	5.8
822	1	2	2026-10-29 12:52:00	2026-10-29 13:37:00	2.8
823	4	15	2026-10-29 17:13:00	2026-10-29 18:02:00	5.9
824	1	1	2026-10-29 17:25:00	2026-10-29 19:11:00	5.1
825	4	16	2026-10-29 18:12:00	2026-10-29 18:58:00	4.4
826	1	3	2026-10-30 15:11:00	2026-10-30 15:33:00	5.0
827	4	7	2026-10-30 18:23:00	2026-10-30 18:46:00	\N
828	2	18	2026-10-31 15:01:00	2026-10-31 15:42:00	3.4
829	7	2	2026-10-31 17:03:00	2026-10-31 17:35:00	4.5
830	6	1	2026-11-02 15:42:00	2026-11-02 16:00:00	6.5
831	1	3	2026-11-02 15:50:00	2026-11-02 16:20:00	6.6
832	2	12	2026-11-03 15:58:00	2026-11-03 16:32:00	5.5
833	2	23	2026-11-03 18:40:00	2026-11-03 20:26:00	5.0
834	1	22	2026-11-04 12:15:00	2026-11-04 13:11:00	4.5
835	6	20	2026-11-04 16:03:00	2026-11-04 17:25:00	3.6
836	6	9	2026-11-04 17:45:00	2026-11-04 18:39:00	6.1
837	6	8	2026-11-04 18:48:00	2026-11-04 19:24:00	2.5
838	6	3	2026-11-04 18:52:00	2026-11-04 19:26:00	6.5
839	1	15	2026-11-04 18:59:00	2026-11-04 19:36:00	5.1
840	6	20	2026-11-05 15:09:00	2026-11-05 16:05:00	\N
841	6	2	2026-11-05 15:25:00	2026-11-05 15:40:00	5.3
842	6	1	2026-11-05 15:45:00	2026-11-05 16:09:00	5.9
843	4	8	2026-11-05 17:52:00	2026-11-05 18:33:00	4.1
844	4	18	2026-11-05 18:29:00	2026-11-05 19:17:00	3.9
845	4	2	2026-11-06 15:26:00	2026-11-06 15:56:00	7.1
846	1	10	2026-11-06 17:25:00	2026-11-06 17:44:00	3.6
847	2	25	2026-11-06 18:30:00	2026-11-06 19:24:00	5.8
848	1	23	2026-11-07 16:04:00	2026-11-07 17:23:00	4.9
849	4	1	2026-11-09 16:14:00	2026-11-09 16:34:00	4.7
850	2	2	2026-11-09 16:47:00	2026-11-09 18:25:00	5.0
851	2	8	2026-11-10 15:17:00	2026-11-10 15:54:00	4.4
852	6	24	2026-11-10 17:26:00	2026-11-10 18:26:00	\N
853	2	1	2026-11-10 17:45:00	2026-11-10 18:09:00	6.0
854	4	11	2026-11-11 15:15:00	2026-11-11 16:01:00	3.0
855	6	25	2026-11-11 17:25:00	2026-11-11 18:14:00	3.5
856	1	9	2026-11-11 18:44:00	2026-11-11 19:18:00	5.0
857	6	4	2026-11-12 17:33:00	2026-11-12 17:57:00	\N
858	6	10	2026-11-13 17:17:00	2026-11-13 18:11:00	4.1
859	2	16	2026-11-18 13:31:00	2026-11-18 14:38:00	4.1
860	6	8	2026-11-19 15:46:00	2026-11-19 17:12:00	3.2
861	2	25	2026-11-19 15:51:00	2026-11-19 16:31:00	6.2
862	4	3	2026-11-20 15:09:00	2026-11-20 15:28:00	5.6
863	3	4	2026-11-20 17:54:00	2026-11-20 18:33:00	5.9
864	6	13	2026-11-21 18:10:00	2026-11-21 21:12:00	4.7
865	2	4	2026-11-21 18:47:00	2026-11-21 19:09:00	6.3
866	2	3	2026-11-21 18:58:00	2026-11-21 19:16:00	5.5
867	3	1	2026-11-23 15:57:00	2026-11-23 16:40:00	3.1
868	1	17	2026-11-23 18:17:00	2026-11-23 19:20:00	6.1
869	2	3	2026-11-23 18:33:00	2026-11-23 19:02:00	3.9
870	2	17	2026-11-24 15:03:00	2026-11-24 16:08:00	3.4
871	3	3	2026-11-24 17:41:00	2026-11-24 18:17:00	3.9
872	1	1	2026-11-24 18:06:00	2026-11-24 18:23:00	4.8
873	6	1	2026-11-25 15:56:00	2026-11-25 16:29:00	4.3
874	4	11	2026-11-25 18:42:00	2026-11-25 19:28:00	7.3
875	1	11	2026-11-26 15:24:00	2026-11-26 16:13:00	5.7
876	1	17	2026-11-26 17:41:00	2026-11-26 18:37:00	4.7
877	2	25	2026-11-26 17:44:00	2026-11-26 18:31:00	6.4
878	1	4	2026-11-26 17:50:00	2026-11-26 18:10:00	5.7
879	2	10	2026-11-27 12:27:00	2026-11-27 13:15:00	4.8
880	1	6	2026-11-27 13:31:00	2026-11-27 14:01:00	3.4
881	2	3	2026-11-27 15:13:00	2026-11-27 15:43:00	4.9
882	6	7	2026-11-27 17:50:00	2026-11-27 18:19:00	\N
883	1	10	2026-11-28 17:47:00	\N	6.6
884	7	3	2026-11-28 17:55:00	\N	3.9
\.

COPY orders (order_id, patient_id, practice_id, ordered_at, priority, status, reason, fasting) FROM stdin;
1	168	23	2024-12-03 10:53:00	stat	completed	\N	f
2	454	10	2024-12-03 12:45:00	urgent	completed	annual check-up	f
3	31	12	2024-12-05 08:44:00	routine	completed	symptoms	f
4	2	1	2024-12-05 11:38:00	routine	completed	medication monitoring	t
5	295	16	2024-12-06 08:13:00	urgent	completed	\N	t
6	402	17	2024-12-06 10:20:00	routine	completed	\N	t
7	130	13	2024-12-06 13:46:00	urgent	completed	medication monitoring	f
8	402	17	2024-12-09 08:08:00	urgent	completed	annual check-up	t
9	102	13	2024-12-11 11:07:00	routine	completed	follow-up	f
10	198	19	2024-12-11 15:30:00	routine	completed	symptoms	f
11	258	7	2024-12-12 12:39:00	urgent	completed	annual check-up	f
12	261	11	2024-12-12 14:28:00	routine	completed	\N	t
13	433	11	2024-12-12 17:00:00	routine	completed	\N	f
14	449	8	2024-12-13 10:12:00	urgent	completed	annual check-up	f
15	185	12	2024-12-13 12:29:00	routine	completed	symptoms	f
16	405	19	2024-12-17 14:28:00	routine	completed	\N	t
17	129	12	2024-12-17 15:58:00	urgent	completed	follow-up	t
18	225	2	2024-12-19 10:46:00	urgent	completed	follow-up	f
19	69	4	2024-12-19 10:52:00	routine	completed	\N	f
20	304	6	2024-12-19 15:58:00	routine	completed	pre-operative	f
21	223	10	2024-12-20 15:32:00	routine	completed	follow-up	t
22	349	23	2024-12-21 13:28:00	routine	completed	\N	f
23	380	16	2024-12-23 16:58:00	routine	completed	follow-up	\N
24	26	14	2024-12-23 16:59:00	routine	completed	follow-up	\N
25	100	4	2024-12-23 17:09:00	routine	completed	\N	f
26	372	21	2024-12-28 10:56:00	urgent	completed	annual check-up	f
27	159	19	2024-12-30 11:50:00	routine	completed	annual check-up	\N
28	158	21	2024-12-31 14:28:00	urgent	completed	annual check-up	t
29	423	24	2025-01-02 11:31:00	stat	completed	\N	f
30	326	4	2025-01-02 15:32:00	routine	completed	annual check-up	t
31	354	16	2025-01-06 10:34:00	routine	completed	annual check-up	f
32	361	7	2025-01-07 11:49:00	routine	completed	medication monitoring	f
33	377	2	2025-01-07 15:39:00	routine	completed	\N	f
34	6	15	2025-01-08 13:49:00	routine	completed	medication monitoring	t
35	290	16	2025-01-08 14:05:00	urgent	completed	\N	f
36	307	1	2025-01-09 10:54:00	routine	completed	follow-up	f
37	451	6	2025-01-11 12:48:00	stat	completed	symptoms	t
38	212	9	2025-01-11 13:59:00	routine	completed	annual check-up	\N
39	315	1	2025-01-13 10:41:00	routine	completed	symptoms	f
40	121	10	2025-01-13 12:35:00	routine	completed	annual check-up	t
41	287	2	2025-01-13 15:56:00	routine	completed	pre-operative	f
42	134	2	2025-01-14 10:42:00	routine	completed	follow-up	f
43	261	11	2025-01-14 10:55:00	routine	completed	annual check-up	t
44	304	2	2025-01-15 11:20:00	urgent	completed	follow-up	f
45	333	12	2025-01-16 13:01:00	urgent	completed	pre-operative	f
46	454	10	2025-01-16 15:29:00	routine	completed	follow-up	t
47	380	16	2025-01-17 13:45:00	routine	completed	symptoms	t
48	128	8	2025-01-18 12:45:00	routine	completed	symptoms	t
49	417	19	2025-01-20 08:09:00	routine	completed	symptoms	t
50	44	3	2025-01-21 10:33:00	routine	completed	annual check-up	f
51	355	15	2025-01-22 16:24:00	routine	completed	symptoms	f
52	236	10	2025-01-23 12:42:00	urgent	completed	symptoms	f
53	39	1	2025-01-23 12:53:00	urgent	completed	\N	f
54	122	23	2025-01-24 10:41:00	routine	completed	pre-operative	f
55	220	2	2025-01-27 10:57:00	routine	completed	annual check-up	t
56	232	23	2025-01-27 10:58:00	routine	completed	symptoms	f
57	74	15	2025-01-27 11:53:00	routine	completed	\N	f
58	195	3	2025-01-27 14:22:00	routine	completed	symptoms	t
59	148	23	2025-01-27 16:07:00	routine	completed	medication monitoring	f
60	58	8	2025-01-28 11:14:00	urgent	completed	symptoms	t
61	134	2	2025-01-28 11:49:00	routine	completed	symptoms	f
62	172	3	2025-01-28 15:29:00	routine	completed	symptoms	f
63	111	8	2025-01-29 08:31:00	urgent	completed	symptoms	f
64	402	17	2025-01-29 10:03:00	routine	completed	annual check-up	t
65	218	5	2025-01-30 12:30:00	urgent	completed	\N	t
66	196	7	2025-01-30 15:09:00	routine	completed	medication monitoring	f
67	466	9	2025-02-01 15:40:00	routine	completed	symptoms	f
68	413	4	2025-02-04 09:50:00	routine	completed	follow-up	f
69	262	1	2025-02-04 15:06:00	urgent	completed	annual check-up	t
70	376	7	2025-02-04 16:41:00	routine	completed	symptoms	t
71	196	1	2025-02-05 09:35:00	routine	completed	follow-up	\N
72	277	12	2025-02-06 09:45:00	routine	completed	\N	\N
73	446	1	2025-02-06 10:34:00	routine	completed	follow-up	t
74	261	11	2025-02-06 13:20:00	routine	completed	follow-up	f
75	369	4	2025-02-08 12:28:00	urgent	completed	follow-up	t
76	218	5	2025-02-10 10:11:00	routine	completed	pre-operative	f
77	346	21	2025-02-10 15:17:00	routine	completed	symptoms	t
78	209	1	2025-02-10 15:31:00	routine	completed	symptoms	f
79	307	1	2025-02-11 16:43:00	routine	completed	annual check-up	f
80	247	3	2025-02-12 10:00:00	routine	completed	medication monitoring	t
81	412	1	2025-02-12 10:18:00	urgent	completed	follow-up	f
82	197	16	2025-02-12 11:35:00	routine	completed	symptoms	t
83	219	9	2025-02-13 16:49:00	routine	completed	\N	t
84	468	24	2025-02-14 13:30:00	routine	completed	symptoms	f
85	400	3	2025-02-15 10:26:00	routine	cancelled	\N	f
86	395	19	2025-02-15 11:59:00	urgent	completed	follow-up	f
87	30	10	2025-02-17 10:05:00	routine	completed	symptoms	f
88	446	1	2025-02-17 14:19:00	urgent	completed	follow-up	t
89	209	1	2025-02-17 17:07:00	routine	completed	pre-operative	f
90	9	14	2025-02-19 09:04:00	routine	completed	annual check-up	\N
91	21	14	2025-02-19 13:21:00	routine	completed	follow-up	t
92	349	15	2025-02-20 10:32:00	routine	completed	medication monitoring	t
93	42	14	2025-02-20 12:29:00	stat	completed	pre-operative	t
94	304	6	2025-02-25 08:45:00	routine	completed	follow-up	t
95	283	21	2025-02-25 10:18:00	routine	completed	follow-up	f
96	434	13	2025-02-25 12:20:00	routine	cancelled	\N	f
97	96	10	2025-02-27 10:00:00	routine	completed	symptoms	\N
98	269	1	2025-02-27 16:25:00	routine	completed	annual check-up	t
99	111	8	2025-02-28 09:43:00	urgent	completed	follow-up	f
100	132	8	2025-03-01 09:04:00	routine	completed	symptoms	f
101	321	1	2025-03-01 12:21:00	urgent	completed	medication monitoring	t
102	419	13	2025-03-04 08:01:00	routine	completed	annual check-up	t
103	92	20	2025-03-04 16:07:00	routine	completed	symptoms	t
104	268	6	2025-03-05 11:00:00	routine	completed	follow-up	f
105	261	11	2025-03-06 09:12:00	routine	completed	pre-operative	t
106	450	1	2025-03-06 12:33:00	urgent	completed	follow-up	f
107	128	19	2025-03-07 13:42:00	stat	completed	annual check-up	t
108	339	9	2025-03-10 09:08:00	routine	completed	follow-up	f
109	450	1	2025-03-10 09:21:00	stat	completed	symptoms	t
110	395	19	2025-03-11 10:47:00	routine	completed	follow-up	t
111	27	5	2025-03-11 14:50:00	routine	completed	annual check-up	\N
112	222	4	2025-03-12 17:18:00	routine	completed	follow-up	f
113	88	14	2025-03-13 09:23:00	stat	completed	\N	f
114	13	1	2025-03-13 10:17:00	stat	completed	annual check-up	t
115	75	23	2025-03-13 11:55:00	routine	completed	annual check-up	f
116	457	3	2025-03-14 17:37:00	routine	completed	symptoms	f
117	45	3	2025-03-17 12:53:00	routine	completed	medication monitoring	f
118	137	9	2025-03-17 14:55:00	routine	completed	annual check-up	f
119	450	1	2025-03-17 17:34:00	routine	completed	follow-up	\N
120	299	8	2025-03-18 08:07:00	routine	completed	pre-operative	f
121	106	20	2025-03-18 09:00:00	routine	completed	follow-up	f
122	73	16	2025-03-18 10:44:00	routine	cancelled	medication monitoring	f
123	178	2	2025-03-18 11:51:00	routine	completed	\N	t
124	162	1	2025-03-19 11:15:00	urgent	completed	annual check-up	t
125	254	18	2025-03-19 11:30:00	routine	completed	medication monitoring	f
126	386	8	2025-03-21 08:59:00	routine	completed	annual check-up	f
127	298	23	2025-03-25 15:17:00	routine	completed	medication monitoring	t
128	298	4	2025-03-25 16:52:00	routine	completed	pre-operative	t
129	61	5	2025-03-26 08:13:00	routine	completed	annual check-up	t
130	401	1	2025-03-26 11:51:00	routine	cancelled	annual check-up	t
131	195	3	2025-03-26 14:17:00	urgent	completed	\N	f
132	282	9	2025-03-27 09:13:00	routine	completed	follow-up	f
133	44	3	2025-03-28 08:38:00	routine	completed	annual check-up	t
134	413	13	2025-03-29 16:37:00	routine	completed	annual check-up	t
135	160	13	2025-03-31 09:24:00	routine	completed	symptoms	f
136	60	6	2025-04-01 10:48:00	routine	completed	symptoms	\N
137	398	7	2025-04-01 13:16:00	routine	completed	pre-operative	f
138	450	1	2025-04-01 15:28:00	routine	completed	annual check-up	f
139	207	9	2025-04-02 15:46:00	routine	completed	symptoms	f
140	227	11	2025-04-02 16:16:00	routine	completed	follow-up	t
141	185	12	2025-04-04 14:58:00	routine	completed	symptoms	t
142	185	13	2025-04-04 15:31:00	routine	completed	annual check-up	f
143	241	21	2025-04-04 17:43:00	routine	completed	follow-up	t
144	248	8	2025-04-07 10:15:00	routine	completed	annual check-up	t
145	37	9	2025-04-07 11:32:00	routine	completed	medication monitoring	f
146	259	10	2025-04-07 14:42:00	routine	completed	follow-up	f
147	467	23	2025-04-08 14:22:00	routine	completed	symptoms	t
148	239	18	2025-04-10 08:24:00	routine	completed	symptoms	f
149	440	2	2025-04-10 09:40:00	routine	completed	medication monitoring	f
150	318	14	2025-04-11 10:38:00	routine	completed	follow-up	f
151	33	21	2025-04-11 11:58:00	routine	completed	\N	t
152	51	23	2025-04-11 13:26:00	routine	completed	annual check-up	t
153	5	6	2025-04-12 09:48:00	urgent	completed	follow-up	f
154	406	20	2025-04-14 10:51:00	routine	completed	annual check-up	f
155	136	5	2025-04-14 15:28:00	routine	completed	pre-operative	f
156	325	18	2025-04-16 13:37:00	urgent	completed	\N	f
157	92	20	2025-04-16 16:14:00	routine	completed	annual check-up	f
158	98	21	2025-04-17 11:02:00	routine	completed	follow-up	f
159	101	2	2025-04-17 14:59:00	routine	cancelled	symptoms	f
160	450	1	2025-04-18 10:50:00	routine	completed	symptoms	f
161	248	8	2025-04-19 13:20:00	urgent	completed	symptoms	t
162	325	18	2025-04-19 13:20:00	routine	completed	annual check-up	f
163	376	7	2025-04-21 10:29:00	routine	completed	follow-up	f
164	239	11	2025-04-21 14:27:00	routine	completed	annual check-up	f
165	60	17	2025-04-21 17:45:00	urgent	completed	annual check-up	t
166	326	4	2025-04-22 14:55:00	urgent	completed	medication monitoring	t
167	304	6	2025-04-23 13:12:00	routine	completed	\N	f
168	399	8	2025-04-24 09:37:00	routine	completed	\N	\N
169	230	4	2025-04-24 13:48:00	stat	completed	pre-operative	f
170	362	20	2025-04-28 11:13:00	urgent	completed	symptoms	f
171	303	16	2025-04-28 11:47:00	routine	cancelled	pre-operative	t
172	216	20	2025-04-30 10:33:00	routine	completed	follow-up	t
173	58	2	2025-04-30 11:27:00	routine	completed	pre-operative	t
174	63	6	2025-05-01 12:16:00	urgent	completed	follow-up	t
175	376	7	2025-05-02 10:00:00	routine	completed	symptoms	t
176	159	19	2025-05-02 11:09:00	routine	completed	medication monitoring	f
177	72	17	2025-05-03 11:02:00	urgent	completed	follow-up	\N
178	304	6	2025-05-05 13:12:00	routine	completed	annual check-up	f
179	46	18	2025-05-05 15:21:00	urgent	completed	medication monitoring	f
180	204	1	2025-05-06 10:13:00	routine	completed	\N	t
181	39	1	2025-05-06 13:54:00	routine	completed	annual check-up	t
182	262	1	2025-05-07 12:14:00	stat	completed	annual check-up	t
183	261	11	2025-05-07 13:49:00	routine	completed	\N	\N
184	391	9	2025-05-07 14:29:00	routine	completed	follow-up	f
185	20	8	2025-05-08 10:20:00	routine	completed	annual check-up	f
186	41	4	2025-05-08 10:38:00	routine	completed	follow-up	f
187	397	9	2025-05-09 16:23:00	routine	completed	annual check-up	t
188	431	7	2025-05-14 09:45:00	routine	completed	annual check-up	t
189	306	15	2025-05-16 14:50:00	routine	completed	pre-operative	f
190	170	13	2025-05-19 12:45:00	routine	completed	annual check-up	t
191	227	11	2025-05-20 14:19:00	routine	completed	follow-up	f
192	208	9	2025-05-22 08:54:00	routine	completed	medication monitoring	t
193	360	3	2025-05-22 10:04:00	routine	completed	annual check-up	f
194	104	3	2025-05-22 14:33:00	routine	completed	annual check-up	f
195	469	8	2025-05-22 15:42:00	routine	completed	symptoms	t
196	27	8	2025-05-23 08:11:00	routine	completed	annual check-up	f
197	364	3	2025-05-23 10:03:00	routine	completed	medication monitoring	f
198	211	23	2025-05-23 14:55:00	routine	completed	follow-up	\N
199	232	8	2025-05-26 10:26:00	routine	completed	medication monitoring	\N
200	47	4	2025-05-27 08:08:00	routine	completed	follow-up	t
201	13	1	2025-05-27 09:27:00	routine	completed	\N	t
202	178	2	2025-05-27 12:02:00	urgent	completed	symptoms	\N
203	361	7	2025-05-28 10:27:00	routine	completed	annual check-up	f
204	185	12	2025-05-29 09:04:00	routine	completed	\N	f
205	202	7	2025-05-29 11:50:00	routine	completed	pre-operative	t
206	80	10	2025-06-02 09:23:00	routine	completed	medication monitoring	f
207	154	1	2025-06-03 10:13:00	routine	completed	follow-up	f
208	354	16	2025-06-03 11:16:00	routine	completed	medication monitoring	t
209	173	10	2025-06-05 08:21:00	routine	completed	annual check-up	t
210	360	3	2025-06-05 09:32:00	urgent	completed	annual check-up	t
211	397	9	2025-06-05 10:09:00	routine	completed	\N	t
212	449	8	2025-06-06 12:13:00	routine	completed	annual check-up	t
213	65	8	2025-06-06 13:38:00	urgent	completed	\N	t
214	2	1	2025-06-06 15:48:00	routine	completed	\N	f
215	388	3	2025-06-07 10:18:00	routine	completed	follow-up	t
216	47	2	2025-06-10 08:35:00	routine	cancelled	follow-up	f
217	348	2	2025-06-10 09:49:00	urgent	completed	\N	t
218	147	23	2025-06-10 10:26:00	urgent	completed	pre-operative	t
219	331	13	2025-06-10 14:11:00	routine	completed	follow-up	t
220	268	2	2025-06-11 14:19:00	routine	completed	\N	f
221	385	22	2025-06-12 16:27:00	routine	completed	follow-up	f
222	442	11	2025-06-13 11:14:00	urgent	completed	follow-up	f
223	37	8	2025-06-13 12:10:00	routine	completed	follow-up	f
224	193	6	2025-06-13 12:26:00	routine	completed	medication monitoring	t
225	392	10	2025-06-14 16:37:00	routine	completed	\N	f
226	435	3	2025-06-17 09:33:00	routine	completed	follow-up	t
227	301	10	2025-06-18 17:33:00	routine	completed	medication monitoring	t
228	93	9	2025-06-20 09:10:00	urgent	completed	annual check-up	t
229	117	1	2025-06-20 12:09:00	routine	completed	annual check-up	\N
230	295	16	2025-06-20 12:38:00	routine	completed	annual check-up	f
231	352	21	2025-06-23 08:25:00	routine	completed	annual check-up	t
232	367	2	2025-06-23 11:42:00	routine	completed	follow-up	t
233	87	2	2025-06-23 17:33:00	routine	completed	annual check-up	t
234	371	21	2025-06-24 08:01:00	routine	completed	pre-operative	f
235	314	20	2025-06-24 16:57:00	routine	completed	annual check-up	f
236	227	11	2025-06-25 10:00:00	routine	completed	annual check-up	t
237	295	16	2025-06-25 14:21:00	routine	completed	follow-up	t
238	410	7	2025-06-26 10:04:00	routine	completed	annual check-up	f
239	328	6	2025-06-26 15:47:00	routine	completed	\N	f
240	405	19	2025-06-27 15:30:00	routine	cancelled	annual check-up	\N
241	450	10	2025-06-28 09:03:00	urgent	cancelled	annual check-up	f
242	331	13	2025-06-30 08:03:00	routine	completed	symptoms	f
243	336	12	2025-06-30 13:10:00	routine	completed	pre-operative	f
244	237	24	2025-06-30 16:01:00	urgent	completed	follow-up	f
245	54	23	2025-07-01 15:14:00	urgent	completed	\N	t
246	9	14	2025-07-01 16:18:00	routine	completed	medication monitoring	f
247	100	4	2025-07-02 11:49:00	routine	completed	\N	t
248	309	8	2025-07-02 14:43:00	routine	completed	symptoms	f
249	209	5	2025-07-02 15:16:00	routine	completed	medication monitoring	t
250	360	3	2025-07-03 09:51:00	routine	completed	annual check-up	f
251	4	1	2025-07-03 09:59:00	routine	completed	medication monitoring	t
252	367	2	2025-07-03 10:29:00	urgent	completed	\N	t
253	437	14	2025-07-03 12:04:00	routine	completed	annual check-up	\N
254	2	1	2025-07-03 15:54:00	routine	completed	symptoms	f
255	338	3	2025-07-04 15:11:00	routine	cancelled	follow-up	f
256	157	3	2025-07-08 08:52:00	routine	cancelled	follow-up	t
257	361	7	2025-07-08 09:15:00	routine	completed	annual check-up	t
258	34	18	2025-07-09 08:34:00	stat	completed	\N	t
259	436	19	2025-07-09 10:22:00	routine	completed	\N	f
260	58	5	2025-07-09 10:26:00	routine	cancelled	symptoms	t
261	88	14	2025-07-15 14:48:00	routine	completed	\N	f
262	100	4	2025-07-15 16:11:00	stat	completed	follow-up	t
263	392	10	2025-07-16 12:06:00	routine	completed	pre-operative	f
264	20	8	2025-07-17 09:27:00	routine	completed	\N	f
265	328	1	2025-07-17 16:31:00	routine	completed	annual check-up	t
266	227	11	2025-07-21 08:39:00	routine	completed	follow-up	t
267	44	3	2025-07-21 11:47:00	urgent	completed	follow-up	f
268	60	6	2025-07-22 14:47:00	routine	completed	pre-operative	f
269	328	6	2025-07-22 15:18:00	routine	completed	symptoms	f
270	287	2	2025-07-22 17:40:00	urgent	completed	annual check-up	t
271	205	1	2025-07-23 10:30:00	routine	completed	symptoms	\N
272	423	17	2025-07-23 10:43:00	routine	completed	follow-up	t
273	76	7	2025-07-23 15:29:00	routine	completed	\N	f
274	21	14	2025-07-24 16:18:00	routine	cancelled	\N	t
275	349	12	2025-07-25 12:01:00	routine	completed	annual check-up	f
276	7	16	2025-07-29 09:45:00	routine	completed	annual check-up	t
277	379	1	2025-07-29 10:42:00	routine	completed	symptoms	f
278	134	7	2025-07-29 14:55:00	routine	completed	annual check-up	t
279	68	2	2025-07-29 15:23:00	routine	completed	pre-operative	f
280	439	10	2025-07-30 16:57:00	routine	completed	symptoms	t
281	265	4	2025-07-31 08:35:00	routine	completed	\N	t
282	105	2	2025-08-01 11:10:00	routine	completed	symptoms	t
283	415	7	2025-08-02 12:27:00	routine	completed	\N	f
284	185	12	2025-08-04 09:01:00	routine	completed	medication monitoring	f
285	5	6	2025-08-04 09:36:00	urgent	completed	annual check-up	t
286	97	17	2025-08-05 11:52:00	routine	completed	symptoms	f
287	117	1	2025-08-05 15:09:00	routine	completed	follow-up	t
288	132	5	2025-08-05 15:53:00	routine	completed	symptoms	f
289	271	11	2025-08-06 14:27:00	routine	completed	follow-up	f
290	119	5	2025-08-08 16:11:00	routine	completed	annual check-up	f
291	287	2	2025-08-08 16:55:00	routine	completed	medication monitoring	t
292	317	19	2025-08-12 09:58:00	urgent	completed	follow-up	f
293	261	11	2025-08-12 10:21:00	routine	completed	follow-up	t
294	307	4	2025-08-12 10:39:00	routine	completed	symptoms	t
295	309	19	2025-08-12 13:10:00	routine	completed	symptoms	t
296	195	3	2025-08-18 08:53:00	routine	cancelled	annual check-up	f
297	179	7	2025-08-19 08:42:00	routine	completed	medication monitoring	f
298	108	5	2025-08-19 14:28:00	routine	cancelled	symptoms	f
299	185	12	2025-08-20 11:43:00	routine	completed	pre-operative	f
300	108	5	2025-08-21 09:32:00	routine	cancelled	\N	f
301	61	5	2025-08-21 13:54:00	routine	completed	medication monitoring	f
302	354	16	2025-08-21 14:23:00	routine	completed	\N	t
303	338	3	2025-08-25 11:12:00	routine	completed	pre-operative	f
304	26	14	2025-08-25 11:54:00	routine	completed	\N	\N
305	345	22	2025-08-25 12:45:00	urgent	completed	\N	f
306	184	23	2025-08-26 08:29:00	routine	completed	follow-up	t
307	140	13	2025-08-27 10:23:00	urgent	completed	annual check-up	\N
308	298	3	2025-08-27 12:25:00	routine	completed	follow-up	f
309	97	17	2025-08-27 16:59:00	stat	cancelled	annual check-up	f
310	203	18	2025-08-29 08:32:00	routine	completed	follow-up	t
311	305	14	2025-08-29 16:05:00	routine	completed	symptoms	\N
312	263	8	2025-08-30 17:01:00	routine	completed	symptoms	f
313	254	1	2025-09-01 09:09:00	routine	completed	symptoms	t
314	27	11	2025-09-01 12:24:00	stat	completed	follow-up	t
315	284	4	2025-09-02 10:44:00	routine	completed	symptoms	t
316	105	2	2025-09-02 14:39:00	routine	completed	symptoms	f
317	402	17	2025-09-02 15:22:00	routine	completed	follow-up	f
318	209	19	2025-09-04 10:00:00	urgent	completed	symptoms	f
319	1	2	2025-09-04 16:15:00	routine	completed	annual check-up	t
320	86	3	2025-09-05 08:06:00	routine	completed	follow-up	f
321	261	16	2025-09-05 17:19:00	routine	completed	annual check-up	t
322	53	9	2025-09-06 10:14:00	routine	completed	\N	f
323	457	12	2025-09-08 09:35:00	routine	completed	\N	f
324	400	3	2025-09-09 10:41:00	routine	completed	follow-up	f
325	454	10	2025-09-10 11:10:00	routine	completed	annual check-up	t
326	207	9	2025-09-11 09:49:00	routine	completed	medication monitoring	t
327	250	2	2025-09-12 09:24:00	routine	completed	follow-up	f
328	419	13	2025-09-12 13:53:00	routine	completed	\N	f
329	257	16	2025-09-12 15:41:00	routine	completed	symptoms	f
330	248	25	2025-09-15 12:23:00	routine	completed	follow-up	f
331	223	10	2025-09-16 16:02:00	routine	completed	medication monitoring	f
332	236	9	2025-09-16 16:47:00	routine	completed	pre-operative	t
333	205	1	2025-09-17 09:48:00	routine	completed	pre-operative	t
334	323	13	2025-09-17 12:31:00	routine	completed	\N	t
335	361	7	2025-09-17 13:02:00	routine	completed	pre-operative	t
336	422	21	2025-09-17 13:09:00	urgent	completed	symptoms	f
337	344	17	2025-09-17 14:04:00	routine	completed	symptoms	f
338	227	11	2025-09-17 15:34:00	routine	completed	follow-up	f
339	363	21	2025-09-18 11:33:00	routine	completed	annual check-up	f
340	81	21	2025-09-18 15:12:00	routine	completed	follow-up	t
341	203	18	2025-09-19 11:06:00	routine	completed	follow-up	t
342	2	1	2025-09-19 11:25:00	routine	completed	follow-up	f
343	424	24	2025-09-19 15:44:00	routine	completed	symptoms	f
344	267	10	2025-09-22 08:13:00	routine	cancelled	\N	t
345	100	4	2025-09-22 10:07:00	routine	completed	follow-up	f
346	383	17	2025-09-22 14:51:00	routine	completed	\N	\N
347	34	18	2025-09-23 09:39:00	routine	completed	medication monitoring	f
348	100	2	2025-09-23 09:47:00	routine	completed	annual check-up	t
349	293	1	2025-09-24 16:36:00	routine	completed	annual check-up	f
350	464	12	2025-09-25 09:58:00	routine	completed	annual check-up	f
351	295	16	2025-09-25 16:22:00	routine	completed	symptoms	t
352	468	3	2025-09-29 13:38:00	urgent	completed	\N	f
353	405	19	2025-09-29 14:02:00	urgent	completed	\N	t
354	295	16	2025-09-29 14:40:00	routine	completed	annual check-up	t
355	84	15	2025-09-30 13:56:00	routine	completed	follow-up	f
356	192	12	2025-09-30 16:41:00	stat	completed	symptoms	f
357	4	1	2025-10-01 11:19:00	routine	completed	\N	f
358	26	14	2025-10-01 11:26:00	routine	completed	follow-up	f
359	398	2	2025-10-01 13:54:00	routine	completed	annual check-up	t
360	405	19	2025-10-03 10:29:00	urgent	completed	medication monitoring	f
361	359	13	2025-10-04 08:19:00	urgent	completed	symptoms	t
362	312	2	2025-10-06 14:25:00	urgent	completed	symptoms	t
363	227	11	2025-10-07 10:44:00	routine	completed	symptoms	t
364	332	8	2025-10-07 12:33:00	urgent	completed	medication monitoring	\N
365	58	5	2025-10-07 17:19:00	routine	completed	pre-operative	t
366	357	8	2025-10-07 17:38:00	routine	completed	follow-up	f
367	454	10	2025-10-09 11:04:00	urgent	completed	follow-up	\N
368	225	2	2025-10-09 17:30:00	routine	completed	annual check-up	f
369	454	10	2025-10-10 15:21:00	routine	completed	annual check-up	f
370	347	15	2025-10-11 09:15:00	routine	completed	symptoms	f
371	67	20	2025-10-11 09:45:00	routine	completed	annual check-up	f
372	205	1	2025-10-11 13:52:00	routine	completed	follow-up	t
373	111	13	2025-10-11 14:17:00	routine	completed	follow-up	\N
374	325	18	2025-10-14 09:51:00	routine	completed	follow-up	t
375	248	8	2025-10-14 12:13:00	routine	completed	symptoms	f
376	257	16	2025-10-14 15:16:00	routine	completed	annual check-up	f
377	253	19	2025-10-14 17:10:00	routine	completed	annual check-up	\N
378	451	5	2025-10-15 12:06:00	routine	completed	\N	t
379	55	10	2025-10-15 13:52:00	routine	completed	symptoms	t
380	239	18	2025-10-15 15:21:00	routine	completed	\N	f
381	227	11	2025-10-16 13:18:00	urgent	completed	\N	f
382	279	10	2025-10-16 16:33:00	routine	completed	symptoms	f
383	349	3	2025-10-16 17:56:00	urgent	completed	symptoms	f
384	134	15	2025-10-17 10:36:00	routine	completed	\N	f
385	63	6	2025-10-17 10:52:00	urgent	completed	follow-up	t
386	408	5	2025-10-17 14:58:00	routine	completed	follow-up	f
387	206	6	2025-10-18 10:36:00	routine	completed	symptoms	t
388	121	10	2025-10-20 10:12:00	routine	completed	symptoms	t
389	73	16	2025-10-20 15:52:00	urgent	completed	symptoms	t
390	356	1	2025-10-20 17:23:00	routine	completed	symptoms	t
391	22	15	2025-10-21 11:07:00	routine	completed	follow-up	f
392	453	22	2025-10-21 15:21:00	urgent	completed	follow-up	t
393	185	12	2025-10-21 15:23:00	routine	completed	symptoms	f
394	354	16	2025-10-21 15:50:00	stat	cancelled	follow-up	f
395	7	16	2025-10-22 10:43:00	urgent	completed	symptoms	f
396	386	9	2025-10-22 11:12:00	urgent	completed	symptoms	t
397	225	2	2025-10-22 11:20:00	stat	completed	annual check-up	f
398	104	4	2025-10-22 13:18:00	urgent	completed	follow-up	f
399	392	10	2025-10-23 11:18:00	urgent	completed	annual check-up	\N
400	185	12	2025-10-23 14:29:00	routine	completed	symptoms	t
401	299	20	2025-10-24 08:56:00	routine	completed	\N	t
402	212	9	2025-10-24 09:20:00	routine	completed	medication monitoring	f
403	466	3	2025-10-24 11:00:00	routine	completed	annual check-up	f
404	264	11	2025-10-24 14:45:00	routine	completed	\N	f
405	22	15	2025-10-25 09:06:00	routine	completed	symptoms	t
406	295	16	2025-10-25 15:01:00	routine	completed	symptoms	\N
407	435	3	2025-10-27 15:51:00	routine	completed	follow-up	t
408	390	15	2025-10-28 10:54:00	routine	completed	\N	t
409	360	3	2025-10-28 11:01:00	routine	cancelled	annual check-up	\N
410	449	7	2025-10-28 11:28:00	routine	completed	pre-operative	f
411	103	16	2025-10-30 09:12:00	routine	completed	symptoms	t
412	110	2	2025-10-31 09:35:00	urgent	completed	medication monitoring	f
413	392	10	2025-10-31 15:21:00	routine	completed	symptoms	f
414	269	1	2025-11-03 08:13:00	routine	completed	pre-operative	\N
415	22	15	2025-11-03 12:38:00	routine	completed	symptoms	t
416	26	14	2025-11-05 08:25:00	urgent	completed	annual check-up	t
417	195	3	2025-11-05 11:44:00	routine	completed	follow-up	f
418	185	12	2025-11-06 13:27:00	routine	completed	follow-up	f
419	227	11	2025-11-07 09:50:00	routine	completed	annual check-up	f
420	390	15	2025-11-10 10:48:00	routine	completed	annual check-up	t
421	70	3	2025-11-10 14:05:00	routine	completed	medication monitoring	t
422	6	15	2025-11-10 14:24:00	routine	completed	annual check-up	f
423	251	3	2025-11-10 15:52:00	urgent	completed	follow-up	t
424	95	9	2025-11-10 16:19:00	routine	completed	medication monitoring	f
425	216	20	2025-11-10 17:07:00	routine	completed	\N	f
426	49	2	2025-11-11 13:00:00	routine	completed	symptoms	t
427	232	8	2025-11-11 17:55:00	routine	completed	annual check-up	t
428	150	8	2025-11-12 09:02:00	routine	completed	annual check-up	t
429	173	10	2025-11-12 10:49:00	stat	completed	symptoms	f
430	444	4	2025-11-12 10:52:00	stat	cancelled	follow-up	f
431	207	9	2025-11-12 11:10:00	routine	completed	\N	t
432	184	23	2025-11-12 14:13:00	routine	completed	follow-up	t
433	112	5	2025-11-13 09:16:00	routine	completed	follow-up	t
434	244	13	2025-11-13 09:23:00	routine	completed	follow-up	t
435	430	22	2025-11-13 14:23:00	routine	completed	annual check-up	t
436	119	2	2025-11-14 12:12:00	routine	completed	symptoms	t
437	271	11	2025-11-14 14:51:00	routine	completed	annual check-up	f
438	264	11	2025-11-15 10:04:00	routine	completed	\N	f
439	22	8	2025-11-15 10:28:00	routine	completed	follow-up	f
440	20	8	2025-11-15 11:03:00	routine	completed	pre-operative	f
441	446	1	2025-11-15 12:22:00	urgent	completed	annual check-up	f
442	272	20	2025-11-17 10:43:00	routine	completed	follow-up	\N
443	383	17	2025-11-17 10:50:00	routine	completed	annual check-up	t
444	109	21	2025-11-17 13:09:00	routine	completed	\N	f
445	21	14	2025-11-18 10:22:00	routine	completed	annual check-up	f
446	146	16	2025-11-19 11:32:00	routine	completed	follow-up	t
447	248	8	2025-11-19 14:05:00	routine	completed	follow-up	f
448	41	4	2025-11-19 14:47:00	routine	completed	symptoms	t
449	49	2	2025-11-20 13:49:00	routine	completed	follow-up	f
450	446	1	2025-11-22 11:59:00	routine	completed	\N	t
451	35	12	2025-11-24 10:25:00	urgent	completed	symptoms	\N
452	325	18	2025-11-24 14:29:00	routine	completed	annual check-up	t
453	259	10	2025-11-25 14:11:00	routine	completed	follow-up	f
454	41	4	2025-11-26 08:26:00	routine	completed	annual check-up	t
455	310	16	2025-11-26 11:58:00	routine	completed	symptoms	f
456	307	1	2025-11-27 10:51:00	urgent	completed	symptoms	\N
457	139	8	2025-11-27 13:33:00	urgent	completed	pre-operative	f
458	181	9	2025-11-28 13:02:00	routine	completed	follow-up	f
459	176	4	2025-11-29 09:00:00	routine	completed	medication monitoring	t
460	257	16	2025-11-29 11:06:00	routine	completed	symptoms	t
461	419	13	2025-12-01 11:40:00	routine	completed	\N	f
462	379	9	2025-12-01 17:36:00	routine	completed	annual check-up	f
463	401	1	2025-12-04 11:25:00	routine	completed	follow-up	t
464	100	4	2025-12-05 09:54:00	routine	completed	symptoms	f
465	128	19	2025-12-05 12:17:00	routine	completed	annual check-up	f
466	408	5	2025-12-09 11:47:00	routine	completed	medication monitoring	f
467	358	1	2025-12-09 15:30:00	routine	completed	follow-up	f
468	264	11	2025-12-10 08:56:00	routine	completed	symptoms	\N
469	26	13	2025-12-10 09:42:00	routine	completed	\N	f
470	412	1	2025-12-10 15:23:00	routine	completed	symptoms	f
471	250	2	2025-12-11 09:16:00	routine	completed	follow-up	t
472	168	23	2025-12-11 11:22:00	routine	completed	annual check-up	t
473	279	10	2025-12-11 12:06:00	routine	completed	follow-up	f
474	107	7	2025-12-11 14:32:00	routine	completed	symptoms	t
475	422	21	2025-12-12 11:49:00	routine	completed	symptoms	\N
476	449	3	2025-12-13 15:17:00	routine	completed	symptoms	f
477	160	13	2025-12-15 08:48:00	routine	completed	medication monitoring	t
478	100	2	2025-12-15 10:28:00	routine	completed	annual check-up	t
479	390	15	2025-12-15 11:39:00	routine	cancelled	symptoms	f
480	239	18	2025-12-16 09:44:00	routine	completed	symptoms	\N
481	244	2	2025-12-16 11:40:00	routine	completed	follow-up	f
482	174	6	2025-12-17 09:19:00	routine	completed	follow-up	t
483	450	1	2025-12-17 09:31:00	routine	completed	follow-up	t
484	403	3	2025-12-17 14:01:00	urgent	completed	\N	f
485	166	20	2025-12-18 17:14:00	routine	completed	follow-up	f
486	325	18	2025-12-19 09:19:00	routine	completed	medication monitoring	f
487	402	17	2025-12-19 11:02:00	routine	completed	follow-up	t
488	289	14	2025-12-24 14:39:00	urgent	cancelled	\N	f
489	96	10	2025-12-24 15:49:00	routine	cancelled	annual check-up	t
490	190	14	2025-12-29 08:24:00	routine	completed	pre-operative	t
491	454	10	2025-12-30 10:50:00	routine	cancelled	follow-up	t
492	258	7	2025-12-31 14:31:00	routine	completed	medication monitoring	t
493	49	2	2026-01-02 08:28:00	routine	completed	symptoms	t
494	262	8	2026-01-02 10:22:00	routine	completed	\N	f
495	408	5	2026-01-02 14:56:00	urgent	completed	medication monitoring	\N
496	365	13	2026-01-05 11:43:00	routine	completed	medication monitoring	t
497	326	1	2026-01-05 11:52:00	urgent	completed	follow-up	t
498	72	17	2026-01-06 11:09:00	stat	cancelled	follow-up	t
499	380	7	2026-01-07 10:00:00	routine	completed	annual check-up	t
500	225	2	2026-01-07 11:27:00	routine	completed	\N	f
501	355	15	2026-01-07 15:25:00	routine	cancelled	annual check-up	f
502	416	9	2026-01-08 13:37:00	routine	completed	\N	f
503	71	7	2026-01-09 14:24:00	routine	cancelled	\N	t
504	257	5	2026-01-09 15:53:00	routine	completed	annual check-up	f
505	73	16	2026-01-10 13:04:00	routine	completed	follow-up	t
506	403	3	2026-01-12 10:42:00	routine	completed	follow-up	\N
507	402	17	2026-01-13 15:27:00	urgent	completed	annual check-up	t
508	267	9	2026-01-13 16:34:00	routine	completed	pre-operative	f
509	315	1	2026-01-14 11:23:00	routine	completed	symptoms	f
510	267	17	2026-01-15 11:32:00	routine	completed	\N	f
511	261	11	2026-01-16 10:23:00	routine	completed	symptoms	f
512	117	1	2026-01-16 10:30:00	routine	completed	follow-up	f
513	70	7	2026-01-16 15:44:00	urgent	completed	\N	t
514	170	13	2026-01-19 14:41:00	urgent	completed	annual check-up	f
515	173	10	2026-01-20 08:04:00	routine	completed	follow-up	t
516	225	2	2026-01-20 08:27:00	routine	completed	pre-operative	f
517	277	12	2026-01-20 09:35:00	urgent	completed	annual check-up	t
518	3	13	2026-01-20 10:40:00	routine	completed	symptoms	f
519	282	9	2026-01-20 11:52:00	routine	completed	annual check-up	t
520	311	1	2026-01-21 08:41:00	urgent	completed	follow-up	f
521	26	25	2026-01-21 10:05:00	routine	completed	follow-up	f
522	26	14	2026-01-21 16:02:00	urgent	completed	symptoms	f
523	405	7	2026-01-23 14:13:00	routine	completed	annual check-up	t
524	355	3	2026-01-24 11:57:00	routine	completed	medication monitoring	f
525	281	11	2026-01-24 14:37:00	urgent	completed	medication monitoring	f
526	212	9	2026-01-26 13:31:00	routine	completed	follow-up	t
527	192	2	2026-01-27 09:43:00	routine	completed	annual check-up	t
528	439	10	2026-01-28 08:40:00	routine	completed	follow-up	f
529	225	2	2026-01-28 09:02:00	urgent	completed	medication monitoring	t
530	141	4	2026-01-28 09:15:00	urgent	completed	annual check-up	f
531	360	3	2026-01-28 11:52:00	routine	completed	follow-up	\N
532	56	23	2026-01-28 13:24:00	routine	completed	symptoms	f
533	178	2	2026-01-28 13:46:00	routine	completed	\N	f
534	204	1	2026-01-29 09:01:00	routine	completed	medication monitoring	f
535	78	14	2026-01-29 09:05:00	routine	completed	follow-up	f
536	185	12	2026-01-30 11:50:00	routine	completed	annual check-up	f
537	140	13	2026-01-30 16:10:00	routine	completed	\N	f
538	261	11	2026-01-31 08:54:00	routine	completed	medication monitoring	t
539	115	16	2026-01-31 10:00:00	urgent	completed	symptoms	t
540	364	3	2026-01-31 17:59:00	routine	completed	symptoms	t
541	26	13	2026-02-02 08:09:00	routine	completed	\N	t
542	100	4	2026-02-02 08:12:00	urgent	completed	symptoms	t
543	203	5	2026-02-02 09:39:00	routine	completed	follow-up	t
544	212	9	2026-02-03 09:55:00	routine	completed	follow-up	f
545	318	14	2026-02-03 11:41:00	routine	completed	\N	f
546	391	6	2026-02-03 13:01:00	routine	completed	symptoms	f
547	360	5	2026-02-03 15:18:00	urgent	completed	annual check-up	t
548	91	17	2026-02-04 08:02:00	routine	completed	annual check-up	f
549	16	16	2026-02-04 13:29:00	routine	completed	annual check-up	t
550	307	1	2026-02-04 14:43:00	routine	completed	annual check-up	f
551	179	7	2026-02-05 13:34:00	routine	completed	annual check-up	f
552	63	1	2026-02-05 14:53:00	routine	completed	\N	t
553	111	3	2026-02-06 08:46:00	routine	completed	symptoms	f
554	379	1	2026-02-07 10:26:00	routine	completed	follow-up	f
555	26	14	2026-02-09 17:09:00	urgent	completed	follow-up	\N
556	408	5	2026-02-10 12:58:00	routine	completed	follow-up	t
557	2	1	2026-02-11 09:19:00	routine	cancelled	symptoms	\N
558	286	8	2026-02-11 10:05:00	routine	completed	follow-up	f
559	307	1	2026-02-11 10:22:00	urgent	completed	annual check-up	f
560	304	6	2026-02-11 10:58:00	urgent	completed	\N	f
561	57	22	2026-02-11 15:41:00	urgent	completed	symptoms	t
562	461	13	2026-02-12 09:18:00	urgent	completed	follow-up	f
563	20	8	2026-02-12 12:04:00	stat	completed	annual check-up	\N
564	299	20	2026-02-12 12:46:00	routine	completed	\N	f
565	402	17	2026-02-13 10:26:00	routine	completed	annual check-up	f
566	253	10	2026-02-13 10:26:00	routine	completed	follow-up	t
567	120	16	2026-02-13 14:59:00	routine	completed	annual check-up	f
568	244	3	2026-02-14 10:44:00	routine	completed	annual check-up	f
569	20	8	2026-02-16 10:46:00	routine	completed	medication monitoring	t
570	424	24	2026-02-16 11:32:00	routine	completed	annual check-up	f
571	398	2	2026-02-16 12:53:00	routine	completed	\N	t
572	225	2	2026-02-17 10:41:00	routine	cancelled	symptoms	f
573	116	3	2026-02-17 14:58:00	routine	completed	symptoms	t
574	455	4	2026-02-17 15:28:00	routine	completed	annual check-up	f
575	209	1	2026-02-18 11:49:00	routine	completed	symptoms	\N
576	356	1	2026-02-20 13:27:00	routine	completed	annual check-up	t
577	235	3	2026-02-21 11:30:00	urgent	completed	\N	f
578	328	6	2026-02-23 10:57:00	routine	completed	annual check-up	f
579	21	14	2026-02-23 12:04:00	routine	completed	annual check-up	f
580	17	3	2026-02-24 13:05:00	routine	completed	follow-up	f
581	92	20	2026-02-25 12:10:00	routine	completed	symptoms	\N
582	63	6	2026-02-25 12:57:00	routine	completed	\N	\N
583	166	20	2026-02-27 08:17:00	routine	completed	annual check-up	t
584	58	2	2026-02-27 08:38:00	routine	completed	follow-up	f
585	100	4	2026-02-27 14:12:00	routine	completed	symptoms	f
586	28	5	2026-03-03 10:57:00	routine	completed	follow-up	\N
587	73	16	2026-03-03 14:33:00	routine	completed	follow-up	f
588	254	23	2026-03-05 09:51:00	routine	completed	follow-up	f
589	469	8	2026-03-05 10:45:00	routine	completed	\N	f
590	437	14	2026-03-05 11:17:00	routine	completed	follow-up	f
591	364	3	2026-03-05 15:10:00	routine	cancelled	symptoms	f
592	435	2	2026-03-06 10:14:00	routine	completed	medication monitoring	f
593	192	12	2026-03-06 11:53:00	stat	completed	follow-up	\N
594	451	6	2026-03-06 15:57:00	routine	completed	annual check-up	f
595	187	25	2026-03-06 16:58:00	routine	completed	medication monitoring	f
596	412	1	2026-03-07 09:39:00	routine	completed	\N	f
597	63	6	2026-03-09 08:55:00	routine	completed	\N	f
598	72	17	2026-03-09 09:45:00	routine	completed	\N	t
599	283	7	2026-03-09 10:20:00	urgent	completed	\N	\N
600	209	1	2026-03-10 11:46:00	routine	completed	follow-up	t
601	318	14	2026-03-11 09:09:00	routine	completed	follow-up	f
602	213	22	2026-03-13 10:15:00	stat	completed	annual check-up	f
603	47	6	2026-03-16 10:43:00	routine	completed	symptoms	t
604	326	2	2026-03-17 16:23:00	routine	completed	\N	t
605	279	10	2026-03-18 10:43:00	stat	completed	annual check-up	f
606	293	1	2026-03-18 11:24:00	urgent	completed	medication monitoring	f
607	2	1	2026-03-18 11:52:00	routine	completed	symptoms	t
608	262	1	2026-03-19 14:00:00	routine	completed	\N	f
609	289	8	2026-03-19 15:57:00	routine	cancelled	medication monitoring	f
610	155	1	2026-03-20 08:48:00	routine	completed	symptoms	f
611	282	9	2026-03-21 14:48:00	routine	cancelled	medication monitoring	t
612	176	4	2026-03-23 09:37:00	routine	completed	\N	f
613	43	25	2026-03-23 09:43:00	routine	completed	symptoms	f
614	262	2	2026-03-23 09:47:00	routine	completed	annual check-up	t
615	147	23	2026-03-23 09:54:00	routine	completed	\N	f
616	210	2	2026-03-23 14:47:00	routine	completed	medication monitoring	t
617	136	14	2026-03-23 14:59:00	urgent	completed	symptoms	f
618	433	23	2026-03-24 08:26:00	routine	completed	annual check-up	f
619	128	8	2026-03-24 09:02:00	routine	completed	medication monitoring	f
620	419	13	2026-03-24 15:18:00	urgent	completed	symptoms	f
621	434	13	2026-03-25 11:29:00	urgent	completed	follow-up	f
622	470	16	2026-03-26 10:16:00	routine	completed	follow-up	t
623	215	9	2026-03-26 15:21:00	routine	completed	follow-up	t
624	17	3	2026-03-27 09:34:00	urgent	completed	\N	f
625	358	1	2026-03-27 15:41:00	routine	completed	\N	f
626	77	18	2026-03-27 16:08:00	routine	completed	\N	f
627	175	1	2026-03-28 12:18:00	routine	completed	annual check-up	t
628	6	9	2026-03-30 11:38:00	routine	completed	symptoms	f
629	336	12	2026-03-30 12:04:00	urgent	completed	\N	f
630	100	1	2026-03-30 13:57:00	stat	completed	annual check-up	f
631	297	17	2026-03-31 09:04:00	routine	completed	pre-operative	t
632	322	10	2026-04-01 12:07:00	routine	completed	follow-up	t
633	268	6	2026-04-02 11:45:00	urgent	completed	symptoms	f
634	446	1	2026-04-02 15:00:00	routine	completed	symptoms	\N
635	410	15	2026-04-03 09:37:00	routine	completed	annual check-up	f
636	299	8	2026-04-03 10:13:00	routine	completed	follow-up	\N
637	285	2	2026-04-03 11:16:00	routine	completed	\N	\N
638	112	7	2026-04-07 14:26:00	routine	completed	\N	f
639	184	23	2026-04-08 09:23:00	routine	completed	annual check-up	f
640	393	9	2026-04-08 11:41:00	routine	completed	follow-up	t
641	373	20	2026-04-08 12:26:00	urgent	completed	\N	f
642	402	17	2026-04-08 12:36:00	urgent	completed	symptoms	t
643	440	7	2026-04-09 11:24:00	routine	completed	follow-up	t
644	127	11	2026-04-09 14:35:00	urgent	completed	medication monitoring	f
645	214	1	2026-04-09 14:36:00	routine	completed	annual check-up	t
646	419	13	2026-04-10 11:48:00	routine	completed	symptoms	t
647	165	9	2026-04-10 13:11:00	routine	completed	follow-up	f
648	432	7	2026-04-10 15:36:00	routine	completed	follow-up	f
649	398	10	2026-04-11 14:58:00	routine	completed	symptoms	t
650	161	8	2026-04-13 11:01:00	routine	completed	annual check-up	f
651	130	2	2026-04-13 11:11:00	urgent	completed	annual check-up	\N
652	146	25	2026-04-13 12:20:00	routine	completed	pre-operative	f
653	244	13	2026-04-13 16:24:00	routine	completed	follow-up	f
654	403	3	2026-04-14 16:09:00	routine	completed	annual check-up	f
655	469	25	2026-04-17 15:19:00	routine	completed	symptoms	f
656	68	2	2026-04-17 15:50:00	routine	completed	symptoms	t
657	11	2	2026-04-20 08:20:00	routine	completed	symptoms	f
658	89	9	2026-04-20 09:02:00	routine	completed	symptoms	f
659	152	3	2026-04-20 14:52:00	urgent	completed	medication monitoring	t
660	244	7	2026-04-20 16:40:00	routine	completed	symptoms	f
661	450	1	2026-04-20 17:16:00	routine	completed	follow-up	f
662	333	12	2026-04-22 14:57:00	routine	completed	pre-operative	f
663	22	15	2026-04-22 15:40:00	urgent	completed	annual check-up	\N
664	354	16	2026-04-22 17:19:00	routine	completed	annual check-up	f
665	115	11	2026-04-23 09:09:00	routine	completed	annual check-up	t
666	119	5	2026-04-25 09:15:00	routine	completed	symptoms	t
667	238	2	2026-04-27 15:01:00	urgent	completed	\N	f
668	346	3	2026-04-27 15:40:00	urgent	cancelled	\N	f
669	199	25	2026-04-28 09:54:00	routine	completed	follow-up	f
670	424	24	2026-04-28 15:49:00	urgent	completed	symptoms	t
671	333	3	2026-04-29 14:50:00	routine	completed	symptoms	f
672	2	1	2026-04-30 10:14:00	routine	completed	medication monitoring	f
673	255	3	2026-04-30 15:44:00	routine	completed	follow-up	f
674	450	1	2026-04-30 15:45:00	routine	completed	symptoms	f
675	437	14	2026-05-01 11:02:00	routine	completed	\N	t
676	238	2	2026-05-01 15:57:00	routine	completed	symptoms	t
677	267	10	2026-05-05 10:18:00	routine	completed	follow-up	\N
678	42	14	2026-05-05 14:54:00	routine	completed	\N	t
679	196	7	2026-05-06 12:51:00	routine	completed	\N	t
680	248	8	2026-05-06 13:50:00	routine	completed	\N	t
681	112	13	2026-05-06 15:07:00	routine	completed	annual check-up	t
682	429	8	2026-05-06 15:12:00	routine	completed	annual check-up	f
683	432	25	2026-05-07 10:11:00	routine	completed	pre-operative	f
684	166	20	2026-05-07 13:51:00	routine	completed	annual check-up	t
685	74	15	2026-05-07 15:10:00	routine	completed	pre-operative	t
686	304	6	2026-05-07 17:16:00	routine	completed	annual check-up	t
687	326	4	2026-05-08 10:46:00	stat	completed	annual check-up	\N
688	2	1	2026-05-08 15:38:00	urgent	completed	follow-up	t
689	216	20	2026-05-11 09:46:00	urgent	completed	follow-up	f
690	57	22	2026-05-11 11:41:00	routine	completed	symptoms	t
691	388	2	2026-05-11 12:30:00	routine	completed	follow-up	f
692	416	3	2026-05-12 08:23:00	routine	completed	follow-up	f
693	342	3	2026-05-12 14:06:00	routine	completed	\N	t
694	356	1	2026-05-13 08:35:00	routine	completed	follow-up	f
695	282	9	2026-05-13 10:21:00	urgent	completed	pre-operative	\N
696	289	14	2026-05-13 17:12:00	routine	completed	follow-up	\N
697	449	8	2026-05-14 09:26:00	urgent	completed	follow-up	f
698	328	2	2026-05-15 16:35:00	routine	completed	annual check-up	\N
699	58	3	2026-05-15 17:28:00	routine	completed	symptoms	t
700	49	2	2026-05-15 17:59:00	routine	completed	medication monitoring	f
701	10	1	2026-05-16 09:20:00	routine	completed	medication monitoring	\N
702	304	6	2026-05-16 14:05:00	routine	completed	symptoms	f
703	449	16	2026-05-18 11:04:00	routine	completed	\N	t
704	100	4	2026-05-18 14:45:00	routine	cancelled	medication monitoring	f
705	93	9	2026-05-19 09:47:00	routine	completed	annual check-up	\N
706	388	3	2026-05-19 10:29:00	routine	completed	follow-up	f
707	257	16	2026-05-19 12:00:00	urgent	completed	follow-up	f
708	331	13	2026-05-21 10:52:00	urgent	completed	annual check-up	f
709	429	8	2026-05-21 14:43:00	routine	cancelled	follow-up	f
710	185	21	2026-05-22 09:49:00	routine	completed	annual check-up	t
711	2	1	2026-05-22 16:26:00	routine	completed	\N	t
712	373	2	2026-05-25 14:48:00	routine	completed	annual check-up	t
713	446	1	2026-05-26 08:46:00	urgent	completed	annual check-up	t
714	22	13	2026-05-26 16:04:00	urgent	completed	follow-up	\N
715	205	1	2026-05-27 09:31:00	routine	completed	symptoms	f
716	389	1	2026-05-27 15:47:00	urgent	completed	symptoms	f
717	109	9	2026-05-28 11:38:00	urgent	completed	medication monitoring	f
718	162	1	2026-05-28 11:58:00	routine	completed	follow-up	t
719	63	6	2026-05-30 10:35:00	routine	completed	follow-up	f
720	304	6	2026-06-01 10:44:00	urgent	completed	follow-up	f
721	328	6	2026-06-01 12:08:00	routine	completed	\N	t
722	15	13	2026-06-01 15:30:00	routine	completed	symptoms	f
723	47	4	2026-06-01 15:52:00	routine	completed	\N	f
724	332	24	2026-06-02 08:14:00	routine	completed	follow-up	t
725	424	24	2026-06-02 09:42:00	urgent	completed	medication monitoring	f
726	203	18	2026-06-03 09:48:00	routine	completed	follow-up	f
727	248	8	2026-06-03 10:28:00	routine	completed	annual check-up	f
728	299	8	2026-06-03 12:12:00	routine	completed	symptoms	f
729	302	13	2026-06-04 16:46:00	urgent	cancelled	symptoms	f
730	419	13	2026-06-05 10:47:00	routine	completed	annual check-up	\N
731	326	4	2026-06-05 12:13:00	urgent	completed	medication monitoring	f
732	279	10	2026-06-06 09:54:00	routine	completed	\N	f
733	124	16	2026-06-08 14:46:00	urgent	completed	symptoms	t
734	125	9	2026-06-09 15:36:00	routine	completed	follow-up	t
735	288	9	2026-06-10 08:50:00	routine	completed	medication monitoring	f
736	248	8	2026-06-10 09:59:00	routine	completed	follow-up	t
737	262	8	2026-06-10 11:05:00	routine	completed	symptoms	f
738	182	16	2026-06-10 11:37:00	routine	completed	\N	f
739	7	16	2026-06-11 09:37:00	routine	completed	symptoms	f
740	45	3	2026-06-11 13:42:00	routine	cancelled	follow-up	t
741	454	3	2026-06-11 13:57:00	urgent	completed	follow-up	f
742	304	6	2026-06-11 15:54:00	routine	completed	pre-operative	t
743	198	4	2026-06-12 13:34:00	stat	completed	follow-up	f
744	80	20	2026-06-12 14:39:00	stat	completed	symptoms	t
745	403	3	2026-06-12 14:47:00	urgent	completed	annual check-up	f
746	457	3	2026-06-12 16:09:00	routine	completed	follow-up	f
747	451	6	2026-06-12 16:48:00	routine	completed	annual check-up	f
748	386	8	2026-06-15 10:08:00	routine	completed	annual check-up	f
749	234	9	2026-06-15 13:09:00	routine	completed	follow-up	t
750	78	14	2026-06-15 13:17:00	routine	completed	follow-up	t
751	359	2	2026-06-17 11:40:00	routine	completed	follow-up	f
752	184	9	2026-06-18 14:25:00	routine	completed	annual check-up	\N
753	214	1	2026-06-22 12:54:00	routine	completed	symptoms	f
754	162	1	2026-06-22 14:40:00	routine	completed	\N	f
755	328	6	2026-06-23 09:03:00	routine	completed	annual check-up	t
756	10	1	2026-06-23 10:11:00	routine	completed	pre-operative	t
757	412	1	2026-06-24 14:56:00	routine	completed	\N	f
758	331	13	2026-06-24 16:14:00	routine	completed	follow-up	f
759	254	18	2026-06-25 08:42:00	urgent	completed	annual check-up	t
760	2	1	2026-06-25 09:24:00	routine	completed	\N	f
761	18	3	2026-06-25 10:44:00	routine	cancelled	\N	f
762	282	9	2026-06-25 12:38:00	urgent	completed	\N	f
763	377	2	2026-06-26 10:52:00	routine	completed	follow-up	\N
764	12	21	2026-06-26 15:59:00	routine	cancelled	symptoms	f
765	9	1	2026-06-29 12:47:00	stat	completed	follow-up	t
766	409	1	2026-06-29 15:10:00	routine	completed	follow-up	t
767	465	13	2026-06-30 10:55:00	routine	completed	\N	f
768	398	7	2026-06-30 11:20:00	routine	completed	follow-up	t
769	395	20	2026-06-30 14:12:00	routine	completed	\N	t
770	7	16	2026-06-30 15:30:00	routine	completed	annual check-up	f
771	39	1	2026-07-01 09:39:00	routine	completed	follow-up	\N
772	369	4	2026-07-02 10:42:00	routine	completed	annual check-up	\N
773	349	23	2026-07-02 14:45:00	routine	completed	symptoms	f
774	162	1	2026-07-03 11:42:00	routine	completed	annual check-up	t
775	139	8	2026-07-04 15:22:00	routine	completed	follow-up	f
776	39	4	2026-07-06 09:05:00	routine	completed	annual check-up	f
777	454	10	2026-07-06 09:13:00	stat	completed	pre-operative	f
778	339	9	2026-07-07 08:01:00	urgent	completed	follow-up	f
779	397	9	2026-07-07 13:19:00	routine	completed	medication monitoring	f
780	419	13	2026-07-08 11:45:00	routine	cancelled	\N	t
781	249	6	2026-07-09 14:25:00	routine	completed	follow-up	t
782	35	12	2026-07-10 08:32:00	routine	completed	follow-up	\N
783	420	10	2026-07-10 13:17:00	routine	completed	medication monitoring	\N
784	295	16	2026-07-10 15:39:00	routine	completed	medication monitoring	f
785	329	23	2026-07-13 09:45:00	routine	completed	medication monitoring	t
786	449	9	2026-07-13 11:20:00	routine	completed	annual check-up	t
787	1	10	2026-07-14 12:35:00	routine	completed	\N	f
788	38	2	2026-07-14 16:30:00	urgent	completed	follow-up	f
789	15	8	2026-07-16 08:24:00	routine	cancelled	follow-up	f
790	39	1	2026-07-17 13:23:00	routine	completed	symptoms	f
791	142	1	2026-07-18 12:00:00	routine	completed	follow-up	f
792	3	13	2026-07-20 12:54:00	routine	completed	annual check-up	f
793	227	11	2026-07-20 15:57:00	routine	cancelled	follow-up	f
794	234	9	2026-07-21 08:09:00	routine	completed	pre-operative	f
795	66	20	2026-07-21 09:29:00	stat	completed	medication monitoring	t
796	364	3	2026-07-21 14:40:00	routine	completed	\N	f
797	360	3	2026-07-21 16:36:00	routine	completed	symptoms	f
798	142	1	2026-07-22 09:25:00	urgent	completed	annual check-up	f
799	92	20	2026-07-23 11:10:00	routine	completed	symptoms	f
800	444	4	2026-07-23 11:14:00	routine	completed	\N	f
801	29	25	2026-07-23 12:36:00	routine	completed	symptoms	t
802	179	7	2026-07-24 09:24:00	routine	completed	\N	t
803	356	6	2026-07-25 11:19:00	urgent	completed	follow-up	f
804	65	8	2026-07-27 11:29:00	routine	completed	pre-operative	f
805	126	16	2026-07-28 11:06:00	routine	completed	symptoms	t
806	445	2	2026-07-28 16:14:00	routine	completed	annual check-up	t
807	368	17	2026-07-29 10:01:00	routine	completed	symptoms	t
808	52	3	2026-07-29 10:47:00	routine	cancelled	pre-operative	f
809	287	2	2026-07-29 11:31:00	routine	completed	annual check-up	\N
810	361	7	2026-07-30 10:22:00	routine	completed	\N	f
811	267	10	2026-07-31 08:23:00	routine	completed	annual check-up	f
812	69	4	2026-07-31 14:09:00	stat	completed	\N	t
813	405	14	2026-08-01 15:05:00	routine	completed	\N	t
814	73	16	2026-08-03 14:35:00	routine	completed	symptoms	t
815	356	1	2026-08-03 15:29:00	routine	cancelled	follow-up	f
816	361	7	2026-08-03 15:37:00	routine	completed	follow-up	t
817	305	13	2026-08-05 08:00:00	urgent	completed	annual check-up	t
818	211	2	2026-08-05 10:51:00	routine	completed	annual check-up	f
819	279	10	2026-08-05 11:11:00	routine	completed	follow-up	f
820	279	10	2026-08-05 11:46:00	routine	completed	\N	t
821	117	1	2026-08-06 08:00:00	routine	completed	annual check-up	t
822	229	13	2026-08-06 13:07:00	routine	completed	\N	f
823	326	1	2026-08-06 14:10:00	stat	completed	\N	f
824	384	21	2026-08-06 15:26:00	urgent	completed	symptoms	f
825	412	10	2026-08-07 15:08:00	routine	completed	symptoms	f
826	307	1	2026-08-08 16:53:00	urgent	completed	symptoms	t
827	116	3	2026-08-10 11:24:00	routine	completed	annual check-up	f
828	11	2	2026-08-10 14:44:00	routine	completed	pre-operative	t
829	91	17	2026-08-12 09:41:00	routine	completed	symptoms	f
830	22	15	2026-08-13 13:37:00	routine	completed	follow-up	f
831	27	9	2026-08-13 14:10:00	routine	completed	follow-up	\N
832	21	14	2026-08-15 15:46:00	routine	completed	annual check-up	f
833	34	18	2026-08-17 11:43:00	routine	completed	annual check-up	f
834	295	13	2026-08-18 14:45:00	routine	completed	pre-operative	f
835	313	20	2026-08-19 08:34:00	routine	completed	pre-operative	f
836	100	3	2026-08-20 12:30:00	routine	completed	annual check-up	\N
837	299	4	2026-08-20 15:33:00	routine	completed	annual check-up	t
838	127	11	2026-08-21 10:47:00	routine	completed	annual check-up	t
839	236	10	2026-08-21 11:33:00	routine	completed	symptoms	t
840	361	7	2026-08-22 10:39:00	routine	completed	follow-up	t
841	315	8	2026-08-22 11:36:00	urgent	completed	\N	t
842	104	3	2026-08-24 09:22:00	routine	completed	follow-up	t
843	205	1	2026-08-24 13:30:00	stat	completed	symptoms	\N
844	271	11	2026-08-26 10:41:00	urgent	completed	annual check-up	\N
845	205	1	2026-08-26 12:34:00	routine	completed	symptoms	f
846	431	3	2026-08-26 15:02:00	urgent	completed	annual check-up	\N
847	431	16	2026-08-27 10:57:00	urgent	completed	annual check-up	f
848	132	8	2026-08-28 11:04:00	routine	completed	follow-up	f
849	392	10	2026-08-28 11:58:00	routine	completed	symptoms	f
850	376	7	2026-08-28 15:24:00	routine	completed	follow-up	f
851	325	18	2026-08-29 13:48:00	urgent	completed	follow-up	t
852	62	24	2026-08-31 10:14:00	routine	completed	symptoms	f
853	129	12	2026-09-03 09:11:00	routine	completed	follow-up	f
854	45	3	2026-09-03 09:16:00	routine	completed	\N	f
855	43	25	2026-09-03 10:05:00	routine	completed	follow-up	t
856	31	12	2026-09-03 13:34:00	routine	completed	follow-up	t
857	468	24	2026-09-04 08:59:00	routine	completed	symptoms	f
858	379	1	2026-09-05 09:44:00	routine	completed	follow-up	t
859	364	3	2026-09-07 10:39:00	routine	completed	medication monitoring	t
860	50	16	2026-09-07 12:51:00	routine	completed	\N	f
861	204	1	2026-09-07 13:08:00	routine	completed	medication monitoring	f
862	44	3	2026-09-07 16:09:00	routine	completed	follow-up	t
863	341	10	2026-09-09 10:57:00	routine	completed	symptoms	t
864	68	2	2026-09-09 12:00:00	routine	completed	medication monitoring	t
865	53	9	2026-09-09 14:43:00	routine	cancelled	\N	f
866	33	21	2026-09-09 14:43:00	routine	completed	annual check-up	f
867	309	8	2026-09-10 10:07:00	routine	completed	annual check-up	\N
868	392	10	2026-09-11 10:34:00	routine	completed	symptoms	t
869	449	8	2026-09-11 11:35:00	urgent	completed	annual check-up	f
870	419	13	2026-09-11 11:52:00	routine	completed	follow-up	t
871	39	1	2026-09-14 13:26:00	routine	completed	annual check-up	t
872	282	9	2026-09-14 13:28:00	routine	completed	pre-operative	f
873	292	2	2026-09-16 08:55:00	routine	completed	annual check-up	f
874	460	21	2026-09-16 09:46:00	urgent	completed	follow-up	t
875	20	8	2026-09-16 10:06:00	routine	completed	follow-up	f
876	197	8	2026-09-16 15:21:00	routine	completed	annual check-up	f
877	20	8	2026-09-16 15:22:00	stat	completed	annual check-up	f
878	364	3	2026-09-16 15:27:00	routine	completed	annual check-up	\N
879	339	9	2026-09-16 15:40:00	stat	completed	annual check-up	f
880	292	2	2026-09-17 14:02:00	routine	completed	annual check-up	f
881	349	15	2026-09-18 14:08:00	urgent	completed	\N	\N
882	225	1	2026-09-19 10:13:00	stat	completed	follow-up	t
883	53	15	2026-09-21 10:15:00	routine	cancelled	follow-up	f
884	142	1	2026-09-21 12:01:00	routine	completed	annual check-up	f
885	265	2	2026-09-21 15:20:00	stat	completed	medication monitoring	t
886	323	3	2026-09-22 08:42:00	stat	completed	\N	t
887	402	17	2026-09-22 09:14:00	routine	completed	annual check-up	f
888	184	23	2026-09-22 09:41:00	routine	completed	annual check-up	f
889	402	17	2026-09-23 09:54:00	urgent	completed	annual check-up	t
890	64	2	2026-09-23 14:18:00	routine	completed	follow-up	t
891	66	20	2026-09-23 15:11:00	routine	completed	annual check-up	t
892	112	21	2026-09-24 10:15:00	urgent	completed	annual check-up	f
893	361	7	2026-09-25 08:54:00	urgent	completed	\N	\N
894	214	6	2026-09-25 14:35:00	routine	completed	symptoms	t
895	173	10	2026-09-28 10:36:00	urgent	completed	annual check-up	f
896	184	23	2026-09-29 09:00:00	urgent	completed	symptoms	t
897	88	14	2026-09-29 09:13:00	routine	completed	symptoms	t
898	466	15	2026-09-29 10:24:00	routine	completed	follow-up	t
899	303	13	2026-09-29 16:18:00	routine	completed	follow-up	f
900	271	9	2026-09-30 11:40:00	routine	completed	follow-up	f
901	78	16	2026-10-01 09:08:00	routine	completed	pre-operative	f
902	304	6	2026-10-01 14:29:00	routine	completed	annual check-up	f
903	127	13	2026-10-02 09:20:00	routine	completed	annual check-up	f
904	28	25	2026-10-02 09:38:00	urgent	completed	\N	f
905	454	10	2026-10-02 12:46:00	urgent	completed	annual check-up	t
906	227	11	2026-10-02 15:35:00	routine	completed	symptoms	f
907	359	13	2026-10-03 13:05:00	urgent	completed	symptoms	f
908	14	13	2026-10-05 10:38:00	routine	completed	medication monitoring	f
909	361	7	2026-10-05 13:21:00	routine	completed	\N	t
910	145	2	2026-10-05 17:34:00	routine	cancelled	pre-operative	t
911	303	25	2026-10-06 08:36:00	routine	completed	pre-operative	f
912	44	3	2026-10-06 10:55:00	routine	completed	follow-up	t
913	129	12	2026-10-06 17:08:00	routine	completed	follow-up	f
914	130	21	2026-10-07 11:13:00	routine	completed	annual check-up	t
915	368	17	2026-10-08 10:26:00	routine	completed	medication monitoring	t
916	413	4	2026-10-08 11:14:00	routine	completed	\N	t
917	63	6	2026-10-09 08:53:00	routine	completed	follow-up	f
918	305	14	2026-10-09 10:46:00	routine	completed	follow-up	f
919	63	6	2026-10-09 13:26:00	routine	completed	medication monitoring	f
920	168	22	2026-10-10 08:15:00	routine	completed	pre-operative	t
921	77	18	2026-10-12 14:53:00	routine	completed	annual check-up	\N
922	128	23	2026-10-13 12:26:00	routine	completed	\N	f
923	159	6	2026-10-14 10:15:00	routine	cancelled	\N	f
924	186	16	2026-10-14 12:23:00	routine	completed	follow-up	t
925	38	2	2026-10-15 14:45:00	routine	completed	symptoms	t
926	265	17	2026-10-15 15:18:00	routine	completed	annual check-up	t
927	20	8	2026-10-16 14:13:00	routine	completed	follow-up	t
928	361	1	2026-10-16 14:35:00	routine	completed	symptoms	f
929	62	24	2026-10-17 16:42:00	routine	completed	annual check-up	f
930	350	7	2026-10-19 11:12:00	routine	completed	symptoms	t
931	331	13	2026-10-19 11:55:00	urgent	completed	follow-up	f
932	279	10	2026-10-19 15:07:00	routine	completed	symptoms	\N
933	81	21	2026-10-20 11:43:00	routine	completed	symptoms	\N
934	148	23	2026-10-20 15:35:00	urgent	cancelled	medication monitoring	f
935	8	8	2026-10-21 08:34:00	routine	completed	follow-up	f
936	227	11	2026-10-21 09:35:00	routine	completed	symptoms	f
937	157	1	2026-10-21 09:36:00	routine	completed	follow-up	\N
938	327	3	2026-10-21 14:09:00	urgent	completed	follow-up	t
939	330	14	2026-10-21 14:13:00	routine	completed	follow-up	f
940	146	16	2026-10-21 14:48:00	routine	completed	symptoms	t
941	446	3	2026-10-21 14:52:00	routine	completed	symptoms	f
942	91	25	2026-10-22 09:44:00	urgent	completed	follow-up	t
943	451	6	2026-10-22 10:16:00	routine	completed	annual check-up	f
944	200	4	2026-10-22 11:29:00	routine	completed	annual check-up	t
945	196	7	2026-10-22 17:47:00	routine	completed	medication monitoring	t
946	397	9	2026-10-23 09:22:00	routine	completed	annual check-up	t
947	268	6	2026-10-23 14:30:00	urgent	completed	annual check-up	f
948	329	1	2026-10-26 11:24:00	routine	completed	symptoms	f
949	469	8	2026-10-26 14:42:00	urgent	completed	follow-up	f
950	100	4	2026-10-27 09:37:00	routine	completed	follow-up	f
951	215	9	2026-10-27 09:49:00	routine	completed	medication monitoring	f
952	295	16	2026-10-27 10:40:00	routine	completed	\N	\N
953	225	2	2026-10-27 11:53:00	routine	completed	medication monitoring	f
954	468	8	2026-10-27 16:30:00	routine	completed	follow-up	f
955	22	15	2026-10-29 13:06:00	routine	completed	follow-up	f
956	354	16	2026-10-29 13:13:00	routine	completed	follow-up	t
957	450	1	2026-10-29 15:44:00	routine	completed	annual check-up	t
958	107	7	2026-10-30 08:17:00	routine	completed	symptoms	t
959	195	3	2026-10-30 09:13:00	urgent	completed	symptoms	f
960	239	18	2026-10-31 10:01:00	urgent	completed	\N	f
961	296	2	2026-10-31 15:38:00	routine	completed	symptoms	f
962	351	3	2026-11-02 14:01:00	routine	completed	follow-up	t
963	119	18	2026-11-02 17:48:00	urgent	completed	annual check-up	t
964	185	12	2026-11-03 10:19:00	routine	completed	symptoms	t
965	387	23	2026-11-03 14:40:00	routine	completed	annual check-up	f
966	234	9	2026-11-04 08:20:00	routine	completed	\N	f
967	57	22	2026-11-04 09:01:00	routine	completed	symptoms	f
968	39	1	2026-11-04 11:54:00	stat	completed	annual check-up	t
969	307	8	2026-11-04 12:00:00	stat	completed	annual check-up	f
970	182	15	2026-11-04 12:30:00	routine	completed	follow-up	f
971	373	20	2026-11-04 15:24:00	routine	completed	symptoms	f
972	263	8	2026-11-04 16:26:00	routine	completed	\N	f
973	360	3	2026-11-04 17:56:00	routine	completed	follow-up	f
974	49	2	2026-11-05 13:35:00	routine	completed	annual check-up	f
975	187	25	2026-11-06 11:01:00	urgent	completed	follow-up	t
976	392	10	2026-11-06 11:40:00	routine	completed	\N	t
977	145	2	2026-11-06 14:05:00	routine	completed	symptoms	f
978	427	25	2026-11-09 09:01:00	routine	completed	annual check-up	t
979	231	1	2026-11-09 15:33:00	routine	completed	follow-up	f
980	100	2	2026-11-09 15:56:00	routine	completed	annual check-up	t
981	205	1	2026-11-10 08:18:00	routine	completed	follow-up	t
982	248	8	2026-11-10 10:31:00	routine	completed	follow-up	f
983	186	24	2026-11-10 11:29:00	urgent	completed	symptoms	t
984	193	6	2026-11-10 11:49:00	urgent	completed	symptoms	f
985	422	10	2026-11-11 09:08:00	routine	completed	medication monitoring	t
986	227	11	2026-11-11 09:54:00	routine	completed	follow-up	\N
987	265	4	2026-11-11 13:30:00	routine	completed	symptoms	f
988	16	9	2026-11-11 17:40:00	routine	completed	symptoms	f
989	392	10	2026-11-13 13:58:00	urgent	completed	follow-up	f
990	3	13	2026-11-14 15:23:00	routine	completed	follow-up	f
991	173	10	2026-11-16 11:01:00	urgent	completed	\N	f
992	412	3	2026-11-18 09:16:00	routine	completed	annual check-up	t
993	44	3	2026-11-18 10:35:00	routine	completed	medication monitoring	f
994	295	16	2026-11-18 12:45:00	routine	completed	annual check-up	f
995	295	16	2026-11-18 12:56:00	routine	completed	follow-up	t
996	147	25	2026-11-19 09:33:00	routine	completed	annual check-up	f
997	128	8	2026-11-19 11:44:00	routine	completed	annual check-up	f
998	126	8	2026-11-19 14:58:00	routine	cancelled	medication monitoring	f
999	246	4	2026-11-19 15:48:00	routine	completed	symptoms	f
1000	41	3	2026-11-20 13:08:00	urgent	completed	medication monitoring	f
1001	328	6	2026-11-21 14:44:00	routine	completed	follow-up	f
1002	331	13	2026-11-21 15:11:00	stat	completed	\N	f
1003	100	4	2026-11-21 17:58:00	urgent	completed	symptoms	f
1004	283	17	2026-11-23 11:26:00	stat	completed	\N	f
1005	142	1	2026-11-23 12:18:00	routine	completed	symptoms	t
1006	450	1	2026-11-23 15:20:00	routine	completed	follow-up	f
1007	116	3	2026-11-24 09:39:00	routine	completed	symptoms	t
1008	231	1	2026-11-24 10:09:00	routine	completed	medication monitoring	t
1009	264	11	2026-11-24 13:19:00	routine	completed	symptoms	\N
1010	117	1	2026-11-24 16:44:00	routine	completed	\N	f
1011	307	1	2026-11-25 10:20:00	routine	completed	\N	f
1012	163	4	2026-11-25 11:22:00	urgent	completed	medication monitoring	t
1013	398	25	2026-11-26 16:30:00	routine	completed	follow-up	t
1014	267	10	2026-11-27 08:06:00	routine	in progress	follow-up	f
1015	267	10	2026-11-27 08:23:00	routine	completed	follow-up	f
1016	338	3	2026-11-27 11:05:00	routine	completed	symptoms	t
1017	63	7	2026-11-27 11:17:00	routine	in progress	follow-up	f
1018	303	6	2026-11-27 12:57:00	routine	in progress	annual check-up	t
1019	254	18	2026-11-28 08:54:00	routine	in progress	follow-up	f
1020	40	3	2026-11-28 14:47:00	routine	in progress	annual check-up	f
\.

COPY samples (sample_id, order_id, sample_type, pickup_id, collected_at, received_at, rejection_reason) FROM stdin;
1	1	blood	2	2024-12-03 11:20:00	2024-12-03 19:40:00	\N
2	2	urine	1	2024-12-03 12:51:00	2024-12-03 14:25:00	\N
3	2	swab	1	2024-12-03 13:01:00	2024-12-03 14:25:00	\N
4	2	blood	1	2024-12-03 13:17:00	2024-12-03 14:25:00	\N
5	3	blood	\N	2024-12-05 09:11:00	2024-12-05 09:45:00	\N
6	4	blood	3	2024-12-05 12:14:00	2024-12-05 18:18:00	\N
7	5	blood	4	2024-12-06 08:42:00	2024-12-06 18:44:00	\N
8	7	blood	5	2024-12-06 14:31:00	2024-12-06 18:45:00	\N
9	7	swab	5	2024-12-06 14:31:00	2024-12-06 18:45:00	\N
10	6	blood	6	2024-12-07 09:40:00	2024-12-07 17:38:00	\N
11	8	blood	7	2024-12-10 07:28:00	2024-12-10 13:40:00	\N
12	9	swab	\N	2024-12-11 11:28:00	2024-12-11 11:33:00	\N
13	10	blood	8	2024-12-11 16:14:00	2024-12-11 18:00:00	\N
14	9	blood	9	2024-12-12 10:30:00	2024-12-12 15:51:00	\N
15	11	swab	11	2024-12-12 12:53:00	2024-12-12 18:48:00	\N
16	12	blood	\N	2024-12-12 15:04:00	2024-12-12 15:35:00	\N
17	10	swab	10	2024-12-12 15:52:00	2024-12-12 19:06:00	\N
18	13	blood	12	2024-12-12 17:37:00	2024-12-12 19:17:00	\N
19	15	urine	13	2024-12-13 12:50:00	2024-12-13 18:22:00	\N
20	11	blood	14	2024-12-13 13:11:00	2024-12-13 18:11:00	\N
21	12	swab	15	2024-12-13 14:24:00	2024-12-13 19:18:00	unlabelled
22	14	blood	16	2024-12-14 10:16:00	2024-12-14 18:12:00	\N
23	15	blood	18	2024-12-16 12:42:00	2024-12-16 19:35:00	\N
24	12	swab	17	2024-12-16 13:13:00	2024-12-16 14:21:00	\N
25	17	urine	19	2024-12-17 16:16:00	2024-12-17 17:10:00	\N
26	17	blood	\N	2024-12-17 16:37:00	2024-12-17 17:07:00	\N
27	16	blood	20	2024-12-18 14:23:00	2024-12-18 18:15:00	\N
28	18	blood	22	2024-12-19 11:01:00	2024-12-19 16:13:00	\N
29	19	blood	21	2024-12-19 11:09:00	2024-12-19 12:30:00	\N
30	20	blood	\N	2024-12-19 16:18:00	2024-12-19 16:30:00	\N
31	21	urine	\N	2024-12-20 15:57:00	2024-12-20 16:30:00	\N
32	21	blood	23	2024-12-20 16:06:00	2024-12-20 18:18:00	\N
33	22	urine	\N	2024-12-21 13:39:00	2024-12-21 14:00:00	\N
34	24	blood	24	2024-12-23 17:25:00	2024-12-23 18:21:00	\N
35	25	blood	\N	2024-12-23 17:38:00	2024-12-23 17:57:00	\N
36	23	blood	\N	2024-12-23 17:39:00	2024-12-23 17:43:00	\N
37	26	blood	25	2024-12-28 11:25:00	2024-12-28 16:21:00	\N
38	26	swab	25	2024-12-28 11:29:00	2024-12-28 16:21:00	\N
39	27	blood	26	2024-12-30 12:14:00	2024-12-30 18:59:00	haemolysed
40	27	swab	26	2024-12-30 12:29:00	2024-12-30 18:59:00	\N
41	28	swab	27	2024-12-31 14:44:00	2024-12-31 15:54:00	\N
42	27	blood	28	2025-01-01 13:20:00	2025-01-01 19:24:00	\N
43	29	blood	29	2025-01-02 12:11:00	2025-01-02 18:13:00	\N
44	30	blood	30	2025-01-04 14:40:00	2025-01-04 20:17:00	\N
45	31	swab	\N	2025-01-06 10:42:00	2025-01-06 11:11:00	\N
46	31	blood	31	2025-01-06 11:14:00	2025-01-06 19:30:00	\N
47	32	blood	33	2025-01-07 11:58:00	2025-01-07 18:25:00	\N
48	33	blood	32	2025-01-07 16:04:00	2025-01-07 18:33:00	\N
49	34	blood	34	2025-01-08 14:11:00	2025-01-08 15:54:00	\N
50	35	blood	35	2025-01-08 14:25:00	2025-01-08 16:14:00	\N
51	36	blood	36	2025-01-09 11:09:00	2025-01-09 13:23:00	\N
52	34	swab	37	2025-01-10 14:35:00	2025-01-10 19:17:00	\N
53	37	blood	38	2025-01-11 13:19:00	2025-01-11 14:08:00	\N
54	38	urine	39	2025-01-11 14:38:00	2025-01-11 15:47:00	\N
55	39	blood	40	2025-01-13 11:09:00	2025-01-13 12:43:00	\N
56	41	blood	41	2025-01-13 16:16:00	2025-01-13 16:53:00	\N
57	39	stool	43	2025-01-14 10:01:00	2025-01-14 13:06:00	insufficient volume
58	42	blood	42	2025-01-14 10:55:00	2025-01-14 13:27:00	\N
59	43	blood	44	2025-01-14 11:08:00	2025-01-14 17:39:00	\N
60	42	urine	\N	2025-01-14 11:24:00	2025-01-14 11:28:00	\N
61	40	blood	\N	2025-01-14 12:23:00	2025-01-14 12:52:00	\N
62	39	stool	\N	2025-01-15 11:30:00	2025-01-15 11:58:00	\N
63	44	urine	45	2025-01-15 11:52:00	2025-01-15 19:16:00	\N
64	44	blood	46	2025-01-16 12:09:00	2025-01-16 18:11:00	\N
65	45	urine	47	2025-01-16 13:37:00	2025-01-16 18:19:00	\N
66	46	urine	48	2025-01-16 15:49:00	2025-01-16 19:01:00	\N
67	46	blood	48	2025-01-16 16:10:00	2025-01-16 19:01:00	\N
68	45	blood	49	2025-01-17 13:21:00	2025-01-17 14:14:00	\N
69	47	swab	50	2025-01-17 13:57:00	2025-01-17 18:33:00	\N
70	48	urine	51	2025-01-18 12:54:00	2025-01-18 14:01:00	\N
71	49	blood	52	2025-01-20 08:21:00	2025-01-20 16:27:00	\N
72	51	blood	53	2025-01-22 16:32:00	2025-01-22 19:16:00	\N
73	51	urine	53	2025-01-22 16:55:00	2025-01-22 19:16:00	\N
74	50	urine	56	2025-01-23 10:41:00	2025-01-23 16:04:00	\N
75	52	blood	55	2025-01-23 13:09:00	2025-01-23 16:12:00	\N
76	53	blood	54	2025-01-23 13:35:00	2025-01-23 14:35:00	\N
77	54	blood	57	2025-01-24 11:04:00	2025-01-24 20:11:00	\N
78	55	blood	58	2025-01-27 11:26:00	2025-01-27 18:15:00	\N
79	57	blood	59	2025-01-27 12:09:00	2025-01-27 19:29:00	\N
80	57	urine	59	2025-01-27 12:15:00	2025-01-27 19:29:00	unlabelled
81	58	blood	\N	2025-01-27 14:53:00	2025-01-27 15:11:00	\N
82	59	blood	60	2025-01-27 16:28:00	2025-01-27 19:51:00	\N
83	59	swab	60	2025-01-27 16:46:00	2025-01-27 19:51:00	\N
84	60	urine	\N	2025-01-28 11:28:00	2025-01-28 11:35:00	\N
85	60	blood	61	2025-01-28 11:42:00	2025-01-28 13:02:00	\N
86	61	urine	62	2025-01-28 12:06:00	2025-01-28 18:06:00	\N
87	61	blood	\N	2025-01-28 12:13:00	2025-01-28 12:19:00	\N
88	62	blood	63	2025-01-28 15:42:00	2025-01-28 18:50:00	\N
89	63	blood	64	2025-01-29 08:53:00	2025-01-29 13:37:00	\N
90	64	blood	65	2025-01-29 10:32:00	2025-01-29 16:01:00	\N
91	56	blood	66	2025-01-29 10:49:00	2025-01-29 18:37:00	\N
92	66	blood	\N	2025-01-30 15:48:00	2025-01-30 16:22:00	\N
93	57	urine	68	2025-01-31 11:50:00	2025-01-31 18:41:00	\N
94	65	blood	67	2025-01-31 12:30:00	2025-01-31 13:34:00	\N
95	67	blood	\N	2025-02-01 16:07:00	2025-02-01 16:33:00	\N
96	68	blood	69	2025-02-04 10:10:00	2025-02-04 16:16:00	\N
97	70	blood	70	2025-02-04 17:16:00	2025-02-04 18:05:00	\N
98	71	blood	72	2025-02-05 09:58:00	2025-02-05 17:35:00	\N
99	69	blood	72	2025-02-05 14:55:00	2025-02-05 17:35:00	\N
100	70	urine	71	2025-02-05 16:10:00	2025-02-05 17:40:00	\N
101	72	blood	73	2025-02-06 10:08:00	2025-02-06 16:01:00	\N
102	73	blood	\N	2025-02-06 11:09:00	2025-02-06 11:17:00	\N
103	74	swab	74	2025-02-06 13:35:00	2025-02-06 18:34:00	\N
104	74	blood	74	2025-02-06 13:59:00	2025-02-06 18:34:00	\N
105	76	blood	78	2025-02-10 10:19:00	2025-02-10 18:14:00	\N
106	75	swab	75	2025-02-10 12:57:00	2025-02-10 13:38:00	\N
107	77	stool	76	2025-02-10 15:38:00	2025-02-10 16:29:00	\N
108	77	blood	\N	2025-02-10 16:00:00	2025-02-10 16:27:00	\N
109	78	blood	\N	2025-02-10 16:10:00	2025-02-10 16:18:00	\N
110	78	urine	77	2025-02-10 16:13:00	2025-02-10 17:41:00	\N
111	79	blood	\N	2025-02-11 17:03:00	2025-02-11 17:34:00	\N
112	81	blood	79	2025-02-12 10:49:00	2025-02-12 15:38:00	\N
113	80	blood	\N	2025-02-13 10:42:00	2025-02-13 11:12:00	\N
114	82	blood	\N	2025-02-13 11:18:00	2025-02-13 11:37:00	\N
115	83	blood	80	2025-02-13 17:27:00	2025-02-13 18:52:00	\N
116	84	blood	\N	2025-02-14 13:37:00	2025-02-14 14:12:00	\N
117	86	blood	81	2025-02-15 12:20:00	2025-02-15 18:27:00	\N
118	87	blood	84	2025-02-17 10:34:00	2025-02-17 18:55:00	\N
119	86	urine	83	2025-02-17 12:08:00	2025-02-17 18:53:00	\N
120	88	swab	\N	2025-02-17 14:37:00	2025-02-17 14:58:00	\N
121	88	blood	82	2025-02-17 14:45:00	2025-02-17 17:48:00	\N
122	89	blood	85	2025-02-17 17:29:00	2025-02-17 18:57:00	\N
123	89	urine	\N	2025-02-17 17:39:00	2025-02-17 18:07:00	\N
124	89	swab	85	2025-02-17 17:46:00	2025-02-17 18:57:00	\N
125	90	blood	86	2025-02-19 09:30:00	2025-02-19 17:54:00	\N
126	91	blood	86	2025-02-19 13:44:00	2025-02-19 17:54:00	\N
127	90	urine	88	2025-02-20 09:17:00	2025-02-20 17:58:00	\N
128	92	blood	87	2025-02-20 10:51:00	2025-02-20 13:56:00	\N
129	93	blood	\N	2025-02-20 13:03:00	2025-02-20 13:36:00	\N
130	94	blood	89	2025-02-26 09:30:00	2025-02-26 18:10:00	\N
131	95	blood	\N	2025-02-26 10:12:00	2025-02-26 10:27:00	\N
132	97	blood	91	2025-02-27 10:45:00	2025-02-27 19:13:00	\N
133	98	blood	90	2025-02-27 17:02:00	2025-02-27 18:09:00	\N
134	99	blood	92	2025-02-28 10:16:00	2025-02-28 17:51:00	\N
135	100	blood	93	2025-03-01 09:28:00	2025-03-01 16:29:00	\N
136	101	blood	94	2025-03-03 11:25:00	2025-03-03 13:25:00	\N
137	103	urine	95	2025-03-04 16:31:00	2025-03-04 19:01:00	\N
138	103	blood	95	2025-03-04 16:41:00	2025-03-04 19:01:00	\N
139	104	blood	96	2025-03-05 11:34:00	2025-03-05 17:39:00	\N
140	102	blood	98	2025-03-06 07:07:00	2025-03-06 19:21:00	\N
141	105	stool	97	2025-03-06 09:33:00	2025-03-06 17:07:00	\N
142	105	blood	\N	2025-03-06 09:43:00	2025-03-06 10:06:00	\N
143	106	blood	\N	2025-03-06 12:43:00	2025-03-06 13:03:00	\N
144	107	blood	99	2025-03-07 14:05:00	2025-03-07 15:04:00	\N
145	107	swab	100	2025-03-08 12:43:00	2025-03-08 15:23:00	\N
146	107	stool	100	2025-03-08 14:22:00	2025-03-08 15:23:00	\N
147	108	blood	\N	2025-03-10 09:37:00	2025-03-10 10:04:00	\N
148	109	blood	\N	2025-03-10 10:04:00	2025-03-10 10:29:00	\N
149	110	blood	102	2025-03-11 10:57:00	2025-03-11 19:40:00	\N
150	111	blood	101	2025-03-11 15:01:00	2025-03-11 18:51:00	\N
151	113	blood	105	2025-03-13 09:41:00	2025-03-13 17:44:00	\N
152	114	blood	103	2025-03-13 10:52:00	2025-03-13 12:44:00	\N
153	115	stool	106	2025-03-13 12:08:00	2025-03-13 19:27:00	\N
154	115	blood	106	2025-03-13 12:34:00	2025-03-13 19:27:00	\N
155	112	blood	104	2025-03-13 16:33:00	2025-03-13 17:11:00	\N
156	116	urine	107	2025-03-14 18:21:00	2025-03-14 19:07:00	\N
157	117	blood	108	2025-03-17 13:24:00	2025-03-17 14:26:00	\N
158	118	blood	109	2025-03-17 15:04:00	2025-03-17 16:24:00	\N
159	119	blood	\N	2025-03-17 18:12:00	2025-03-17 18:47:00	\N
160	120	blood	\N	2025-03-18 08:52:00	2025-03-18 09:25:00	insufficient volume
161	121	urine	110	2025-03-18 09:21:00	2025-03-18 18:53:00	\N
162	121	blood	110	2025-03-18 09:43:00	2025-03-18 18:53:00	\N
163	123	blood	\N	2025-03-18 12:36:00	2025-03-18 12:58:00	\N
164	125	blood	111	2025-03-19 12:05:00	2025-03-19 16:51:00	\N
165	120	blood	112	2025-03-20 08:08:00	2025-03-20 19:42:00	\N
166	124	blood	\N	2025-03-20 11:08:00	2025-03-20 11:30:00	\N
167	126	blood	113	2025-03-21 09:25:00	2025-03-21 16:22:00	\N
168	127	blood	114	2025-03-25 15:59:00	2025-03-25 17:48:00	\N
169	129	urine	\N	2025-03-26 08:35:00	2025-03-26 09:05:00	\N
170	129	blood	115	2025-03-26 08:37:00	2025-03-26 17:29:00	\N
171	129	swab	115	2025-03-26 08:53:00	2025-03-26 17:29:00	\N
172	131	blood	\N	2025-03-26 14:48:00	2025-03-26 15:16:00	\N
173	132	blood	\N	2025-03-27 09:51:00	2025-03-27 10:06:00	\N
174	128	blood	116	2025-03-27 17:11:00	2025-03-27 18:02:00	\N
175	133	blood	117	2025-03-28 08:54:00	2025-03-28 19:53:00	\N
176	134	blood	118	2025-03-29 17:12:00	2025-03-29 18:29:00	\N
177	135	stool	\N	2025-03-31 09:41:00	2025-03-31 09:50:00	\N
178	135	blood	121	2025-04-01 09:52:00	2025-04-01 18:08:00	\N
179	136	blood	\N	2025-04-01 10:58:00	2025-04-01 11:23:00	\N
180	136	urine	119	2025-04-01 11:09:00	2025-04-01 13:15:00	\N
181	137	blood	120	2025-04-01 13:53:00	2025-04-01 14:53:00	\N
182	139	urine	123	2025-04-02 16:25:00	2025-04-02 17:28:00	\N
183	140	blood	122	2025-04-02 16:28:00	2025-04-02 17:44:00	\N
184	138	blood	124	2025-04-03 15:36:00	2025-04-03 18:54:00	\N
185	139	blood	125	2025-04-04 15:20:00	2025-04-04 16:32:00	\N
186	141	blood	127	2025-04-04 15:25:00	2025-04-04 20:15:00	\N
187	142	blood	126	2025-04-04 16:07:00	2025-04-04 18:50:00	\N
188	143	blood	\N	2025-04-04 18:15:00	2025-04-04 18:25:00	\N
189	143	urine	\N	2025-04-04 18:15:00	2025-04-04 18:35:00	leaking container
190	144	blood	128	2025-04-07 10:53:00	2025-04-07 13:42:00	\N
191	145	blood	130	2025-04-08 10:53:00	2025-04-08 16:27:00	\N
192	146	blood	129	2025-04-08 14:39:00	2025-04-08 15:32:00	\N
193	147	blood	131	2025-04-08 15:00:00	2025-04-08 19:03:00	leaking container
194	143	urine	132	2025-04-08 19:32:00	2025-04-08 20:46:00	\N
195	145	urine	\N	2025-04-09 10:35:00	2025-04-09 10:40:00	\N
196	149	urine	133	2025-04-10 10:22:00	2025-04-10 16:09:00	\N
197	148	urine	136	2025-04-11 09:24:00	2025-04-11 16:52:00	\N
198	149	blood	137	2025-04-11 09:34:00	2025-04-11 19:05:00	\N
199	150	blood	135	2025-04-11 10:52:00	2025-04-11 16:24:00	\N
200	151	urine	\N	2025-04-11 12:20:00	2025-04-11 12:49:00	\N
201	152	blood	134	2025-04-11 14:00:00	2025-04-11 15:28:00	\N
202	148	blood	138	2025-04-12 07:54:00	2025-04-12 13:35:00	\N
203	153	blood	139	2025-04-12 10:26:00	2025-04-12 13:26:00	\N
204	151	blood	\N	2025-04-12 11:16:00	2025-04-12 11:41:00	\N
205	147	blood	140	2025-04-12 13:50:00	2025-04-12 16:35:00	\N
206	154	blood	142	2025-04-15 09:51:00	2025-04-15 18:12:00	\N
207	155	blood	141	2025-04-15 15:56:00	2025-04-15 18:47:00	\N
208	156	blood	143	2025-04-16 14:01:00	2025-04-16 18:10:00	\N
209	156	swab	143	2025-04-16 14:21:00	2025-04-16 18:10:00	\N
210	157	blood	144	2025-04-16 16:19:00	2025-04-16 19:05:00	\N
211	158	blood	145	2025-04-17 11:20:00	2025-04-17 19:30:00	\N
212	158	urine	145	2025-04-17 11:36:00	2025-04-17 19:30:00	\N
213	160	urine	\N	2025-04-18 11:01:00	2025-04-18 11:33:00	\N
214	160	blood	\N	2025-04-18 11:21:00	2025-04-18 11:47:00	\N
215	161	blood	146	2025-04-19 13:31:00	2025-04-19 16:26:00	\N
216	162	blood	\N	2025-04-19 13:33:00	2025-04-19 13:59:00	\N
217	162	swab	147	2025-04-19 13:41:00	2025-04-19 19:26:00	\N
218	163	blood	148	2025-04-21 10:34:00	2025-04-21 16:27:00	\N
219	165	blood	149	2025-04-21 18:18:00	2025-04-21 21:48:00	\N
220	164	blood	151	2025-04-22 14:11:00	2025-04-22 19:19:00	\N
221	166	blood	150	2025-04-22 15:08:00	2025-04-22 16:01:00	\N
222	167	blood	\N	2025-04-23 13:36:00	2025-04-23 14:08:00	\N
223	167	urine	\N	2025-04-23 13:44:00	2025-04-23 14:00:00	\N
224	164	urine	152	2025-04-23 14:16:00	2025-04-23 18:41:00	\N
225	168	blood	153	2025-04-24 09:50:00	2025-04-24 13:22:00	insufficient volume
226	168	urine	153	2025-04-24 10:15:00	2025-04-24 13:22:00	\N
227	168	swab	\N	2025-04-24 10:22:00	2025-04-24 10:56:00	\N
228	169	blood	154	2025-04-24 14:20:00	2025-04-24 15:35:00	\N
229	169	urine	154	2025-04-24 14:22:00	2025-04-24 15:35:00	\N
230	168	blood	156	2025-04-28 09:45:00	2025-04-28 16:39:00	\N
231	170	urine	155	2025-04-28 11:39:00	2025-04-28 13:28:00	\N
232	170	blood	155	2025-04-28 11:42:00	2025-04-28 13:28:00	\N
233	172	blood	157	2025-04-30 10:53:00	2025-04-30 16:51:00	\N
234	172	swab	\N	2025-04-30 11:14:00	2025-04-30 11:43:00	\N
235	173	blood	\N	2025-04-30 11:35:00	2025-04-30 11:39:00	\N
236	175	blood	\N	2025-05-02 10:07:00	2025-05-02 10:15:00	\N
237	174	blood	158	2025-05-02 11:45:00	2025-05-02 12:55:00	\N
238	176	blood	159	2025-05-03 11:48:00	2025-05-03 17:02:00	\N
239	177	blood	162	2025-05-05 10:14:00	2025-05-05 18:45:00	\N
240	176	swab	160	2025-05-05 11:23:00	2025-05-05 13:54:00	unlabelled
241	178	blood	\N	2025-05-05 13:49:00	2025-05-05 13:53:00	\N
242	179	swab	161	2025-05-05 15:51:00	2025-05-05 17:41:00	unlabelled
243	179	stool	161	2025-05-05 16:06:00	2025-05-05 17:41:00	\N
244	176	swab	165	2025-05-06 10:13:00	2025-05-06 18:41:00	\N
245	180	urine	163	2025-05-06 10:50:00	2025-05-06 12:35:00	\N
246	181	blood	166	2025-05-06 14:21:00	2025-05-06 19:09:00	\N
247	179	swab	164	2025-05-06 14:30:00	2025-05-06 18:47:00	\N
248	182	swab	\N	2025-05-07 12:47:00	2025-05-07 13:16:00	\N
249	182	urine	167	2025-05-07 12:50:00	2025-05-07 13:59:00	\N
250	183	urine	169	2025-05-07 14:11:00	2025-05-07 17:52:00	\N
251	183	stool	\N	2025-05-07 14:19:00	2025-05-07 14:48:00	\N
252	179	blood	\N	2025-05-07 14:51:00	2025-05-07 15:21:00	\N
253	184	blood	168	2025-05-07 14:55:00	2025-05-07 16:24:00	\N
254	182	blood	170	2025-05-08 11:58:00	2025-05-08 16:01:00	\N
255	183	blood	171	2025-05-08 14:19:00	2025-05-08 17:48:00	\N
256	185	urine	174	2025-05-09 10:14:00	2025-05-09 18:05:00	\N
257	186	blood	172	2025-05-09 11:02:00	2025-05-09 15:49:00	\N
258	187	stool	173	2025-05-09 16:52:00	2025-05-09 17:54:00	\N
259	187	blood	175	2025-05-12 16:30:00	2025-05-12 18:17:00	\N
260	188	blood	176	2025-05-14 10:04:00	2025-05-14 13:30:00	\N
261	189	blood	177	2025-05-17 14:10:00	2025-05-17 15:07:00	\N
262	190	blood	178	2025-05-19 13:01:00	2025-05-19 13:59:00	leaking container
263	190	blood	179	2025-05-20 14:13:00	2025-05-20 15:51:00	\N
264	191	swab	180	2025-05-20 14:28:00	2025-05-20 17:51:00	\N
265	191	blood	180	2025-05-20 14:35:00	2025-05-20 17:51:00	\N
266	192	blood	\N	2025-05-22 09:24:00	2025-05-22 09:35:00	\N
267	193	blood	182	2025-05-22 10:31:00	2025-05-22 19:00:00	\N
268	194	blood	\N	2025-05-22 15:11:00	2025-05-22 15:26:00	\N
269	194	swab	182	2025-05-22 15:13:00	2025-05-22 19:00:00	\N
270	195	blood	\N	2025-05-22 15:47:00	2025-05-22 16:11:00	\N
271	195	stool	181	2025-05-22 15:50:00	2025-05-22 17:08:00	\N
272	196	urine	184	2025-05-23 08:25:00	2025-05-23 18:09:00	\N
273	197	blood	183	2025-05-23 10:31:00	2025-05-23 12:32:00	\N
274	198	blood	\N	2025-05-23 15:04:00	2025-05-23 15:09:00	\N
275	196	blood	185	2025-05-24 08:34:00	2025-05-24 18:32:00	\N
276	199	blood	\N	2025-05-26 11:07:00	2025-05-26 11:42:00	\N
277	200	blood	\N	2025-05-27 08:39:00	2025-05-27 09:13:00	\N
278	201	blood	\N	2025-05-27 09:46:00	2025-05-27 09:59:00	\N
279	202	blood	186	2025-05-27 12:13:00	2025-05-27 16:14:00	\N
280	204	blood	187	2025-05-29 09:39:00	2025-05-29 13:28:00	\N
281	203	blood	188	2025-05-29 11:07:00	2025-05-29 18:24:00	\N
282	205	blood	189	2025-05-30 12:41:00	2025-05-30 17:39:00	\N
283	206	blood	190	2025-06-02 09:30:00	2025-06-02 13:49:00	\N
284	208	blood	191	2025-06-03 11:30:00	2025-06-03 16:46:00	\N
285	207	blood	192	2025-06-04 09:57:00	2025-06-04 19:17:00	\N
286	209	blood	193	2025-06-05 08:43:00	2025-06-05 16:42:00	\N
287	211	blood	194	2025-06-05 10:48:00	2025-06-05 18:57:00	\N
288	212	blood	\N	2025-06-06 12:42:00	2025-06-06 13:02:00	\N
289	213	blood	195	2025-06-06 14:22:00	2025-06-06 15:44:00	\N
290	214	urine	\N	2025-06-06 16:14:00	2025-06-06 16:27:00	\N
291	210	blood	196	2025-06-07 10:22:00	2025-06-07 13:22:00	\N
292	215	blood	196	2025-06-07 10:28:00	2025-06-07 13:22:00	\N
293	215	urine	196	2025-06-07 10:52:00	2025-06-07 13:22:00	\N
294	217	urine	199	2025-06-10 10:22:00	2025-06-10 18:32:00	\N
295	218	urine	198	2025-06-10 11:08:00	2025-06-10 19:07:00	\N
296	219	blood	197	2025-06-10 14:34:00	2025-06-10 15:47:00	\N
297	217	blood	\N	2025-06-11 09:01:00	2025-06-11 09:22:00	\N
298	218	blood	200	2025-06-11 10:43:00	2025-06-11 19:52:00	\N
299	220	blood	\N	2025-06-11 14:38:00	2025-06-11 15:08:00	\N
300	221	blood	201	2025-06-12 16:51:00	2025-06-12 19:00:00	\N
301	222	swab	202	2025-06-13 11:43:00	2025-06-13 19:13:00	\N
302	223	blood	204	2025-06-13 12:34:00	2025-06-13 19:21:00	\N
303	224	blood	\N	2025-06-13 12:47:00	2025-06-13 13:14:00	\N
304	224	urine	203	2025-06-13 13:05:00	2025-06-13 19:02:00	\N
305	222	blood	205	2025-06-14 11:48:00	2025-06-14 14:56:00	\N
306	225	blood	206	2025-06-14 16:52:00	2025-06-14 19:00:00	\N
307	225	urine	206	2025-06-14 16:54:00	2025-06-14 19:00:00	\N
308	226	blood	207	2025-06-17 10:10:00	2025-06-17 13:24:00	\N
309	227	urine	208	2025-06-18 17:57:00	2025-06-18 18:45:00	\N
310	227	blood	208	2025-06-18 18:05:00	2025-06-18 18:45:00	haemolysed
311	226	urine	\N	2025-06-19 10:10:00	2025-06-19 10:33:00	\N
312	228	blood	\N	2025-06-20 09:15:00	2025-06-20 09:46:00	\N
313	228	urine	209	2025-06-20 09:34:00	2025-06-20 16:37:00	\N
314	229	stool	211	2025-06-20 12:15:00	2025-06-20 19:14:00	\N
315	230	blood	210	2025-06-20 12:53:00	2025-06-20 19:39:00	\N
316	229	blood	212	2025-06-21 12:39:00	2025-06-21 13:40:00	haemolysed
317	231	blood	214	2025-06-23 08:44:00	2025-06-23 19:29:00	\N
318	232	blood	213	2025-06-23 12:27:00	2025-06-23 19:09:00	\N
319	233	blood	213	2025-06-23 18:11:00	2025-06-23 19:09:00	\N
320	227	blood	\N	2025-06-23 18:27:00	2025-06-23 18:44:00	\N
321	234	blood	216	2025-06-24 08:19:00	2025-06-24 15:38:00	\N
322	229	blood	215	2025-06-24 12:08:00	2025-06-24 13:28:00	\N
323	235	blood	\N	2025-06-24 17:39:00	2025-06-24 17:53:00	\N
324	236	swab	218	2025-06-25 10:05:00	2025-06-25 18:27:00	\N
325	236	blood	\N	2025-06-25 10:39:00	2025-06-25 10:48:00	\N
326	237	blood	217	2025-06-25 14:31:00	2025-06-25 15:47:00	\N
327	237	stool	\N	2025-06-25 15:04:00	2025-06-25 15:25:00	\N
328	238	blood	220	2025-06-26 10:46:00	2025-06-26 19:40:00	\N
329	239	swab	219	2025-06-26 15:54:00	2025-06-26 17:27:00	\N
330	239	blood	219	2025-06-26 16:23:00	2025-06-26 17:27:00	\N
331	242	blood	223	2025-06-30 08:43:00	2025-06-30 19:41:00	\N
332	243	urine	221	2025-06-30 13:19:00	2025-06-30 14:02:00	\N
333	244	blood	222	2025-06-30 16:27:00	2025-06-30 17:45:00	\N
334	245	blood	\N	2025-07-01 15:37:00	2025-07-01 16:04:00	\N
335	246	urine	224	2025-07-01 16:58:00	2025-07-01 18:11:00	\N
336	247	blood	\N	2025-07-02 12:08:00	2025-07-02 12:31:00	\N
337	243	blood	225	2025-07-02 13:12:00	2025-07-02 16:19:00	\N
338	249	blood	\N	2025-07-02 15:26:00	2025-07-02 16:00:00	\N
339	248	urine	226	2025-07-02 15:27:00	2025-07-02 16:58:00	\N
340	248	blood	226	2025-07-02 15:28:00	2025-07-02 16:58:00	\N
341	246	blood	\N	2025-07-02 16:06:00	2025-07-02 16:19:00	\N
342	250	blood	\N	2025-07-03 10:03:00	2025-07-03 10:30:00	\N
343	251	blood	227	2025-07-03 10:23:00	2025-07-03 12:57:00	\N
344	252	blood	228	2025-07-03 11:01:00	2025-07-03 17:43:00	\N
345	253	blood	229	2025-07-03 12:41:00	2025-07-03 18:53:00	\N
346	254	blood	\N	2025-07-03 16:24:00	2025-07-03 16:48:00	\N
347	258	urine	231	2025-07-09 08:43:00	2025-07-09 20:06:00	\N
348	257	blood	230	2025-07-09 09:10:00	2025-07-09 12:50:00	\N
349	258	blood	232	2025-07-10 08:24:00	2025-07-10 18:04:00	\N
350	259	blood	\N	2025-07-10 10:56:00	2025-07-10 11:13:00	\N
351	258	swab	\N	2025-07-11 08:29:00	2025-07-11 08:44:00	\N
352	261	blood	\N	2025-07-15 15:01:00	2025-07-15 15:24:00	\N
353	263	blood	\N	2025-07-16 12:29:00	2025-07-16 13:03:00	\N
354	265	blood	233	2025-07-17 16:53:00	2025-07-17 17:51:00	\N
355	262	blood	234	2025-07-17 17:00:00	2025-07-17 18:04:00	\N
356	264	blood	\N	2025-07-19 09:28:00	2025-07-19 09:40:00	\N
357	266	swab	235	2025-07-21 09:13:00	2025-07-21 16:03:00	\N
358	266	blood	235	2025-07-21 09:22:00	2025-07-21 16:03:00	\N
359	267	blood	236	2025-07-21 12:26:00	2025-07-21 16:25:00	\N
360	268	blood	237	2025-07-22 15:07:00	2025-07-22 16:10:00	\N
361	269	urine	238	2025-07-22 15:53:00	2025-07-22 16:35:00	\N
362	269	blood	238	2025-07-22 15:55:00	2025-07-22 16:35:00	\N
363	270	blood	239	2025-07-22 18:25:00	2025-07-22 19:29:00	\N
364	271	blood	\N	2025-07-23 10:41:00	2025-07-23 11:07:00	\N
365	272	blood	\N	2025-07-23 10:57:00	2025-07-23 11:20:00	\N
366	273	blood	240	2025-07-23 15:58:00	2025-07-23 19:01:00	\N
367	275	blood	241	2025-07-25 12:19:00	2025-07-25 12:58:00	\N
368	275	urine	241	2025-07-25 12:23:00	2025-07-25 12:58:00	\N
369	276	blood	\N	2025-07-29 10:30:00	2025-07-29 10:35:00	\N
370	277	blood	242	2025-07-29 11:19:00	2025-07-29 15:55:00	\N
371	279	blood	243	2025-07-29 15:53:00	2025-07-29 16:44:00	\N
372	279	swab	243	2025-07-29 16:07:00	2025-07-29 16:44:00	\N
373	278	blood	244	2025-07-30 15:04:00	2025-07-30 16:29:00	\N
374	280	blood	245	2025-07-30 17:20:00	2025-07-30 18:38:00	\N
375	276	urine	\N	2025-07-31 09:36:00	2025-07-31 09:47:00	\N
376	282	stool	246	2025-08-01 11:38:00	2025-08-01 15:55:00	\N
377	281	blood	249	2025-08-02 09:05:00	2025-08-02 18:37:00	\N
378	282	blood	247	2025-08-02 10:48:00	2025-08-02 17:55:00	\N
379	283	blood	248	2025-08-02 13:03:00	2025-08-02 17:52:00	\N
380	284	urine	250	2025-08-04 09:11:00	2025-08-04 15:53:00	\N
381	285	blood	\N	2025-08-04 09:51:00	2025-08-04 09:56:00	\N
382	286	urine	\N	2025-08-05 12:31:00	2025-08-05 12:55:00	\N
383	288	blood	251	2025-08-05 15:58:00	2025-08-05 19:04:00	\N
384	286	blood	253	2025-08-06 12:31:00	2025-08-06 18:11:00	\N
385	289	swab	252	2025-08-06 14:55:00	2025-08-06 17:56:00	\N
386	287	blood	254	2025-08-07 15:46:00	2025-08-07 16:24:00	\N
387	289	blood	255	2025-08-08 14:06:00	2025-08-08 17:24:00	\N
388	290	urine	257	2025-08-08 16:45:00	2025-08-08 19:25:00	\N
389	290	blood	257	2025-08-08 16:46:00	2025-08-08 19:25:00	\N
390	291	blood	256	2025-08-08 17:15:00	2025-08-08 18:37:00	\N
391	291	urine	\N	2025-08-09 17:14:00	2025-08-09 17:20:00	\N
392	292	blood	260	2025-08-12 10:16:00	2025-08-12 19:28:00	\N
393	292	swab	\N	2025-08-12 10:35:00	2025-08-12 11:04:00	\N
394	293	blood	258	2025-08-12 10:41:00	2025-08-12 12:35:00	\N
395	294	swab	259	2025-08-12 10:47:00	2025-08-12 18:27:00	\N
396	294	blood	259	2025-08-12 10:52:00	2025-08-12 18:27:00	\N
397	293	stool	258	2025-08-12 10:53:00	2025-08-12 12:35:00	\N
398	295	blood	\N	2025-08-12 13:53:00	2025-08-12 14:19:00	\N
399	292	urine	261	2025-08-14 09:49:00	2025-08-14 15:57:00	\N
400	297	blood	\N	2025-08-20 08:33:00	2025-08-20 08:38:00	\N
401	299	urine	\N	2025-08-20 12:11:00	2025-08-20 12:35:00	\N
402	302	blood	262	2025-08-21 14:50:00	2025-08-21 18:23:00	insufficient volume
403	299	blood	264	2025-08-22 11:03:00	2025-08-22 19:32:00	\N
404	301	blood	263	2025-08-22 14:18:00	2025-08-22 17:25:00	\N
405	303	blood	267	2025-08-25 11:53:00	2025-08-25 15:42:00	\N
406	304	swab	265	2025-08-25 12:05:00	2025-08-25 15:00:00	\N
407	304	blood	265	2025-08-25 12:07:00	2025-08-25 15:00:00	\N
408	305	stool	266	2025-08-25 12:50:00	2025-08-25 13:52:00	\N
409	302	blood	\N	2025-08-25 15:32:00	2025-08-25 16:02:00	\N
410	306	blood	268	2025-08-26 08:49:00	2025-08-26 13:32:00	\N
411	306	urine	\N	2025-08-26 09:07:00	2025-08-26 09:28:00	\N
412	305	blood	269	2025-08-26 13:10:00	2025-08-26 15:45:00	\N
413	307	urine	270	2025-08-27 10:28:00	2025-08-27 16:23:00	\N
414	307	blood	270	2025-08-27 10:50:00	2025-08-27 16:23:00	\N
415	308	blood	\N	2025-08-27 12:43:00	2025-08-27 12:48:00	\N
416	308	urine	\N	2025-08-27 12:56:00	2025-08-27 13:22:00	\N
417	310	blood	271	2025-08-29 08:46:00	2025-08-29 18:15:00	\N
418	310	stool	271	2025-08-29 09:03:00	2025-08-29 18:15:00	\N
419	310	swab	271	2025-08-29 09:04:00	2025-08-29 18:15:00	\N
420	312	blood	272	2025-08-30 17:43:00	2025-08-30 18:48:00	\N
421	313	urine	273	2025-09-01 09:36:00	2025-09-01 13:21:00	\N
422	313	blood	273	2025-09-01 09:54:00	2025-09-01 13:21:00	\N
423	314	blood	275	2025-09-01 12:49:00	2025-09-01 18:18:00	\N
424	311	blood	274	2025-09-01 16:52:00	2025-09-01 18:00:00	\N
425	316	urine	276	2025-09-02 14:44:00	2025-09-02 16:17:00	\N
426	316	stool	276	2025-09-02 14:59:00	2025-09-02 16:17:00	\N
427	316	blood	276	2025-09-02 15:15:00	2025-09-02 16:17:00	\N
428	317	blood	277	2025-09-02 15:45:00	2025-09-02 18:50:00	\N
429	317	urine	277	2025-09-02 15:48:00	2025-09-02 18:50:00	\N
430	315	blood	278	2025-09-03 10:16:00	2025-09-03 19:34:00	\N
431	315	urine	278	2025-09-03 11:09:00	2025-09-03 19:34:00	\N
432	318	blood	279	2025-09-04 10:11:00	2025-09-04 13:37:00	\N
433	319	blood	280	2025-09-04 16:35:00	2025-09-04 18:04:00	\N
434	319	urine	\N	2025-09-04 16:58:00	2025-09-04 17:28:00	\N
435	320	blood	281	2025-09-05 08:27:00	2025-09-05 18:06:00	\N
436	321	urine	\N	2025-09-05 17:36:00	2025-09-05 18:02:00	\N
437	321	blood	282	2025-09-05 17:50:00	2025-09-05 18:57:00	haemolysed
438	322	blood	283	2025-09-06 10:28:00	2025-09-06 16:00:00	\N
439	323	blood	\N	2025-09-08 09:43:00	2025-09-08 10:04:00	\N
440	321	blood	284	2025-09-08 18:04:00	2025-09-08 20:09:00	haemolysed
441	324	blood	285	2025-09-09 11:23:00	2025-09-09 16:19:00	\N
442	325	blood	286	2025-09-10 11:17:00	2025-09-10 13:22:00	\N
443	326	urine	287	2025-09-11 10:02:00	2025-09-11 15:40:00	\N
444	326	blood	287	2025-09-11 10:12:00	2025-09-11 15:40:00	\N
445	321	blood	\N	2025-09-11 19:17:00	2025-09-11 19:47:00	\N
446	327	urine	288	2025-09-12 09:34:00	2025-09-12 16:05:00	\N
447	327	blood	288	2025-09-12 09:48:00	2025-09-12 16:05:00	\N
448	328	blood	\N	2025-09-12 14:15:00	2025-09-12 14:22:00	haemolysed
449	329	blood	\N	2025-09-12 16:14:00	2025-09-12 16:18:00	\N
450	329	swab	289	2025-09-12 16:23:00	2025-09-12 18:19:00	\N
451	330	blood	290	2025-09-15 13:03:00	2025-09-15 14:03:00	\N
452	328	blood	291	2025-09-15 15:28:00	2025-09-15 16:41:00	\N
453	331	blood	292	2025-09-16 16:20:00	2025-09-16 18:19:00	\N
454	332	blood	\N	2025-09-16 17:00:00	2025-09-16 17:09:00	\N
455	333	swab	295	2025-09-17 09:53:00	2025-09-17 18:54:00	\N
456	333	blood	295	2025-09-17 10:31:00	2025-09-17 18:54:00	\N
457	334	blood	293	2025-09-17 12:47:00	2025-09-17 16:18:00	\N
458	335	blood	294	2025-09-17 13:47:00	2025-09-17 18:03:00	haemolysed
459	337	blood	296	2025-09-17 14:09:00	2025-09-17 19:30:00	\N
460	337	urine	\N	2025-09-17 14:27:00	2025-09-17 14:55:00	\N
461	339	blood	298	2025-09-18 11:52:00	2025-09-18 19:11:00	\N
462	339	urine	298	2025-09-18 12:07:00	2025-09-18 19:11:00	\N
463	335	blood	297	2025-09-18 13:28:00	2025-09-18 16:21:00	\N
464	338	swab	299	2025-09-18 15:30:00	2025-09-18 19:05:00	unlabelled
465	340	urine	298	2025-09-18 15:51:00	2025-09-18 19:11:00	\N
466	342	blood	300	2025-09-19 11:30:00	2025-09-19 15:48:00	\N
467	341	blood	303	2025-09-19 11:49:00	2025-09-19 19:02:00	\N
468	336	blood	302	2025-09-19 13:43:00	2025-09-19 18:11:00	\N
469	343	blood	\N	2025-09-19 15:51:00	2025-09-19 16:25:00	\N
470	343	urine	301	2025-09-19 16:15:00	2025-09-19 17:35:00	\N
471	345	blood	305	2025-09-22 10:42:00	2025-09-22 16:20:00	\N
472	346	urine	304	2025-09-22 15:07:00	2025-09-22 16:18:00	\N
473	346	blood	\N	2025-09-22 15:29:00	2025-09-22 15:40:00	\N
474	338	swab	306	2025-09-22 16:05:00	2025-09-22 19:26:00	insufficient volume
475	347	blood	308	2025-09-23 09:45:00	2025-09-23 18:19:00	\N
476	347	urine	308	2025-09-23 09:47:00	2025-09-23 18:19:00	\N
477	348	urine	\N	2025-09-23 10:00:00	2025-09-23 10:24:00	\N
478	338	swab	307	2025-09-23 15:19:00	2025-09-23 16:27:00	\N
479	349	blood	309	2025-09-24 17:19:00	2025-09-24 18:10:00	\N
480	350	urine	310	2025-09-25 10:18:00	2025-09-25 16:08:00	\N
481	350	blood	310	2025-09-25 10:24:00	2025-09-25 16:08:00	haemolysed
482	351	blood	311	2025-09-25 16:28:00	2025-09-25 17:38:00	\N
483	349	swab	\N	2025-09-26 16:40:00	2025-09-26 16:50:00	\N
484	350	blood	313	2025-09-29 10:43:00	2025-09-29 16:38:00	\N
485	352	blood	\N	2025-09-29 14:14:00	2025-09-29 14:18:00	\N
486	353	blood	312	2025-09-29 14:30:00	2025-09-29 15:22:00	\N
487	354	blood	\N	2025-09-29 14:55:00	2025-09-29 15:02:00	\N
488	355	urine	314	2025-09-30 14:24:00	2025-09-30 15:55:00	\N
489	356	blood	315	2025-09-30 17:02:00	2025-09-30 18:38:00	\N
490	357	swab	316	2025-10-01 11:25:00	2025-10-01 13:02:00	\N
491	358	blood	\N	2025-10-01 11:51:00	2025-10-01 12:03:00	\N
492	355	blood	\N	2025-10-01 13:56:00	2025-10-01 14:27:00	\N
493	359	blood	317	2025-10-01 14:14:00	2025-10-01 16:31:00	insufficient volume
494	359	blood	318	2025-10-02 14:21:00	2025-10-02 17:43:00	\N
495	360	blood	320	2025-10-03 10:47:00	2025-10-03 16:20:00	\N
496	357	blood	319	2025-10-03 11:23:00	2025-10-03 13:16:00	\N
497	361	blood	321	2025-10-04 08:45:00	2025-10-04 19:27:00	\N
498	362	swab	322	2025-10-06 14:38:00	2025-10-06 18:16:00	\N
499	362	blood	322	2025-10-06 14:50:00	2025-10-06 18:16:00	\N
500	363	blood	324	2025-10-07 11:11:00	2025-10-07 18:54:00	\N
501	363	stool	324	2025-10-07 11:15:00	2025-10-07 18:54:00	\N
502	364	swab	323	2025-10-07 12:40:00	2025-10-07 13:56:00	\N
503	364	blood	323	2025-10-07 12:52:00	2025-10-07 13:56:00	\N
504	366	urine	325	2025-10-07 18:05:00	2025-10-07 19:38:00	\N
505	366	blood	325	2025-10-07 18:20:00	2025-10-07 19:38:00	\N
506	365	blood	326	2025-10-09 16:37:00	2025-10-09 17:44:00	\N
507	368	blood	\N	2025-10-09 18:06:00	2025-10-09 18:10:00	\N
508	369	blood	\N	2025-10-10 15:59:00	2025-10-10 16:26:00	\N
509	367	blood	327	2025-10-11 11:48:00	2025-10-11 18:11:00	\N
510	372	blood	\N	2025-10-11 14:05:00	2025-10-11 14:15:00	\N
511	370	blood	328	2025-10-13 09:03:00	2025-10-13 15:44:00	\N
512	371	blood	\N	2025-10-13 10:22:00	2025-10-13 10:35:00	\N
513	371	urine	329	2025-10-13 10:32:00	2025-10-13 18:11:00	\N
514	373	blood	330	2025-10-13 14:14:00	2025-10-13 18:26:00	insufficient volume
515	374	urine	331	2025-10-14 09:59:00	2025-10-14 13:18:00	\N
516	373	blood	333	2025-10-14 13:03:00	2025-10-14 19:16:00	\N
517	376	blood	332	2025-10-14 15:49:00	2025-10-14 18:44:00	\N
518	377	blood	\N	2025-10-14 17:24:00	2025-10-14 17:35:00	haemolysed
519	374	blood	337	2025-10-15 10:03:00	2025-10-15 19:49:00	\N
520	378	blood	336	2025-10-15 12:23:00	2025-10-15 18:03:00	\N
521	375	urine	335	2025-10-15 12:51:00	2025-10-15 18:24:00	\N
522	379	urine	334	2025-10-15 14:06:00	2025-10-15 16:04:00	\N
523	379	blood	334	2025-10-15 14:32:00	2025-10-15 16:04:00	\N
524	375	blood	338	2025-10-16 12:46:00	2025-10-16 13:47:00	\N
525	381	swab	339	2025-10-16 13:28:00	2025-10-16 15:49:00	\N
526	381	stool	339	2025-10-16 13:45:00	2025-10-16 15:49:00	\N
527	381	blood	339	2025-10-16 14:03:00	2025-10-16 15:49:00	\N
528	380	blood	340	2025-10-16 15:20:00	2025-10-16 18:33:00	\N
529	377	blood	341	2025-10-16 17:44:00	2025-10-16 19:31:00	\N
530	383	stool	\N	2025-10-16 18:20:00	2025-10-16 18:48:00	\N
531	383	blood	\N	2025-10-16 18:35:00	2025-10-16 19:10:00	\N
532	384	blood	342	2025-10-17 10:58:00	2025-10-17 20:40:00	\N
533	385	blood	\N	2025-10-17 11:01:00	2025-10-17 11:36:00	\N
534	386	blood	\N	2025-10-17 15:14:00	2025-10-17 15:34:00	\N
535	382	blood	\N	2025-10-17 17:27:00	2025-10-17 17:35:00	\N
536	387	blood	\N	2025-10-18 11:06:00	2025-10-18 11:25:00	\N
537	388	blood	344	2025-10-20 10:25:00	2025-10-20 18:54:00	\N
538	389	blood	\N	2025-10-20 16:05:00	2025-10-20 16:30:00	\N
539	389	urine	343	2025-10-20 16:19:00	2025-10-20 17:31:00	\N
540	390	blood	345	2025-10-20 17:47:00	2025-10-20 18:50:00	\N
541	391	blood	346	2025-10-21 11:45:00	2025-10-21 13:43:00	\N
542	393	blood	\N	2025-10-21 15:42:00	2025-10-21 15:55:00	\N
543	395	blood	349	2025-10-22 11:21:00	2025-10-22 19:20:00	insufficient volume
544	396	urine	348	2025-10-22 11:31:00	2025-10-22 19:44:00	\N
545	397	blood	347	2025-10-22 11:58:00	2025-10-22 17:46:00	\N
546	397	swab	347	2025-10-22 12:02:00	2025-10-22 17:46:00	\N
547	396	blood	353	2025-10-23 10:30:00	2025-10-23 18:59:00	\N
548	399	blood	350	2025-10-23 11:49:00	2025-10-23 15:39:00	\N
549	399	urine	350	2025-10-23 11:56:00	2025-10-23 15:39:00	\N
550	398	blood	351	2025-10-23 12:37:00	2025-10-23 15:40:00	\N
551	400	blood	354	2025-10-23 15:10:00	2025-10-23 19:38:00	\N
552	392	blood	352	2025-10-23 15:16:00	2025-10-23 16:59:00	\N
553	401	blood	355	2025-10-24 09:26:00	2025-10-24 13:36:00	\N
554	402	blood	358	2025-10-24 09:57:00	2025-10-24 19:33:00	\N
555	403	blood	356	2025-10-24 11:32:00	2025-10-24 13:25:00	\N
556	404	swab	357	2025-10-24 14:53:00	2025-10-24 16:39:00	\N
557	404	blood	357	2025-10-24 15:18:00	2025-10-24 16:39:00	\N
558	405	stool	359	2025-10-25 09:32:00	2025-10-25 16:29:00	\N
559	405	blood	359	2025-10-25 09:37:00	2025-10-25 16:29:00	\N
560	395	blood	\N	2025-10-25 10:05:00	2025-10-25 10:22:00	\N
561	406	blood	360	2025-10-25 15:30:00	2025-10-25 18:42:00	\N
562	406	urine	361	2025-10-27 15:19:00	2025-10-27 19:39:00	\N
563	407	urine	\N	2025-10-27 16:34:00	2025-10-27 17:00:00	\N
564	408	blood	363	2025-10-28 11:37:00	2025-10-28 18:04:00	\N
565	410	stool	362	2025-10-28 11:44:00	2025-10-28 13:01:00	\N
566	411	blood	364	2025-10-30 09:50:00	2025-10-30 19:42:00	\N
567	410	blood	365	2025-10-30 10:51:00	2025-10-30 19:10:00	\N
568	412	stool	\N	2025-10-31 09:44:00	2025-10-31 10:06:00	\N
569	412	blood	366	2025-10-31 10:13:00	2025-10-31 12:48:00	\N
570	413	blood	367	2025-10-31 15:39:00	2025-10-31 18:38:00	\N
571	414	swab	369	2025-11-03 08:18:00	2025-11-03 18:42:00	\N
572	415	urine	368	2025-11-03 13:06:00	2025-11-03 15:19:00	\N
573	414	urine	370	2025-11-04 08:21:00	2025-11-04 18:09:00	\N
574	414	blood	\N	2025-11-05 08:57:00	2025-11-05 09:18:00	\N
575	417	blood	371	2025-11-05 12:29:00	2025-11-05 16:29:00	\N
576	416	blood	373	2025-11-06 07:51:00	2025-11-06 15:42:00	\N
577	418	blood	372	2025-11-06 14:11:00	2025-11-06 15:20:00	\N
578	419	swab	374	2025-11-07 10:30:00	2025-11-07 18:13:00	\N
579	420	blood	379	2025-11-10 11:02:00	2025-11-10 19:16:00	\N
580	420	urine	379	2025-11-10 11:15:00	2025-11-10 19:16:00	\N
581	421	blood	375	2025-11-10 14:32:00	2025-11-10 15:16:00	\N
582	422	blood	379	2025-11-10 15:02:00	2025-11-10 19:16:00	\N
583	423	stool	378	2025-11-10 15:57:00	2025-11-10 18:51:00	\N
584	423	blood	378	2025-11-10 16:05:00	2025-11-10 18:51:00	\N
585	424	blood	376	2025-11-10 16:39:00	2025-11-10 18:10:00	\N
586	425	blood	377	2025-11-10 17:18:00	2025-11-10 18:40:00	\N
587	425	stool	377	2025-11-10 17:19:00	2025-11-10 18:40:00	\N
588	426	blood	380	2025-11-11 13:29:00	2025-11-11 19:16:00	\N
589	427	urine	381	2025-11-11 18:11:00	2025-11-11 19:16:00	\N
590	428	blood	384	2025-11-12 09:28:00	2025-11-12 19:47:00	haemolysed
591	429	urine	382	2025-11-12 11:12:00	2025-11-12 12:50:00	\N
592	429	blood	382	2025-11-12 11:18:00	2025-11-12 12:50:00	\N
593	431	blood	383	2025-11-12 11:54:00	2025-11-12 12:56:00	\N
594	427	blood	384	2025-11-12 18:44:00	2025-11-12 19:47:00	\N
595	434	blood	385	2025-11-13 09:48:00	2025-11-13 16:31:00	\N
596	433	blood	\N	2025-11-13 10:01:00	2025-11-13 10:29:00	\N
597	434	swab	385	2025-11-13 10:01:00	2025-11-13 16:31:00	\N
598	435	blood	386	2025-11-13 14:41:00	2025-11-13 19:06:00	\N
599	432	blood	387	2025-11-13 14:42:00	2025-11-13 20:24:00	\N
600	436	blood	388	2025-11-14 12:56:00	2025-11-14 14:02:00	\N
601	428	blood	389	2025-11-15 09:13:00	2025-11-15 12:13:00	\N
602	438	blood	391	2025-11-15 10:25:00	2025-11-15 16:26:00	haemolysed
603	438	stool	391	2025-11-15 10:39:00	2025-11-15 16:26:00	\N
604	439	blood	389	2025-11-15 11:08:00	2025-11-15 12:13:00	\N
605	440	swab	389	2025-11-15 11:29:00	2025-11-15 12:13:00	\N
606	440	blood	389	2025-11-15 11:47:00	2025-11-15 12:13:00	\N
607	441	blood	390	2025-11-15 12:53:00	2025-11-15 13:38:00	\N
608	437	blood	\N	2025-11-15 15:42:00	2025-11-15 16:03:00	\N
609	443	stool	392	2025-11-17 10:58:00	2025-11-17 18:31:00	\N
610	443	blood	392	2025-11-17 11:03:00	2025-11-17 18:31:00	\N
611	442	swab	\N	2025-11-17 11:07:00	2025-11-17 11:19:00	\N
612	442	blood	393	2025-11-17 11:11:00	2025-11-17 18:11:00	\N
613	442	urine	393	2025-11-17 11:13:00	2025-11-17 18:11:00	\N
614	444	blood	\N	2025-11-17 13:39:00	2025-11-17 14:11:00	\N
615	444	swab	394	2025-11-17 13:51:00	2025-11-17 19:22:00	\N
616	438	blood	395	2025-11-18 10:44:00	2025-11-18 19:49:00	\N
617	446	blood	398	2025-11-19 11:46:00	2025-11-19 19:28:00	\N
618	446	urine	398	2025-11-19 11:55:00	2025-11-19 19:28:00	\N
619	447	blood	396	2025-11-19 14:20:00	2025-11-19 15:47:00	\N
620	448	blood	397	2025-11-19 15:07:00	2025-11-19 18:27:00	\N
621	445	blood	\N	2025-11-20 10:12:00	2025-11-20 10:39:00	unlabelled
622	449	swab	399	2025-11-20 13:54:00	2025-11-20 19:36:00	leaking container
623	449	blood	399	2025-11-20 14:34:00	2025-11-20 19:36:00	\N
624	448	swab	\N	2025-11-20 14:59:00	2025-11-20 15:27:00	\N
625	445	blood	401	2025-11-22 10:22:00	2025-11-22 19:35:00	\N
626	450	blood	400	2025-11-22 12:13:00	2025-11-22 19:11:00	\N
627	450	urine	\N	2025-11-22 12:25:00	2025-11-22 12:57:00	\N
628	451	blood	402	2025-11-24 10:47:00	2025-11-24 16:12:00	haemolysed
629	449	swab	404	2025-11-24 14:12:00	2025-11-24 18:12:00	\N
630	452	blood	403	2025-11-24 14:55:00	2025-11-24 16:47:00	\N
631	453	urine	\N	2025-11-25 14:47:00	2025-11-25 15:08:00	\N
632	454	blood	\N	2025-11-26 08:57:00	2025-11-26 09:02:00	haemolysed
633	451	blood	407	2025-11-26 09:30:00	2025-11-26 19:13:00	\N
634	455	swab	405	2025-11-26 12:09:00	2025-11-26 16:44:00	\N
635	455	stool	405	2025-11-26 12:21:00	2025-11-26 16:44:00	\N
636	455	blood	\N	2025-11-26 12:41:00	2025-11-26 13:04:00	\N
637	453	blood	406	2025-11-26 14:29:00	2025-11-26 18:38:00	\N
638	454	blood	409	2025-11-27 09:38:00	2025-11-27 19:15:00	\N
639	456	blood	408	2025-11-27 11:33:00	2025-11-27 15:52:00	\N
640	457	blood	\N	2025-11-27 14:10:00	2025-11-27 14:35:00	\N
641	458	blood	410	2025-11-28 13:25:00	2025-11-28 15:56:00	\N
642	459	swab	411	2025-11-29 09:25:00	2025-11-29 18:53:00	\N
643	460	blood	\N	2025-11-29 11:32:00	2025-11-29 11:40:00	\N
644	459	blood	\N	2025-12-01 08:53:00	2025-12-01 08:57:00	\N
645	461	blood	412	2025-12-01 11:46:00	2025-12-01 13:12:00	\N
646	462	blood	413	2025-12-01 18:12:00	2025-12-01 19:35:00	\N
647	464	blood	\N	2025-12-05 10:06:00	2025-12-05 10:38:00	\N
648	463	blood	\N	2025-12-05 11:29:00	2025-12-05 11:40:00	\N
649	465	blood	414	2025-12-05 12:25:00	2025-12-05 13:14:00	\N
650	464	stool	415	2025-12-08 10:40:00	2025-12-08 18:35:00	\N
651	466	blood	416	2025-12-09 12:05:00	2025-12-09 15:49:00	\N
652	467	urine	\N	2025-12-09 15:46:00	2025-12-09 16:00:00	\N
653	468	swab	419	2025-12-10 09:08:00	2025-12-10 19:01:00	\N
654	468	blood	419	2025-12-10 09:30:00	2025-12-10 19:01:00	\N
655	469	blood	\N	2025-12-10 10:18:00	2025-12-10 10:26:00	\N
656	467	blood	417	2025-12-10 15:21:00	2025-12-10 15:49:00	\N
657	470	urine	418	2025-12-10 15:48:00	2025-12-10 18:02:00	\N
658	471	blood	420	2025-12-11 09:35:00	2025-12-11 15:44:00	\N
659	472	blood	422	2025-12-11 11:29:00	2025-12-11 18:35:00	\N
660	472	urine	422	2025-12-11 11:30:00	2025-12-11 18:35:00	\N
661	472	swab	\N	2025-12-11 12:01:00	2025-12-11 12:36:00	\N
662	473	blood	423	2025-12-11 12:16:00	2025-12-11 19:20:00	\N
663	474	blood	421	2025-12-11 15:11:00	2025-12-11 16:17:00	\N
664	475	blood	\N	2025-12-12 12:03:00	2025-12-12 12:36:00	\N
665	470	blood	424	2025-12-12 15:53:00	2025-12-12 18:17:00	\N
666	476	blood	425	2025-12-13 15:46:00	2025-12-13 16:30:00	haemolysed
667	477	blood	426	2025-12-15 09:26:00	2025-12-15 13:19:00	\N
668	476	blood	427	2025-12-15 14:31:00	2025-12-15 18:28:00	\N
669	478	blood	429	2025-12-16 09:29:00	2025-12-16 16:07:00	\N
670	480	swab	428	2025-12-16 09:56:00	2025-12-16 13:04:00	\N
671	480	blood	428	2025-12-16 10:08:00	2025-12-16 13:04:00	haemolysed
672	481	blood	429	2025-12-16 12:11:00	2025-12-16 16:07:00	\N
673	482	blood	\N	2025-12-17 09:52:00	2025-12-17 10:21:00	\N
674	482	urine	432	2025-12-17 09:52:00	2025-12-17 18:41:00	\N
675	483	swab	430	2025-12-17 10:10:00	2025-12-17 15:38:00	\N
676	483	blood	430	2025-12-17 10:15:00	2025-12-17 15:38:00	\N
677	484	urine	431	2025-12-17 14:24:00	2025-12-17 15:54:00	\N
678	484	swab	431	2025-12-17 14:41:00	2025-12-17 15:54:00	\N
679	485	blood	\N	2025-12-18 17:56:00	2025-12-18 18:28:00	\N
680	486	swab	434	2025-12-19 09:27:00	2025-12-19 16:28:00	\N
681	487	blood	433	2025-12-19 11:14:00	2025-12-19 16:03:00	insufficient volume
682	480	blood	434	2025-12-19 11:25:00	2025-12-19 16:28:00	\N
683	487	urine	433	2025-12-19 11:35:00	2025-12-19 16:03:00	\N
684	486	blood	\N	2025-12-20 09:20:00	2025-12-20 09:37:00	\N
685	487	blood	435	2025-12-22 11:03:00	2025-12-22 17:47:00	\N
686	490	blood	436	2025-12-29 09:00:00	2025-12-29 18:40:00	\N
687	492	blood	437	2025-12-31 14:53:00	2025-12-31 17:54:00	\N
688	493	blood	439	2026-01-02 09:09:00	2026-01-02 15:59:00	\N
689	494	blood	\N	2026-01-02 10:27:00	2026-01-02 10:40:00	\N
690	494	swab	438	2026-01-02 10:34:00	2026-01-02 14:40:00	\N
691	495	blood	440	2026-01-02 15:41:00	2026-01-02 16:15:00	\N
692	495	urine	441	2026-01-03 14:43:00	2026-01-03 15:35:00	\N
693	496	blood	442	2026-01-05 11:58:00	2026-01-05 19:11:00	\N
694	497	blood	443	2026-01-06 11:55:00	2026-01-06 18:02:00	\N
695	499	blood	444	2026-01-07 10:15:00	2026-01-07 19:23:00	\N
696	499	urine	444	2026-01-07 10:39:00	2026-01-07 19:23:00	insufficient volume
697	499	urine	445	2026-01-08 09:46:00	2026-01-08 18:05:00	\N
698	502	blood	\N	2026-01-08 13:44:00	2026-01-08 13:48:00	\N
699	500	stool	446	2026-01-09 11:50:00	2026-01-09 17:44:00	\N
700	500	blood	446	2026-01-09 12:05:00	2026-01-09 17:44:00	\N
701	504	blood	447	2026-01-09 16:38:00	2026-01-09 17:45:00	\N
702	505	urine	448	2026-01-10 13:18:00	2026-01-10 15:06:00	\N
703	505	swab	448	2026-01-10 13:48:00	2026-01-10 15:06:00	\N
704	506	urine	449	2026-01-12 11:00:00	2026-01-12 19:11:00	\N
705	506	blood	449	2026-01-12 11:15:00	2026-01-12 19:11:00	\N
706	507	urine	450	2026-01-13 16:09:00	2026-01-13 17:35:00	\N
707	508	blood	451	2026-01-13 17:03:00	2026-01-13 18:17:00	\N
708	507	blood	452	2026-01-14 15:55:00	2026-01-14 17:22:00	insufficient volume
709	510	swab	453	2026-01-15 11:44:00	2026-01-15 18:32:00	\N
710	510	stool	453	2026-01-15 11:49:00	2026-01-15 18:32:00	\N
711	510	blood	453	2026-01-15 11:52:00	2026-01-15 18:32:00	\N
712	509	urine	454	2026-01-16 10:31:00	2026-01-16 16:13:00	\N
713	512	blood	454	2026-01-16 10:49:00	2026-01-16 16:13:00	\N
714	512	swab	454	2026-01-16 11:02:00	2026-01-16 16:13:00	\N
715	507	blood	455	2026-01-16 14:37:00	2026-01-16 19:02:00	\N
716	513	urine	\N	2026-01-16 16:29:00	2026-01-16 17:04:00	\N
717	511	blood	457	2026-01-17 10:00:00	2026-01-17 18:18:00	\N
718	510	urine	456	2026-01-17 11:16:00	2026-01-17 13:27:00	\N
719	513	blood	\N	2026-01-17 16:39:00	2026-01-17 17:14:00	\N
720	511	swab	\N	2026-01-19 10:15:00	2026-01-19 10:20:00	\N
721	514	blood	458	2026-01-19 15:16:00	2026-01-19 16:32:00	\N
722	515	blood	462	2026-01-20 08:26:00	2026-01-20 16:03:00	\N
723	516	blood	459	2026-01-20 08:35:00	2026-01-20 12:34:00	\N
724	517	blood	461	2026-01-20 09:46:00	2026-01-20 16:03:00	\N
725	518	urine	463	2026-01-20 10:59:00	2026-01-20 18:48:00	\N
726	518	blood	463	2026-01-20 11:07:00	2026-01-20 18:48:00	\N
727	519	blood	460	2026-01-20 12:10:00	2026-01-20 13:37:00	\N
728	519	swab	460	2026-01-20 12:20:00	2026-01-20 13:37:00	\N
729	520	blood	464	2026-01-21 09:18:00	2026-01-21 17:43:00	\N
730	521	blood	\N	2026-01-21 10:28:00	2026-01-21 10:35:00	\N
731	522	blood	465	2026-01-22 16:20:00	2026-01-22 18:50:00	\N
732	523	blood	\N	2026-01-23 14:51:00	2026-01-23 14:58:00	\N
733	524	blood	466	2026-01-24 12:14:00	2026-01-24 17:50:00	\N
734	525	blood	467	2026-01-24 15:05:00	2026-01-24 18:59:00	\N
735	526	blood	468	2026-01-26 14:12:00	2026-01-26 16:06:00	\N
736	526	urine	468	2026-01-26 14:15:00	2026-01-26 16:06:00	\N
737	527	blood	\N	2026-01-27 10:06:00	2026-01-27 10:40:00	\N
738	528	urine	469	2026-01-28 09:04:00	2026-01-28 12:55:00	\N
739	528	blood	469	2026-01-28 09:15:00	2026-01-28 12:55:00	\N
740	529	blood	470	2026-01-28 09:26:00	2026-01-28 15:41:00	\N
741	529	swab	470	2026-01-28 09:41:00	2026-01-28 15:41:00	\N
742	530	blood	\N	2026-01-28 09:42:00	2026-01-28 10:09:00	\N
743	532	blood	471	2026-01-28 13:49:00	2026-01-28 17:55:00	\N
744	533	swab	470	2026-01-28 14:05:00	2026-01-28 15:41:00	\N
745	534	blood	473	2026-01-29 09:38:00	2026-01-29 18:05:00	\N
746	535	blood	474	2026-01-29 09:46:00	2026-01-29 18:35:00	\N
747	533	blood	472	2026-01-29 14:39:00	2026-01-29 15:39:00	\N
748	536	blood	475	2026-01-30 11:56:00	2026-01-30 17:58:00	\N
749	536	urine	475	2026-01-30 12:12:00	2026-01-30 17:58:00	\N
750	531	blood	\N	2026-01-30 12:15:00	2026-01-30 12:30:00	\N
751	537	blood	\N	2026-01-30 16:35:00	2026-01-30 16:51:00	\N
752	538	blood	476	2026-01-31 09:37:00	2026-01-31 12:43:00	\N
753	539	blood	477	2026-01-31 10:32:00	2026-01-31 16:19:00	\N
754	541	blood	479	2026-02-02 08:23:00	2026-02-02 18:52:00	\N
755	542	blood	480	2026-02-02 08:39:00	2026-02-02 19:16:00	\N
756	542	swab	\N	2026-02-02 08:44:00	2026-02-02 08:55:00	\N
757	543	blood	478	2026-02-02 09:59:00	2026-02-02 12:54:00	\N
758	540	blood	\N	2026-02-02 17:35:00	2026-02-02 17:42:00	\N
759	544	urine	481	2026-02-03 10:12:00	2026-02-03 16:08:00	\N
760	546	blood	483	2026-02-03 13:13:00	2026-02-03 18:09:00	\N
761	546	urine	483	2026-02-03 13:13:00	2026-02-03 18:09:00	\N
762	547	stool	482	2026-02-03 15:23:00	2026-02-03 16:20:00	\N
763	547	urine	482	2026-02-03 15:41:00	2026-02-03 16:20:00	\N
764	548	urine	485	2026-02-04 08:43:00	2026-02-04 16:42:00	\N
765	545	blood	484	2026-02-04 12:36:00	2026-02-04 16:02:00	\N
766	549	blood	\N	2026-02-04 13:46:00	2026-02-04 14:10:00	\N
767	550	blood	\N	2026-02-04 15:18:00	2026-02-04 15:36:00	\N
768	544	blood	486	2026-02-05 10:11:00	2026-02-05 17:49:00	\N
769	551	urine	487	2026-02-05 13:50:00	2026-02-05 18:12:00	\N
770	547	blood	488	2026-02-05 14:40:00	2026-02-05 19:44:00	leaking container
771	552	blood	\N	2026-02-05 15:38:00	2026-02-05 15:44:00	\N
772	549	urine	\N	2026-02-06 12:42:00	2026-02-06 13:16:00	\N
773	551	blood	489	2026-02-06 13:05:00	2026-02-06 18:16:00	\N
774	554	blood	\N	2026-02-07 10:36:00	2026-02-07 10:52:00	\N
775	547	blood	490	2026-02-07 13:27:00	2026-02-07 18:27:00	\N
776	553	blood	491	2026-02-09 08:35:00	2026-02-09 17:52:00	\N
777	554	urine	493	2026-02-09 10:21:00	2026-02-09 19:32:00	\N
778	555	blood	492	2026-02-09 17:27:00	2026-02-09 19:25:00	\N
779	555	urine	\N	2026-02-10 17:36:00	2026-02-10 18:08:00	\N
780	558	urine	494	2026-02-11 10:17:00	2026-02-11 15:49:00	\N
781	558	blood	\N	2026-02-11 10:28:00	2026-02-11 11:02:00	\N
782	558	stool	494	2026-02-11 10:40:00	2026-02-11 15:49:00	leaking container
783	559	blood	497	2026-02-11 10:44:00	2026-02-11 18:05:00	\N
784	560	blood	496	2026-02-11 11:12:00	2026-02-11 17:41:00	haemolysed
785	560	urine	\N	2026-02-11 11:23:00	2026-02-11 11:57:00	\N
786	556	blood	498	2026-02-11 13:11:00	2026-02-11 19:02:00	\N
787	561	blood	495	2026-02-11 15:54:00	2026-02-11 17:39:00	\N
788	562	blood	501	2026-02-12 09:51:00	2026-02-12 20:13:00	\N
789	558	stool	500	2026-02-12 11:05:00	2026-02-12 18:29:00	\N
790	563	blood	500	2026-02-12 12:46:00	2026-02-12 18:29:00	\N
791	564	swab	499	2026-02-12 13:13:00	2026-02-12 18:15:00	\N
792	564	blood	499	2026-02-12 13:27:00	2026-02-12 18:15:00	\N
793	561	urine	\N	2026-02-12 16:09:00	2026-02-12 16:17:00	\N
794	565	blood	502	2026-02-13 10:38:00	2026-02-13 13:28:00	\N
795	566	blood	503	2026-02-13 10:57:00	2026-02-13 16:15:00	\N
796	567	blood	\N	2026-02-13 15:21:00	2026-02-13 15:55:00	\N
797	568	stool	504	2026-02-14 11:10:00	2026-02-14 15:29:00	\N
798	568	blood	504	2026-02-14 11:19:00	2026-02-14 15:29:00	\N
799	560	blood	\N	2026-02-16 11:01:00	2026-02-16 11:06:00	\N
800	569	blood	506	2026-02-16 11:14:00	2026-02-16 18:44:00	\N
801	571	blood	505	2026-02-16 13:08:00	2026-02-16 13:58:00	\N
802	571	urine	\N	2026-02-16 13:15:00	2026-02-16 13:22:00	\N
803	570	blood	507	2026-02-17 12:13:00	2026-02-17 18:50:00	\N
804	573	swab	508	2026-02-17 15:07:00	2026-02-17 18:39:00	\N
805	573	blood	508	2026-02-17 15:32:00	2026-02-17 18:39:00	\N
806	575	urine	510	2026-02-18 12:18:00	2026-02-18 18:48:00	\N
807	574	blood	509	2026-02-18 14:50:00	2026-02-18 15:27:00	\N
808	576	blood	511	2026-02-20 13:33:00	2026-02-20 18:01:00	\N
809	577	swab	513	2026-02-23 10:50:00	2026-02-23 16:28:00	\N
810	578	blood	514	2026-02-23 11:05:00	2026-02-23 15:42:00	\N
811	578	swab	\N	2026-02-23 11:14:00	2026-02-23 11:38:00	\N
812	577	blood	513	2026-02-23 11:55:00	2026-02-23 16:28:00	\N
813	579	blood	512	2026-02-23 12:47:00	2026-02-23 14:11:00	\N
814	581	blood	516	2026-02-25 12:35:00	2026-02-25 19:05:00	\N
815	581	urine	\N	2026-02-25 12:53:00	2026-02-25 13:15:00	\N
816	580	blood	517	2026-02-25 12:54:00	2026-02-25 19:25:00	\N
817	582	blood	515	2026-02-25 13:31:00	2026-02-25 16:24:00	\N
818	582	urine	515	2026-02-25 13:41:00	2026-02-25 16:24:00	leaking container
819	584	blood	519	2026-02-27 08:46:00	2026-02-27 19:19:00	\N
820	585	stool	518	2026-02-27 14:20:00	2026-02-27 19:15:00	\N
821	585	blood	\N	2026-02-27 14:27:00	2026-02-27 14:40:00	\N
822	583	blood	521	2026-03-02 08:46:00	2026-03-02 18:50:00	\N
823	582	urine	520	2026-03-02 13:55:00	2026-03-02 15:16:00	\N
824	586	blood	523	2026-03-03 11:33:00	2026-03-03 17:55:00	\N
825	587	urine	522	2026-03-03 15:05:00	2026-03-03 16:02:00	\N
826	587	blood	524	2026-03-04 14:56:00	2026-03-04 20:01:00	\N
827	589	blood	525	2026-03-05 11:26:00	2026-03-05 19:25:00	\N
828	590	blood	526	2026-03-05 11:29:00	2026-03-05 19:30:00	\N
829	588	blood	\N	2026-03-06 09:13:00	2026-03-06 09:18:00	\N
830	592	blood	527	2026-03-06 10:31:00	2026-03-06 15:46:00	\N
831	593	blood	528	2026-03-06 12:34:00	2026-03-06 16:41:00	\N
832	594	blood	\N	2026-03-06 16:09:00	2026-03-06 16:38:00	\N
833	595	blood	529	2026-03-06 17:28:00	2026-03-06 18:43:00	\N
834	595	urine	529	2026-03-06 17:30:00	2026-03-06 18:43:00	\N
835	596	blood	\N	2026-03-07 10:18:00	2026-03-07 10:51:00	\N
836	597	blood	531	2026-03-09 09:10:00	2026-03-09 16:00:00	\N
837	599	blood	530	2026-03-09 10:53:00	2026-03-09 15:44:00	\N
838	598	blood	\N	2026-03-11 09:15:00	2026-03-11 09:29:00	\N
839	601	blood	533	2026-03-11 09:44:00	2026-03-11 19:23:00	\N
840	600	blood	532	2026-03-11 12:18:00	2026-03-11 16:20:00	\N
841	602	blood	534	2026-03-13 10:32:00	2026-03-13 12:31:00	\N
842	603	blood	535	2026-03-16 11:11:00	2026-03-16 13:07:00	\N
843	604	blood	\N	2026-03-17 16:38:00	2026-03-17 17:11:00	\N
844	605	urine	536	2026-03-18 10:58:00	2026-03-18 13:08:00	\N
845	606	urine	\N	2026-03-18 11:56:00	2026-03-18 12:10:00	\N
846	607	blood	537	2026-03-18 12:18:00	2026-03-18 12:52:00	\N
847	606	blood	\N	2026-03-19 11:00:00	2026-03-19 11:14:00	insufficient volume
848	605	blood	\N	2026-03-19 11:05:00	2026-03-19 11:28:00	\N
849	608	blood	538	2026-03-19 14:41:00	2026-03-19 15:47:00	\N
850	610	blood	\N	2026-03-20 08:53:00	2026-03-20 09:08:00	\N
851	612	blood	543	2026-03-23 09:48:00	2026-03-23 18:55:00	\N
852	615	blood	540	2026-03-23 10:08:00	2026-03-23 14:29:00	\N
853	612	urine	543	2026-03-23 10:13:00	2026-03-23 18:55:00	unlabelled
854	613	blood	\N	2026-03-23 10:26:00	2026-03-23 10:59:00	\N
855	614	blood	542	2026-03-23 10:26:00	2026-03-23 18:48:00	\N
856	606	blood	539	2026-03-23 10:43:00	2026-03-23 13:10:00	\N
857	616	blood	542	2026-03-23 15:26:00	2026-03-23 18:48:00	\N
858	617	blood	541	2026-03-23 15:36:00	2026-03-23 18:52:00	\N
859	618	urine	544	2026-03-24 08:40:00	2026-03-24 15:26:00	\N
860	612	urine	545	2026-03-24 09:04:00	2026-03-24 15:35:00	\N
861	618	blood	544	2026-03-24 09:11:00	2026-03-24 15:26:00	\N
862	619	blood	546	2026-03-24 09:37:00	2026-03-24 15:50:00	\N
863	620	swab	\N	2026-03-24 15:27:00	2026-03-24 15:42:00	insufficient volume
864	620	blood	\N	2026-03-25 15:32:00	2026-03-25 15:36:00	\N
865	621	blood	\N	2026-03-26 10:38:00	2026-03-26 10:53:00	haemolysed
866	622	blood	547	2026-03-26 10:40:00	2026-03-26 13:10:00	\N
867	622	urine	\N	2026-03-26 10:51:00	2026-03-26 11:15:00	\N
868	623	urine	\N	2026-03-26 15:57:00	2026-03-26 16:04:00	\N
869	624	blood	548	2026-03-27 09:54:00	2026-03-27 13:26:00	\N
870	620	swab	\N	2026-03-27 14:49:00	2026-03-27 15:14:00	\N
871	625	blood	549	2026-03-27 16:00:00	2026-03-27 16:36:00	\N
872	626	blood	550	2026-03-27 16:22:00	2026-03-27 18:54:00	\N
873	621	blood	\N	2026-03-28 10:52:00	2026-03-28 11:09:00	\N
874	627	blood	551	2026-03-28 12:33:00	2026-03-28 16:05:00	\N
875	627	urine	\N	2026-03-28 12:52:00	2026-03-28 12:58:00	\N
876	628	blood	552	2026-03-30 12:03:00	2026-03-30 13:21:00	\N
877	629	blood	554	2026-03-30 12:22:00	2026-03-30 18:28:00	\N
878	629	urine	\N	2026-03-30 12:29:00	2026-03-30 12:33:00	\N
879	630	blood	553	2026-03-30 14:36:00	2026-03-30 16:25:00	\N
880	631	blood	\N	2026-04-01 08:55:00	2026-04-01 09:06:00	\N
881	632	urine	\N	2026-04-01 12:30:00	2026-04-01 12:55:00	\N
882	632	blood	555	2026-04-01 12:51:00	2026-04-01 15:57:00	\N
883	633	blood	556	2026-04-02 12:28:00	2026-04-02 15:32:00	\N
884	634	blood	\N	2026-04-02 15:41:00	2026-04-02 16:04:00	\N
885	635	blood	557	2026-04-03 10:06:00	2026-04-03 16:10:00	\N
886	636	urine	559	2026-04-03 10:18:00	2026-04-03 18:45:00	\N
887	636	blood	559	2026-04-03 10:19:00	2026-04-03 18:45:00	\N
888	637	blood	\N	2026-04-03 11:32:00	2026-04-03 11:45:00	\N
889	634	urine	558	2026-04-03 14:39:00	2026-04-03 17:58:00	\N
890	638	blood	560	2026-04-07 14:45:00	2026-04-07 16:05:00	\N
891	641	blood	561	2026-04-08 12:40:00	2026-04-08 14:27:00	\N
892	641	urine	562	2026-04-08 13:05:00	2026-04-08 14:41:00	leaking container
893	642	blood	563	2026-04-08 13:19:00	2026-04-08 18:58:00	\N
894	640	blood	565	2026-04-09 11:45:00	2026-04-09 21:00:00	\N
895	641	urine	\N	2026-04-09 13:45:00	2026-04-09 14:03:00	\N
896	645	blood	564	2026-04-09 15:13:00	2026-04-09 18:30:00	\N
897	639	urine	567	2026-04-10 08:40:00	2026-04-10 17:46:00	\N
898	639	blood	\N	2026-04-10 09:11:00	2026-04-10 09:19:00	\N
899	646	urine	569	2026-04-10 12:04:00	2026-04-10 19:37:00	\N
900	647	urine	\N	2026-04-10 13:56:00	2026-04-10 14:08:00	leaking container
901	644	blood	568	2026-04-10 15:04:00	2026-04-10 18:52:00	\N
902	648	blood	566	2026-04-10 15:53:00	2026-04-10 16:44:00	\N
903	643	blood	\N	2026-04-11 10:30:00	2026-04-11 10:44:00	\N
904	649	blood	570	2026-04-11 15:14:00	2026-04-11 16:43:00	\N
905	650	blood	\N	2026-04-13 11:06:00	2026-04-13 11:33:00	\N
906	646	blood	572	2026-04-13 11:42:00	2026-04-13 19:35:00	\N
907	652	urine	571	2026-04-13 12:30:00	2026-04-13 19:06:00	\N
908	652	blood	\N	2026-04-13 12:54:00	2026-04-13 13:08:00	insufficient volume
909	647	urine	573	2026-04-13 13:32:00	2026-04-13 19:36:00	\N
910	653	blood	572	2026-04-13 16:39:00	2026-04-13 19:35:00	\N
911	654	blood	\N	2026-04-14 16:24:00	2026-04-14 16:30:00	\N
912	654	urine	\N	2026-04-14 16:40:00	2026-04-14 16:52:00	\N
913	651	blood	574	2026-04-15 11:19:00	2026-04-15 16:03:00	\N
914	652	blood	\N	2026-04-17 14:15:00	2026-04-17 14:26:00	\N
915	655	blood	575	2026-04-17 15:48:00	2026-04-17 16:54:00	\N
916	656	blood	576	2026-04-18 15:11:00	2026-04-18 19:56:00	\N
917	657	blood	577	2026-04-20 08:37:00	2026-04-20 17:12:00	\N
918	658	urine	\N	2026-04-20 09:33:00	2026-04-20 10:06:00	\N
919	659	blood	580	2026-04-20 15:22:00	2026-04-20 18:54:00	\N
920	660	blood	578	2026-04-20 17:17:00	2026-04-20 18:19:00	\N
921	661	blood	579	2026-04-20 17:22:00	2026-04-20 18:34:00	\N
922	658	blood	584	2026-04-22 08:02:00	2026-04-22 21:26:00	\N
923	662	blood	581	2026-04-22 15:08:00	2026-04-22 15:46:00	\N
924	662	urine	581	2026-04-22 15:12:00	2026-04-22 15:46:00	\N
925	663	blood	582	2026-04-22 16:09:00	2026-04-22 17:12:00	\N
926	664	blood	583	2026-04-22 17:24:00	2026-04-22 21:01:00	\N
927	665	blood	585	2026-04-23 09:32:00	2026-04-23 17:52:00	\N
928	665	stool	585	2026-04-23 09:36:00	2026-04-23 17:52:00	\N
929	666	blood	586	2026-04-25 09:59:00	2026-04-25 16:21:00	\N
930	667	urine	587	2026-04-27 15:19:00	2026-04-27 16:30:00	\N
931	669	urine	588	2026-04-28 10:05:00	2026-04-28 13:51:00	\N
932	669	blood	588	2026-04-28 10:16:00	2026-04-28 13:51:00	\N
933	670	urine	589	2026-04-28 16:22:00	2026-04-28 18:09:00	\N
934	670	blood	589	2026-04-28 16:29:00	2026-04-28 18:09:00	\N
935	671	swab	590	2026-04-29 15:07:00	2026-04-29 18:40:00	\N
936	671	blood	591	2026-04-30 14:48:00	2026-04-30 19:10:00	\N
937	673	blood	\N	2026-04-30 16:11:00	2026-04-30 16:16:00	insufficient volume
938	672	blood	592	2026-05-01 09:21:00	2026-05-01 13:08:00	\N
939	675	blood	593	2026-05-01 11:08:00	2026-05-01 16:31:00	\N
940	675	urine	593	2026-05-01 11:11:00	2026-05-01 16:31:00	\N
941	676	blood	\N	2026-05-01 16:35:00	2026-05-01 16:53:00	\N
942	674	blood	595	2026-05-02 15:39:00	2026-05-02 20:13:00	\N
943	676	urine	594	2026-05-02 16:17:00	2026-05-02 17:00:00	\N
944	673	blood	596	2026-05-04 17:37:00	2026-05-04 18:31:00	\N
945	677	blood	597	2026-05-05 10:26:00	2026-05-05 18:39:00	\N
946	677	swab	597	2026-05-05 10:28:00	2026-05-05 18:39:00	\N
947	677	stool	597	2026-05-05 10:57:00	2026-05-05 18:39:00	\N
948	678	blood	\N	2026-05-05 15:10:00	2026-05-05 15:30:00	\N
949	677	urine	600	2026-05-06 11:18:00	2026-05-06 18:55:00	\N
950	679	blood	599	2026-05-06 13:29:00	2026-05-06 17:51:00	\N
951	682	swab	598	2026-05-06 15:18:00	2026-05-06 16:39:00	\N
952	682	blood	598	2026-05-06 15:53:00	2026-05-06 16:39:00	\N
953	683	blood	604	2026-05-07 10:55:00	2026-05-07 18:27:00	\N
954	680	swab	602	2026-05-07 13:04:00	2026-05-07 15:54:00	\N
955	684	stool	601	2026-05-07 14:08:00	2026-05-07 15:18:00	\N
956	684	blood	601	2026-05-07 14:11:00	2026-05-07 15:18:00	\N
957	680	blood	602	2026-05-07 14:19:00	2026-05-07 15:54:00	\N
958	681	blood	\N	2026-05-07 14:55:00	2026-05-07 15:23:00	\N
959	685	blood	\N	2026-05-07 15:22:00	2026-05-07 15:57:00	\N
960	685	urine	605	2026-05-07 15:44:00	2026-05-07 18:54:00	\N
961	686	blood	603	2026-05-07 17:35:00	2026-05-07 18:08:00	\N
962	687	urine	606	2026-05-08 11:06:00	2026-05-08 16:33:00	\N
963	688	blood	\N	2026-05-09 16:30:00	2026-05-09 16:54:00	\N
964	689	blood	\N	2026-05-11 09:58:00	2026-05-11 10:28:00	\N
965	690	swab	608	2026-05-11 12:04:00	2026-05-11 19:10:00	\N
966	690	blood	608	2026-05-11 12:05:00	2026-05-11 19:10:00	\N
967	691	blood	\N	2026-05-11 12:38:00	2026-05-11 13:02:00	\N
968	691	urine	607	2026-05-11 12:47:00	2026-05-11 14:04:00	\N
969	693	blood	609	2026-05-12 14:14:00	2026-05-12 15:49:00	\N
970	694	blood	612	2026-05-13 09:01:00	2026-05-13 18:37:00	\N
971	694	swab	612	2026-05-13 09:18:00	2026-05-13 18:37:00	\N
972	695	swab	\N	2026-05-13 10:28:00	2026-05-13 10:34:00	\N
973	695	blood	610	2026-05-13 10:44:00	2026-05-13 16:24:00	\N
974	693	urine	\N	2026-05-13 13:52:00	2026-05-13 14:07:00	\N
975	696	blood	611	2026-05-13 17:30:00	2026-05-13 18:51:00	\N
976	692	blood	\N	2026-05-14 09:10:00	2026-05-14 09:22:00	\N
977	697	blood	613	2026-05-14 10:02:00	2026-05-14 19:35:00	\N
978	699	blood	614	2026-05-15 17:43:00	2026-05-15 18:57:00	\N
979	700	swab	\N	2026-05-15 18:31:00	2026-05-15 18:35:00	\N
980	702	blood	615	2026-05-16 14:37:00	2026-05-16 15:33:00	unlabelled
981	698	blood	\N	2026-05-16 16:41:00	2026-05-16 16:46:00	\N
982	701	blood	616	2026-05-18 09:30:00	2026-05-18 18:20:00	\N
983	706	swab	618	2026-05-19 10:58:00	2026-05-19 19:03:00	\N
984	706	blood	618	2026-05-19 11:13:00	2026-05-19 19:03:00	\N
985	707	urine	617	2026-05-19 12:08:00	2026-05-19 13:41:00	\N
986	707	blood	617	2026-05-19 12:09:00	2026-05-19 13:41:00	\N
987	702	blood	\N	2026-05-19 13:42:00	2026-05-19 14:16:00	\N
988	705	blood	\N	2026-05-20 08:47:00	2026-05-20 08:56:00	\N
989	705	urine	619	2026-05-20 10:18:00	2026-05-20 12:16:00	\N
990	703	blood	\N	2026-05-20 10:45:00	2026-05-20 11:14:00	\N
991	708	urine	\N	2026-05-21 11:16:00	2026-05-21 11:22:00	\N
992	708	blood	620	2026-05-21 11:31:00	2026-05-21 12:45:00	\N
993	710	blood	622	2026-05-22 10:06:00	2026-05-22 19:01:00	\N
994	711	urine	621	2026-05-22 17:01:00	2026-05-22 20:13:00	\N
995	711	blood	\N	2026-05-23 16:15:00	2026-05-23 16:23:00	haemolysed
996	712	swab	623	2026-05-25 15:33:00	2026-05-25 16:31:00	\N
997	713	blood	624	2026-05-26 09:13:00	2026-05-26 17:42:00	\N
998	712	blood	\N	2026-05-26 14:54:00	2026-05-26 15:04:00	\N
999	715	blood	\N	2026-05-27 10:07:00	2026-05-27 10:26:00	\N
1000	714	blood	\N	2026-05-27 15:24:00	2026-05-27 15:47:00	\N
1001	716	blood	625	2026-05-27 15:52:00	2026-05-27 19:03:00	insufficient volume
1002	711	blood	625	2026-05-27 16:56:00	2026-05-27 19:03:00	\N
1003	715	urine	626	2026-05-28 10:02:00	2026-05-28 16:56:00	\N
1004	717	blood	\N	2026-05-28 11:52:00	2026-05-28 11:57:00	haemolysed
1005	718	blood	626	2026-05-28 12:29:00	2026-05-28 16:56:00	\N
1006	717	blood	\N	2026-05-29 12:28:00	2026-05-29 12:41:00	\N
1007	719	swab	627	2026-06-01 10:23:00	2026-06-01 13:15:00	\N
1008	720	blood	627	2026-06-01 11:07:00	2026-06-01 13:15:00	\N
1009	721	blood	627	2026-06-01 12:39:00	2026-06-01 13:15:00	haemolysed
1010	722	blood	628	2026-06-01 15:41:00	2026-06-01 16:38:00	insufficient volume
1011	723	blood	629	2026-06-01 16:07:00	2026-06-01 18:42:00	\N
1012	716	blood	\N	2026-06-01 17:09:00	2026-06-01 17:21:00	\N
1013	724	blood	\N	2026-06-02 08:44:00	2026-06-02 09:18:00	\N
1014	725	blood	\N	2026-06-02 09:57:00	2026-06-02 10:18:00	\N
1015	721	urine	\N	2026-06-02 11:28:00	2026-06-02 11:57:00	\N
1016	721	blood	630	2026-06-02 12:02:00	2026-06-02 17:33:00	\N
1017	726	blood	631	2026-06-03 10:25:00	2026-06-03 19:06:00	\N
1018	727	blood	632	2026-06-03 11:03:00	2026-06-03 18:46:00	leaking container
1019	727	urine	632	2026-06-03 11:03:00	2026-06-03 18:46:00	\N
1020	728	blood	632	2026-06-03 12:30:00	2026-06-03 18:46:00	\N
1021	730	urine	634	2026-06-05 10:56:00	2026-06-05 18:27:00	\N
1022	730	blood	634	2026-06-05 11:15:00	2026-06-05 18:27:00	insufficient volume
1023	731	blood	633	2026-06-05 12:40:00	2026-06-05 18:03:00	\N
1024	722	blood	634	2026-06-05 16:26:00	2026-06-05 18:27:00	\N
1025	730	blood	635	2026-06-06 09:59:00	2026-06-06 13:19:00	\N
1026	727	blood	636	2026-06-06 10:07:00	2026-06-06 17:41:00	\N
1027	732	urine	637	2026-06-08 09:44:00	2026-06-08 12:53:00	\N
1028	732	blood	637	2026-06-08 10:24:00	2026-06-08 12:53:00	\N
1029	733	blood	638	2026-06-08 15:05:00	2026-06-08 16:08:00	\N
1030	734	blood	639	2026-06-09 15:59:00	2026-06-09 17:00:00	\N
1031	737	urine	640	2026-06-10 11:10:00	2026-06-10 16:26:00	\N
1032	737	blood	640	2026-06-10 11:36:00	2026-06-10 16:26:00	\N
1033	738	blood	641	2026-06-10 12:01:00	2026-06-10 19:13:00	\N
1034	735	blood	646	2026-06-11 09:22:00	2026-06-11 19:40:00	\N
1035	736	blood	644	2026-06-11 09:42:00	2026-06-11 16:21:00	\N
1036	739	urine	645	2026-06-11 09:49:00	2026-06-11 16:24:00	\N
1037	741	blood	642	2026-06-11 14:12:00	2026-06-11 15:17:00	\N
1038	741	swab	643	2026-06-11 14:36:00	2026-06-11 15:42:00	\N
1039	742	blood	\N	2026-06-11 16:18:00	2026-06-11 16:48:00	\N
1040	744	urine	647	2026-06-12 14:48:00	2026-06-12 17:07:00	\N
1041	745	blood	648	2026-06-12 15:21:00	2026-06-12 18:58:00	\N
1042	742	urine	649	2026-06-12 15:34:00	2026-06-12 19:05:00	\N
1043	746	urine	\N	2026-06-12 16:34:00	2026-06-12 16:58:00	\N
1044	746	blood	648	2026-06-12 16:42:00	2026-06-12 18:58:00	\N
1045	747	urine	649	2026-06-12 17:14:00	2026-06-12 19:05:00	\N
1046	743	blood	650	2026-06-13 12:45:00	2026-06-13 17:52:00	\N
1047	744	blood	651	2026-06-13 13:52:00	2026-06-13 18:56:00	\N
1048	747	blood	652	2026-06-13 17:42:00	2026-06-13 18:34:00	\N
1049	748	blood	655	2026-06-15 10:46:00	2026-06-15 18:56:00	\N
1050	749	urine	654	2026-06-15 13:46:00	2026-06-15 20:29:00	\N
1051	750	blood	653	2026-06-15 13:57:00	2026-06-15 18:16:00	\N
1052	751	blood	656	2026-06-17 11:51:00	2026-06-17 16:15:00	\N
1053	749	blood	657	2026-06-17 13:43:00	2026-06-17 16:16:00	\N
1054	751	stool	\N	2026-06-18 12:30:00	2026-06-18 12:50:00	\N
1055	752	blood	658	2026-06-18 15:08:00	2026-06-18 18:46:00	\N
1056	754	blood	659	2026-06-22 15:12:00	2026-06-22 17:59:00	\N
1057	755	urine	\N	2026-06-23 09:34:00	2026-06-23 09:52:00	\N
1058	756	blood	661	2026-06-23 10:16:00	2026-06-23 18:44:00	\N
1059	753	blood	660	2026-06-23 12:38:00	2026-06-23 13:33:00	haemolysed
1060	754	urine	661	2026-06-23 13:52:00	2026-06-23 18:44:00	\N
1061	755	blood	662	2026-06-24 09:08:00	2026-06-24 15:46:00	\N
1062	753	urine	663	2026-06-24 13:37:00	2026-06-24 15:39:00	\N
1063	753	blood	663	2026-06-24 13:39:00	2026-06-24 15:39:00	\N
1064	757	blood	663	2026-06-24 15:27:00	2026-06-24 15:39:00	\N
1065	758	blood	664	2026-06-24 16:34:00	2026-06-24 17:17:00	\N
1066	760	urine	665	2026-06-25 09:40:00	2026-06-25 19:28:00	\N
1067	760	blood	\N	2026-06-25 09:53:00	2026-06-25 09:57:00	\N
1068	759	blood	666	2026-06-26 07:55:00	2026-06-26 18:11:00	\N
1069	762	blood	667	2026-06-27 11:43:00	2026-06-27 16:39:00	\N
1070	762	stool	\N	2026-06-27 12:12:00	2026-06-27 12:28:00	\N
1071	763	blood	\N	2026-06-29 11:45:00	2026-06-29 12:04:00	\N
1072	767	blood	\N	2026-06-30 11:33:00	2026-06-30 11:48:00	\N
1073	765	blood	\N	2026-06-30 12:00:00	2026-06-30 12:10:00	\N
1074	769	blood	670	2026-06-30 14:41:00	2026-06-30 18:44:00	\N
1075	769	urine	670	2026-06-30 14:55:00	2026-06-30 18:44:00	\N
1076	766	blood	668	2026-06-30 15:56:00	2026-06-30 17:13:00	insufficient volume
1077	770	blood	669	2026-06-30 16:12:00	2026-06-30 17:42:00	\N
1078	771	blood	\N	2026-07-01 10:14:00	2026-07-01 10:38:00	\N
1079	766	blood	671	2026-07-01 17:02:00	2026-07-01 18:58:00	\N
1080	772	blood	\N	2026-07-02 11:12:00	2026-07-02 11:39:00	\N
1081	768	blood	\N	2026-07-02 11:51:00	2026-07-02 12:06:00	\N
1082	773	blood	\N	2026-07-02 15:09:00	2026-07-02 15:37:00	\N
1083	774	blood	673	2026-07-04 10:56:00	2026-07-04 18:47:00	\N
1084	775	blood	672	2026-07-04 15:42:00	2026-07-04 16:32:00	\N
1085	776	blood	675	2026-07-06 09:11:00	2026-07-06 18:20:00	\N
1086	777	blood	674	2026-07-06 09:45:00	2026-07-06 18:02:00	\N
1087	776	urine	675	2026-07-06 09:48:00	2026-07-06 18:20:00	\N
1088	774	urine	676	2026-07-06 12:39:00	2026-07-06 19:02:00	\N
1089	778	urine	\N	2026-07-07 08:23:00	2026-07-07 08:43:00	\N
1090	778	blood	677	2026-07-07 08:32:00	2026-07-07 19:28:00	\N
1091	779	blood	677	2026-07-07 13:49:00	2026-07-07 19:28:00	\N
1092	781	blood	678	2026-07-09 14:55:00	2026-07-09 18:11:00	\N
1093	782	blood	679	2026-07-10 08:57:00	2026-07-10 17:05:00	\N
1094	783	blood	681	2026-07-10 13:27:00	2026-07-10 20:38:00	\N
1095	784	urine	680	2026-07-10 15:51:00	2026-07-10 18:33:00	\N
1096	784	blood	682	2026-07-11 16:19:00	2026-07-11 17:53:00	\N
1097	785	urine	683	2026-07-13 10:10:00	2026-07-13 17:04:00	\N
1098	785	blood	683	2026-07-13 10:30:00	2026-07-13 17:04:00	\N
1099	786	blood	684	2026-07-13 11:44:00	2026-07-13 17:31:00	\N
1100	787	blood	685	2026-07-14 12:45:00	2026-07-14 14:30:00	\N
1101	788	blood	686	2026-07-15 16:39:00	2026-07-15 17:31:00	\N
1102	790	swab	\N	2026-07-17 13:38:00	2026-07-17 13:58:00	\N
1103	791	blood	687	2026-07-18 12:39:00	2026-07-18 15:57:00	\N
1104	791	urine	689	2026-07-20 11:14:00	2026-07-20 18:45:00	\N
1105	792	blood	688	2026-07-20 13:06:00	2026-07-20 19:20:00	\N
1106	792	swab	688	2026-07-20 13:36:00	2026-07-20 19:20:00	\N
1107	794	blood	691	2026-07-21 08:22:00	2026-07-21 15:53:00	\N
1108	794	urine	691	2026-07-21 08:27:00	2026-07-21 15:53:00	\N
1109	795	blood	690	2026-07-21 09:45:00	2026-07-21 13:56:00	\N
1110	795	urine	690	2026-07-21 09:49:00	2026-07-21 13:56:00	\N
1111	796	blood	692	2026-07-21 15:24:00	2026-07-21 16:05:00	\N
1112	797	blood	\N	2026-07-21 17:08:00	2026-07-21 17:27:00	\N
1113	798	blood	\N	2026-07-22 09:47:00	2026-07-22 10:22:00	\N
1114	799	blood	694	2026-07-23 11:18:00	2026-07-23 18:13:00	\N
1115	800	blood	693	2026-07-23 11:23:00	2026-07-23 15:49:00	\N
1116	799	swab	\N	2026-07-23 11:51:00	2026-07-23 12:09:00	\N
1117	801	urine	\N	2026-07-23 13:15:00	2026-07-23 13:48:00	\N
1118	797	swab	\N	2026-07-23 16:14:00	2026-07-23 16:29:00	\N
1119	802	blood	696	2026-07-24 09:35:00	2026-07-24 19:20:00	\N
1120	802	urine	\N	2026-07-24 10:03:00	2026-07-24 10:37:00	\N
1121	800	swab	695	2026-07-24 10:41:00	2026-07-24 16:27:00	\N
1122	801	blood	\N	2026-07-24 12:59:00	2026-07-24 13:05:00	\N
1123	803	blood	697	2026-07-25 11:41:00	2026-07-25 12:47:00	\N
1124	804	blood	698	2026-07-27 11:36:00	2026-07-27 13:16:00	\N
1125	804	swab	698	2026-07-27 12:10:00	2026-07-27 13:16:00	\N
1126	805	blood	700	2026-07-28 11:29:00	2026-07-28 18:32:00	\N
1127	806	blood	699	2026-07-28 16:24:00	2026-07-28 17:03:00	\N
1128	806	urine	\N	2026-07-28 16:55:00	2026-07-28 17:21:00	\N
1129	807	blood	701	2026-07-29 10:41:00	2026-07-29 13:34:00	\N
1130	810	urine	703	2026-07-30 10:27:00	2026-07-30 13:23:00	\N
1131	810	blood	703	2026-07-30 11:00:00	2026-07-30 13:23:00	\N
1132	809	blood	702	2026-07-30 11:19:00	2026-07-30 13:28:00	\N
1133	811	urine	704	2026-07-31 08:37:00	2026-07-31 17:46:00	\N
1134	811	blood	704	2026-07-31 08:58:00	2026-07-31 17:46:00	\N
1135	812	blood	\N	2026-07-31 14:34:00	2026-07-31 14:53:00	\N
1136	813	blood	705	2026-08-01 15:12:00	2026-08-01 16:13:00	\N
1137	813	urine	705	2026-08-01 15:16:00	2026-08-01 16:13:00	\N
1138	814	swab	706	2026-08-03 15:07:00	2026-08-03 16:57:00	\N
1139	816	blood	707	2026-08-03 16:15:00	2026-08-03 17:50:00	\N
1140	814	blood	708	2026-08-04 14:16:00	2026-08-04 19:21:00	\N
1141	817	blood	711	2026-08-05 08:32:00	2026-08-05 18:04:00	\N
1142	818	blood	710	2026-08-05 11:03:00	2026-08-05 15:36:00	\N
1143	819	blood	\N	2026-08-05 11:44:00	2026-08-05 12:05:00	\N
1144	820	blood	709	2026-08-05 12:07:00	2026-08-05 13:35:00	\N
1145	821	blood	713	2026-08-06 08:14:00	2026-08-06 20:16:00	\N
1146	821	swab	713	2026-08-06 08:17:00	2026-08-06 20:16:00	\N
1147	823	stool	\N	2026-08-06 14:37:00	2026-08-06 14:41:00	\N
1148	824	blood	712	2026-08-06 15:43:00	2026-08-06 17:43:00	\N
1149	818	urine	715	2026-08-07 11:29:00	2026-08-07 15:54:00	\N
1150	822	blood	714	2026-08-07 13:00:00	2026-08-07 13:48:00	\N
1151	825	blood	716	2026-08-07 15:41:00	2026-08-07 18:11:00	\N
1152	823	blood	717	2026-08-08 13:30:00	2026-08-08 18:07:00	\N
1153	826	blood	717	2026-08-08 17:12:00	2026-08-08 18:07:00	\N
1154	826	urine	\N	2026-08-08 17:30:00	2026-08-08 17:36:00	\N
1155	827	blood	718	2026-08-10 11:29:00	2026-08-10 15:48:00	\N
1156	828	blood	719	2026-08-10 15:01:00	2026-08-10 16:08:00	\N
1157	829	stool	\N	2026-08-12 09:52:00	2026-08-12 10:24:00	\N
1158	829	blood	\N	2026-08-12 10:05:00	2026-08-12 10:19:00	\N
1159	831	blood	720	2026-08-13 14:39:00	2026-08-13 19:06:00	\N
1160	831	urine	\N	2026-08-13 14:40:00	2026-08-13 14:48:00	\N
1161	830	blood	721	2026-08-15 13:57:00	2026-08-15 15:00:00	\N
1162	832	blood	722	2026-08-17 16:30:00	2026-08-17 17:44:00	\N
1163	833	blood	724	2026-08-18 12:24:00	2026-08-18 19:32:00	\N
1164	834	blood	723	2026-08-18 15:25:00	2026-08-18 18:33:00	\N
1165	835	blood	\N	2026-08-19 09:01:00	2026-08-19 09:05:00	haemolysed
1166	833	urine	725	2026-08-19 11:40:00	2026-08-19 18:37:00	\N
1167	836	blood	727	2026-08-20 12:57:00	2026-08-20 17:35:00	\N
1168	837	blood	726	2026-08-20 15:55:00	2026-08-20 16:34:00	\N
1169	838	blood	728	2026-08-21 11:17:00	2026-08-21 16:21:00	\N
1170	839	blood	\N	2026-08-21 11:52:00	2026-08-21 12:22:00	\N
1171	841	swab	729	2026-08-22 11:52:00	2026-08-22 17:57:00	\N
1172	835	blood	733	2026-08-24 09:29:00	2026-08-24 18:16:00	\N
1173	842	blood	730	2026-08-24 10:05:00	2026-08-24 15:46:00	\N
1174	841	blood	\N	2026-08-24 10:44:00	2026-08-24 11:07:00	\N
1175	840	blood	732	2026-08-24 10:59:00	2026-08-24 17:35:00	\N
1176	843	blood	731	2026-08-24 13:38:00	2026-08-24 15:56:00	\N
1177	844	blood	735	2026-08-26 11:02:00	2026-08-26 18:14:00	\N
1178	844	swab	735	2026-08-26 11:21:00	2026-08-26 18:14:00	\N
1179	845	urine	734	2026-08-26 12:42:00	2026-08-26 16:05:00	\N
1180	845	blood	734	2026-08-26 13:05:00	2026-08-26 16:05:00	\N
1181	846	blood	\N	2026-08-26 15:45:00	2026-08-26 16:18:00	\N
1182	847	blood	736	2026-08-27 11:42:00	2026-08-27 13:35:00	\N
1183	849	blood	737	2026-08-28 12:07:00	2026-08-28 16:07:00	\N
1184	849	urine	737	2026-08-28 12:38:00	2026-08-28 16:07:00	\N
1185	850	blood	738	2026-08-28 15:44:00	2026-08-28 16:31:00	\N
1186	848	blood	739	2026-08-29 10:09:00	2026-08-29 18:32:00	\N
1187	851	blood	740	2026-08-29 14:32:00	2026-08-29 18:35:00	\N
1188	852	blood	\N	2026-08-31 10:21:00	2026-08-31 10:49:00	\N
1189	853	blood	\N	2026-09-03 09:28:00	2026-09-03 09:51:00	\N
1190	853	urine	\N	2026-09-03 09:36:00	2026-09-03 09:57:00	\N
1191	854	blood	741	2026-09-03 09:50:00	2026-09-03 12:36:00	\N
1192	855	blood	742	2026-09-03 10:12:00	2026-09-03 17:53:00	\N
1193	856	blood	\N	2026-09-03 14:18:00	2026-09-03 14:29:00	haemolysed
1194	857	blood	743	2026-09-04 09:30:00	2026-09-04 16:35:00	\N
1195	858	urine	\N	2026-09-05 09:53:00	2026-09-05 10:27:00	\N
1196	858	blood	744	2026-09-07 10:31:00	2026-09-07 12:50:00	\N
1197	859	swab	\N	2026-09-07 10:46:00	2026-09-07 11:01:00	\N
1198	859	blood	745	2026-09-07 11:10:00	2026-09-07 13:29:00	\N
1199	856	blood	748	2026-09-07 13:06:00	2026-09-07 18:22:00	\N
1200	860	blood	746	2026-09-07 13:29:00	2026-09-07 16:16:00	\N
1201	861	blood	749	2026-09-07 13:45:00	2026-09-07 18:35:00	\N
1202	862	blood	747	2026-09-07 16:21:00	2026-09-07 17:27:00	\N
1203	863	blood	\N	2026-09-09 11:16:00	2026-09-09 11:47:00	\N
1204	864	blood	\N	2026-09-09 12:22:00	2026-09-09 12:50:00	haemolysed
1205	866	blood	750	2026-09-09 15:02:00	2026-09-09 16:50:00	haemolysed
1206	867	blood	751	2026-09-10 10:16:00	2026-09-10 13:38:00	\N
1207	868	blood	752	2026-09-11 10:40:00	2026-09-11 16:10:00	\N
1208	863	urine	\N	2026-09-11 11:21:00	2026-09-11 11:49:00	\N
1209	869	urine	753	2026-09-11 11:54:00	2026-09-11 18:45:00	\N
1210	869	blood	\N	2026-09-12 10:44:00	2026-09-12 11:09:00	\N
1211	864	blood	\N	2026-09-14 12:09:00	2026-09-14 12:22:00	\N
1212	870	blood	754	2026-09-14 12:16:00	2026-09-14 18:18:00	\N
1213	872	blood	755	2026-09-14 13:37:00	2026-09-14 18:09:00	\N
1214	871	blood	756	2026-09-14 13:57:00	2026-09-14 18:27:00	\N
1215	866	blood	757	2026-09-14 15:38:00	2026-09-14 19:19:00	\N
1216	871	urine	\N	2026-09-15 13:25:00	2026-09-15 13:57:00	\N
1217	873	blood	\N	2026-09-16 09:02:00	2026-09-16 09:27:00	\N
1218	873	urine	761	2026-09-16 09:27:00	2026-09-16 18:21:00	\N
1219	875	swab	760	2026-09-16 10:21:00	2026-09-16 18:49:00	\N
1220	874	swab	\N	2026-09-16 10:28:00	2026-09-16 10:53:00	\N
1221	875	blood	760	2026-09-16 10:40:00	2026-09-16 18:49:00	\N
1222	876	blood	760	2026-09-16 15:36:00	2026-09-16 18:49:00	\N
1223	878	blood	759	2026-09-16 15:47:00	2026-09-16 17:31:00	\N
1224	877	blood	\N	2026-09-16 15:55:00	2026-09-16 16:04:00	\N
1225	879	swab	758	2026-09-16 15:59:00	2026-09-16 17:16:00	\N
1226	874	blood	762	2026-09-17 10:32:00	2026-09-17 16:31:00	\N
1227	880	blood	763	2026-09-17 14:42:00	2026-09-17 16:14:00	\N
1228	879	blood	764	2026-09-18 15:21:00	2026-09-18 19:30:00	\N
1229	882	blood	\N	2026-09-19 10:41:00	2026-09-19 11:10:00	\N
1230	881	blood	\N	2026-09-19 13:17:00	2026-09-19 13:52:00	\N
1231	884	blood	765	2026-09-21 12:15:00	2026-09-21 17:46:00	\N
1232	885	blood	\N	2026-09-21 15:25:00	2026-09-21 15:45:00	insufficient volume
1233	885	urine	\N	2026-09-21 16:02:00	2026-09-21 16:08:00	unlabelled
1234	888	blood	766	2026-09-22 09:54:00	2026-09-22 18:29:00	\N
1235	886	blood	769	2026-09-23 08:08:00	2026-09-23 18:51:00	\N
1236	887	blood	767	2026-09-23 09:18:00	2026-09-23 13:51:00	\N
1237	889	blood	767	2026-09-23 10:01:00	2026-09-23 13:51:00	\N
1238	891	urine	768	2026-09-23 15:21:00	2026-09-23 18:16:00	\N
1239	891	blood	768	2026-09-23 15:50:00	2026-09-23 18:16:00	\N
1240	892	stool	\N	2026-09-24 10:34:00	2026-09-24 11:01:00	\N
1241	889	urine	770	2026-09-24 10:37:00	2026-09-24 13:07:00	\N
1242	892	urine	\N	2026-09-24 10:45:00	2026-09-24 11:15:00	\N
1243	885	blood	\N	2026-09-24 14:47:00	2026-09-24 15:04:00	\N
1244	885	urine	771	2026-09-24 17:13:00	2026-09-24 18:10:00	\N
1245	890	blood	773	2026-09-25 13:57:00	2026-09-25 18:20:00	\N
1246	894	blood	772	2026-09-25 14:50:00	2026-09-25 17:34:00	\N
1247	892	blood	774	2026-09-26 09:28:00	2026-09-26 18:33:00	\N
1248	893	blood	776	2026-09-28 09:50:00	2026-09-28 16:50:00	\N
1249	895	blood	775	2026-09-28 10:42:00	2026-09-28 13:16:00	\N
1250	897	blood	777	2026-09-29 09:33:00	2026-09-29 13:03:00	haemolysed
1251	898	blood	\N	2026-09-29 10:41:00	2026-09-29 10:46:00	\N
1252	899	blood	778	2026-09-29 16:53:00	2026-09-29 17:45:00	\N
1253	896	blood	779	2026-09-30 09:15:00	2026-09-30 16:02:00	\N
1254	900	blood	\N	2026-09-30 11:45:00	2026-09-30 12:03:00	\N
1255	899	swab	\N	2026-09-30 15:45:00	2026-09-30 16:07:00	\N
1256	902	blood	780	2026-10-01 14:44:00	2026-10-01 15:52:00	haemolysed
1257	897	blood	781	2026-10-02 09:16:00	2026-10-02 15:00:00	\N
1258	903	blood	783	2026-10-02 09:32:00	2026-10-02 19:13:00	\N
1259	905	blood	782	2026-10-02 13:00:00	2026-10-02 18:55:00	\N
1260	901	blood	784	2026-10-03 09:53:00	2026-10-03 15:14:00	\N
1261	907	blood	785	2026-10-03 13:33:00	2026-10-03 15:45:00	\N
1262	904	blood	787	2026-10-05 09:54:00	2026-10-05 16:40:00	\N
1263	908	blood	786	2026-10-05 11:22:00	2026-10-05 17:04:00	\N
1264	902	blood	788	2026-10-05 13:36:00	2026-10-05 18:20:00	\N
1265	906	blood	789	2026-10-05 16:34:00	2026-10-05 19:17:00	\N
1266	912	blood	790	2026-10-06 11:18:00	2026-10-06 12:50:00	\N
1267	912	urine	790	2026-10-06 11:21:00	2026-10-06 12:50:00	\N
1268	913	blood	791	2026-10-06 17:14:00	2026-10-06 18:44:00	\N
1269	911	blood	\N	2026-10-07 07:36:00	2026-10-07 07:42:00	\N
1270	914	blood	792	2026-10-07 11:26:00	2026-10-07 16:07:00	\N
1271	914	urine	\N	2026-10-07 11:53:00	2026-10-07 12:11:00	\N
1272	909	urine	793	2026-10-07 14:11:00	2026-10-07 19:30:00	\N
1273	915	blood	\N	2026-10-08 10:49:00	2026-10-08 11:00:00	\N
1274	917	blood	794	2026-10-09 09:19:00	2026-10-09 18:58:00	\N
1275	918	blood	795	2026-10-09 11:09:00	2026-10-09 19:30:00	\N
1276	918	swab	795	2026-10-09 11:12:00	2026-10-09 19:30:00	\N
1277	916	stool	\N	2026-10-09 11:53:00	2026-10-09 12:22:00	\N
1278	919	urine	794	2026-10-09 13:55:00	2026-10-09 18:58:00	\N
1279	919	blood	794	2026-10-09 14:10:00	2026-10-09 18:58:00	\N
1280	920	blood	797	2026-10-12 07:30:00	2026-10-12 19:28:00	\N
1281	921	blood	796	2026-10-12 15:38:00	2026-10-12 17:36:00	\N
1282	922	blood	798	2026-10-13 12:53:00	2026-10-13 14:23:00	\N
1283	921	stool	799	2026-10-13 15:46:00	2026-10-13 17:03:00	\N
1284	924	blood	800	2026-10-14 12:30:00	2026-10-14 19:31:00	\N
1285	924	urine	800	2026-10-14 12:30:00	2026-10-14 19:31:00	\N
1286	925	blood	801	2026-10-15 15:18:00	2026-10-15 15:57:00	\N
1287	925	swab	801	2026-10-15 15:18:00	2026-10-15 15:57:00	\N
1288	926	blood	\N	2026-10-15 16:00:00	2026-10-15 16:07:00	\N
1289	927	blood	\N	2026-10-16 14:35:00	2026-10-16 14:47:00	\N
1290	928	blood	802	2026-10-16 15:18:00	2026-10-16 16:08:00	\N
1291	928	urine	804	2026-10-17 13:47:00	2026-10-17 18:30:00	\N
1292	929	blood	803	2026-10-17 17:25:00	2026-10-17 18:45:00	\N
1293	930	blood	\N	2026-10-19 11:26:00	2026-10-19 11:33:00	leaking container
1294	932	blood	\N	2026-10-19 15:13:00	2026-10-19 15:31:00	\N
1295	933	blood	805	2026-10-20 12:23:00	2026-10-20 19:17:00	\N
1296	936	blood	\N	2026-10-21 09:49:00	2026-10-21 09:56:00	\N
1297	937	blood	808	2026-10-21 10:16:00	2026-10-21 18:31:00	\N
1298	931	blood	807	2026-10-21 11:37:00	2026-10-21 18:07:00	\N
1299	938	blood	809	2026-10-21 14:52:00	2026-10-21 19:05:00	\N
1300	940	urine	806	2026-10-21 15:01:00	2026-10-21 16:51:00	\N
1301	940	blood	806	2026-10-21 15:06:00	2026-10-21 16:51:00	\N
1302	941	blood	\N	2026-10-21 15:12:00	2026-10-21 15:20:00	\N
1303	941	swab	809	2026-10-21 15:12:00	2026-10-21 19:05:00	\N
1304	941	urine	809	2026-10-21 15:29:00	2026-10-21 19:05:00	\N
1305	940	stool	806	2026-10-21 15:33:00	2026-10-21 16:51:00	\N
1306	935	blood	810	2026-10-22 08:35:00	2026-10-22 14:41:00	\N
1307	930	blood	814	2026-10-22 09:57:00	2026-10-22 19:14:00	\N
1308	943	urine	\N	2026-10-22 10:49:00	2026-10-22 11:10:00	\N
1309	943	blood	813	2026-10-22 11:01:00	2026-10-22 19:06:00	\N
1310	944	blood	811	2026-10-22 12:08:00	2026-10-22 15:50:00	\N
1311	944	stool	811	2026-10-22 12:12:00	2026-10-22 15:50:00	\N
1312	939	blood	812	2026-10-22 14:38:00	2026-10-22 16:10:00	\N
1313	945	blood	814	2026-10-22 18:02:00	2026-10-22 19:14:00	\N
1314	942	blood	817	2026-10-23 08:53:00	2026-10-23 18:01:00	\N
1315	946	blood	816	2026-10-23 09:57:00	2026-10-23 19:29:00	\N
1316	947	blood	815	2026-10-23 15:11:00	2026-10-23 16:24:00	\N
1317	948	blood	818	2026-10-26 11:48:00	2026-10-26 18:26:00	\N
1318	949	blood	\N	2026-10-26 14:49:00	2026-10-26 15:15:00	\N
1319	951	blood	820	2026-10-27 10:01:00	2026-10-27 16:24:00	\N
1320	950	urine	\N	2026-10-27 10:02:00	2026-10-27 10:21:00	\N
1321	950	blood	\N	2026-10-27 10:07:00	2026-10-27 10:14:00	\N
1322	950	swab	\N	2026-10-27 10:15:00	2026-10-27 10:36:00	\N
1323	952	blood	819	2026-10-27 10:50:00	2026-10-27 13:21:00	\N
1324	953	blood	821	2026-10-27 12:09:00	2026-10-27 18:31:00	\N
1325	954	blood	\N	2026-10-27 17:02:00	2026-10-27 17:31:00	\N
1326	953	urine	822	2026-10-29 11:41:00	2026-10-29 13:37:00	\N
1327	955	blood	823	2026-10-29 13:20:00	2026-10-29 18:02:00	\N
1328	956	swab	825	2026-10-29 13:39:00	2026-10-29 18:58:00	\N
1329	956	blood	\N	2026-10-29 13:42:00	2026-10-29 14:16:00	\N
1330	957	blood	824	2026-10-29 16:18:00	2026-10-29 19:11:00	haemolysed
1331	958	blood	827	2026-10-30 08:44:00	2026-10-30 18:46:00	\N
1332	959	blood	826	2026-10-30 09:25:00	2026-10-30 15:33:00	\N
1333	960	blood	828	2026-10-31 10:19:00	2026-10-31 15:42:00	\N
1334	961	blood	829	2026-10-31 16:03:00	2026-10-31 17:35:00	\N
1335	962	blood	831	2026-11-02 14:17:00	2026-11-02 16:20:00	\N
1336	957	blood	830	2026-11-02 15:25:00	2026-11-02 16:00:00	\N
1337	963	blood	\N	2026-11-02 18:13:00	2026-11-02 18:43:00	haemolysed
1338	964	blood	832	2026-11-03 10:48:00	2026-11-03 16:32:00	\N
1339	965	swab	833	2026-11-03 15:07:00	2026-11-03 20:26:00	insufficient volume
1340	965	blood	833	2026-11-03 15:10:00	2026-11-03 20:26:00	\N
1341	966	blood	836	2026-11-04 08:31:00	2026-11-04 18:39:00	\N
1342	967	blood	834	2026-11-04 09:32:00	2026-11-04 13:11:00	\N
1343	964	urine	\N	2026-11-04 10:52:00	2026-11-04 11:06:00	\N
1344	969	blood	837	2026-11-04 12:28:00	2026-11-04 19:24:00	insufficient volume
1345	970	blood	839	2026-11-04 12:52:00	2026-11-04 19:36:00	\N
1346	971	swab	835	2026-11-04 15:34:00	2026-11-04 17:25:00	\N
1347	973	blood	\N	2026-11-04 18:02:00	2026-11-04 18:13:00	\N
1348	973	swab	838	2026-11-04 18:22:00	2026-11-04 19:26:00	\N
1349	968	blood	842	2026-11-05 11:28:00	2026-11-05 16:09:00	\N
1350	969	blood	\N	2026-11-05 12:31:00	2026-11-05 12:36:00	\N
1351	974	blood	841	2026-11-05 14:12:00	2026-11-05 15:40:00	\N
1352	971	blood	840	2026-11-05 14:24:00	2026-11-05 16:05:00	\N
1353	972	blood	843	2026-11-05 17:24:00	2026-11-05 18:33:00	\N
1354	963	blood	844	2026-11-05 17:51:00	2026-11-05 19:17:00	\N
1355	975	blood	847	2026-11-06 11:29:00	2026-11-06 19:24:00	\N
1356	975	urine	847	2026-11-06 11:32:00	2026-11-06 19:24:00	\N
1357	976	blood	846	2026-11-06 11:55:00	2026-11-06 17:44:00	\N
1358	977	urine	845	2026-11-06 14:11:00	2026-11-06 15:56:00	\N
1359	977	blood	845	2026-11-06 14:45:00	2026-11-06 15:56:00	\N
1360	965	swab	848	2026-11-07 15:43:00	2026-11-07 17:23:00	\N
1361	978	swab	\N	2026-11-09 09:18:00	2026-11-09 09:28:00	\N
1362	979	blood	849	2026-11-09 15:39:00	2026-11-09 16:34:00	\N
1363	980	blood	850	2026-11-09 16:12:00	2026-11-09 18:25:00	\N
1364	981	blood	853	2026-11-10 08:47:00	2026-11-10 18:09:00	\N
1365	982	blood	851	2026-11-10 10:51:00	2026-11-10 15:54:00	\N
1366	983	blood	852	2026-11-10 11:55:00	2026-11-10 18:26:00	\N
1367	984	blood	\N	2026-11-10 12:00:00	2026-11-10 12:09:00	\N
1368	985	blood	\N	2026-11-11 09:17:00	2026-11-11 09:31:00	\N
1369	978	blood	855	2026-11-11 09:47:00	2026-11-11 18:14:00	\N
1370	986	blood	854	2026-11-11 10:26:00	2026-11-11 16:01:00	\N
1371	988	blood	856	2026-11-11 18:20:00	2026-11-11 19:18:00	\N
1372	986	stool	\N	2026-11-12 10:04:00	2026-11-12 10:26:00	\N
1373	987	blood	857	2026-11-12 12:33:00	2026-11-12 17:57:00	\N
1374	989	blood	858	2026-11-13 14:18:00	2026-11-13 18:11:00	\N
1375	990	blood	\N	2026-11-14 16:07:00	2026-11-14 16:25:00	\N
1376	991	blood	\N	2026-11-16 11:10:00	2026-11-16 11:25:00	\N
1377	992	swab	\N	2026-11-18 09:26:00	2026-11-18 09:41:00	insufficient volume
1378	993	blood	\N	2026-11-18 10:46:00	2026-11-18 11:12:00	\N
1379	995	urine	859	2026-11-18 13:01:00	2026-11-18 14:38:00	\N
1380	994	blood	\N	2026-11-18 13:02:00	2026-11-18 13:19:00	\N
1381	995	blood	859	2026-11-18 13:14:00	2026-11-18 14:38:00	\N
1382	996	urine	861	2026-11-19 10:13:00	2026-11-19 16:31:00	\N
1383	997	blood	860	2026-11-19 12:19:00	2026-11-19 17:12:00	\N
1384	1000	blood	862	2026-11-20 13:32:00	2026-11-20 15:28:00	haemolysed
1385	999	blood	863	2026-11-20 15:01:00	2026-11-20 18:33:00	\N
1386	992	swab	866	2026-11-21 09:37:00	2026-11-21 19:16:00	\N
1387	1002	blood	864	2026-11-21 15:28:00	2026-11-21 21:12:00	\N
1388	1003	blood	865	2026-11-21 18:11:00	2026-11-21 19:09:00	\N
1389	1003	stool	\N	2026-11-21 18:18:00	2026-11-21 18:26:00	\N
1390	1003	urine	865	2026-11-21 18:27:00	2026-11-21 19:09:00	\N
1391	1004	swab	868	2026-11-23 11:44:00	2026-11-23 19:20:00	\N
1392	1004	blood	868	2026-11-23 12:09:00	2026-11-23 19:20:00	\N
1393	1000	blood	869	2026-11-23 12:15:00	2026-11-23 19:02:00	\N
1394	1005	urine	867	2026-11-23 12:34:00	2026-11-23 16:40:00	\N
1395	1005	blood	867	2026-11-23 12:47:00	2026-11-23 16:40:00	\N
1396	1001	blood	\N	2026-11-23 14:54:00	2026-11-23 15:14:00	\N
1397	1006	blood	867	2026-11-23 15:57:00	2026-11-23 16:40:00	\N
1398	1006	urine	\N	2026-11-23 16:02:00	2026-11-23 16:23:00	\N
1399	1007	urine	\N	2026-11-24 09:48:00	2026-11-24 09:52:00	\N
1400	1007	blood	871	2026-11-24 09:50:00	2026-11-24 18:17:00	\N
1401	1008	blood	872	2026-11-24 10:22:00	2026-11-24 18:23:00	\N
1402	1008	stool	872	2026-11-24 10:50:00	2026-11-24 18:23:00	\N
1403	1004	urine	870	2026-11-24 10:59:00	2026-11-24 16:08:00	unlabelled
1404	1009	blood	\N	2026-11-24 13:52:00	2026-11-24 14:25:00	haemolysed
1405	1010	blood	\N	2026-11-24 17:03:00	2026-11-24 17:31:00	\N
1406	1011	blood	873	2026-11-25 10:47:00	2026-11-25 16:29:00	\N
1407	1009	swab	874	2026-11-25 13:24:00	2026-11-25 19:28:00	\N
1408	1012	blood	878	2026-11-26 10:36:00	2026-11-26 18:10:00	\N
1409	1004	urine	876	2026-11-26 11:31:00	2026-11-26 18:37:00	\N
1410	1009	blood	875	2026-11-26 14:38:00	2026-11-26 16:13:00	\N
1411	1013	blood	877	2026-11-26 16:38:00	2026-11-26 18:31:00	\N
1412	1014	blood	\N	2026-11-27 08:23:00	2026-11-27 08:42:00	\N
1413	1015	blood	879	2026-11-27 08:55:00	2026-11-27 13:15:00	\N
1414	1016	blood	881	2026-11-27 11:33:00	2026-11-27 15:43:00	\N
1415	1017	urine	882	2026-11-27 11:50:00	2026-11-27 18:19:00	\N
1416	1017	blood	882	2026-11-27 12:00:00	2026-11-27 18:19:00	insufficient volume
1417	1018	blood	880	2026-11-27 13:10:00	2026-11-27 14:01:00	\N
1418	1014	urine	883	2026-11-28 07:55:00	\N	\N
1419	1019	stool	\N	2026-11-28 09:03:00	2026-11-28 09:38:00	\N
1420	1019	blood	\N	2026-11-28 09:10:00	2026-11-28 09:14:00	\N
1421	1020	blood	884	2026-11-28 15:17:00	\N	\N
\.

COPY results (result_id, sample_id, test_id, instrument_id, value, result_text, flag, measured_at, validated_at) FROM stdin;
1	1	17	6	3.93	\N	normal	2024-12-03 21:10:00	2024-12-03 22:51:00
2	4	9	6	35.6	\N	normal	2024-12-04 00:50:00	2024-12-04 03:24:00
3	3	29	9	\N	positive	\N	2024-12-04 04:37:00	2024-12-04 06:18:00
4	2	26	9	\N	negative	\N	2024-12-04 16:53:00	2024-12-04 17:10:00
5	5	10	5	91.6	\N	normal	2024-12-05 12:13:00	2024-12-05 13:30:00
6	5	17	6	8.08	\N	high	2024-12-05 13:25:00	2024-12-05 16:15:00
7	5	12	4	5.2	\N	normal	2024-12-05 16:20:00	2024-12-05 17:46:00
8	5	16	6	1.07	\N	normal	2024-12-05 18:29:00	2024-12-05 19:50:00
9	6	14	6	5.81	\N	high	2024-12-05 22:59:00	2024-12-05 23:07:00
10	6	15	4	3.11	\N	high	2024-12-06 01:14:00	2024-12-06 01:34:00
11	6	1	2	141	\N	normal	2024-12-06 02:21:00	2024-12-06 03:42:00
12	6	4	2	99	\N	normal	2024-12-06 12:08:00	2024-12-06 13:48:00
13	8	13	4	40.4	\N	normal	2024-12-06 20:47:00	2024-12-07 00:05:00
14	8	15	6	3.42	\N	high	2024-12-06 21:19:00	2024-12-06 22:05:00
15	8	2	2	10.7	\N	normal	2024-12-06 22:18:00	2024-12-06 23:25:00
16	6	22	8	157	\N	normal	2024-12-06 22:28:00	2024-12-07 01:36:00
17	7	11	5	139	\N	normal	2024-12-06 23:26:00	2024-12-06 23:50:00
18	7	3	1	416	\N	high	2024-12-07 02:10:00	2024-12-07 03:17:00
19	9	31	11	\N	negative	\N	2024-12-07 02:29:00	2024-12-07 02:58:00
20	9	29	9	\N	negative	\N	2024-12-07 04:04:00	2024-12-07 08:01:00
21	10	15	6	3.13	\N	high	2024-12-08 03:12:00	2024-12-08 03:30:00
22	10	14	6	4.69	\N	normal	2024-12-08 05:20:00	2024-12-08 05:35:00
23	11	6	3	525	\N	high	2024-12-10 14:46:00	2024-12-10 16:39:00
24	11	1	1	148	\N	normal	2024-12-10 18:41:00	2024-12-10 21:11:00
25	12	31	11	\N	negative	\N	2024-12-11 18:23:00	2024-12-11 18:29:00
26	13	17	5	6.95	\N	high	2024-12-12 01:12:00	2024-12-12 03:24:00
27	13	14	4	4.45	\N	normal	2024-12-12 02:39:00	2024-12-12 04:49:00
28	14	18	6	11.9	\N	normal	2024-12-12 17:21:00	2024-12-12 17:30:00
29	16	13	6	40.0	\N	normal	2024-12-12 17:37:00	2024-12-12 17:52:00
30	16	10	4	71.7	\N	normal	2024-12-12 18:57:00	2024-12-12 20:40:00
31	14	10	6	92.9	\N	normal	2024-12-12 19:35:00	2024-12-12 19:54:00
32	18	2	2	6.5	\N	normal	2024-12-13 00:47:00	2024-12-13 02:28:00
33	16	14	6	3.72	\N	normal	2024-12-13 01:03:00	2024-12-13 05:51:00
34	16	1	2	105	\N	low	2024-12-13 01:17:00	2024-12-13 02:00:00
35	14	9	5	34.7	\N	normal	2024-12-13 11:01:00	2024-12-13 11:54:00
36	18	20	7	1.05	\N	normal	2024-12-13 14:36:00	2024-12-13 15:33:00
37	15	30	11	\N	negative	\N	2024-12-13 16:52:00	2024-12-13 18:02:00
38	20	17	6	0.32	\N	normal	2024-12-13 21:10:00	2024-12-13 22:17:00
39	20	2	1	4.0	\N	normal	2024-12-13 23:37:00	2024-12-14 01:09:00
40	20	3	2	255	\N	normal	2024-12-13 23:45:00	2024-12-14 00:43:00
41	17	30	11	\N	negative	\N	2024-12-14 04:01:00	2024-12-14 04:11:00
42	20	9	5	47.2	\N	high	2024-12-14 05:02:00	2024-12-14 07:16:00
43	22	8	5	5.79	\N	high	2024-12-14 20:30:00	2024-12-14 20:49:00
44	22	14	6	5.09	\N	high	2024-12-14 22:49:00	2024-12-14 23:05:00
45	22	20	7	2.85	\N	normal	2024-12-15 01:22:00	2024-12-15 05:44:00
46	19	26	10	\N	positive	\N	2024-12-15 11:16:00	2024-12-15 11:42:00
47	24	29	9	\N	negative	\N	2024-12-16 23:33:00	2024-12-17 00:03:00
48	23	10	5	52.1	\N	normal	2024-12-17 00:37:00	2024-12-17 03:18:00
49	23	12	6	4.15	\N	normal	2024-12-17 01:08:00	2024-12-17 02:05:00
50	23	24	7	0.2	\N	normal	2024-12-17 05:43:00	2024-12-17 07:03:00
51	24	31	11	\N	negative	\N	2024-12-17 05:44:00	2024-12-17 07:26:00
52	26	10	6	88.9	\N	normal	2024-12-17 19:37:00	2024-12-17 20:58:00
53	26	4	2	10	\N	low	2024-12-18 01:38:00	2024-12-18 03:43:00
54	25	19	5	4.12	\N	high	2024-12-18 02:43:00	2024-12-18 05:23:00
55	27	8	6	5.74	\N	high	2024-12-18 20:56:00	2024-12-18 21:43:00
56	27	14	5	4.66	\N	normal	2024-12-18 23:57:00	2024-12-19 01:14:00
57	27	3	2	342	\N	normal	2024-12-19 02:38:00	2024-12-19 02:44:00
58	27	9	4	43.1	\N	high	2024-12-19 04:38:00	2024-12-19 05:17:00
59	29	17	6	4.51	\N	normal	2024-12-19 16:43:00	2024-12-19 17:33:00
60	28	3	2	232	\N	normal	2024-12-19 19:33:00	2024-12-19 19:49:00
61	30	3	2	349	\N	normal	2024-12-19 21:15:00	2024-12-19 21:29:00
62	29	15	5	3.65	\N	high	2024-12-19 22:16:00	2024-12-19 23:07:00
63	28	20	7	2.59	\N	normal	2024-12-19 23:08:00	2024-12-19 23:52:00
64	28	23	8	58.5	\N	normal	2024-12-20 00:40:00	2024-12-20 03:09:00
65	31	27	9	\N	negative	\N	2024-12-20 18:55:00	2024-12-20 21:15:00
66	32	9	5	42.5	\N	high	2024-12-21 13:40:00	2024-12-21 14:14:00
67	33	27	10	\N	negative	\N	2024-12-21 17:05:00	2024-12-21 18:16:00
68	36	1	2	138	\N	normal	2024-12-23 21:37:00	2024-12-23 21:51:00
69	34	3	2	257	\N	normal	2024-12-23 22:09:00	2024-12-24 03:14:00
70	35	2	2	7.8	\N	normal	2024-12-23 23:30:00	2024-12-24 00:28:00
71	34	21	7	17.4	\N	normal	2024-12-24 08:05:00	2024-12-24 08:58:00
72	36	20	8	1.73	\N	normal	2024-12-24 12:01:00	2024-12-24 12:23:00
73	37	3	1	351	\N	normal	2024-12-28 19:42:00	2024-12-28 20:52:00
74	37	21	7	16.7	\N	normal	2024-12-28 20:36:00	2024-12-28 20:59:00
75	38	31	11	\N	negative	\N	2024-12-28 22:17:00	2024-12-28 23:25:00
76	41	31	11	\N	negative	\N	2025-01-01 00:15:00	2025-01-01 00:30:00
77	40	30	11	\N	negative	\N	2025-01-01 01:49:00	2025-01-01 05:16:00
78	42	20	7	0.68	\N	normal	2025-01-02 04:27:00	2025-01-02 05:06:00
79	43	11	5	137	\N	normal	2025-01-02 19:25:00	2025-01-02 20:26:00
80	43	5	2	9.1	\N	normal	2025-01-02 20:18:00	2025-01-02 20:44:00
81	43	9	5	46.2	\N	high	2025-01-02 22:00:00	2025-01-02 22:24:00
82	43	22	7	439	\N	normal	2025-01-03 01:56:00	2025-01-03 03:15:00
83	44	7	3	1.33	\N	high	2025-01-04 23:52:00	2025-01-05 00:26:00
84	44	10	6	118.6	\N	high	2025-01-05 01:33:00	2025-01-05 02:04:00
85	44	15	4	3.13	\N	high	2025-01-05 03:32:00	2025-01-05 03:48:00
86	44	16	6	1.18	\N	normal	2025-01-05 04:26:00	2025-01-05 05:35:00
87	44	14	5	5.2	\N	high	2025-01-05 04:40:00	2025-01-05 04:49:00
88	46	8	6	4.56	\N	normal	2025-01-06 22:34:00	2025-01-06 22:50:00
89	45	30	11	\N	negative	\N	2025-01-07 00:40:00	2025-01-07 01:51:00
90	47	15	4	2.74	\N	normal	2025-01-07 22:16:00	2025-01-07 23:21:00
91	47	1	2	135	\N	normal	2025-01-07 22:34:00	2025-01-07 22:58:00
92	48	3	1	250	\N	normal	2025-01-07 22:35:00	2025-01-07 23:20:00
93	47	9	6	48.6	\N	high	2025-01-08 02:29:00	2025-01-08 05:12:00
94	48	2	2	8.1	\N	normal	2025-01-08 04:08:00	2025-01-08 05:23:00
95	48	20	7	1.6	\N	normal	2025-01-08 09:59:00	2025-01-08 11:52:00
96	47	20	8	3.73	\N	normal	2025-01-08 11:41:00	2025-01-08 13:39:00
97	50	12	5	4.3	\N	normal	2025-01-08 19:31:00	2025-01-08 19:51:00
98	50	10	4	46.6	\N	normal	2025-01-08 19:53:00	2025-01-08 20:02:00
99	49	12	5	3.77	\N	normal	2025-01-08 22:12:00	2025-01-08 22:24:00
100	50	4	1	193	\N	normal	2025-01-09 00:25:00	2025-01-09 00:53:00
101	51	6	3	291	\N	normal	2025-01-09 15:17:00	2025-01-09 15:45:00
102	51	8	5	4.62	\N	normal	2025-01-09 18:41:00	2025-01-09 19:38:00
103	51	34	12	9.0	\N	normal	2025-01-10 16:48:00	2025-01-10 17:22:00
104	51	23	8	95.5	\N	normal	2025-01-11 00:44:00	2025-01-11 03:05:00
105	52	29	10	\N	negative	\N	2025-01-11 08:07:00	2025-01-11 11:48:00
106	53	1	1	135	\N	normal	2025-01-11 15:36:00	2025-01-11 16:10:00
107	53	2	2	5.5	\N	normal	2025-01-11 16:16:00	2025-01-11 16:56:00
108	54	27	10	\N	positive	\N	2025-01-11 16:59:00	2025-01-11 17:31:00
109	53	10	6	101.4	\N	normal	2025-01-11 17:49:00	2025-01-11 18:36:00
110	55	8	4	4.76	\N	normal	2025-01-13 15:40:00	2025-01-13 17:12:00
111	56	20	7	0.32	\N	low	2025-01-13 23:45:00	2025-01-14 00:26:00
112	55	9	6	34.6	\N	normal	2025-01-13 23:51:00	2025-01-14 04:22:00
113	56	1	1	144	\N	normal	2025-01-14 03:04:00	2025-01-14 04:25:00
114	60	27	10	\N	positive	\N	2025-01-14 13:15:00	2025-01-14 16:37:00
115	58	14	5	3.91	\N	normal	2025-01-14 19:03:00	2025-01-14 20:53:00
116	61	14	6	4.53	\N	normal	2025-01-14 19:18:00	2025-01-14 19:45:00
117	59	8	6	4.42	\N	normal	2025-01-14 22:32:00	2025-01-15 00:24:00
118	56	32	12	\N	negative	\N	2025-01-15 01:29:00	2025-01-15 01:44:00
119	58	20	7	1.14	\N	normal	2025-01-15 01:53:00	2025-01-15 02:12:00
120	61	21	8	20.8	\N	normal	2025-01-15 02:46:00	2025-01-15 06:40:00
121	60	26	9	\N	negative	\N	2025-01-15 19:04:00	2025-01-15 20:23:00
122	65	27	9	\N	negative	\N	2025-01-16 19:05:00	2025-01-16 22:17:00
123	64	1	1	116	\N	low	2025-01-16 22:40:00	2025-01-17 00:46:00
124	64	21	8	15.3	\N	normal	2025-01-16 23:27:00	2025-01-17 00:33:00
125	67	8	4	5.31	\N	normal	2025-01-17 00:09:00	2025-01-17 01:52:00
126	67	1	1	131	\N	normal	2025-01-17 03:07:00	2025-01-17 04:21:00
127	63	26	10	\N	negative	\N	2025-01-17 11:26:00	2025-01-17 11:48:00
128	66	19	6	1.48	\N	normal	2025-01-17 12:39:00	2025-01-17 13:14:00
129	62	35	12	53.7	\N	high	2025-01-17 15:17:00	2025-01-17 16:48:00
130	68	7	3	0.88	\N	normal	2025-01-17 17:11:00	2025-01-17 18:21:00
131	68	14	6	4.61	\N	normal	2025-01-17 20:02:00	2025-01-17 21:26:00
132	65	26	9	\N	negative	\N	2025-01-18 08:06:00	2025-01-18 10:50:00
133	67	23	8	69.2	\N	normal	2025-01-18 10:47:00	2025-01-18 11:16:00
134	70	27	9	\N	positive	\N	2025-01-18 16:42:00	2025-01-18 17:42:00
135	69	30	11	\N	negative	\N	2025-01-19 10:00:00	2025-01-19 10:26:00
136	71	7	3	1.0	\N	normal	2025-01-20 19:13:00	2025-01-20 20:24:00
137	71	16	5	0.95	\N	low	2025-01-20 21:10:00	2025-01-20 22:03:00
138	72	14	5	6.82	\N	high	2025-01-23 05:25:00	2025-01-23 05:32:00
139	72	10	5	119.6	\N	high	2025-01-23 06:12:00	2025-01-23 07:11:00
140	73	26	10	\N	positive	\N	2025-01-23 14:43:00	2025-01-23 15:31:00
141	76	8	6	4.34	\N	normal	2025-01-23 16:15:00	2025-01-23 17:07:00
142	72	24	7	3.31	\N	normal	2025-01-23 22:30:00	2025-01-24 01:11:00
143	76	20	8	1.94	\N	normal	2025-01-23 23:02:00	2025-01-23 23:43:00
144	75	9	5	31.0	\N	normal	2025-01-24 02:24:00	2025-01-24 02:34:00
145	75	32	12	\N	negative	\N	2025-01-24 04:33:00	2025-01-24 06:02:00
146	77	15	6	3.13	\N	high	2025-01-25 02:03:00	2025-01-25 02:13:00
147	77	4	2	10	\N	low	2025-01-25 13:33:00	2025-01-25 14:29:00
148	74	26	9	\N	negative	\N	2025-01-25 16:46:00	2025-01-25 17:46:00
149	77	23	7	52.3	\N	normal	2025-01-26 06:40:00	2025-01-26 07:57:00
150	81	12	6	4.11	\N	normal	2025-01-27 17:39:00	2025-01-27 17:45:00
151	81	6	3	105	\N	normal	2025-01-27 18:26:00	2025-01-27 20:57:00
152	81	8	6	5.65	\N	high	2025-01-27 19:41:00	2025-01-27 22:12:00
153	78	13	5	30.8	\N	normal	2025-01-27 22:01:00	2025-01-27 23:41:00
154	81	3	1	254	\N	normal	2025-01-27 22:12:00	2025-01-27 22:28:00
155	78	16	6	2.04	\N	normal	2025-01-27 23:16:00	2025-01-27 23:50:00
156	81	1	2	89	\N	low	2025-01-27 23:28:00	2025-01-28 04:23:00
157	79	14	5	4.78	\N	normal	2025-01-27 23:42:00	2025-01-27 23:51:00
158	79	3	1	267	\N	normal	2025-01-28 01:03:00	2025-01-28 08:25:00
159	81	14	4	3.71	\N	normal	2025-01-28 01:17:00	2025-01-28 01:46:00
160	82	12	5	4.33	\N	normal	2025-01-28 01:49:00	2025-01-28 04:50:00
161	83	31	11	\N	negative	\N	2025-01-28 04:30:00	2025-01-28 04:50:00
162	79	9	6	35.4	\N	normal	2025-01-28 11:42:00	2025-01-28 12:23:00
163	78	4	2	178	\N	normal	2025-01-28 12:42:00	2025-01-28 15:16:00
164	78	9	6	59.7	\N	high	2025-01-28 12:49:00	2025-01-28 14:36:00
165	84	27	9	\N	negative	\N	2025-01-28 13:28:00	2025-01-28 16:55:00
166	85	11	6	141	\N	normal	2025-01-28 17:02:00	2025-01-28 18:55:00
167	87	20	8	2.26	\N	normal	2025-01-28 19:33:00	2025-01-28 21:00:00
168	88	15	6	2.85	\N	normal	2025-01-28 22:28:00	2025-01-28 23:38:00
169	88	17	6	9.35	\N	high	2025-01-28 22:49:00	2025-01-29 00:22:00
170	88	1	2	156	\N	normal	2025-01-28 22:56:00	2025-01-29 00:41:00
171	86	19	5	2.05	\N	normal	2025-01-29 01:19:00	2025-01-29 04:55:00
172	88	20	8	1.26	\N	normal	2025-01-29 10:40:00	2025-01-29 13:24:00
173	88	21	7	15.1	\N	normal	2025-01-29 14:07:00	2025-01-29 17:09:00
174	89	10	4	107.3	\N	high	2025-01-29 15:23:00	2025-01-29 15:40:00
175	84	26	10	\N	negative	\N	2025-01-29 17:59:00	2025-01-29 19:00:00
176	89	9	6	36.2	\N	normal	2025-01-29 18:19:00	2025-01-29 18:57:00
177	89	14	5	5.41	\N	high	2025-01-29 18:47:00	2025-01-29 19:40:00
178	90	6	3	269	\N	normal	2025-01-29 18:53:00	2025-01-30 00:06:00
179	89	20	7	0.5	\N	normal	2025-01-29 20:17:00	2025-01-29 21:39:00
180	89	15	5	2.16	\N	normal	2025-01-29 20:25:00	2025-01-29 23:59:00
181	89	5	1	2.3	\N	normal	2025-01-29 20:40:00	2025-01-29 21:23:00
182	91	8	4	4.71	\N	normal	2025-01-29 21:39:00	2025-01-29 22:19:00
183	92	17	5	5.19	\N	high	2025-01-30 19:32:00	2025-01-30 20:26:00
184	92	20	7	0.81	\N	normal	2025-01-30 23:59:00	2025-01-31 02:33:00
185	92	8	4	4.79	\N	normal	2025-01-31 00:01:00	2025-01-31 00:42:00
186	94	14	6	4.66	\N	normal	2025-01-31 18:47:00	2025-01-31 20:03:00
187	93	27	10	\N	negative	\N	2025-01-31 22:00:00	2025-02-01 02:29:00
188	95	13	6	16.6	\N	normal	2025-02-01 20:25:00	2025-02-01 22:53:00
189	94	34	12	7.3	\N	normal	2025-02-02 05:05:00	2025-02-02 06:15:00
190	96	15	4	2.05	\N	normal	2025-02-04 19:36:00	2025-02-04 20:24:00
191	96	10	4	90.8	\N	normal	2025-02-04 21:59:00	2025-02-04 23:09:00
192	96	2	1	7.0	\N	normal	2025-02-05 00:18:00	2025-02-05 01:08:00
193	97	8	6	5.7	\N	high	2025-02-05 00:24:00	2025-02-05 00:36:00
194	96	14	5	4.95	\N	normal	2025-02-05 00:27:00	2025-02-05 00:46:00
195	97	2	2	7.6	\N	normal	2025-02-05 01:14:00	2025-02-05 02:29:00
196	96	9	6	39.8	\N	normal	2025-02-05 02:23:00	2025-02-05 04:01:00
197	97	9	6	34.9	\N	normal	2025-02-05 04:40:00	2025-02-05 05:02:00
198	96	21	7	14.9	\N	normal	2025-02-05 10:57:00	2025-02-05 11:12:00
199	99	7	3	0.83	\N	normal	2025-02-05 19:39:00	2025-02-05 19:56:00
200	98	20	7	0.86	\N	normal	2025-02-06 01:15:00	2025-02-06 03:10:00
201	97	23	7	57.7	\N	normal	2025-02-06 06:13:00	2025-02-06 06:34:00
202	100	19	5	3.46	\N	high	2025-02-06 06:17:00	2025-02-06 06:36:00
203	102	6	3	293	\N	normal	2025-02-06 14:27:00	2025-02-06 16:33:00
204	104	17	5	5.59	\N	high	2025-02-06 20:19:00	2025-02-06 20:55:00
205	104	2	1	7.4	\N	normal	2025-02-06 23:01:00	2025-02-07 00:10:00
206	104	8	5	5.14	\N	normal	2025-02-07 00:22:00	2025-02-07 01:50:00
207	104	11	5	146	\N	normal	2025-02-07 01:07:00	2025-02-07 02:55:00
208	102	20	8	1.41	\N	normal	2025-02-07 04:24:00	2025-02-07 04:32:00
209	101	20	7	1.83	\N	normal	2025-02-07 07:40:00	2025-02-07 12:15:00
210	104	3	1	292	\N	normal	2025-02-07 08:05:00	2025-02-07 08:37:00
211	103	31	11	\N	positive	\N	2025-02-08 01:53:00	2025-02-08 02:50:00
212	108	12	5	4.15	\N	normal	2025-02-10 19:52:00	2025-02-10 20:53:00
213	109	17	5	3.09	\N	normal	2025-02-10 20:10:00	2025-02-10 20:17:00
214	110	27	10	\N	positive	\N	2025-02-10 21:48:00	2025-02-10 21:58:00
215	109	16	6	1.48	\N	normal	2025-02-10 22:03:00	2025-02-10 23:36:00
216	110	19	4	3.51	\N	high	2025-02-11 03:35:00	2025-02-11 04:55:00
217	105	15	5	2.59	\N	normal	2025-02-11 03:39:00	2025-02-11 11:47:00
218	105	21	8	9.2	\N	normal	2025-02-11 05:28:00	2025-02-11 06:38:00
219	109	4	1	85	\N	normal	2025-02-11 08:27:00	2025-02-11 08:49:00
220	108	21	7	10.2	\N	normal	2025-02-11 11:20:00	2025-02-11 11:27:00
221	106	30	11	\N	positive	\N	2025-02-11 11:31:00	2025-02-11 14:15:00
222	107	28	10	\N	negative	\N	2025-02-11 19:52:00	2025-02-11 22:57:00
223	111	6	3	26	\N	normal	2025-02-11 22:14:00	2025-02-12 00:55:00
224	111	12	5	5.15	\N	normal	2025-02-12 00:17:00	2025-02-12 02:09:00
225	112	3	2	366	\N	normal	2025-02-12 18:23:00	2025-02-12 20:31:00
226	112	2	2	4.2	\N	normal	2025-02-12 19:18:00	2025-02-12 22:15:00
227	112	8	6	4.55	\N	normal	2025-02-12 19:34:00	2025-02-12 20:51:00
228	112	10	4	59.8	\N	normal	2025-02-12 20:19:00	2025-02-12 22:13:00
229	112	9	5	46.1	\N	high	2025-02-13 05:23:00	2025-02-13 06:21:00
230	113	17	4	8.79	\N	high	2025-02-13 14:39:00	2025-02-13 14:49:00
231	114	3	1	176	\N	normal	2025-02-13 14:48:00	2025-02-13 15:36:00
232	114	16	6	1.29	\N	normal	2025-02-13 21:41:00	2025-02-13 23:38:00
233	112	34	12	8.5	\N	normal	2025-02-14 05:03:00	2025-02-14 05:29:00
234	114	9	6	25.6	\N	normal	2025-02-14 07:39:00	2025-02-14 07:48:00
235	115	23	8	43.8	\N	low	2025-02-14 12:13:00	2025-02-14 12:25:00
236	116	10	4	102.0	\N	normal	2025-02-14 18:05:00	2025-02-14 18:17:00
237	116	8	6	5.54	\N	normal	2025-02-14 18:56:00	2025-02-14 20:21:00
238	117	10	4	70.1	\N	normal	2025-02-15 22:14:00	2025-02-15 22:53:00
239	117	20	7	1.68	\N	normal	2025-02-16 05:24:00	2025-02-16 07:12:00
240	123	27	10	\N	positive	\N	2025-02-17 19:08:00	2025-02-17 19:14:00
241	121	8	5	5.55	\N	normal	2025-02-17 20:05:00	2025-02-17 20:12:00
242	121	11	6	136	\N	normal	2025-02-17 20:49:00	2025-02-17 21:46:00
243	121	16	5	1.41	\N	normal	2025-02-17 22:10:00	2025-02-17 22:53:00
244	118	8	6	6.06	\N	high	2025-02-17 22:39:00	2025-02-18 00:05:00
245	122	14	6	5.16	\N	high	2025-02-17 23:21:00	2025-02-18 00:47:00
246	118	3	2	262	\N	normal	2025-02-18 00:05:00	2025-02-18 01:41:00
247	124	31	11	\N	positive	\N	2025-02-18 04:37:00	2025-02-18 04:55:00
248	118	9	4	30.7	\N	normal	2025-02-18 12:21:00	2025-02-18 13:41:00
249	122	9	4	49.2	\N	high	2025-02-18 12:48:00	2025-02-18 16:29:00
250	120	31	11	\N	negative	\N	2025-02-18 15:26:00	2025-02-18 22:14:00
251	119	26	9	\N	positive	\N	2025-02-19 13:03:00	2025-02-19 13:23:00
252	126	12	6	4.47	\N	normal	2025-02-19 23:10:00	2025-02-20 01:18:00
253	125	12	6	4.71	\N	normal	2025-02-20 00:30:00	2025-02-20 00:50:00
254	125	16	5	1.32	\N	normal	2025-02-20 02:51:00	2025-02-20 04:14:00
255	126	20	7	2.29	\N	normal	2025-02-20 06:14:00	2025-02-20 07:19:00
256	125	9	6	38.9	\N	normal	2025-02-20 10:08:00	2025-02-20 10:15:00
257	129	2	2	7.0	\N	normal	2025-02-20 14:59:00	2025-02-20 17:38:00
258	129	3	1	262	\N	normal	2025-02-20 15:11:00	2025-02-20 15:37:00
259	128	5	1	13.2	\N	normal	2025-02-20 19:42:00	2025-02-20 19:48:00
260	127	27	10	\N	negative	\N	2025-02-20 20:32:00	2025-02-20 21:09:00
261	131	7	3	0.96	\N	normal	2025-02-26 14:23:00	2025-02-26 14:50:00
262	131	12	6	4.87	\N	normal	2025-02-26 16:58:00	2025-02-26 19:36:00
263	131	1	1	134	\N	normal	2025-02-26 19:20:00	2025-02-26 19:55:00
264	130	12	5	4.31	\N	normal	2025-02-27 07:34:00	2025-02-27 10:34:00
265	132	12	4	3.87	\N	normal	2025-02-27 21:30:00	2025-02-27 22:28:00
266	133	13	5	28.5	\N	normal	2025-02-27 21:48:00	2025-02-27 22:13:00
267	133	11	6	140	\N	normal	2025-02-27 22:14:00	2025-02-27 22:43:00
268	132	3	2	257	\N	normal	2025-02-28 01:58:00	2025-02-28 02:12:00
269	133	9	4	36.1	\N	normal	2025-02-28 08:56:00	2025-02-28 09:11:00
270	134	11	4	139	\N	normal	2025-02-28 19:48:00	2025-02-28 19:57:00
271	134	8	5	4.13	\N	normal	2025-02-28 20:45:00	2025-02-28 21:25:00
272	134	1	2	112	\N	low	2025-03-01 00:41:00	2025-03-01 02:18:00
273	135	2	1	5.3	\N	normal	2025-03-01 19:35:00	2025-03-01 21:27:00
274	135	5	2	7.8	\N	normal	2025-03-01 21:36:00	2025-03-01 23:14:00
275	135	9	6	46.5	\N	high	2025-03-02 02:23:00	2025-03-02 03:00:00
276	135	22	7	38	\N	low	2025-03-02 13:50:00	2025-03-02 16:40:00
277	136	13	6	36.9	\N	normal	2025-03-03 16:31:00	2025-03-03 17:11:00
278	136	20	7	1.84	\N	normal	2025-03-03 20:44:00	2025-03-03 21:13:00
279	136	34	12	10.3	\N	high	2025-03-04 06:52:00	2025-03-04 09:05:00
280	136	32	12	\N	negative	\N	2025-03-04 07:12:00	2025-03-04 07:22:00
281	138	9	5	34.0	\N	normal	2025-03-05 14:17:00	2025-03-05 14:37:00
282	139	16	4	1.42	\N	normal	2025-03-05 21:51:00	2025-03-05 23:08:00
283	139	10	6	103.2	\N	normal	2025-03-05 22:32:00	2025-03-05 22:59:00
284	139	15	4	3.49	\N	high	2025-03-06 01:33:00	2025-03-06 01:45:00
285	137	26	9	\N	positive	\N	2025-03-06 07:18:00	2025-03-06 07:43:00
286	139	32	12	\N	negative	\N	2025-03-06 14:40:00	2025-03-06 17:41:00
287	143	10	4	87.8	\N	normal	2025-03-06 15:20:00	2025-03-06 16:56:00
288	143	12	6	4.43	\N	normal	2025-03-06 16:54:00	2025-03-06 19:19:00
289	142	9	4	25.7	\N	normal	2025-03-06 17:47:00	2025-03-06 18:14:00
290	143	14	4	5.45	\N	high	2025-03-06 19:37:00	2025-03-06 20:14:00
291	140	8	5	4.3	\N	normal	2025-03-07 00:38:00	2025-03-07 04:11:00
292	140	12	6	4.21	\N	normal	2025-03-07 02:26:00	2025-03-07 06:39:00
293	140	21	8	14.6	\N	normal	2025-03-07 04:02:00	2025-03-07 06:09:00
294	143	22	8	468	\N	normal	2025-03-07 04:04:00	2025-03-07 04:27:00
295	144	9	4	52.0	\N	high	2025-03-07 19:26:00	2025-03-07 21:45:00
296	145	30	11	\N	negative	\N	2025-03-09 09:08:00	2025-03-09 11:08:00
297	146	28	10	\N	negative	\N	2025-03-09 12:31:00	2025-03-09 12:47:00
298	147	10	5	99.4	\N	normal	2025-03-10 13:29:00	2025-03-10 14:11:00
299	148	4	2	140	\N	normal	2025-03-10 13:38:00	2025-03-10 13:54:00
300	148	1	2	129	\N	normal	2025-03-10 13:46:00	2025-03-10 16:43:00
301	148	15	4	2.85	\N	normal	2025-03-10 14:51:00	2025-03-10 15:26:00
302	147	13	6	12.4	\N	normal	2025-03-10 15:37:00	2025-03-10 16:18:00
303	147	3	1	280	\N	normal	2025-03-10 17:02:00	2025-03-10 18:16:00
304	147	9	6	36.9	\N	normal	2025-03-11 03:44:00	2025-03-11 03:58:00
305	150	10	6	32.0	\N	low	2025-03-11 20:58:00	2025-03-11 21:04:00
306	150	8	6	5.31	\N	normal	2025-03-11 21:04:00	2025-03-11 21:31:00
307	149	7	3	1.22	\N	high	2025-03-11 23:40:00	2025-03-12 02:44:00
308	149	10	6	56.2	\N	normal	2025-03-12 03:25:00	2025-03-12 04:36:00
309	152	17	6	4.31	\N	normal	2025-03-13 14:25:00	2025-03-13 14:33:00
310	151	18	6	17.0	\N	high	2025-03-13 18:21:00	2025-03-13 18:39:00
311	155	15	5	3.82	\N	high	2025-03-13 20:11:00	2025-03-13 20:38:00
312	152	23	7	51.6	\N	normal	2025-03-13 20:39:00	2025-03-14 02:27:00
313	155	9	4	38.8	\N	normal	2025-03-13 23:11:00	2025-03-13 23:26:00
314	141	28	9	\N	negative	\N	2025-03-14 03:55:00	2025-03-14 08:10:00
315	154	1	2	149	\N	normal	2025-03-14 05:11:00	2025-03-14 06:20:00
316	155	4	1	104	\N	normal	2025-03-14 13:08:00	2025-03-14 13:51:00
317	151	33	12	\N	negative	\N	2025-03-14 13:58:00	\N
318	154	22	7	188	\N	normal	2025-03-14 14:46:00	2025-03-14 16:19:00
319	156	27	10	\N	positive	\N	2025-03-14 20:07:00	2025-03-14 23:22:00
320	153	28	10	\N	negative	\N	2025-03-15 05:40:00	2025-03-15 07:47:00
321	157	8	5	5.36	\N	normal	2025-03-17 17:45:00	2025-03-17 18:15:00
322	158	10	6	59.9	\N	normal	2025-03-17 20:22:00	2025-03-17 20:30:00
323	158	17	4	2.15	\N	normal	2025-03-17 21:07:00	2025-03-17 22:15:00
324	157	2	1	5.1	\N	normal	2025-03-17 21:50:00	2025-03-17 22:59:00
325	158	3	2	204	\N	normal	2025-03-17 23:20:00	2025-03-17 23:56:00
326	159	2	2	8.1	\N	normal	2025-03-18 03:18:00	2025-03-18 06:43:00
327	163	8	5	4.78	\N	normal	2025-03-18 19:30:00	2025-03-19 00:37:00
328	162	13	6	25.4	\N	normal	2025-03-18 21:08:00	2025-03-18 21:29:00
329	162	15	4	2.57	\N	normal	2025-03-19 02:02:00	2025-03-19 02:39:00
330	162	4	2	100	\N	normal	2025-03-19 10:35:00	2025-03-19 11:29:00
331	164	8	6	4.31	\N	normal	2025-03-19 23:35:00	2025-03-20 01:42:00
332	161	26	9	\N	negative	\N	2025-03-20 00:02:00	2025-03-20 01:59:00
333	166	17	4	6.58	\N	high	2025-03-20 13:08:00	2025-03-20 17:00:00
334	166	10	5	59.0	\N	normal	2025-03-20 15:32:00	2025-03-20 17:25:00
335	165	11	5	144	\N	normal	2025-03-21 00:53:00	\N
336	165	4	2	151	\N	normal	2025-03-21 13:37:00	2025-03-21 13:46:00
337	167	7	3	1.21	\N	high	2025-03-21 19:19:00	2025-03-21 19:47:00
338	167	3	2	399	\N	normal	2025-03-22 01:43:00	2025-03-22 02:52:00
339	168	10	6	67.5	\N	normal	2025-03-25 20:16:00	2025-03-25 20:40:00
340	168	15	6	2.3	\N	normal	2025-03-26 00:24:00	2025-03-26 01:59:00
341	168	16	6	1.39	\N	normal	2025-03-26 01:59:00	2025-03-26 02:25:00
342	172	1	1	131	\N	normal	2025-03-26 19:24:00	2025-03-26 19:38:00
343	170	8	5	4.94	\N	normal	2025-03-26 22:51:00	2025-03-27 00:19:00
344	171	29	9	\N	negative	\N	2025-03-27 08:05:00	2025-03-27 09:33:00
345	173	17	6	0.32	\N	normal	2025-03-27 12:03:00	2025-03-27 12:16:00
346	169	26	10	\N	negative	\N	2025-03-27 14:39:00	2025-03-27 15:37:00
347	173	2	2	6.4	\N	normal	2025-03-27 17:17:00	2025-03-27 17:37:00
348	173	20	8	3.92	\N	normal	2025-03-28 01:23:00	2025-03-28 01:40:00
349	174	15	4	2.62	\N	normal	2025-03-28 03:17:00	2025-03-28 04:38:00
350	175	5	2	7.1	\N	normal	2025-03-29 00:41:00	2025-03-29 01:36:00
351	176	8	4	5.45	\N	normal	2025-03-29 23:45:00	2025-03-30 00:03:00
352	176	13	5	23.7	\N	normal	2025-03-30 01:15:00	\N
353	176	1	2	147	\N	normal	2025-03-30 02:18:00	2025-03-30 03:29:00
354	176	2	1	8.0	\N	normal	2025-03-30 03:46:00	2025-03-30 04:33:00
355	179	13	6	16.2	\N	normal	2025-04-01 14:38:00	2025-04-01 16:08:00
356	181	18	6	7.4	\N	normal	2025-04-01 15:49:00	2025-04-01 16:05:00
357	179	1	2	140	\N	normal	2025-04-01 21:29:00	2025-04-02 00:56:00
358	178	13	6	21.7	\N	normal	2025-04-01 21:54:00	2025-04-01 22:04:00
359	178	10	6	85.6	\N	normal	2025-04-01 23:51:00	2025-04-02 00:39:00
360	179	4	1	10	\N	low	2025-04-02 03:33:00	2025-04-02 04:00:00
361	181	20	7	2.15	\N	normal	2025-04-02 11:16:00	2025-04-02 11:31:00
362	178	20	8	2.3	\N	normal	2025-04-02 11:44:00	2025-04-02 12:10:00
363	183	8	4	5.04	\N	normal	2025-04-02 20:49:00	2025-04-02 21:03:00
364	183	15	5	2.4	\N	normal	2025-04-02 21:47:00	2025-04-02 21:56:00
365	183	2	2	4.0	\N	normal	2025-04-02 22:59:00	2025-04-02 23:43:00
366	177	28	10	\N	positive	\N	2025-04-03 03:44:00	2025-04-03 03:55:00
367	181	23	8	38.8	\N	low	2025-04-03 04:27:00	2025-04-03 05:13:00
368	184	1	2	137	\N	normal	2025-04-03 22:41:00	2025-04-03 23:51:00
369	184	8	5	5.07	\N	normal	2025-04-03 23:36:00	2025-04-04 00:47:00
370	184	3	1	203	\N	normal	2025-04-04 01:23:00	2025-04-04 02:27:00
371	182	26	9	\N	negative	\N	2025-04-04 03:12:00	2025-04-04 03:28:00
372	180	26	9	\N	negative	\N	2025-04-04 03:40:00	2025-04-04 04:07:00
373	184	14	6	4.42	\N	normal	2025-04-04 04:52:00	2025-04-04 05:51:00
374	188	8	5	6.25	\N	high	2025-04-04 21:44:00	2025-04-04 23:00:00
375	186	10	5	82.7	\N	normal	2025-04-04 22:21:00	2025-04-05 00:48:00
376	188	7	3	1.26	\N	high	2025-04-05 00:03:00	2025-04-05 00:12:00
377	188	13	6	34.9	\N	normal	2025-04-05 00:17:00	2025-04-05 04:30:00
378	187	1	1	165	\N	normal	2025-04-05 02:56:00	2025-04-05 03:49:00
379	188	3	1	386	\N	normal	2025-04-05 03:52:00	2025-04-05 06:57:00
380	185	23	8	69.4	\N	normal	2025-04-05 18:54:00	2025-04-05 19:32:00
381	190	7	3	0.88	\N	normal	2025-04-07 17:48:00	2025-04-07 18:17:00
382	190	12	4	3.78	\N	normal	2025-04-07 19:16:00	2025-04-07 19:29:00
383	190	20	7	0.17	\N	low	2025-04-07 21:00:00	2025-04-08 01:18:00
384	192	8	5	4.08	\N	normal	2025-04-08 17:38:00	2025-04-08 17:48:00
385	192	13	6	17.2	\N	normal	2025-04-08 21:10:00	2025-04-08 22:29:00
386	191	3	2	188	\N	normal	2025-04-08 21:33:00	2025-04-08 21:49:00
387	194	27	10	\N	negative	\N	2025-04-08 22:42:00	2025-04-09 00:10:00
388	192	16	6	1.26	\N	normal	2025-04-08 23:43:00	2025-04-08 23:49:00
389	192	21	8	14.1	\N	normal	2025-04-09 07:55:00	2025-04-09 09:09:00
390	195	27	10	\N	negative	\N	2025-04-09 13:24:00	2025-04-09 15:05:00
391	196	26	9	\N	positive	\N	2025-04-11 11:52:00	2025-04-11 12:34:00
392	200	27	10	\N	negative	\N	2025-04-11 14:36:00	2025-04-11 15:52:00
393	201	10	6	53.5	\N	normal	2025-04-11 18:06:00	2025-04-11 19:50:00
394	199	10	4	82.5	\N	normal	2025-04-11 20:28:00	2025-04-11 22:04:00
395	199	2	1	8.2	\N	normal	2025-04-11 21:07:00	2025-04-11 21:42:00
396	198	11	5	137	\N	normal	2025-04-11 21:38:00	2025-04-11 21:58:00
397	199	8	6	4.86	\N	normal	2025-04-11 22:24:00	2025-04-11 23:07:00
398	198	7	3	1.47	\N	high	2025-04-11 22:29:00	2025-04-12 01:00:00
399	201	9	5	28.4	\N	normal	2025-04-12 07:25:00	2025-04-12 08:13:00
400	202	2	1	6.2	\N	normal	2025-04-12 16:42:00	2025-04-12 19:48:00
401	203	1	2	145	\N	normal	2025-04-12 16:55:00	2025-04-12 17:13:00
402	204	10	6	50.0	\N	normal	2025-04-12 17:12:00	2025-04-12 17:26:00
403	202	3	2	260	\N	normal	2025-04-12 17:22:00	2025-04-12 17:42:00
404	204	13	4	32.1	\N	normal	2025-04-12 17:30:00	2025-04-12 22:07:00
405	204	2	2	6.9	\N	normal	2025-04-12 17:38:00	2025-04-12 18:41:00
406	201	23	8	111.9	\N	normal	2025-04-12 22:21:00	2025-04-13 00:29:00
407	203	21	8	19.0	\N	normal	2025-04-12 23:01:00	2025-04-13 01:00:00
408	203	4	1	229	\N	normal	2025-04-13 00:46:00	2025-04-13 02:13:00
409	205	4	2	48	\N	normal	2025-04-13 01:40:00	2025-04-13 02:33:00
410	202	9	6	43.4	\N	high	2025-04-13 06:12:00	2025-04-13 08:48:00
411	199	34	12	6.2	\N	normal	2025-04-13 11:07:00	2025-04-13 11:21:00
412	200	26	9	\N	negative	\N	2025-04-13 11:26:00	2025-04-13 11:48:00
413	202	34	12	5.6	\N	normal	2025-04-13 18:48:00	2025-04-13 20:48:00
414	199	22	7	639	\N	normal	2025-04-14 17:00:00	2025-04-14 19:09:00
415	207	7	3	1.04	\N	normal	2025-04-15 20:52:00	2025-04-15 21:43:00
416	197	26	9	\N	negative	\N	2025-04-15 21:22:00	2025-04-15 22:22:00
417	206	11	6	141	\N	normal	2025-04-15 22:15:00	2025-04-15 22:33:00
418	207	2	1	8.1	\N	normal	2025-04-16 02:32:00	2025-04-16 05:59:00
419	206	22	8	445	\N	normal	2025-04-16 04:36:00	2025-04-16 05:14:00
420	208	13	4	58.3	\N	high	2025-04-16 20:35:00	2025-04-16 22:06:00
421	210	17	5	1.59	\N	normal	2025-04-16 21:24:00	2025-04-16 22:13:00
422	208	1	1	146	\N	normal	2025-04-16 21:35:00	2025-04-16 22:17:00
423	210	9	5	50.6	\N	high	2025-04-17 02:52:00	2025-04-17 03:27:00
424	209	29	9	\N	negative	\N	2025-04-17 05:20:00	2025-04-17 05:44:00
425	210	4	1	73	\N	normal	2025-04-17 09:43:00	2025-04-17 09:52:00
426	211	3	2	186	\N	normal	2025-04-17 23:37:00	2025-04-18 00:55:00
427	211	8	5	5.03	\N	normal	2025-04-17 23:46:00	2025-04-18 01:14:00
428	211	4	2	160	\N	normal	2025-04-18 07:11:00	2025-04-18 07:41:00
429	213	27	9	\N	positive	\N	2025-04-18 13:18:00	2025-04-18 13:40:00
430	214	5	2	13.1	\N	normal	2025-04-18 18:09:00	2025-04-18 18:31:00
431	214	14	4	5.57	\N	high	2025-04-18 20:24:00	2025-04-18 20:53:00
432	214	20	7	2.18	\N	normal	2025-04-19 04:00:00	2025-04-19 06:01:00
433	213	19	5	1.2	\N	normal	2025-04-19 04:58:00	2025-04-19 05:10:00
434	214	21	7	19.7	\N	normal	2025-04-19 07:06:00	2025-04-19 08:07:00
435	216	2	1	3.6	\N	low	2025-04-19 17:09:00	2025-04-19 18:21:00
436	215	7	3	0.76	\N	low	2025-04-19 18:25:00	2025-04-19 18:58:00
437	215	14	5	4.97	\N	normal	2025-04-19 18:48:00	2025-04-19 19:53:00
438	215	13	6	22.0	\N	normal	2025-04-19 19:34:00	2025-04-19 21:03:00
439	215	1	2	113	\N	low	2025-04-19 21:07:00	2025-04-19 22:17:00
440	217	29	10	\N	positive	\N	2025-04-20 01:44:00	2025-04-20 02:29:00
441	215	9	6	46.9	\N	high	2025-04-20 02:49:00	2025-04-20 03:42:00
442	216	9	4	50.1	\N	high	2025-04-20 04:44:00	2025-04-20 04:54:00
443	212	26	9	\N	negative	\N	2025-04-20 05:08:00	2025-04-20 07:34:00
444	216	21	8	19.4	\N	normal	2025-04-20 07:21:00	2025-04-20 07:45:00
445	218	1	2	118	\N	low	2025-04-21 20:47:00	2025-04-21 21:37:00
446	219	10	4	75.1	\N	normal	2025-04-22 00:58:00	2025-04-22 01:22:00
447	219	4	1	139	\N	normal	2025-04-22 02:29:00	2025-04-22 02:55:00
448	219	15	5	2.48	\N	normal	2025-04-22 04:31:00	2025-04-22 05:00:00
449	219	34	12	2.1	\N	normal	2025-04-22 10:35:00	2025-04-22 11:14:00
450	218	23	7	85.4	\N	normal	2025-04-22 14:33:00	2025-04-22 15:22:00
451	221	6	3	220	\N	normal	2025-04-22 17:02:00	2025-04-22 18:15:00
452	221	7	3	1.46	\N	high	2025-04-22 18:05:00	2025-04-22 19:26:00
453	221	8	4	5.54	\N	normal	2025-04-22 19:22:00	2025-04-22 19:32:00
454	221	15	4	2.76	\N	normal	2025-04-22 20:07:00	2025-04-22 21:19:00
455	220	5	1	1.0	\N	normal	2025-04-23 02:00:00	2025-04-23 02:12:00
456	220	16	6	1.76	\N	normal	2025-04-23 02:07:00	2025-04-23 02:41:00
457	221	20	7	2.94	\N	normal	2025-04-23 02:59:00	2025-04-23 04:49:00
458	221	9	5	44.9	\N	high	2025-04-23 05:07:00	2025-04-23 06:55:00
459	223	27	10	\N	negative	\N	2025-04-23 15:58:00	2025-04-23 17:11:00
460	224	27	10	\N	negative	\N	2025-04-23 20:58:00	2025-04-23 22:06:00
461	222	1	1	163	\N	normal	2025-04-23 22:00:00	2025-04-23 22:28:00
462	220	23	7	62.8	\N	normal	2025-04-24 01:50:00	2025-04-24 03:25:00
463	226	27	9	\N	positive	\N	2025-04-24 14:34:00	2025-04-24 17:18:00
464	228	18	4	19.1	\N	high	2025-04-24 15:53:00	2025-04-24 16:18:00
465	229	27	10	\N	negative	\N	2025-04-24 16:23:00	2025-04-24 16:41:00
466	228	14	4	5.54	\N	high	2025-04-24 20:31:00	2025-04-24 22:08:00
467	228	16	6	1.44	\N	normal	2025-04-24 21:24:00	2025-04-24 23:46:00
468	224	26	10	\N	negative	\N	2025-04-24 22:17:00	2025-04-25 00:54:00
469	227	29	10	\N	positive	\N	2025-04-25 04:17:00	2025-04-25 05:10:00
470	228	20	7	3.05	\N	normal	2025-04-25 09:58:00	2025-04-25 13:17:00
471	232	2	2	9.3	\N	normal	2025-04-28 16:36:00	2025-04-28 16:53:00
472	230	2	1	8.4	\N	normal	2025-04-28 19:46:00	2025-04-28 20:27:00
473	232	9	6	38.9	\N	normal	2025-04-28 23:55:00	2025-04-29 01:03:00
474	232	21	7	20.9	\N	normal	2025-04-29 00:21:00	2025-04-29 01:02:00
475	232	23	8	100.8	\N	normal	2025-04-29 01:22:00	2025-04-29 01:31:00
476	231	26	9	\N	negative	\N	2025-04-29 15:37:00	2025-04-29 18:13:00
477	230	32	12	\N	negative	\N	2025-04-29 16:43:00	2025-04-29 17:04:00
478	235	6	3	71	\N	normal	2025-04-30 13:58:00	2025-04-30 17:25:00
479	235	7	3	0.83	\N	normal	2025-04-30 15:41:00	2025-04-30 19:28:00
480	235	1	1	150	\N	normal	2025-04-30 18:58:00	2025-04-30 19:20:00
481	233	7	3	0.73	\N	low	2025-04-30 19:39:00	2025-04-30 19:48:00
482	234	31	11	\N	negative	\N	2025-04-30 22:32:00	2025-05-01 00:16:00
483	237	15	6	2.9	\N	normal	2025-05-02 18:31:00	2025-05-02 20:30:00
484	236	4	2	153	\N	normal	2025-05-03 06:20:00	2025-05-03 06:28:00
485	236	22	7	349	\N	normal	2025-05-03 16:47:00	2025-05-03 19:34:00
486	238	13	6	38.7	\N	normal	2025-05-03 19:45:00	\N
487	238	14	6	4.06	\N	normal	2025-05-03 21:02:00	2025-05-04 00:05:00
488	238	10	5	94.6	\N	normal	2025-05-03 22:21:00	2025-05-03 22:37:00
489	238	8	6	5.53	\N	normal	2025-05-04 02:55:00	2025-05-04 06:05:00
490	236	23	7	80.0	\N	normal	2025-05-04 09:21:00	2025-05-04 10:01:00
491	238	21	8	12.5	\N	normal	2025-05-04 11:59:00	2025-05-04 12:18:00
492	241	16	6	1.71	\N	normal	2025-05-05 18:03:00	2025-05-05 18:15:00
493	239	10	5	95.8	\N	normal	2025-05-05 21:28:00	2025-05-05 21:37:00
494	239	16	6	1.55	\N	normal	2025-05-05 23:51:00	2025-05-06 02:17:00
495	239	20	8	2.28	\N	normal	2025-05-06 00:59:00	2025-05-06 02:08:00
496	241	9	6	36.8	\N	normal	2025-05-06 07:21:00	2025-05-06 07:38:00
497	245	19	5	2.95	\N	normal	2025-05-06 23:45:00	2025-05-07 00:16:00
498	246	2	2	6.4	\N	normal	2025-05-07 02:53:00	2025-05-07 04:39:00
499	246	21	7	10.4	\N	normal	2025-05-07 10:31:00	2025-05-07 12:06:00
500	247	29	9	\N	positive	\N	2025-05-07 13:39:00	2025-05-07 13:58:00
501	249	27	10	\N	negative	\N	2025-05-07 15:04:00	2025-05-07 16:28:00
502	253	1	1	123	\N	normal	2025-05-07 22:28:00	2025-05-07 22:44:00
503	253	15	5	2.36	\N	normal	2025-05-07 22:50:00	2025-05-08 02:56:00
504	253	14	5	6.24	\N	high	2025-05-07 23:36:00	2025-05-07 23:47:00
505	252	9	4	44.8	\N	high	2025-05-08 04:07:00	2025-05-08 04:50:00
506	248	30	11	\N	negative	\N	2025-05-08 06:44:00	2025-05-08 07:38:00
507	243	28	9	\N	negative	\N	2025-05-08 11:02:00	2025-05-08 11:27:00
508	254	12	5	4.18	\N	normal	2025-05-08 18:01:00	2025-05-08 21:28:00
509	253	32	12	\N	negative	\N	2025-05-08 21:53:00	2025-05-08 22:16:00
510	254	21	7	18.1	\N	normal	2025-05-08 23:34:00	2025-05-09 03:21:00
511	244	30	11	\N	negative	\N	2025-05-09 05:48:00	2025-05-09 07:12:00
512	251	28	9	\N	negative	\N	2025-05-09 06:32:00	2025-05-09 07:01:00
513	254	23	8	72.5	\N	normal	2025-05-09 07:59:00	2025-05-09 08:56:00
514	250	26	10	\N	negative	\N	2025-05-09 10:42:00	2025-05-09 11:52:00
515	257	2	1	5.3	\N	normal	2025-05-09 18:57:00	2025-05-09 21:18:00
516	257	15	6	3.08	\N	high	2025-05-09 19:08:00	2025-05-09 19:14:00
517	255	22	7	530	\N	normal	2025-05-09 19:44:00	2025-05-09 21:00:00
518	257	14	6	5.33	\N	high	2025-05-10 00:10:00	2025-05-10 00:21:00
519	257	20	7	4.99	\N	high	2025-05-10 01:30:00	2025-05-10 02:30:00
520	256	26	10	\N	negative	\N	2025-05-10 20:17:00	2025-05-10 21:50:00
521	258	28	10	\N	negative	\N	2025-05-12 04:02:00	2025-05-12 04:17:00
522	259	13	4	45.9	\N	high	2025-05-12 22:58:00	2025-05-13 00:45:00
523	259	21	8	10.4	\N	normal	2025-05-13 01:27:00	2025-05-13 02:10:00
524	259	22	7	407	\N	normal	2025-05-13 18:51:00	2025-05-13 22:45:00
525	260	3	1	166	\N	normal	2025-05-14 17:27:00	2025-05-14 20:35:00
526	261	17	6	4.48	\N	normal	2025-05-17 19:24:00	2025-05-17 19:37:00
527	261	1	1	118	\N	low	2025-05-17 19:56:00	2025-05-17 20:15:00
528	261	11	4	136	\N	normal	2025-05-17 19:56:00	2025-05-18 00:11:00
529	263	18	6	3.7	\N	normal	2025-05-20 16:54:00	2025-05-20 17:07:00
530	263	17	4	2.79	\N	normal	2025-05-20 17:26:00	2025-05-20 17:43:00
531	265	11	6	136	\N	normal	2025-05-20 20:47:00	2025-05-21 02:41:00
532	263	8	5	4.9	\N	normal	2025-05-20 21:43:00	2025-05-20 23:08:00
533	263	13	5	33.7	\N	normal	2025-05-20 22:07:00	2025-05-20 22:33:00
534	263	3	1	172	\N	normal	2025-05-20 22:38:00	2025-05-21 01:41:00
535	265	10	6	78.0	\N	normal	2025-05-21 00:15:00	2025-05-21 00:39:00
536	263	9	6	33.7	\N	normal	2025-05-21 06:27:00	2025-05-21 07:09:00
537	264	31	11	\N	positive	\N	2025-05-21 08:25:00	2025-05-21 11:25:00
538	266	2	1	4.3	\N	normal	2025-05-22 15:09:00	2025-05-22 15:34:00
539	270	18	6	13.1	\N	normal	2025-05-22 16:51:00	2025-05-22 17:25:00
540	266	9	5	42.0	\N	normal	2025-05-22 17:30:00	2025-05-22 18:05:00
541	268	10	5	101.7	\N	normal	2025-05-22 18:52:00	2025-05-22 19:55:00
542	268	2	2	9.3	\N	normal	2025-05-22 19:26:00	2025-05-22 21:49:00
543	270	14	6	4.03	\N	normal	2025-05-22 19:38:00	2025-05-22 19:48:00
544	268	13	4	45.3	\N	high	2025-05-22 20:29:00	2025-05-22 20:36:00
545	270	3	2	254	\N	normal	2025-05-23 00:33:00	2025-05-23 02:53:00
546	267	12	5	4.49	\N	normal	2025-05-23 00:37:00	2025-05-23 01:16:00
547	267	2	1	6.5	\N	normal	2025-05-23 00:50:00	2025-05-23 01:14:00
548	267	13	5	24.7	\N	normal	2025-05-23 03:25:00	2025-05-23 05:00:00
549	272	19	4	2.84	\N	normal	2025-05-24 00:41:00	2025-05-24 00:57:00
550	273	4	1	101	\N	normal	2025-05-24 05:44:00	2025-05-24 08:24:00
551	269	31	11	\N	negative	\N	2025-05-24 08:09:00	2025-05-24 08:21:00
552	275	10	4	88.3	\N	normal	2025-05-24 22:19:00	2025-05-25 01:47:00
553	274	32	12	\N	negative	\N	2025-05-25 00:51:00	2025-05-25 02:32:00
554	275	2	1	8.4	\N	normal	2025-05-25 02:43:00	2025-05-25 03:14:00
555	275	1	2	146	\N	normal	2025-05-25 02:56:00	2025-05-25 05:57:00
556	271	28	10	\N	negative	\N	2025-05-26 02:16:00	2025-05-26 03:21:00
557	276	10	5	72.4	\N	normal	2025-05-26 15:17:00	2025-05-26 18:13:00
558	276	11	6	133	\N	normal	2025-05-26 17:16:00	2025-05-26 17:35:00
559	276	3	1	257	\N	normal	2025-05-26 18:51:00	2025-05-26 20:13:00
560	276	32	12	\N	negative	\N	2025-05-27 00:37:00	2025-05-27 01:39:00
561	277	18	5	11.2	\N	normal	2025-05-27 10:12:00	2025-05-27 11:14:00
562	275	32	12	\N	negative	\N	2025-05-27 12:08:00	2025-05-27 13:00:00
563	278	10	5	78.0	\N	normal	2025-05-27 12:20:00	2025-05-27 12:31:00
564	277	14	5	4.33	\N	normal	2025-05-27 16:50:00	2025-05-27 17:22:00
565	277	15	5	2.98	\N	normal	2025-05-27 16:57:00	2025-05-27 18:32:00
566	279	12	4	5.06	\N	normal	2025-05-27 20:15:00	2025-05-27 21:04:00
567	279	8	5	5.84	\N	high	2025-05-27 20:52:00	2025-05-27 23:02:00
568	279	15	5	2.97	\N	normal	2025-05-27 21:29:00	2025-05-27 22:00:00
569	277	21	8	15.2	\N	normal	2025-05-28 01:54:00	2025-05-28 06:07:00
570	280	10	6	39.7	\N	low	2025-05-29 17:37:00	2025-05-29 17:48:00
571	281	12	6	5.0	\N	normal	2025-05-30 00:36:00	2025-05-30 01:13:00
572	281	9	6	53.0	\N	high	2025-05-30 08:20:00	2025-05-30 09:25:00
573	282	8	5	5.01	\N	normal	2025-05-30 20:57:00	2025-05-30 21:53:00
574	282	17	5	5.92	\N	high	2025-05-30 21:56:00	2025-05-30 23:51:00
575	281	22	8	448	\N	normal	2025-05-30 22:12:00	2025-05-30 23:21:00
576	282	20	8	1.16	\N	normal	2025-05-31 02:13:00	2025-05-31 02:49:00
577	281	23	8	91.3	\N	normal	2025-05-31 16:03:00	2025-05-31 17:25:00
578	283	11	6	137	\N	normal	2025-06-02 19:22:00	2025-06-02 19:33:00
579	284	17	6	3.38	\N	normal	2025-06-03 18:51:00	2025-06-03 21:01:00
580	284	13	5	32.4	\N	normal	2025-06-03 20:01:00	2025-06-03 20:51:00
581	284	8	4	4.37	\N	normal	2025-06-03 21:14:00	2025-06-03 23:21:00
582	284	1	1	135	\N	normal	2025-06-03 23:06:00	2025-06-03 23:37:00
583	284	4	2	50	\N	normal	2025-06-04 02:56:00	2025-06-04 03:39:00
584	284	32	12	\N	negative	\N	2025-06-04 10:26:00	2025-06-04 12:32:00
585	285	15	5	2.83	\N	normal	2025-06-04 23:44:00	2025-06-05 00:40:00
586	285	1	2	143	\N	normal	2025-06-05 01:48:00	2025-06-05 03:03:00
587	285	9	6	55.9	\N	high	2025-06-05 02:07:00	2025-06-05 02:42:00
588	286	17	6	0.32	\N	normal	2025-06-05 21:42:00	2025-06-05 22:10:00
589	286	8	5	6.31	\N	high	2025-06-05 23:01:00	2025-06-05 23:58:00
590	287	12	5	4.57	\N	normal	2025-06-05 23:56:00	2025-06-06 00:52:00
591	287	1	2	108	\N	low	2025-06-06 00:36:00	2025-06-06 01:17:00
592	287	15	5	3.05	\N	high	2025-06-06 02:04:00	2025-06-06 03:30:00
593	287	16	5	1.67	\N	normal	2025-06-06 03:21:00	2025-06-06 04:03:00
594	286	5	2	11.2	\N	normal	2025-06-06 05:10:00	2025-06-06 05:17:00
595	286	9	5	52.9	\N	high	2025-06-06 12:20:00	2025-06-06 13:52:00
596	287	23	7	50.3	\N	normal	2025-06-06 18:05:00	2025-06-06 20:04:00
597	290	27	10	\N	negative	\N	2025-06-06 18:46:00	2025-06-06 19:01:00
598	288	2	2	7.0	\N	normal	2025-06-06 20:17:00	2025-06-06 20:41:00
599	293	27	9	\N	negative	\N	2025-06-07 14:44:00	2025-06-07 14:57:00
600	291	8	4	4.59	\N	normal	2025-06-07 14:55:00	2025-06-07 16:15:00
601	292	5	2	5.9	\N	normal	2025-06-07 16:28:00	2025-06-07 17:03:00
602	292	2	2	7.8	\N	normal	2025-06-07 16:29:00	2025-06-07 16:57:00
603	291	12	4	5.46	\N	high	2025-06-07 17:08:00	2025-06-07 20:23:00
604	292	12	6	4.61	\N	normal	2025-06-07 17:49:00	2025-06-07 18:02:00
605	289	23	7	43.4	\N	low	2025-06-08 01:37:00	2025-06-08 03:21:00
606	288	34	12	4.3	\N	normal	2025-06-08 14:23:00	2025-06-08 16:48:00
607	294	27	10	\N	negative	\N	2025-06-10 19:57:00	2025-06-10 20:39:00
608	296	16	4	1.33	\N	normal	2025-06-10 21:54:00	2025-06-10 22:14:00
609	295	19	4	1.82	\N	normal	2025-06-11 00:55:00	2025-06-11 05:20:00
610	296	20	7	2.81	\N	normal	2025-06-11 06:07:00	2025-06-11 06:47:00
611	297	8	5	3.61	\N	low	2025-06-11 11:36:00	2025-06-11 12:07:00
612	299	15	6	2.78	\N	normal	2025-06-11 21:07:00	2025-06-11 21:53:00
613	297	21	7	14.7	\N	normal	2025-06-11 22:56:00	2025-06-12 00:36:00
614	298	8	6	6.14	\N	high	2025-06-11 23:13:00	2025-06-11 23:37:00
615	298	15	5	3.36	\N	high	2025-06-11 23:41:00	2025-06-12 00:03:00
616	300	10	6	107.8	\N	high	2025-06-12 21:05:00	2025-06-12 21:19:00
617	300	7	3	1.07	\N	normal	2025-06-12 22:20:00	2025-06-12 22:55:00
618	300	2	2	10.1	\N	normal	2025-06-13 04:28:00	2025-06-13 04:49:00
619	300	1	1	141	\N	normal	2025-06-13 05:10:00	2025-06-13 05:43:00
620	300	23	7	45.8	\N	low	2025-06-13 10:28:00	2025-06-13 10:52:00
621	300	9	6	28.1	\N	normal	2025-06-13 12:44:00	2025-06-13 12:54:00
622	303	16	6	1.5	\N	normal	2025-06-13 16:29:00	2025-06-13 16:39:00
623	303	3	2	284	\N	normal	2025-06-13 16:57:00	2025-06-13 19:45:00
624	303	1	2	149	\N	normal	2025-06-13 20:18:00	2025-06-13 23:30:00
625	301	29	10	\N	negative	\N	2025-06-13 23:44:00	2025-06-13 23:50:00
626	302	9	5	60.1	\N	high	2025-06-14 03:40:00	2025-06-14 04:58:00
627	302	4	2	92	\N	normal	2025-06-14 12:34:00	2025-06-14 16:33:00
628	302	20	7	2.53	\N	normal	2025-06-14 13:35:00	2025-06-14 14:21:00
629	305	18	6	12.2	\N	normal	2025-06-14 15:48:00	2025-06-14 16:06:00
630	305	1	2	148	\N	normal	2025-06-14 20:27:00	2025-06-14 21:19:00
631	305	10	6	112.2	\N	high	2025-06-14 22:16:00	2025-06-15 02:21:00
632	305	3	2	243	\N	normal	2025-06-15 01:07:00	2025-06-15 01:16:00
633	305	4	1	239	\N	normal	2025-06-15 04:26:00	2025-06-15 04:40:00
634	306	1	1	140	\N	normal	2025-06-15 05:06:00	2025-06-15 05:41:00
635	306	21	8	21.0	\N	normal	2025-06-15 08:50:00	2025-06-15 10:13:00
636	307	19	6	2.84	\N	normal	2025-06-15 14:26:00	2025-06-15 15:00:00
637	304	26	10	\N	positive	\N	2025-06-16 04:03:00	2025-06-16 08:04:00
638	308	3	2	335	\N	normal	2025-06-17 16:56:00	2025-06-17 17:33:00
639	308	12	6	5.02	\N	normal	2025-06-17 18:24:00	2025-06-17 18:47:00
640	308	1	2	153	\N	normal	2025-06-17 20:05:00	2025-06-17 21:05:00
641	309	27	9	\N	negative	\N	2025-06-18 21:41:00	2025-06-18 22:16:00
642	308	20	7	4.39	\N	high	2025-06-18 23:04:00	2025-06-19 01:47:00
643	312	8	6	3.48	\N	low	2025-06-20 11:45:00	2025-06-20 14:30:00
644	312	10	6	74.4	\N	normal	2025-06-20 11:58:00	2025-06-20 12:07:00
645	312	14	4	6.72	\N	high	2025-06-20 12:33:00	2025-06-20 17:24:00
646	312	12	6	3.81	\N	normal	2025-06-20 12:50:00	2025-06-20 13:20:00
647	312	1	2	127	\N	normal	2025-06-20 15:50:00	2025-06-20 16:30:00
648	315	7	3	1.21	\N	high	2025-06-20 21:20:00	2025-06-20 23:04:00
649	315	12	6	3.46	\N	low	2025-06-20 23:17:00	2025-06-21 00:51:00
650	315	8	4	4.65	\N	normal	2025-06-20 23:34:00	2025-06-20 23:52:00
651	311	26	10	\N	positive	\N	2025-06-21 04:46:00	2025-06-21 05:02:00
652	315	1	2	121	\N	normal	2025-06-21 05:11:00	2025-06-21 06:18:00
653	313	26	10	\N	positive	\N	2025-06-22 04:35:00	2025-06-22 04:58:00
654	319	3	1	302	\N	normal	2025-06-23 23:24:00	2025-06-24 03:41:00
655	320	3	1	247	\N	normal	2025-06-23 23:54:00	2025-06-24 00:11:00
656	317	2	2	8.8	\N	normal	2025-06-24 04:44:00	2025-06-24 06:17:00
657	318	20	8	2.03	\N	normal	2025-06-24 05:13:00	2025-06-24 07:22:00
658	320	9	5	32.7	\N	normal	2025-06-24 06:59:00	2025-06-24 08:14:00
659	317	20	8	0.49	\N	normal	2025-06-24 14:30:00	2025-06-24 17:04:00
660	322	8	5	5.94	\N	high	2025-06-24 19:44:00	2025-06-24 20:07:00
661	321	15	6	2.28	\N	normal	2025-06-24 19:55:00	2025-06-24 20:27:00
662	323	1	1	141	\N	normal	2025-06-24 21:36:00	2025-06-24 22:32:00
663	322	21	7	13.4	\N	normal	2025-06-24 22:57:00	2025-06-24 23:30:00
664	321	14	4	3.91	\N	normal	2025-06-25 00:04:00	2025-06-25 00:36:00
665	322	4	2	10	\N	low	2025-06-25 01:25:00	2025-06-25 01:47:00
666	321	20	7	3.33	\N	normal	2025-06-25 01:59:00	2025-06-25 03:31:00
667	323	8	6	5.41	\N	normal	2025-06-25 07:57:00	2025-06-25 10:11:00
668	314	35	12	16.5	\N	normal	2025-06-25 09:57:00	2025-06-25 12:31:00
669	323	4	2	178	\N	normal	2025-06-25 10:54:00	2025-06-25 11:18:00
670	325	10	5	59.9	\N	normal	2025-06-25 13:52:00	2025-06-25 15:39:00
671	326	17	6	0.73	\N	normal	2025-06-25 17:26:00	2025-06-25 22:21:00
672	326	12	6	3.99	\N	normal	2025-06-25 18:05:00	2025-06-25 18:31:00
673	326	8	6	5.12	\N	normal	2025-06-25 19:53:00	2025-06-25 20:37:00
674	326	14	6	4.4	\N	normal	2025-06-25 23:07:00	2025-06-26 02:04:00
675	324	29	9	\N	negative	\N	2025-06-26 04:31:00	2025-06-26 04:49:00
676	328	8	6	7.0	\N	high	2025-06-26 22:22:00	2025-06-26 23:15:00
677	330	8	5	4.88	\N	normal	2025-06-27 00:03:00	2025-06-27 01:59:00
678	329	31	11	\N	positive	\N	2025-06-27 05:27:00	2025-06-27 05:35:00
679	327	28	9	\N	negative	\N	2025-06-28 06:21:00	2025-06-28 06:56:00
680	332	27	9	\N	negative	\N	2025-06-30 15:48:00	2025-06-30 15:59:00
681	333	15	4	1.78	\N	normal	2025-06-30 20:31:00	2025-06-30 21:09:00
682	333	14	6	4.64	\N	normal	2025-06-30 20:58:00	2025-06-30 21:28:00
683	331	1	1	160	\N	normal	2025-07-01 00:55:00	2025-07-01 01:02:00
684	333	9	4	38.8	\N	normal	2025-07-01 01:51:00	2025-07-01 02:59:00
685	335	27	10	\N	negative	\N	2025-07-01 19:37:00	2025-07-01 20:09:00
686	334	14	4	3.97	\N	normal	2025-07-01 20:19:00	2025-07-01 21:59:00
687	334	3	2	181	\N	normal	2025-07-01 21:04:00	2025-07-01 21:12:00
688	334	20	7	2.04	\N	normal	2025-07-02 02:07:00	2025-07-02 04:36:00
689	331	23	7	74.1	\N	normal	2025-07-02 03:17:00	2025-07-02 03:54:00
690	337	11	6	142	\N	normal	2025-07-02 18:30:00	2025-07-02 18:51:00
691	336	13	6	14.4	\N	normal	2025-07-02 18:48:00	2025-07-02 19:45:00
692	341	1	1	173	\N	high	2025-07-02 19:27:00	2025-07-02 20:18:00
693	339	27	10	\N	negative	\N	2025-07-02 20:09:00	2025-07-02 21:09:00
694	337	10	5	125.6	\N	high	2025-07-02 20:37:00	2025-07-02 20:53:00
695	337	13	6	28.3	\N	normal	2025-07-02 21:40:00	2025-07-02 23:52:00
696	338	14	6	5.84	\N	high	2025-07-02 23:57:00	2025-07-03 01:04:00
697	340	9	6	42.2	\N	high	2025-07-03 00:05:00	2025-07-03 03:24:00
698	337	9	6	32.6	\N	normal	2025-07-03 02:57:00	2025-07-03 06:40:00
699	340	4	1	218	\N	normal	2025-07-03 07:02:00	2025-07-03 08:38:00
700	342	2	1	11.5	\N	high	2025-07-03 17:05:00	2025-07-03 17:47:00
701	343	11	6	144	\N	normal	2025-07-03 18:43:00	2025-07-03 20:12:00
702	346	13	6	46.1	\N	high	2025-07-03 19:34:00	2025-07-03 20:12:00
703	344	1	2	131	\N	normal	2025-07-03 22:02:00	2025-07-03 22:13:00
704	344	15	6	2.61	\N	normal	2025-07-03 22:08:00	2025-07-03 23:56:00
705	346	10	4	84.3	\N	normal	2025-07-03 22:09:00	2025-07-03 23:10:00
706	344	14	5	5.14	\N	high	2025-07-03 22:15:00	2025-07-04 01:39:00
707	344	10	4	76.0	\N	normal	2025-07-03 22:19:00	2025-07-03 22:52:00
708	345	15	4	2.28	\N	normal	2025-07-03 22:24:00	\N
709	344	16	6	1.48	\N	normal	2025-07-03 22:48:00	2025-07-04 02:08:00
710	346	9	5	46.0	\N	high	2025-07-03 23:37:00	2025-07-04 00:54:00
711	345	8	6	4.45	\N	normal	2025-07-04 00:14:00	2025-07-04 01:04:00
712	343	9	6	39.5	\N	normal	2025-07-04 02:43:00	2025-07-04 04:25:00
713	343	3	2	309	\N	normal	2025-07-04 05:33:00	2025-07-04 05:41:00
714	345	34	12	0.5	\N	normal	2025-07-04 19:07:00	2025-07-04 21:55:00
715	345	33	12	\N	negative	\N	2025-07-06 01:16:00	2025-07-06 03:18:00
716	348	8	5	6.11	\N	high	2025-07-09 16:55:00	2025-07-09 18:01:00
717	348	9	6	43.2	\N	high	2025-07-09 20:06:00	2025-07-09 21:15:00
718	347	19	5	4.32	\N	high	2025-07-10 00:11:00	2025-07-10 01:36:00
719	350	20	8	2.07	\N	normal	2025-07-10 20:53:00	2025-07-10 21:52:00
720	349	3	2	269	\N	normal	2025-07-10 21:40:00	2025-07-10 22:27:00
721	349	9	6	34.7	\N	normal	2025-07-11 02:05:00	2025-07-11 02:18:00
722	351	30	11	\N	negative	\N	2025-07-11 21:12:00	2025-07-11 21:56:00
723	352	11	6	138	\N	normal	2025-07-15 20:16:00	2025-07-15 21:05:00
724	352	16	6	1.74	\N	normal	2025-07-16 00:46:00	2025-07-16 04:30:00
725	353	21	8	9.9	\N	normal	2025-07-16 23:57:00	2025-07-17 03:49:00
726	353	9	5	32.7	\N	normal	2025-07-17 02:49:00	2025-07-17 03:04:00
727	353	20	7	1.48	\N	normal	2025-07-17 04:51:00	2025-07-17 08:04:00
728	352	33	12	\N	negative	\N	2025-07-17 07:01:00	2025-07-17 07:26:00
729	355	18	5	5.8	\N	normal	2025-07-17 18:46:00	2025-07-17 20:09:00
730	355	7	3	0.67	\N	low	2025-07-17 18:53:00	2025-07-17 19:27:00
731	355	21	8	13.2	\N	normal	2025-07-18 03:08:00	2025-07-18 04:09:00
732	354	21	7	12.0	\N	normal	2025-07-18 06:51:00	2025-07-18 07:26:00
733	356	10	4	109.1	\N	high	2025-07-19 15:28:00	2025-07-19 15:38:00
734	356	16	6	1.48	\N	normal	2025-07-19 15:50:00	2025-07-19 17:24:00
735	356	20	7	0.43	\N	normal	2025-07-19 23:45:00	2025-07-20 02:07:00
736	356	23	8	54.4	\N	normal	2025-07-20 19:59:00	2025-07-20 20:06:00
737	358	1	2	145	\N	normal	2025-07-21 19:33:00	2025-07-21 21:44:00
738	359	4	2	163	\N	normal	2025-07-22 00:46:00	2025-07-22 01:18:00
739	357	29	10	\N	negative	\N	2025-07-22 01:51:00	2025-07-22 03:23:00
740	362	1	2	122	\N	normal	2025-07-22 21:12:00	2025-07-22 21:18:00
741	362	15	5	2.44	\N	normal	2025-07-22 23:19:00	2025-07-23 00:00:00
742	363	5	2	12.3	\N	normal	2025-07-22 23:33:00	2025-07-23 01:30:00
743	362	4	2	157	\N	normal	2025-07-23 00:44:00	2025-07-23 03:54:00
744	363	2	1	8.1	\N	normal	2025-07-23 01:10:00	2025-07-23 01:26:00
745	360	4	1	106	\N	normal	2025-07-23 04:59:00	2025-07-23 06:13:00
746	361	19	4	1.6	\N	normal	2025-07-23 06:42:00	2025-07-23 06:58:00
747	365	15	6	3.0	\N	normal	2025-07-23 17:13:00	2025-07-23 17:21:00
748	363	33	12	\N	negative	\N	2025-07-23 20:15:00	2025-07-23 20:32:00
749	366	8	6	5.23	\N	normal	2025-07-23 21:54:00	2025-07-23 23:23:00
750	366	21	7	17.9	\N	normal	2025-07-24 05:10:00	2025-07-24 05:26:00
751	364	20	7	2.38	\N	normal	2025-07-24 06:47:00	2025-07-24 07:27:00
752	364	1	1	154	\N	normal	2025-07-24 07:35:00	2025-07-24 08:42:00
753	366	22	7	306	\N	normal	2025-07-24 19:29:00	2025-07-24 19:36:00
754	366	32	12	\N	negative	\N	2025-07-24 21:36:00	2025-07-24 22:00:00
755	368	27	10	\N	negative	\N	2025-07-25 16:15:00	2025-07-25 16:34:00
756	367	10	4	89.8	\N	normal	2025-07-25 17:45:00	2025-07-25 18:36:00
757	367	12	5	4.13	\N	normal	2025-07-25 17:45:00	2025-07-25 18:07:00
758	367	13	6	30.7	\N	normal	2025-07-25 18:07:00	2025-07-25 19:08:00
759	367	24	8	3.41	\N	normal	2025-07-26 14:32:00	2025-07-26 15:56:00
760	369	1	2	139	\N	normal	2025-07-29 15:40:00	2025-07-29 15:50:00
761	369	8	6	4.53	\N	normal	2025-07-29 17:05:00	2025-07-29 20:13:00
762	369	21	8	14.7	\N	normal	2025-07-29 20:29:00	2025-07-29 22:00:00
763	370	3	2	223	\N	normal	2025-07-29 21:06:00	2025-07-29 21:21:00
764	370	13	6	23.3	\N	normal	2025-07-29 22:10:00	2025-07-30 00:59:00
765	370	14	6	5.13	\N	high	2025-07-29 22:52:00	2025-07-29 23:41:00
766	370	4	2	189	\N	normal	2025-07-30 00:23:00	2025-07-30 00:43:00
767	371	32	12	\N	negative	\N	2025-07-30 09:30:00	2025-07-30 11:34:00
768	371	20	7	2.73	\N	normal	2025-07-30 09:38:00	2025-07-30 09:46:00
769	374	8	4	5.55	\N	normal	2025-07-30 21:06:00	2025-07-30 22:16:00
770	372	30	11	\N	negative	\N	2025-07-30 21:35:00	2025-07-30 22:07:00
771	373	3	2	165	\N	normal	2025-07-30 22:14:00	2025-07-30 23:19:00
772	374	1	2	118	\N	low	2025-07-31 02:18:00	2025-07-31 03:06:00
773	373	20	7	2.34	\N	normal	2025-07-31 08:23:00	2025-07-31 09:58:00
774	375	26	10	\N	negative	\N	2025-08-02 06:29:00	2025-08-02 06:59:00
775	378	13	6	57.1	\N	high	2025-08-02 20:53:00	2025-08-02 21:36:00
776	378	8	6	6.69	\N	high	2025-08-02 22:03:00	2025-08-02 23:49:00
777	379	8	6	5.24	\N	normal	2025-08-02 23:19:00	2025-08-02 23:33:00
778	378	1	1	161	\N	normal	2025-08-02 23:27:00	2025-08-03 02:27:00
779	377	8	5	5.89	\N	high	2025-08-02 23:32:00	2025-08-03 00:03:00
780	377	1	2	134	\N	normal	2025-08-03 01:17:00	2025-08-03 02:57:00
781	376	35	12	35.6	\N	normal	2025-08-03 15:25:00	2025-08-03 19:12:00
782	379	22	7	210	\N	normal	2025-08-04 00:26:00	2025-08-04 02:22:00
783	381	2	2	10.5	\N	normal	2025-08-04 14:22:00	2025-08-04 14:55:00
784	380	27	9	\N	negative	\N	2025-08-04 18:11:00	2025-08-04 18:57:00
785	382	19	5	2.88	\N	normal	2025-08-05 20:26:00	2025-08-05 21:35:00
786	383	14	5	5.38	\N	high	2025-08-06 00:02:00	2025-08-06 00:19:00
787	384	8	6	5.18	\N	normal	2025-08-06 22:28:00	2025-08-07 01:27:00
788	384	1	2	146	\N	normal	2025-08-06 23:36:00	2025-08-07 00:57:00
789	384	14	5	5.04	\N	high	2025-08-07 00:59:00	2025-08-07 03:33:00
790	385	29	10	\N	positive	\N	2025-08-07 11:22:00	2025-08-07 12:36:00
791	384	21	8	14.3	\N	normal	2025-08-07 11:57:00	2025-08-07 12:21:00
792	384	23	8	66.8	\N	normal	2025-08-07 12:47:00	2025-08-07 13:27:00
793	386	21	8	19.5	\N	normal	2025-08-08 10:54:00	2025-08-08 12:13:00
794	390	6	3	486	\N	normal	2025-08-08 20:35:00	2025-08-08 22:47:00
795	388	27	10	\N	negative	\N	2025-08-08 21:06:00	2025-08-08 22:49:00
796	387	8	6	5.64	\N	high	2025-08-08 21:08:00	2025-08-08 21:44:00
797	389	10	5	72.5	\N	normal	2025-08-08 23:44:00	2025-08-09 00:07:00
798	389	9	5	52.5	\N	high	2025-08-09 08:30:00	2025-08-09 09:15:00
799	391	27	9	\N	negative	\N	2025-08-09 19:22:00	2025-08-09 22:27:00
800	389	32	12	\N	negative	\N	2025-08-09 22:50:00	2025-08-09 23:53:00
801	390	4	1	122	\N	normal	2025-08-10 02:47:00	2025-08-10 04:02:00
802	394	17	6	0.6	\N	normal	2025-08-12 16:09:00	2025-08-12 16:25:00
803	398	14	6	5.91	\N	high	2025-08-12 20:40:00	2025-08-12 22:58:00
804	392	14	5	4.16	\N	normal	2025-08-12 23:47:00	2025-08-13 00:54:00
805	398	2	1	7.8	\N	normal	2025-08-13 00:05:00	2025-08-13 00:31:00
806	392	2	1	8.2	\N	normal	2025-08-13 00:52:00	2025-08-13 02:10:00
807	392	4	2	10	\N	low	2025-08-13 01:02:00	2025-08-13 01:55:00
808	392	21	7	13.4	\N	normal	2025-08-13 02:41:00	2025-08-13 04:33:00
809	395	29	10	\N	negative	\N	2025-08-13 04:17:00	2025-08-13 04:47:00
810	396	24	7	1.47	\N	normal	2025-08-13 09:06:00	2025-08-13 09:21:00
811	393	30	11	\N	negative	\N	2025-08-13 10:11:00	2025-08-13 10:48:00
812	399	27	10	\N	negative	\N	2025-08-14 17:07:00	2025-08-14 18:22:00
813	397	28	9	\N	negative	\N	2025-08-15 22:00:00	2025-08-16 02:37:00
814	401	27	10	\N	negative	\N	2025-08-20 15:11:00	2025-08-20 15:48:00
815	400	8	4	5.38	\N	normal	2025-08-20 15:13:00	2025-08-20 16:16:00
816	400	9	6	41.1	\N	normal	2025-08-20 18:16:00	2025-08-20 19:40:00
817	401	19	5	0.17	\N	normal	2025-08-20 20:45:00	2025-08-20 20:51:00
818	404	18	4	11.6	\N	normal	2025-08-22 18:15:00	2025-08-22 18:37:00
819	404	15	6	2.35	\N	normal	2025-08-22 20:59:00	2025-08-22 22:14:00
820	403	6	3	598	\N	high	2025-08-22 21:50:00	2025-08-22 22:31:00
821	403	10	5	86.5	\N	normal	2025-08-23 00:31:00	2025-08-23 01:01:00
822	403	8	6	4.83	\N	normal	2025-08-23 01:29:00	2025-08-23 01:41:00
823	404	11	4	140	\N	normal	2025-08-23 03:16:00	2025-08-23 03:52:00
824	403	23	8	107.6	\N	normal	2025-08-24 01:27:00	2025-08-24 02:02:00
825	407	12	4	4.51	\N	normal	2025-08-25 18:15:00	2025-08-25 18:34:00
826	407	15	4	4.87	\N	high	2025-08-25 20:45:00	2025-08-25 21:15:00
827	405	13	5	24.0	\N	normal	2025-08-25 21:44:00	2025-08-25 22:00:00
828	407	17	6	7.03	\N	high	2025-08-25 23:32:00	2025-08-26 00:14:00
829	409	2	1	5.8	\N	normal	2025-08-26 00:17:00	2025-08-26 00:37:00
830	409	5	2	13.4	\N	normal	2025-08-26 00:52:00	2025-08-26 01:43:00
831	405	2	1	7.4	\N	normal	2025-08-26 01:05:00	2025-08-26 01:31:00
832	409	9	6	40.2	\N	normal	2025-08-26 09:38:00	2025-08-26 09:44:00
833	409	16	5	1.19	\N	normal	2025-08-26 10:28:00	2025-08-26 11:00:00
834	406	31	11	\N	negative	\N	2025-08-26 11:15:00	2025-08-26 13:00:00
835	411	27	10	\N	negative	\N	2025-08-26 11:28:00	2025-08-26 14:18:00
836	410	18	5	14.7	\N	high	2025-08-26 14:36:00	2025-08-26 15:56:00
837	408	35	12	13.8	\N	normal	2025-08-26 14:40:00	2025-08-26 15:14:00
838	410	10	6	109.7	\N	high	2025-08-26 15:58:00	2025-08-26 16:16:00
839	410	17	6	4.37	\N	normal	2025-08-26 16:44:00	2025-08-26 17:48:00
840	410	8	5	6.46	\N	high	2025-08-26 17:26:00	2025-08-26 19:51:00
841	412	17	4	5.91	\N	high	2025-08-26 18:02:00	2025-08-26 18:50:00
842	405	23	8	53.3	\N	normal	2025-08-26 20:13:00	2025-08-26 20:47:00
843	412	16	6	1.47	\N	normal	2025-08-26 21:53:00	2025-08-26 22:51:00
844	412	4	1	55	\N	normal	2025-08-27 00:31:00	2025-08-27 00:39:00
845	415	17	5	6.24	\N	high	2025-08-27 16:29:00	2025-08-27 17:36:00
846	414	17	4	1.5	\N	normal	2025-08-27 18:31:00	2025-08-27 18:51:00
847	415	25	8	1.98	\N	normal	2025-08-27 19:45:00	2025-08-27 21:13:00
848	414	10	5	115.0	\N	high	2025-08-27 20:48:00	2025-08-27 21:53:00
849	413	26	10	\N	negative	\N	2025-08-28 06:14:00	2025-08-28 08:15:00
850	416	26	9	\N	negative	\N	2025-08-29 09:01:00	2025-08-29 09:26:00
851	419	31	11	\N	negative	\N	2025-08-30 03:09:00	2025-08-30 04:32:00
852	417	21	8	17.5	\N	normal	2025-08-30 12:22:00	2025-08-30 12:54:00
853	420	12	6	4.24	\N	normal	2025-08-30 21:46:00	2025-08-30 23:26:00
854	420	17	5	5.43	\N	high	2025-08-30 21:52:00	2025-08-30 22:03:00
855	420	4	2	187	\N	normal	2025-08-31 07:45:00	2025-08-31 10:52:00
856	419	30	11	\N	positive	\N	2025-08-31 08:27:00	2025-08-31 09:51:00
857	420	21	8	20.5	\N	normal	2025-08-31 21:58:00	2025-08-31 22:06:00
858	420	32	12	\N	negative	\N	2025-09-01 04:34:00	2025-09-01 05:25:00
859	418	28	9	\N	negative	\N	2025-09-01 04:42:00	2025-09-01 05:09:00
860	420	23	8	101.4	\N	normal	2025-09-01 04:51:00	2025-09-01 05:26:00
861	422	8	5	4.43	\N	normal	2025-09-01 16:21:00	2025-09-01 17:30:00
862	423	17	4	2.28	\N	normal	2025-09-01 19:24:00	2025-09-01 20:36:00
863	423	8	5	5.79	\N	high	2025-09-01 19:31:00	2025-09-01 19:50:00
864	423	10	6	38.6	\N	low	2025-09-01 20:28:00	2025-09-01 20:40:00
865	424	15	6	3.05	\N	high	2025-09-01 21:15:00	2025-09-01 22:21:00
866	423	3	2	170	\N	normal	2025-09-01 21:18:00	2025-09-01 21:29:00
867	422	1	2	133	\N	normal	2025-09-01 21:19:00	2025-09-01 21:41:00
868	424	1	1	166	\N	normal	2025-09-01 21:38:00	2025-09-01 22:14:00
869	424	7	3	1.12	\N	normal	2025-09-01 22:42:00	2025-09-01 23:57:00
870	423	4	1	136	\N	normal	2025-09-02 00:47:00	2025-09-02 01:00:00
871	424	20	8	2.5	\N	normal	2025-09-02 09:52:00	\N
872	421	26	10	\N	negative	\N	2025-09-02 19:47:00	2025-09-02 20:57:00
873	429	27	9	\N	negative	\N	2025-09-02 21:32:00	2025-09-02 22:22:00
874	427	15	6	3.41	\N	high	2025-09-03 02:07:00	2025-09-03 02:33:00
875	428	3	2	235	\N	normal	2025-09-03 03:00:00	2025-09-03 04:29:00
876	428	9	6	38.4	\N	normal	2025-09-03 04:38:00	2025-09-03 06:03:00
877	425	26	9	\N	negative	\N	2025-09-03 14:00:00	2025-09-03 17:38:00
878	430	8	6	6.22	\N	high	2025-09-03 22:57:00	2025-09-03 23:42:00
879	430	14	6	5.42	\N	high	2025-09-04 00:59:00	2025-09-04 01:54:00
880	431	19	5	2.26	\N	normal	2025-09-04 12:43:00	2025-09-04 13:10:00
881	432	11	6	142	\N	normal	2025-09-04 17:43:00	2025-09-04 21:53:00
882	432	5	1	11.7	\N	normal	2025-09-04 18:12:00	2025-09-04 23:14:00
883	426	28	9	\N	negative	\N	2025-09-04 23:04:00	2025-09-05 01:34:00
884	433	10	6	60.5	\N	normal	2025-09-04 23:48:00	2025-09-05 01:45:00
885	433	3	1	197	\N	normal	2025-09-05 03:52:00	2025-09-05 04:31:00
886	435	8	6	6.06	\N	high	2025-09-05 20:56:00	2025-09-05 21:48:00
887	436	19	5	2.07	\N	normal	2025-09-06 00:55:00	2025-09-06 02:08:00
888	435	1	2	130	\N	normal	2025-09-06 03:21:00	2025-09-06 04:34:00
889	434	26	10	\N	negative	\N	2025-09-06 19:31:00	2025-09-06 20:17:00
890	435	23	8	52.9	\N	normal	2025-09-06 20:02:00	2025-09-06 22:05:00
891	435	32	12	\N	negative	\N	2025-09-06 20:04:00	2025-09-06 20:52:00
892	438	16	5	1.04	\N	normal	2025-09-07 01:06:00	2025-09-07 01:19:00
893	439	10	4	120.7	\N	high	2025-09-08 16:26:00	2025-09-08 21:49:00
894	439	4	1	195	\N	normal	2025-09-08 22:51:00	2025-09-09 00:41:00
895	441	11	5	140	\N	normal	2025-09-09 22:18:00	2025-09-09 23:03:00
896	441	8	5	4.88	\N	normal	2025-09-09 22:21:00	2025-09-09 22:40:00
897	442	20	8	1.75	\N	normal	2025-09-10 20:34:00	2025-09-10 23:33:00
898	441	32	12	\N	negative	\N	2025-09-11 00:42:00	2025-09-11 01:23:00
899	442	23	8	21.0	\N	low	2025-09-11 08:39:00	2025-09-11 11:26:00
900	445	7	3	1.12	\N	normal	2025-09-11 23:48:00	2025-09-12 00:30:00
901	444	1	2	136	\N	normal	2025-09-12 01:03:00	2025-09-12 03:20:00
902	444	3	1	229	\N	normal	2025-09-12 03:11:00	2025-09-12 04:20:00
903	445	10	4	115.8	\N	high	2025-09-12 03:13:00	2025-09-12 03:51:00
904	445	1	2	131	\N	normal	2025-09-12 04:02:00	2025-09-12 04:46:00
905	445	13	5	52.1	\N	high	2025-09-12 06:06:00	2025-09-12 07:09:00
906	446	27	9	\N	negative	\N	2025-09-12 17:08:00	2025-09-12 17:22:00
907	447	14	6	5.04	\N	high	2025-09-12 19:22:00	2025-09-12 19:28:00
908	449	12	6	4.8	\N	normal	2025-09-12 20:57:00	2025-09-12 23:19:00
909	449	11	5	134	\N	normal	2025-09-13 00:28:00	2025-09-13 03:33:00
910	447	16	6	1.54	\N	normal	2025-09-13 01:54:00	2025-09-13 02:43:00
911	450	29	9	\N	negative	\N	2025-09-13 02:58:00	2025-09-13 03:09:00
912	447	20	7	1.56	\N	normal	2025-09-13 07:56:00	2025-09-13 09:32:00
913	443	26	9	\N	negative	\N	2025-09-13 18:46:00	2025-09-13 21:03:00
914	451	15	5	1.97	\N	normal	2025-09-15 17:49:00	2025-09-15 18:01:00
915	451	16	5	0.98	\N	low	2025-09-15 18:24:00	2025-09-15 18:45:00
916	451	11	5	141	\N	normal	2025-09-15 19:21:00	2025-09-15 20:46:00
917	452	15	5	3.2	\N	high	2025-09-15 23:56:00	2025-09-16 03:05:00
918	453	13	5	22.4	\N	normal	2025-09-16 21:03:00	2025-09-17 00:40:00
919	454	3	1	228	\N	normal	2025-09-17 02:00:00	2025-09-17 03:02:00
920	453	21	7	15.3	\N	normal	2025-09-17 05:02:00	2025-09-17 05:34:00
921	453	16	5	1.81	\N	normal	2025-09-17 07:36:00	2025-09-17 09:39:00
922	453	9	5	41.4	\N	normal	2025-09-17 12:27:00	2025-09-17 12:36:00
923	457	18	5	10.2	\N	normal	2025-09-17 17:43:00	2025-09-17 19:14:00
924	457	13	6	13.9	\N	normal	2025-09-17 18:24:00	2025-09-17 19:43:00
925	457	10	6	73.2	\N	normal	2025-09-17 19:16:00	2025-09-17 20:12:00
926	457	3	1	279	\N	normal	2025-09-17 19:21:00	2025-09-17 19:45:00
927	457	14	5	4.61	\N	normal	2025-09-17 20:14:00	2025-09-17 21:04:00
928	459	12	4	3.86	\N	normal	2025-09-17 23:35:00	2025-09-17 23:41:00
929	456	14	6	5.76	\N	high	2025-09-17 23:52:00	2025-09-18 00:04:00
930	459	15	6	2.52	\N	normal	2025-09-18 00:16:00	2025-09-18 01:36:00
931	459	14	5	3.92	\N	normal	2025-09-18 02:34:00	2025-09-18 03:11:00
932	454	9	4	48.1	\N	high	2025-09-18 03:20:00	2025-09-18 04:04:00
933	459	1	1	132	\N	normal	2025-09-18 04:11:00	2025-09-18 04:26:00
934	459	20	7	2.96	\N	normal	2025-09-18 04:19:00	2025-09-18 05:02:00
935	463	13	5	25.6	\N	normal	2025-09-18 20:49:00	2025-09-18 21:49:00
936	465	27	9	\N	negative	\N	2025-09-18 22:11:00	2025-09-18 22:49:00
937	455	30	11	\N	negative	\N	2025-09-18 22:18:00	2025-09-18 23:05:00
938	461	17	6	7.97	\N	high	2025-09-19 00:07:00	2025-09-19 01:00:00
939	461	15	5	2.91	\N	normal	2025-09-19 02:49:00	2025-09-19 04:25:00
940	460	26	10	\N	negative	\N	2025-09-19 13:52:00	2025-09-19 14:35:00
941	466	8	4	5.77	\N	high	2025-09-19 18:30:00	2025-09-19 20:59:00
942	468	18	4	8.1	\N	normal	2025-09-19 18:49:00	2025-09-19 19:20:00
943	466	17	6	0.32	\N	normal	2025-09-19 20:44:00	2025-09-19 21:29:00
944	469	2	2	4.2	\N	normal	2025-09-19 22:19:00	2025-09-20 01:11:00
945	466	16	5	1.43	\N	normal	2025-09-19 23:28:00	2025-09-20 00:14:00
946	466	2	2	3.5	\N	low	2025-09-20 00:18:00	2025-09-20 00:58:00
947	468	4	1	92	\N	normal	2025-09-20 01:12:00	2025-09-20 02:04:00
948	467	20	8	3.28	\N	normal	2025-09-20 03:15:00	2025-09-20 03:45:00
949	466	20	8	1.02	\N	normal	2025-09-20 11:30:00	2025-09-20 11:55:00
950	462	26	9	\N	negative	\N	2025-09-20 13:44:00	2025-09-20 15:28:00
951	470	26	9	\N	negative	\N	2025-09-21 16:01:00	2025-09-21 17:43:00
952	473	13	5	13.5	\N	normal	2025-09-22 18:30:00	2025-09-22 18:53:00
953	472	27	9	\N	negative	\N	2025-09-22 21:10:00	2025-09-22 22:44:00
954	471	14	5	3.71	\N	normal	2025-09-22 22:06:00	2025-09-23 01:26:00
955	473	15	6	3.67	\N	high	2025-09-23 00:01:00	2025-09-23 00:23:00
956	471	20	8	2.94	\N	normal	2025-09-23 00:21:00	2025-09-23 01:50:00
957	473	1	2	157	\N	normal	2025-09-23 01:07:00	2025-09-23 01:20:00
958	476	27	9	\N	negative	\N	2025-09-23 21:26:00	2025-09-24 00:47:00
959	475	16	5	1.01	\N	normal	2025-09-24 01:11:00	2025-09-24 04:34:00
960	477	19	6	0.65	\N	normal	2025-09-24 03:02:00	2025-09-24 03:24:00
961	475	3	1	381	\N	normal	2025-09-24 04:18:00	2025-09-24 05:07:00
962	478	31	11	\N	negative	\N	2025-09-24 05:50:00	2025-09-24 07:56:00
963	475	9	5	35.7	\N	normal	2025-09-24 07:54:00	2025-09-24 11:13:00
964	479	7	3	1.35	\N	high	2025-09-24 22:27:00	2025-09-24 23:11:00
965	479	10	4	86.2	\N	normal	2025-09-25 00:06:00	2025-09-25 02:19:00
966	475	23	7	51.2	\N	normal	2025-09-25 02:05:00	2025-09-25 05:19:00
967	479	16	6	1.14	\N	normal	2025-09-25 03:07:00	2025-09-25 06:47:00
968	479	9	6	37.9	\N	normal	2025-09-25 12:16:00	2025-09-25 12:36:00
969	479	23	7	73.0	\N	normal	2025-09-25 15:00:00	2025-09-25 15:38:00
970	482	14	5	4.88	\N	normal	2025-09-25 21:10:00	\N
971	482	16	6	1.38	\N	normal	2025-09-26 02:46:00	2025-09-26 02:59:00
972	480	26	9	\N	negative	\N	2025-09-27 05:03:00	2025-09-27 05:16:00
973	483	30	11	\N	negative	\N	2025-09-28 04:46:00	2025-09-28 06:39:00
974	486	17	5	5.13	\N	high	2025-09-29 16:31:00	2025-09-29 18:57:00
975	485	11	6	139	\N	normal	2025-09-29 18:08:00	2025-09-29 18:31:00
976	487	3	1	179	\N	normal	2025-09-29 18:42:00	2025-09-29 19:02:00
977	484	10	4	62.3	\N	normal	2025-09-29 20:06:00	2025-09-29 21:06:00
978	484	1	2	137	\N	normal	2025-09-29 20:22:00	2025-09-29 22:10:00
979	486	3	1	174	\N	normal	2025-09-29 20:35:00	2025-09-29 21:12:00
980	485	4	1	188	\N	normal	2025-09-29 21:15:00	2025-09-29 22:48:00
981	484	17	4	6.72	\N	high	2025-09-29 21:27:00	2025-09-29 23:42:00
982	487	16	5	1.28	\N	normal	2025-09-29 22:55:00	2025-09-29 23:47:00
983	487	21	7	18.2	\N	normal	2025-09-29 23:25:00	2025-09-29 23:56:00
984	488	27	10	\N	negative	\N	2025-09-30 17:23:00	2025-09-30 20:13:00
985	489	15	5	2.83	\N	normal	2025-09-30 21:18:00	2025-09-30 23:07:00
986	491	8	4	5.66	\N	high	2025-10-01 16:35:00	2025-10-01 17:25:00
987	492	10	5	96.3	\N	normal	2025-10-01 17:05:00	2025-10-01 22:18:00
988	492	2	2	6.3	\N	normal	2025-10-01 23:08:00	2025-10-02 00:28:00
989	490	29	10	\N	negative	\N	2025-10-02 09:23:00	2025-10-02 09:33:00
990	491	34	12	1.1	\N	normal	2025-10-02 11:06:00	2025-10-02 11:16:00
991	492	4	2	181	\N	normal	2025-10-02 16:14:00	2025-10-02 16:24:00
992	492	24	7	4.16	\N	high	2025-10-02 17:17:00	2025-10-02 17:25:00
993	494	11	5	140	\N	normal	2025-10-02 21:56:00	2025-10-02 22:20:00
994	494	10	4	78.5	\N	normal	2025-10-02 22:55:00	2025-10-02 23:47:00
995	494	20	8	3.43	\N	normal	2025-10-03 04:09:00	2025-10-03 04:43:00
996	492	23	7	72.5	\N	normal	2025-10-03 05:15:00	2025-10-03 07:58:00
997	496	8	6	6.34	\N	high	2025-10-03 15:34:00	2025-10-03 20:31:00
998	495	6	3	485	\N	normal	2025-10-03 17:11:00	2025-10-03 18:37:00
999	496	16	5	1.56	\N	normal	2025-10-03 19:32:00	2025-10-03 19:51:00
1000	495	1	2	154	\N	normal	2025-10-03 22:35:00	2025-10-03 23:15:00
1001	497	8	5	4.44	\N	normal	2025-10-04 21:49:00	2025-10-04 22:32:00
1002	497	4	2	46	\N	normal	2025-10-04 23:43:00	2025-10-05 00:13:00
1003	498	29	10	\N	positive	\N	2025-10-06 22:43:00	2025-10-06 23:10:00
1004	499	1	1	135	\N	normal	2025-10-06 22:48:00	2025-10-06 23:38:00
1005	499	2	2	7.5	\N	normal	2025-10-06 23:36:00	2025-10-07 00:13:00
1006	503	5	2	10.2	\N	normal	2025-10-07 17:41:00	2025-10-07 17:58:00
1007	500	6	3	295	\N	normal	2025-10-07 21:48:00	2025-10-07 22:26:00
1008	500	13	5	14.4	\N	normal	2025-10-07 23:25:00	2025-10-08 01:50:00
1009	499	33	12	\N	negative	\N	2025-10-08 00:58:00	2025-10-08 01:11:00
1010	505	13	5	48.0	\N	high	2025-10-08 01:48:00	2025-10-08 02:29:00
1011	500	4	1	55	\N	normal	2025-10-08 01:56:00	2025-10-08 02:28:00
1012	505	10	4	108.1	\N	high	2025-10-08 02:10:00	2025-10-08 04:46:00
1013	502	31	11	\N	negative	\N	2025-10-08 03:05:00	2025-10-08 03:45:00
1014	500	3	1	192	\N	normal	2025-10-08 03:53:00	2025-10-08 04:27:00
1015	503	9	4	44.8	\N	high	2025-10-08 04:39:00	2025-10-08 05:50:00
1016	504	19	6	3.9	\N	high	2025-10-08 11:46:00	2025-10-08 13:33:00
1017	506	17	4	4.32	\N	normal	2025-10-09 21:11:00	2025-10-09 22:46:00
1018	507	5	2	7.8	\N	normal	2025-10-09 22:21:00	2025-10-10 01:43:00
1019	507	17	6	8.7	\N	high	2025-10-09 22:37:00	2025-10-09 23:17:00
1020	501	28	10	\N	negative	\N	2025-10-10 00:15:00	2025-10-10 01:56:00
1021	507	15	5	2.34	\N	normal	2025-10-10 07:52:00	2025-10-10 08:51:00
1022	507	9	5	46.9	\N	high	2025-10-10 12:43:00	2025-10-10 13:36:00
1023	507	32	12	\N	negative	\N	2025-10-10 14:44:00	2025-10-10 15:19:00
1024	508	8	5	5.6	\N	normal	2025-10-10 22:49:00	2025-10-10 23:10:00
1025	508	20	7	2.3	\N	normal	2025-10-11 03:17:00	2025-10-11 04:53:00
1026	510	17	6	1.14	\N	normal	2025-10-11 17:49:00	2025-10-11 18:16:00
1027	510	2	1	8.8	\N	normal	2025-10-11 18:27:00	2025-10-11 19:12:00
1028	510	10	6	102.1	\N	normal	2025-10-11 18:29:00	2025-10-11 19:59:00
1029	508	21	7	12.8	\N	normal	2025-10-11 18:57:00	2025-10-11 21:10:00
1030	509	8	4	5.32	\N	normal	2025-10-12 00:38:00	2025-10-12 01:01:00
1031	510	22	8	483	\N	normal	2025-10-12 00:58:00	2025-10-12 01:19:00
1032	509	15	5	2.36	\N	normal	2025-10-12 03:29:00	2025-10-12 06:42:00
1033	512	10	6	83.3	\N	normal	2025-10-13 16:43:00	2025-10-13 17:53:00
1034	512	1	2	129	\N	normal	2025-10-13 17:12:00	2025-10-13 18:22:00
1035	511	10	6	67.1	\N	normal	2025-10-13 18:14:00	2025-10-13 21:00:00
1036	513	27	10	\N	negative	\N	2025-10-13 20:26:00	2025-10-13 20:46:00
1037	512	9	6	37.8	\N	normal	2025-10-13 21:57:00	2025-10-13 22:18:00
1038	511	4	1	148	\N	normal	2025-10-13 23:23:00	2025-10-14 03:52:00
1039	515	27	10	\N	negative	\N	2025-10-14 20:10:00	2025-10-14 20:51:00
1040	517	1	1	162	\N	normal	2025-10-14 22:56:00	2025-10-15 00:16:00
1041	516	2	2	5.9	\N	normal	2025-10-14 23:06:00	2025-10-14 23:22:00
1042	517	13	6	35.9	\N	normal	2025-10-15 00:28:00	2025-10-15 00:39:00
1043	521	27	10	\N	positive	\N	2025-10-15 21:12:00	2025-10-15 21:40:00
1044	520	13	4	22.6	\N	normal	2025-10-15 22:15:00	2025-10-15 23:24:00
1045	519	17	4	1.41	\N	normal	2025-10-15 22:48:00	2025-10-16 00:31:00
1046	520	9	6	55.4	\N	high	2025-10-16 00:18:00	2025-10-16 04:28:00
1047	519	14	6	6.42	\N	high	2025-10-16 00:32:00	2025-10-16 06:01:00
1048	520	1	2	143	\N	normal	2025-10-16 01:42:00	2025-10-16 03:25:00
1049	522	19	6	1.91	\N	normal	2025-10-16 02:15:00	2025-10-16 04:30:00
1050	527	10	5	70.1	\N	normal	2025-10-16 17:48:00	2025-10-16 18:03:00
1051	524	13	5	27.9	\N	normal	2025-10-16 20:03:00	2025-10-16 22:19:00
1052	529	18	5	8.9	\N	normal	2025-10-16 21:08:00	2025-10-16 21:21:00
1053	529	12	6	5.24	\N	normal	2025-10-16 23:29:00	2025-10-17 00:23:00
1054	531	9	6	36.0	\N	normal	2025-10-16 23:43:00	2025-10-17 00:20:00
1055	531	3	1	212	\N	normal	2025-10-17 00:38:00	2025-10-17 02:18:00
1056	528	1	1	124	\N	normal	2025-10-17 02:53:00	2025-10-17 05:44:00
1057	531	4	2	152	\N	normal	2025-10-17 03:06:00	2025-10-17 04:17:00
1058	523	32	12	\N	negative	\N	2025-10-17 03:49:00	2025-10-17 04:03:00
1059	525	29	10	\N	negative	\N	2025-10-17 05:07:00	2025-10-17 05:56:00
1060	533	25	8	10.14	\N	high	2025-10-17 18:30:00	2025-10-17 18:44:00
1061	534	1	2	137	\N	normal	2025-10-17 18:39:00	2025-10-17 22:32:00
1062	534	8	5	3.87	\N	low	2025-10-17 20:21:00	2025-10-17 20:59:00
1063	526	28	9	\N	negative	\N	2025-10-17 21:37:00	2025-10-17 22:09:00
1064	530	28	10	\N	negative	\N	2025-10-17 21:58:00	2025-10-17 22:19:00
1065	533	4	2	195	\N	normal	2025-10-17 22:10:00	2025-10-17 22:26:00
1066	535	8	4	4.15	\N	normal	2025-10-17 23:57:00	2025-10-18 02:33:00
1067	529	23	8	20.8	\N	low	2025-10-18 01:32:00	2025-10-18 02:26:00
1068	535	21	7	8.6	\N	low	2025-10-18 01:35:00	2025-10-18 01:49:00
1069	532	4	2	159	\N	normal	2025-10-18 11:51:00	2025-10-18 14:08:00
1070	536	10	5	76.4	\N	normal	2025-10-18 14:59:00	2025-10-18 15:42:00
1071	536	12	5	4.57	\N	normal	2025-10-18 16:04:00	2025-10-18 19:03:00
1072	536	2	2	8.5	\N	normal	2025-10-18 16:33:00	2025-10-18 17:34:00
1073	536	1	1	136	\N	normal	2025-10-18 16:39:00	2025-10-18 19:44:00
1074	538	12	6	4.34	\N	normal	2025-10-20 19:50:00	2025-10-20 20:09:00
1075	538	2	2	5.8	\N	normal	2025-10-20 22:59:00	2025-10-21 00:56:00
1076	538	9	4	38.2	\N	normal	2025-10-21 00:16:00	2025-10-21 00:53:00
1077	540	2	2	9.1	\N	normal	2025-10-21 04:50:00	2025-10-21 08:52:00
1078	537	4	2	196	\N	normal	2025-10-21 05:31:00	2025-10-21 07:05:00
1079	539	26	9	\N	negative	\N	2025-10-21 16:27:00	2025-10-21 16:58:00
1080	541	10	5	99.4	\N	normal	2025-10-21 19:08:00	2025-10-21 19:18:00
1081	541	9	6	40.3	\N	normal	2025-10-21 20:37:00	2025-10-21 22:00:00
1082	541	16	5	1.55	\N	normal	2025-10-21 22:28:00	2025-10-21 22:59:00
1083	542	2	2	5.8	\N	normal	2025-10-22 01:07:00	2025-10-22 01:36:00
1084	545	20	8	4.45	\N	high	2025-10-22 20:28:00	2025-10-22 23:14:00
1085	544	27	9	\N	negative	\N	2025-10-22 20:44:00	2025-10-22 20:55:00
1086	545	9	5	43.5	\N	high	2025-10-23 02:16:00	2025-10-23 03:20:00
1087	546	29	9	\N	positive	\N	2025-10-23 02:25:00	2025-10-23 04:13:00
1088	548	17	6	8.7	\N	high	2025-10-23 17:34:00	2025-10-23 17:43:00
1089	550	15	5	3.74	\N	high	2025-10-23 18:21:00	2025-10-23 18:35:00
1090	547	18	6	16.0	\N	high	2025-10-23 19:48:00	2025-10-23 19:54:00
1091	552	10	5	74.6	\N	normal	2025-10-23 20:37:00	2025-10-23 21:24:00
1092	552	1	1	122	\N	normal	2025-10-23 20:46:00	2025-10-23 22:05:00
1093	547	2	1	11.5	\N	high	2025-10-23 21:59:00	2025-10-23 23:26:00
1094	551	10	4	80.4	\N	normal	2025-10-24 01:48:00	2025-10-24 02:33:00
1095	550	20	7	1.7	\N	normal	2025-10-24 02:06:00	2025-10-24 02:34:00
1096	548	9	6	57.4	\N	high	2025-10-24 03:01:00	2025-10-24 05:36:00
1097	549	19	6	2.23	\N	normal	2025-10-24 04:00:00	2025-10-24 04:09:00
1098	555	8	4	4.78	\N	normal	2025-10-24 16:59:00	2025-10-24 17:40:00
1099	548	34	12	8.5	\N	normal	2025-10-24 17:52:00	2025-10-24 20:20:00
1100	555	9	6	41.0	\N	normal	2025-10-24 20:23:00	2025-10-24 21:14:00
1101	557	11	6	140	\N	normal	2025-10-24 20:43:00	2025-10-24 22:29:00
1102	553	15	4	3.85	\N	high	2025-10-24 23:33:00	2025-10-25 00:19:00
1103	554	14	5	4.85	\N	normal	2025-10-24 23:41:00	2025-10-25 01:34:00
1104	557	9	6	37.2	\N	normal	2025-10-24 23:42:00	2025-10-24 23:54:00
1105	557	3	2	257	\N	normal	2025-10-25 05:10:00	2025-10-25 06:27:00
1106	556	29	10	\N	negative	\N	2025-10-25 09:33:00	2025-10-25 10:42:00
1107	560	4	1	140	\N	normal	2025-10-25 15:05:00	2025-10-25 17:01:00
1108	559	8	5	4.56	\N	normal	2025-10-25 20:03:00	2025-10-25 22:49:00
1109	559	13	5	12.6	\N	normal	2025-10-25 22:03:00	2025-10-25 22:13:00
1110	561	2	1	7.4	\N	normal	2025-10-25 22:49:00	2025-10-25 23:05:00
1111	561	3	2	129	\N	low	2025-10-26 06:28:00	2025-10-26 08:26:00
1112	561	9	5	34.3	\N	normal	2025-10-26 08:29:00	2025-10-26 10:03:00
1113	553	34	12	8.7	\N	normal	2025-10-26 08:51:00	2025-10-26 09:27:00
1114	561	23	7	109.8	\N	normal	2025-10-27 00:37:00	2025-10-27 00:58:00
1115	560	23	7	79.1	\N	normal	2025-10-27 04:52:00	2025-10-27 05:31:00
1116	563	27	10	\N	negative	\N	2025-10-27 18:36:00	2025-10-27 18:46:00
1117	562	19	6	2.35	\N	normal	2025-10-28 04:38:00	2025-10-28 04:51:00
1118	558	35	12	60.6	\N	high	2025-10-28 18:17:00	2025-10-28 18:42:00
1119	564	8	6	5.09	\N	normal	2025-10-28 20:41:00	2025-10-28 20:49:00
1120	564	2	2	5.9	\N	normal	2025-10-29 01:28:00	2025-10-29 02:12:00
1121	564	17	4	1.51	\N	normal	2025-10-29 02:33:00	2025-10-29 02:55:00
1122	562	26	10	\N	negative	\N	2025-10-29 06:25:00	2025-10-29 07:32:00
1123	564	9	6	39.2	\N	normal	2025-10-29 09:38:00	2025-10-29 10:28:00
1124	557	33	12	\N	negative	\N	2025-10-30 10:42:00	2025-10-30 13:29:00
1125	565	28	10	\N	negative	\N	2025-10-30 22:24:00	2025-10-30 23:17:00
1126	566	8	4	4.95	\N	normal	2025-10-30 23:10:00	2025-10-31 00:27:00
1127	566	2	2	11.7	\N	high	2025-10-31 01:44:00	2025-10-31 03:32:00
1128	566	4	2	160	\N	normal	2025-10-31 02:24:00	2025-10-31 03:10:00
1129	566	14	6	5.87	\N	high	2025-10-31 03:19:00	2025-10-31 04:40:00
1130	567	1	2	138	\N	normal	2025-10-31 03:24:00	2025-10-31 06:37:00
1131	566	22	7	478	\N	normal	2025-10-31 11:14:00	2025-10-31 11:32:00
1132	566	20	8	1.71	\N	normal	2025-10-31 15:57:00	2025-10-31 16:47:00
1133	569	14	4	4.87	\N	normal	2025-10-31 16:15:00	2025-10-31 17:01:00
1134	569	9	5	32.2	\N	normal	2025-10-31 17:37:00	2025-10-31 18:01:00
1135	569	3	2	315	\N	normal	2025-10-31 18:49:00	2025-10-31 20:01:00
1136	569	20	8	4.51	\N	high	2025-10-31 22:42:00	2025-10-31 23:53:00
1137	570	14	5	3.07	\N	normal	2025-11-01 03:59:00	2025-11-01 04:43:00
1138	568	28	10	\N	positive	\N	2025-11-02 07:45:00	\N
1139	568	35	12	4.8	\N	normal	2025-11-04 20:41:00	2025-11-04 20:58:00
1140	573	19	4	2.57	\N	normal	2025-11-05 07:05:00	2025-11-05 10:01:00
1141	572	26	9	\N	positive	\N	2025-11-05 09:09:00	2025-11-05 09:48:00
1142	571	30	11	\N	negative	\N	2025-11-05 09:45:00	2025-11-05 11:16:00
1143	574	10	6	82.0	\N	normal	2025-11-05 14:10:00	2025-11-05 14:33:00
1144	574	12	5	3.79	\N	normal	2025-11-05 14:39:00	2025-11-05 15:54:00
1145	575	1	2	159	\N	normal	2025-11-05 20:04:00	2025-11-05 21:30:00
1146	574	9	6	37.0	\N	normal	2025-11-05 21:54:00	2025-11-05 22:28:00
1147	574	23	7	52.5	\N	normal	2025-11-06 07:05:00	2025-11-06 08:11:00
1148	576	2	1	7.5	\N	normal	2025-11-06 17:49:00	2025-11-06 18:57:00
1149	577	10	4	77.4	\N	normal	2025-11-06 21:12:00	2025-11-06 21:20:00
1150	577	9	6	22.4	\N	normal	2025-11-06 21:45:00	2025-11-06 23:23:00
1151	577	24	7	0.65	\N	normal	2025-11-07 21:19:00	2025-11-08 00:31:00
1152	578	31	11	\N	negative	\N	2025-11-08 00:20:00	2025-11-08 00:50:00
1153	581	8	6	3.68	\N	low	2025-11-10 19:28:00	2025-11-10 19:44:00
1154	584	17	4	3.14	\N	normal	2025-11-10 21:50:00	2025-11-10 22:19:00
1155	586	12	4	4.36	\N	normal	2025-11-10 21:50:00	2025-11-10 22:46:00
1156	580	27	9	\N	negative	\N	2025-11-10 22:27:00	2025-11-11 00:52:00
1157	582	11	6	136	\N	normal	2025-11-10 22:43:00	2025-11-10 22:52:00
1158	584	3	2	258	\N	normal	2025-11-10 22:45:00	2025-11-11 00:29:00
1159	584	9	6	55.6	\N	high	2025-11-10 23:57:00	2025-11-11 00:12:00
1160	579	10	6	30.0	\N	low	2025-11-11 00:25:00	2025-11-11 00:40:00
1161	585	1	2	157	\N	normal	2025-11-11 00:28:00	2025-11-11 01:27:00
1162	579	13	5	38.5	\N	normal	2025-11-11 01:03:00	2025-11-11 02:55:00
1163	582	1	1	135	\N	normal	2025-11-11 03:54:00	2025-11-11 05:24:00
1164	588	8	6	5.37	\N	normal	2025-11-11 21:52:00	2025-11-12 01:14:00
1165	589	27	9	\N	negative	\N	2025-11-11 21:58:00	2025-11-11 23:45:00
1166	588	10	5	95.1	\N	normal	2025-11-11 23:10:00	2025-11-11 23:23:00
1167	588	3	2	285	\N	normal	2025-11-12 00:11:00	2025-11-12 00:35:00
1168	582	23	7	52.9	\N	normal	2025-11-12 02:38:00	2025-11-12 05:03:00
1169	588	9	6	42.8	\N	high	2025-11-12 03:30:00	2025-11-12 03:56:00
1170	583	28	10	\N	negative	\N	2025-11-12 06:27:00	2025-11-12 08:15:00
1171	580	26	9	\N	negative	\N	2025-11-12 07:57:00	2025-11-12 09:12:00
1172	593	7	3	1.17	\N	normal	2025-11-12 16:48:00	2025-11-12 17:01:00
1173	592	20	7	2.57	\N	normal	2025-11-12 17:43:00	2025-11-12 21:15:00
1174	591	19	6	4.23	\N	high	2025-11-12 20:44:00	2025-11-12 21:32:00
1175	594	8	5	4.78	\N	normal	2025-11-13 02:31:00	2025-11-13 03:01:00
1176	594	15	6	2.47	\N	normal	2025-11-13 02:53:00	2025-11-13 04:12:00
1177	594	4	2	76	\N	normal	2025-11-13 03:25:00	2025-11-13 06:40:00
1178	592	23	7	81.0	\N	normal	2025-11-13 05:13:00	2025-11-13 06:40:00
1179	596	1	2	151	\N	normal	2025-11-13 17:46:00	2025-11-13 19:33:00
1180	595	8	5	5.13	\N	normal	2025-11-13 18:34:00	2025-11-13 18:47:00
1181	596	3	2	270	\N	normal	2025-11-13 19:59:00	2025-11-13 20:23:00
1182	595	13	6	22.9	\N	normal	2025-11-13 21:27:00	2025-11-13 22:01:00
1183	587	28	10	\N	negative	\N	2025-11-13 21:48:00	2025-11-13 23:26:00
1184	598	12	6	4.41	\N	normal	2025-11-13 23:01:00	2025-11-13 23:17:00
1185	596	20	7	2.21	\N	normal	2025-11-14 00:08:00	2025-11-14 03:03:00
1186	598	13	6	29.8	\N	normal	2025-11-14 00:47:00	2025-11-14 01:36:00
1187	598	14	6	5.06	\N	high	2025-11-14 02:55:00	2025-11-14 03:19:00
1188	599	8	5	6.61	\N	high	2025-11-14 03:05:00	2025-11-14 03:58:00
1189	594	9	6	24.6	\N	normal	2025-11-14 03:34:00	2025-11-14 05:34:00
1190	599	2	2	8.3	\N	normal	2025-11-14 05:30:00	2025-11-14 06:33:00
1191	599	20	8	1.82	\N	normal	2025-11-14 06:45:00	2025-11-14 08:39:00
1192	597	31	11	\N	negative	\N	2025-11-14 08:51:00	2025-11-14 09:35:00
1193	600	5	2	6.8	\N	normal	2025-11-14 16:39:00	2025-11-14 17:38:00
1194	599	33	12	\N	negative	\N	2025-11-14 20:04:00	2025-11-14 22:00:00
1195	601	17	4	6.27	\N	high	2025-11-15 14:40:00	2025-11-15 15:02:00
1196	607	8	6	5.74	\N	high	2025-11-15 15:04:00	2025-11-15 17:16:00
1197	607	2	1	8.3	\N	normal	2025-11-15 16:26:00	2025-11-15 17:10:00
1198	604	5	2	12.2	\N	normal	2025-11-15 16:45:00	2025-11-15 17:41:00
1199	607	1	1	149	\N	normal	2025-11-15 17:09:00	2025-11-15 17:49:00
1200	606	4	2	108	\N	normal	2025-11-15 18:24:00	2025-11-15 21:40:00
1201	608	12	6	4.5	\N	normal	2025-11-15 19:40:00	2025-11-15 21:09:00
1202	604	2	2	7.0	\N	normal	2025-11-15 20:49:00	2025-11-15 21:25:00
1203	601	1	1	129	\N	normal	2025-11-15 21:13:00	2025-11-15 22:37:00
1204	606	15	5	3.92	\N	high	2025-11-15 21:35:00	2025-11-15 22:07:00
1205	605	29	10	\N	positive	\N	2025-11-15 21:41:00	2025-11-16 01:56:00
1206	601	15	4	3.02	\N	high	2025-11-15 21:53:00	2025-11-15 22:29:00
1207	608	10	4	76.7	\N	normal	2025-11-16 01:14:00	2025-11-16 01:46:00
1208	603	35	12	44.7	\N	normal	2025-11-17 15:58:00	2025-11-17 16:49:00
1209	610	7	3	1.17	\N	normal	2025-11-17 20:07:00	2025-11-17 20:35:00
1210	613	27	10	\N	negative	\N	2025-11-17 21:06:00	2025-11-17 23:06:00
1211	614	1	2	141	\N	normal	2025-11-17 21:18:00	2025-11-17 21:29:00
1212	612	17	4	10.72	\N	high	2025-11-17 21:20:00	2025-11-17 22:15:00
1213	614	12	5	4.81	\N	normal	2025-11-17 23:21:00	2025-11-18 00:11:00
1214	610	17	5	9.63	\N	high	2025-11-17 23:33:00	2025-11-18 02:49:00
1215	610	8	6	5.21	\N	normal	2025-11-17 23:38:00	2025-11-17 23:58:00
1216	611	31	11	\N	negative	\N	2025-11-18 03:31:00	\N
1217	610	2	1	8.0	\N	normal	2025-11-18 03:38:00	2025-11-18 04:10:00
1218	614	21	7	16.7	\N	normal	2025-11-18 04:32:00	2025-11-18 05:11:00
1219	610	1	1	138	\N	normal	2025-11-18 10:42:00	2025-11-18 14:39:00
1220	615	29	9	\N	negative	\N	2025-11-18 12:32:00	2025-11-18 13:26:00
1221	616	13	5	23.3	\N	normal	2025-11-18 22:44:00	2025-11-19 00:06:00
1222	616	2	2	5.3	\N	normal	2025-11-19 04:54:00	2025-11-19 06:19:00
1223	619	14	4	5.31	\N	high	2025-11-19 21:15:00	2025-11-19 21:43:00
1224	620	16	5	1.7	\N	normal	2025-11-19 21:54:00	2025-11-19 23:15:00
1225	620	1	1	128	\N	normal	2025-11-20 00:03:00	2025-11-20 00:33:00
1226	618	19	5	2.56	\N	normal	2025-11-20 03:07:00	2025-11-20 04:27:00
1227	617	1	2	142	\N	normal	2025-11-20 04:07:00	2025-11-20 04:43:00
1228	609	28	9	\N	negative	\N	2025-11-20 08:57:00	2025-11-20 09:10:00
1229	623	5	2	12.4	\N	normal	2025-11-21 01:05:00	2025-11-21 01:29:00
1230	623	14	4	4.68	\N	normal	2025-11-21 04:30:00	2025-11-21 05:30:00
1231	624	31	11	\N	negative	\N	2025-11-21 10:58:00	2025-11-21 12:39:00
1232	625	3	2	387	\N	normal	2025-11-23 01:03:00	2025-11-23 02:16:00
1233	623	23	8	42.9	\N	low	2025-11-23 01:09:00	2025-11-23 01:41:00
1234	626	2	2	10.3	\N	normal	2025-11-23 03:46:00	2025-11-23 04:03:00
1235	626	1	2	146	\N	normal	2025-11-23 07:14:00	2025-11-23 07:39:00
1236	627	26	10	\N	negative	\N	2025-11-24 05:05:00	2025-11-24 05:33:00
1237	629	31	11	\N	negative	\N	2025-11-25 12:36:00	2025-11-25 14:04:00
1238	630	4	1	92	\N	normal	2025-11-25 12:59:00	2025-11-25 15:23:00
1239	629	30	11	\N	negative	\N	2025-11-25 13:07:00	2025-11-25 13:48:00
1240	631	19	6	3.6	\N	high	2025-11-26 08:35:00	2025-11-26 08:44:00
1241	636	18	5	9.0	\N	normal	2025-11-26 14:25:00	2025-11-26 14:56:00
1242	636	10	6	73.3	\N	normal	2025-11-26 15:26:00	2025-11-26 19:38:00
1243	633	12	5	4.14	\N	normal	2025-11-26 21:40:00	2025-11-26 23:27:00
1244	637	10	4	53.5	\N	normal	2025-11-26 22:19:00	2025-11-26 23:24:00
1245	637	8	4	4.55	\N	normal	2025-11-27 00:00:00	2025-11-27 00:19:00
1246	636	23	8	48.3	\N	low	2025-11-27 02:33:00	2025-11-27 02:44:00
1247	634	31	11	\N	negative	\N	2025-11-27 04:28:00	2025-11-27 05:04:00
1248	636	21	7	15.9	\N	normal	2025-11-27 08:00:00	2025-11-27 08:10:00
1249	639	8	6	6.26	\N	high	2025-11-27 18:06:00	2025-11-27 18:24:00
1250	640	3	2	183	\N	normal	2025-11-27 21:19:00	2025-11-27 22:25:00
1251	638	15	6	3.51	\N	high	2025-11-28 03:22:00	2025-11-28 05:04:00
1252	641	12	5	4.75	\N	normal	2025-11-28 18:18:00	2025-11-28 19:59:00
1253	641	13	5	37.7	\N	normal	2025-11-28 18:28:00	2025-11-28 18:37:00
1254	641	16	6	1.75	\N	normal	2025-11-29 00:56:00	2025-11-29 02:39:00
1255	643	8	6	6.02	\N	high	2025-11-29 14:44:00	2025-11-29 15:59:00
1256	643	11	5	138	\N	normal	2025-11-29 15:20:00	2025-11-29 16:08:00
1257	635	35	12	28.2	\N	normal	2025-11-29 19:12:00	2025-11-29 19:21:00
1258	641	34	12	6.1	\N	normal	2025-11-30 09:52:00	2025-11-30 10:44:00
1259	642	31	11	\N	negative	\N	2025-11-30 12:10:00	2025-11-30 13:44:00
1260	644	8	4	5.12	\N	normal	2025-12-01 12:53:00	2025-12-01 14:02:00
1261	645	11	4	143	\N	normal	2025-12-01 16:42:00	2025-12-01 17:40:00
1262	644	15	5	3.05	\N	high	2025-12-01 18:19:00	2025-12-01 19:56:00
1263	645	12	6	4.27	\N	normal	2025-12-01 18:45:00	2025-12-01 19:08:00
1264	645	1	2	162	\N	normal	2025-12-01 23:16:00	2025-12-02 01:14:00
1265	645	4	2	215	\N	normal	2025-12-02 00:56:00	2025-12-02 02:27:00
1266	646	14	4	3.08	\N	normal	2025-12-02 03:31:00	2025-12-02 09:51:00
1267	645	23	8	101.3	\N	normal	2025-12-02 07:48:00	2025-12-02 08:30:00
1268	647	8	4	4.19	\N	normal	2025-12-05 12:39:00	2025-12-05 13:33:00
1269	647	14	5	3.09	\N	normal	2025-12-05 14:24:00	2025-12-05 16:20:00
1270	648	20	7	0.98	\N	normal	2025-12-05 20:44:00	2025-12-05 22:13:00
1271	649	1	1	131	\N	normal	2025-12-05 21:43:00	2025-12-05 23:37:00
1272	649	20	7	1.39	\N	normal	2025-12-06 04:30:00	2025-12-06 05:34:00
1273	647	22	8	232	\N	normal	2025-12-06 04:40:00	2025-12-06 04:47:00
1274	649	34	12	8.0	\N	normal	2025-12-07 04:58:00	2025-12-07 05:12:00
1275	651	8	6	4.58	\N	normal	2025-12-09 18:03:00	2025-12-09 18:52:00
1276	652	27	9	\N	negative	\N	2025-12-09 19:12:00	2025-12-09 19:19:00
1277	651	7	3	1.26	\N	high	2025-12-09 20:01:00	2025-12-09 23:14:00
1278	651	16	6	1.75	\N	normal	2025-12-10 00:18:00	2025-12-10 03:01:00
1279	651	9	5	45.9	\N	high	2025-12-10 01:23:00	2025-12-10 01:48:00
1280	651	20	8	4.16	\N	high	2025-12-10 09:49:00	2025-12-10 12:08:00
1281	655	17	6	10.07	\N	high	2025-12-10 12:34:00	2025-12-10 13:29:00
1282	655	8	5	5.91	\N	high	2025-12-10 14:04:00	2025-12-10 14:23:00
1283	655	1	2	157	\N	normal	2025-12-10 15:23:00	2025-12-10 16:15:00
1284	656	15	6	3.06	\N	high	2025-12-10 23:52:00	\N
1285	650	35	12	29.9	\N	normal	2025-12-11 00:05:00	2025-12-11 01:26:00
1286	654	11	4	139	\N	normal	2025-12-11 00:33:00	2025-12-11 03:04:00
1287	654	16	6	1.43	\N	normal	2025-12-11 04:25:00	2025-12-11 04:49:00
1288	656	13	6	26.4	\N	normal	2025-12-11 05:20:00	2025-12-11 05:45:00
1289	654	21	7	10.9	\N	normal	2025-12-11 07:29:00	2025-12-11 08:06:00
1290	653	29	9	\N	negative	\N	2025-12-11 08:36:00	2025-12-11 10:08:00
1291	663	8	6	6.88	\N	high	2025-12-11 18:58:00	2025-12-11 19:04:00
1292	660	27	9	\N	positive	\N	2025-12-11 20:15:00	2025-12-11 21:45:00
1293	659	17	5	7.37	\N	high	2025-12-11 21:57:00	2025-12-11 22:27:00
1294	659	8	6	4.56	\N	normal	2025-12-12 00:04:00	2025-12-12 01:00:00
1295	659	16	5	1.41	\N	normal	2025-12-12 01:40:00	2025-12-12 06:22:00
1296	662	21	8	17.7	\N	normal	2025-12-12 06:18:00	2025-12-12 07:32:00
1297	658	21	7	14.7	\N	normal	2025-12-12 06:41:00	2025-12-12 07:46:00
1298	661	31	11	\N	negative	\N	2025-12-12 08:15:00	2025-12-12 08:51:00
1299	657	26	9	\N	negative	\N	2025-12-12 09:28:00	2025-12-12 09:51:00
1300	659	20	7	3.13	\N	normal	2025-12-12 11:58:00	2025-12-12 12:35:00
1301	664	14	5	3.99	\N	normal	2025-12-12 16:33:00	2025-12-12 17:05:00
1302	665	1	2	135	\N	normal	2025-12-12 22:32:00	2025-12-12 23:00:00
1303	665	20	7	1.2	\N	normal	2025-12-13 04:54:00	2025-12-13 05:19:00
1304	665	21	7	18.8	\N	normal	2025-12-13 05:17:00	2025-12-13 05:26:00
1305	667	10	5	76.2	\N	normal	2025-12-15 17:20:00	2025-12-15 17:57:00
1306	667	13	5	22.0	\N	normal	2025-12-15 17:27:00	2025-12-15 19:21:00
1307	668	5	2	2.3	\N	normal	2025-12-15 20:32:00	2025-12-16 02:22:00
1308	668	10	6	61.7	\N	normal	2025-12-16 01:12:00	2025-12-16 02:03:00
1309	668	4	1	52	\N	normal	2025-12-16 08:32:00	2025-12-16 10:15:00
1310	667	20	8	1.5	\N	normal	2025-12-16 17:52:00	2025-12-16 21:49:00
1311	672	13	6	19.7	\N	normal	2025-12-16 18:28:00	2025-12-16 19:15:00
1312	672	5	1	9.6	\N	normal	2025-12-16 19:40:00	2025-12-16 20:16:00
1313	669	1	2	129	\N	normal	2025-12-16 20:45:00	2025-12-16 21:32:00
1314	672	10	6	94.3	\N	normal	2025-12-16 21:55:00	2025-12-16 23:06:00
1315	670	31	11	\N	negative	\N	2025-12-17 01:56:00	2025-12-17 02:17:00
1316	672	24	8	3.01	\N	normal	2025-12-17 02:17:00	2025-12-17 02:30:00
1317	673	11	6	136	\N	normal	2025-12-17 14:31:00	2025-12-17 14:59:00
1318	673	13	5	37.4	\N	normal	2025-12-17 17:01:00	2025-12-17 19:15:00
1319	673	3	2	162	\N	normal	2025-12-17 17:19:00	2025-12-17 17:54:00
1320	673	1	1	119	\N	low	2025-12-17 17:52:00	2025-12-17 18:36:00
1321	673	9	5	37.3	\N	normal	2025-12-17 20:15:00	2025-12-17 21:05:00
1322	674	27	10	\N	positive	\N	2025-12-17 21:35:00	2025-12-17 23:54:00
1323	678	31	11	\N	negative	\N	2025-12-18 02:35:00	2025-12-18 07:15:00
1324	676	9	6	41.4	\N	normal	2025-12-18 03:21:00	2025-12-18 07:21:00
1325	679	13	6	34.5	\N	normal	2025-12-18 21:06:00	2025-12-18 21:14:00
1326	679	17	6	1.85	\N	normal	2025-12-18 22:38:00	2025-12-18 23:00:00
1327	679	2	2	8.9	\N	normal	2025-12-19 00:45:00	2025-12-19 01:23:00
1328	675	31	11	\N	negative	\N	2025-12-19 05:21:00	2025-12-19 06:51:00
1329	679	1	1	150	\N	normal	2025-12-19 10:21:00	2025-12-19 14:22:00
1330	677	26	10	\N	negative	\N	2025-12-19 10:41:00	2025-12-19 11:07:00
1331	679	4	1	10	\N	low	2025-12-19 12:24:00	2025-12-19 13:04:00
1332	682	11	6	142	\N	normal	2025-12-19 18:30:00	2025-12-19 19:11:00
1333	683	27	9	\N	negative	\N	2025-12-19 19:10:00	2025-12-19 19:23:00
1334	682	9	4	33.8	\N	normal	2025-12-19 22:32:00	2025-12-20 00:04:00
1335	680	31	11	\N	positive	\N	2025-12-20 04:14:00	2025-12-20 04:43:00
1336	680	29	10	\N	positive	\N	2025-12-20 05:58:00	2025-12-20 06:20:00
1337	682	20	8	2.95	\N	normal	2025-12-20 12:07:00	2025-12-20 14:02:00
1338	684	15	5	3.07	\N	high	2025-12-20 16:24:00	2025-12-20 16:56:00
1339	684	2	1	7.6	\N	normal	2025-12-21 05:24:00	2025-12-21 08:31:00
1340	684	20	7	5.42	\N	high	2025-12-21 05:50:00	2025-12-21 06:19:00
1341	685	10	5	74.5	\N	normal	2025-12-22 21:47:00	2025-12-22 22:52:00
1342	685	16	6	1.56	\N	normal	2025-12-22 22:27:00	2025-12-22 22:34:00
1343	686	9	5	27.3	\N	normal	2025-12-30 13:48:00	2025-12-30 14:08:00
1344	687	23	7	81.2	\N	normal	2026-01-01 17:35:00	2026-01-01 18:48:00
1345	691	2	1	4.4	\N	normal	2026-01-02 19:53:00	2026-01-02 20:12:00
1346	689	1	1	143	\N	normal	2026-01-02 19:56:00	2026-01-02 21:32:00
1347	691	20	7	3.02	\N	normal	2026-01-02 20:55:00	2026-01-02 21:15:00
1348	688	14	4	6.65	\N	high	2026-01-03 00:26:00	2026-01-03 03:51:00
1349	689	2	2	6.8	\N	normal	2026-01-03 05:05:00	2026-01-03 06:27:00
1350	690	30	11	\N	negative	\N	2026-01-03 22:53:00	2026-01-03 23:01:00
1351	692	19	5	2.17	\N	normal	2026-01-04 07:59:00	2026-01-04 09:35:00
1352	693	18	6	9.8	\N	normal	2026-01-05 19:58:00	2026-01-05 20:12:00
1353	694	18	5	12.3	\N	normal	2026-01-06 18:28:00	2026-01-06 20:51:00
1354	694	17	5	2.13	\N	normal	2026-01-06 21:04:00	2026-01-06 21:23:00
1355	694	13	5	41.8	\N	normal	2026-01-06 22:11:00	2026-01-06 22:57:00
1356	694	2	2	10.0	\N	normal	2026-01-07 04:37:00	2026-01-07 06:32:00
1357	694	9	6	37.8	\N	normal	2026-01-07 07:29:00	2026-01-07 09:54:00
1358	695	1	2	124	\N	normal	2026-01-08 02:33:00	2026-01-08 03:21:00
1359	695	21	7	13.4	\N	normal	2026-01-08 13:53:00	2026-01-08 16:52:00
1360	698	16	5	1.1	\N	normal	2026-01-08 20:14:00	2026-01-08 21:00:00
1361	698	14	6	2.68	\N	normal	2026-01-08 23:33:00	2026-01-09 00:24:00
1362	697	19	6	1.94	\N	normal	2026-01-09 14:09:00	2026-01-09 14:34:00
1363	700	5	2	6.6	\N	normal	2026-01-09 20:07:00	2026-01-09 21:05:00
1364	700	11	6	137	\N	normal	2026-01-09 20:20:00	2026-01-09 22:26:00
1365	701	10	6	98.0	\N	normal	2026-01-09 21:07:00	\N
1366	701	14	5	4.83	\N	normal	2026-01-09 23:41:00	2026-01-10 00:52:00
1367	700	10	4	89.7	\N	normal	2026-01-10 00:27:00	2026-01-10 02:39:00
1368	702	27	10	\N	negative	\N	2026-01-10 18:16:00	2026-01-10 18:35:00
1369	703	31	11	\N	negative	\N	2026-01-11 02:51:00	2026-01-11 03:38:00
1370	699	28	10	\N	negative	\N	2026-01-12 04:00:00	2026-01-12 04:10:00
1371	705	8	4	6.03	\N	high	2026-01-12 22:52:00	2026-01-12 23:09:00
1372	705	15	6	3.4	\N	high	2026-01-13 05:15:00	2026-01-13 07:45:00
1373	705	20	7	3.58	\N	normal	2026-01-13 05:23:00	2026-01-13 06:46:00
1374	704	26	9	\N	negative	\N	2026-01-13 13:50:00	2026-01-13 14:36:00
1375	706	27	10	\N	negative	\N	2026-01-13 19:09:00	2026-01-13 19:56:00
1376	707	12	5	4.57	\N	normal	2026-01-13 21:13:00	2026-01-13 23:38:00
1377	707	14	6	5.36	\N	high	2026-01-14 00:01:00	2026-01-14 00:09:00
1378	707	4	1	124	\N	normal	2026-01-14 11:32:00	2026-01-14 11:46:00
1379	711	16	6	1.8	\N	normal	2026-01-15 22:04:00	2026-01-15 22:11:00
1380	711	7	3	1.15	\N	normal	2026-01-15 23:26:00	2026-01-16 00:19:00
1381	711	2	1	11.2	\N	high	2026-01-16 01:34:00	2026-01-16 03:04:00
1382	709	31	11	\N	negative	\N	2026-01-16 04:07:00	2026-01-16 04:50:00
1383	715	10	6	77.9	\N	normal	2026-01-16 21:05:00	2026-01-16 21:31:00
1384	713	9	6	36.2	\N	normal	2026-01-16 22:20:00	2026-01-17 00:02:00
1385	716	19	4	3.3	\N	high	2026-01-16 22:50:00	2026-01-17 01:18:00
1386	712	19	6	4.61	\N	high	2026-01-17 00:19:00	2026-01-17 00:44:00
1387	714	31	11	\N	negative	\N	2026-01-17 07:07:00	2026-01-17 08:38:00
1388	710	35	12	64.3	\N	high	2026-01-17 10:53:00	2026-01-17 11:33:00
1389	718	27	10	\N	negative	\N	2026-01-17 16:17:00	2026-01-17 17:20:00
1390	719	10	6	70.0	\N	normal	2026-01-17 19:35:00	2026-01-17 20:48:00
1391	717	2	2	4.5	\N	normal	2026-01-17 23:20:00	2026-01-18 00:08:00
1392	717	12	6	4.45	\N	normal	2026-01-18 00:51:00	2026-01-18 01:23:00
1393	721	10	5	55.1	\N	normal	2026-01-19 19:24:00	2026-01-19 20:20:00
1394	721	3	2	323	\N	normal	2026-01-19 19:33:00	2026-01-19 20:28:00
1395	720	31	11	\N	negative	\N	2026-01-19 22:49:00	2026-01-20 01:53:00
1396	720	29	9	\N	negative	\N	2026-01-20 05:40:00	2026-01-20 06:12:00
1397	723	6	3	433	\N	normal	2026-01-20 14:02:00	2026-01-20 14:10:00
1398	723	2	2	6.1	\N	normal	2026-01-20 15:42:00	2026-01-20 18:14:00
1399	724	11	5	142	\N	normal	2026-01-20 17:52:00	2026-01-20 18:37:00
1400	724	10	5	69.3	\N	normal	2026-01-20 18:06:00	2026-01-20 18:42:00
1401	724	8	6	6.91	\N	high	2026-01-20 18:27:00	2026-01-20 18:57:00
1402	723	10	6	89.2	\N	normal	2026-01-20 18:35:00	2026-01-20 20:07:00
1403	727	13	5	28.6	\N	normal	2026-01-20 19:34:00	2026-01-20 20:04:00
1404	722	12	6	4.77	\N	normal	2026-01-20 20:07:00	2026-01-20 20:14:00
1405	725	27	10	\N	positive	\N	2026-01-20 20:31:00	2026-01-20 22:01:00
1406	724	2	1	7.4	\N	normal	2026-01-20 21:08:00	2026-01-20 22:41:00
1407	727	1	2	160	\N	normal	2026-01-20 21:49:00	2026-01-20 22:18:00
1408	726	3	1	259	\N	normal	2026-01-20 22:19:00	2026-01-21 01:58:00
1409	722	9	6	30.0	\N	normal	2026-01-20 22:36:00	2026-01-21 03:13:00
1410	722	10	6	78.7	\N	normal	2026-01-21 00:59:00	2026-01-21 01:10:00
1411	726	1	2	151	\N	normal	2026-01-21 01:54:00	2026-01-21 02:03:00
1412	728	29	9	\N	positive	\N	2026-01-21 02:06:00	2026-01-21 02:46:00
1413	727	9	6	24.4	\N	normal	2026-01-21 05:03:00	2026-01-21 07:30:00
1414	728	30	11	\N	negative	\N	2026-01-21 14:02:00	2026-01-21 14:38:00
1415	730	2	1	8.6	\N	normal	2026-01-21 17:27:00	2026-01-21 18:57:00
1416	730	1	2	160	\N	normal	2026-01-21 19:40:00	2026-01-21 20:01:00
1417	729	16	6	0.86	\N	low	2026-01-21 22:42:00	2026-01-21 23:31:00
1418	729	20	7	1.07	\N	normal	2026-01-21 22:45:00	2026-01-22 00:53:00
1419	729	1	2	114	\N	low	2026-01-22 00:36:00	2026-01-22 01:32:00
1420	731	3	2	246	\N	normal	2026-01-23 00:00:00	2026-01-23 01:02:00
1421	732	1	1	133	\N	normal	2026-01-23 21:15:00	2026-01-23 22:00:00
1422	732	9	5	36.4	\N	normal	2026-01-24 10:33:00	2026-01-24 11:17:00
1423	734	4	2	183	\N	normal	2026-01-25 01:14:00	2026-01-25 01:45:00
1424	734	9	6	44.4	\N	high	2026-01-25 02:17:00	2026-01-25 05:08:00
1425	733	4	2	10	\N	low	2026-01-25 05:47:00	2026-01-25 05:58:00
1426	736	19	6	1.34	\N	normal	2026-01-27 04:30:00	2026-01-27 06:31:00
1427	735	1	2	139	\N	normal	2026-01-27 07:46:00	2026-01-27 07:58:00
1428	737	13	4	38.2	\N	normal	2026-01-27 13:52:00	2026-01-27 14:28:00
1429	737	34	12	0.5	\N	normal	2026-01-28 06:31:00	2026-01-28 07:10:00
1430	742	8	5	5.35	\N	normal	2026-01-28 13:56:00	2026-01-28 15:37:00
1431	742	14	5	4.67	\N	normal	2026-01-28 14:11:00	2026-01-28 16:50:00
1432	742	10	6	82.5	\N	normal	2026-01-28 14:36:00	2026-01-28 15:41:00
1433	739	8	4	5.12	\N	normal	2026-01-28 15:38:00	2026-01-28 17:34:00
1434	742	15	5	3.82	\N	high	2026-01-28 17:06:00	2026-01-28 18:38:00
1435	742	1	1	139	\N	normal	2026-01-28 17:41:00	2026-01-28 23:15:00
1436	740	8	5	5.58	\N	normal	2026-01-28 17:59:00	2026-01-28 18:22:00
1437	739	3	1	195	\N	normal	2026-01-28 19:22:00	2026-01-28 22:49:00
1438	739	21	7	15.1	\N	normal	2026-01-28 19:24:00	2026-01-28 21:17:00
1439	739	9	6	40.3	\N	normal	2026-01-28 20:09:00	2026-01-28 20:40:00
1440	743	10	6	87.6	\N	normal	2026-01-28 20:29:00	2026-01-28 21:18:00
1441	739	20	7	3.97	\N	normal	2026-01-28 23:53:00	2026-01-29 00:04:00
1442	741	31	11	\N	negative	\N	2026-01-29 02:14:00	2026-01-29 04:30:00
1443	743	4	2	10	\N	low	2026-01-29 09:40:00	2026-01-29 10:15:00
1444	747	5	2	4.2	\N	normal	2026-01-29 17:58:00	2026-01-29 18:45:00
1445	747	13	4	52.1	\N	high	2026-01-29 18:35:00	2026-01-29 18:56:00
1446	747	10	6	88.4	\N	normal	2026-01-29 18:52:00	2026-01-29 23:06:00
1447	747	8	4	5.92	\N	high	2026-01-29 20:14:00	2026-01-29 20:47:00
1448	744	30	11	\N	positive	\N	2026-01-29 21:08:00	2026-01-30 00:16:00
1449	745	17	6	0.52	\N	normal	2026-01-29 22:58:00	2026-01-29 23:39:00
1450	738	26	9	\N	positive	\N	2026-01-29 23:45:00	2026-01-30 01:01:00
1451	746	13	5	30.8	\N	normal	2026-01-30 00:04:00	2026-01-30 02:13:00
1452	747	21	8	22.0	\N	normal	2026-01-30 00:45:00	2026-01-30 01:18:00
1453	746	4	1	161	\N	normal	2026-01-30 04:37:00	2026-01-30 05:36:00
1454	745	20	7	2.99	\N	normal	2026-01-30 08:27:00	2026-01-30 08:47:00
1455	746	9	5	41.8	\N	normal	2026-01-30 11:25:00	2026-01-30 13:31:00
1456	750	10	6	112.0	\N	high	2026-01-30 15:26:00	2026-01-30 16:36:00
1457	751	11	4	140	\N	normal	2026-01-30 19:09:00	2026-01-30 19:59:00
1458	749	27	9	\N	negative	\N	2026-01-30 21:17:00	2026-01-30 22:01:00
1459	748	10	6	75.6	\N	normal	2026-01-30 22:07:00	2026-01-30 22:49:00
1460	748	8	6	4.03	\N	normal	2026-01-30 23:11:00	2026-01-30 23:29:00
1461	748	15	6	1.42	\N	normal	2026-01-30 23:47:00	2026-01-30 23:53:00
1462	752	10	6	109.9	\N	high	2026-01-31 17:56:00	2026-01-31 18:54:00
1463	752	8	4	5.71	\N	high	2026-01-31 18:59:00	2026-01-31 19:37:00
1464	753	10	6	115.2	\N	high	2026-01-31 20:18:00	2026-01-31 20:29:00
1465	753	15	6	2.09	\N	normal	2026-01-31 22:17:00	2026-01-31 23:47:00
1466	753	4	1	194	\N	normal	2026-02-01 11:55:00	2026-02-01 18:14:00
1467	753	20	7	3.71	\N	normal	2026-02-01 18:56:00	2026-02-01 19:38:00
1468	757	10	4	86.6	\N	normal	2026-02-02 15:48:00	2026-02-02 19:23:00
1469	756	29	9	\N	positive	\N	2026-02-02 16:45:00	\N
1470	757	17	6	0.32	\N	normal	2026-02-02 17:02:00	2026-02-02 19:49:00
1471	755	7	3	1.02	\N	normal	2026-02-02 21:27:00	2026-02-03 00:36:00
1472	755	8	5	3.61	\N	low	2026-02-02 22:17:00	2026-02-03 00:54:00
1473	755	16	6	1.54	\N	normal	2026-02-02 23:13:00	2026-02-03 02:27:00
1474	755	9	6	31.1	\N	normal	2026-02-02 23:55:00	2026-02-03 00:22:00
1475	758	8	4	4.07	\N	normal	2026-02-03 00:08:00	2026-02-03 01:27:00
1476	754	10	5	106.8	\N	high	2026-02-03 00:35:00	2026-02-03 01:43:00
1477	754	2	1	10.5	\N	normal	2026-02-03 01:08:00	2026-02-03 01:39:00
1478	754	15	6	3.23	\N	high	2026-02-03 03:30:00	2026-02-03 05:25:00
1479	763	27	10	\N	positive	\N	2026-02-03 18:36:00	2026-02-03 19:11:00
1480	761	19	5	3.58	\N	high	2026-02-04 00:46:00	2026-02-04 01:14:00
1481	760	21	8	21.3	\N	normal	2026-02-04 02:49:00	2026-02-04 05:09:00
1482	762	28	10	\N	negative	\N	2026-02-04 10:58:00	2026-02-04 12:36:00
1483	766	18	4	2.7	\N	normal	2026-02-04 15:01:00	2026-02-04 15:29:00
1484	767	13	5	26.3	\N	normal	2026-02-04 18:31:00	2026-02-04 20:31:00
1485	766	8	5	5.39	\N	normal	2026-02-04 19:05:00	2026-02-04 20:37:00
1486	766	2	2	7.8	\N	normal	2026-02-04 19:08:00	2026-02-04 20:45:00
1487	765	12	6	4.2	\N	normal	2026-02-04 19:31:00	2026-02-04 22:12:00
1488	767	2	2	4.5	\N	normal	2026-02-04 22:49:00	2026-02-04 23:22:00
1489	764	19	5	2.55	\N	normal	2026-02-04 23:36:00	2026-02-04 23:51:00
1490	765	8	6	4.75	\N	normal	2026-02-05 00:48:00	2026-02-05 05:25:00
1491	765	3	2	235	\N	normal	2026-02-05 02:00:00	2026-02-05 02:09:00
1492	759	26	9	\N	positive	\N	2026-02-05 02:05:00	2026-02-05 04:57:00
1493	765	4	2	94	\N	normal	2026-02-05 03:09:00	2026-02-05 03:52:00
1494	765	20	8	3.82	\N	normal	2026-02-05 07:45:00	2026-02-05 08:48:00
1495	771	17	6	1.03	\N	normal	2026-02-05 19:03:00	2026-02-05 19:34:00
1496	771	7	3	1.23	\N	high	2026-02-05 19:49:00	2026-02-05 20:13:00
1497	771	20	8	2.04	\N	normal	2026-02-06 00:41:00	2026-02-06 06:15:00
1498	769	19	6	1.37	\N	normal	2026-02-06 07:51:00	2026-02-06 08:16:00
1499	768	21	7	16.8	\N	normal	2026-02-06 08:02:00	2026-02-06 08:24:00
1500	767	34	12	9.1	\N	normal	2026-02-06 16:36:00	2026-02-06 18:46:00
1501	764	26	9	\N	negative	\N	2026-02-06 18:56:00	2026-02-06 19:21:00
1502	773	10	4	103.3	\N	normal	2026-02-06 23:14:00	2026-02-07 00:59:00
1503	774	10	6	43.5	\N	low	2026-02-07 13:01:00	2026-02-07 14:50:00
1504	772	26	9	\N	negative	\N	2026-02-07 13:05:00	\N
1505	774	13	5	6.7	\N	normal	2026-02-07 16:26:00	2026-02-07 17:48:00
1506	775	13	5	38.9	\N	normal	2026-02-07 19:53:00	2026-02-07 20:18:00
1507	775	6	3	243	\N	normal	2026-02-07 20:15:00	2026-02-07 21:44:00
1508	775	15	6	3.87	\N	high	2026-02-07 23:30:00	2026-02-08 01:00:00
1509	775	16	4	1.2	\N	normal	2026-02-07 23:40:00	2026-02-08 01:36:00
1510	776	6	3	234	\N	normal	2026-02-09 20:33:00	2026-02-09 21:31:00
1511	777	27	10	\N	positive	\N	2026-02-09 21:48:00	2026-02-09 23:16:00
1512	778	17	4	4.95	\N	normal	2026-02-09 22:23:00	2026-02-09 22:38:00
1513	776	4	1	10	\N	low	2026-02-10 03:29:00	2026-02-10 04:42:00
1514	779	27	10	\N	negative	\N	2026-02-10 22:34:00	2026-02-10 23:59:00
1515	776	23	8	26.8	\N	low	2026-02-11 05:02:00	2026-02-11 05:14:00
1516	781	17	6	0.32	\N	normal	2026-02-11 14:10:00	2026-02-11 14:46:00
1517	780	27	10	\N	negative	\N	2026-02-11 17:04:00	2026-02-11 18:14:00
1518	785	19	6	3.11	\N	high	2026-02-11 18:18:00	2026-02-11 19:05:00
1519	781	3	2	205	\N	normal	2026-02-11 19:11:00	2026-02-11 19:43:00
1520	787	2	1	7.1	\N	normal	2026-02-11 19:54:00	2026-02-11 21:11:00
1521	787	1	1	146	\N	normal	2026-02-11 20:02:00	2026-02-11 21:31:00
1522	783	10	5	51.0	\N	normal	2026-02-11 20:59:00	2026-02-12 02:40:00
1523	787	11	6	146	\N	normal	2026-02-11 22:19:00	2026-02-11 23:47:00
1524	787	20	7	0.56	\N	normal	2026-02-11 22:56:00	2026-02-12 01:09:00
1525	786	17	6	0.46	\N	normal	2026-02-11 23:58:00	2026-02-12 01:12:00
1526	783	21	7	11.8	\N	normal	2026-02-12 03:52:00	2026-02-12 05:21:00
1527	781	4	2	143	\N	normal	2026-02-12 06:55:00	2026-02-12 07:38:00
1528	793	27	10	\N	negative	\N	2026-02-12 17:10:00	2026-02-12 17:20:00
1529	792	8	4	5.89	\N	high	2026-02-13 00:08:00	2026-02-13 02:37:00
1530	788	2	2	6.6	\N	normal	2026-02-13 00:15:00	2026-02-13 01:05:00
1531	788	1	2	138	\N	normal	2026-02-13 00:38:00	2026-02-13 00:59:00
1532	790	9	4	37.7	\N	normal	2026-02-13 01:19:00	2026-02-13 01:25:00
1533	788	20	7	1.72	\N	normal	2026-02-13 05:22:00	2026-02-13 07:45:00
1534	789	28	9	\N	negative	\N	2026-02-13 18:46:00	2026-02-13 20:58:00
1535	795	12	6	4.55	\N	normal	2026-02-13 19:11:00	2026-02-13 19:24:00
1536	795	8	4	3.68	\N	low	2026-02-13 19:55:00	2026-02-14 00:10:00
1537	794	8	4	6.2	\N	high	2026-02-13 20:00:00	2026-02-13 20:07:00
1538	794	15	5	2.8	\N	normal	2026-02-13 21:31:00	2026-02-13 22:06:00
1539	796	6	3	682	\N	high	2026-02-13 21:52:00	2026-02-13 21:59:00
1540	794	14	6	4.01	\N	normal	2026-02-13 23:04:00	2026-02-14 02:01:00
1541	791	30	11	\N	negative	\N	2026-02-14 06:50:00	2026-02-14 07:22:00
1542	795	20	8	1.71	\N	normal	2026-02-14 10:58:00	2026-02-14 13:11:00
1543	798	18	5	10.5	\N	normal	2026-02-14 16:30:00	2026-02-14 16:50:00
1544	794	4	2	68	\N	normal	2026-02-14 19:19:00	2026-02-14 22:34:00
1545	798	3	2	255	\N	normal	2026-02-14 20:11:00	2026-02-14 21:15:00
1546	798	4	2	192	\N	normal	2026-02-15 02:11:00	2026-02-15 02:32:00
1547	797	28	10	\N	negative	\N	2026-02-15 17:25:00	2026-02-15 23:32:00
1548	799	1	2	154	\N	normal	2026-02-16 14:15:00	2026-02-16 14:44:00
1549	799	14	4	5.51	\N	high	2026-02-16 19:36:00	2026-02-16 20:46:00
1550	800	1	1	158	\N	normal	2026-02-16 22:46:00	2026-02-16 23:40:00
1551	800	8	6	5.09	\N	normal	2026-02-17 01:29:00	2026-02-17 03:29:00
1552	802	19	4	2.23	\N	normal	2026-02-17 02:15:00	2026-02-17 02:32:00
1553	800	10	5	76.3	\N	normal	2026-02-17 05:27:00	2026-02-17 05:39:00
1554	801	32	12	\N	negative	\N	2026-02-17 13:38:00	2026-02-17 13:55:00
1555	805	17	5	0.32	\N	normal	2026-02-17 23:20:00	2026-02-18 00:40:00
1556	805	2	1	6.2	\N	normal	2026-02-18 01:03:00	2026-02-18 01:37:00
1557	803	1	2	162	\N	normal	2026-02-18 03:02:00	2026-02-18 03:34:00
1558	803	4	2	166	\N	normal	2026-02-18 09:38:00	2026-02-18 14:43:00
1559	804	31	11	\N	negative	\N	2026-02-18 14:28:00	2026-02-18 17:10:00
1560	800	34	12	13.9	\N	high	2026-02-18 14:40:00	2026-02-18 16:08:00
1561	807	16	5	1.66	\N	normal	2026-02-19 00:47:00	2026-02-19 01:43:00
1562	806	26	9	\N	negative	\N	2026-02-19 13:48:00	2026-02-19 14:42:00
1563	808	1	2	143	\N	normal	2026-02-20 22:31:00	2026-02-20 23:31:00
1564	808	23	8	60.9	\N	normal	2026-02-21 23:17:00	2026-02-22 03:57:00
1565	813	8	4	6.02	\N	high	2026-02-23 16:11:00	2026-02-23 16:23:00
1566	810	6	3	375	\N	normal	2026-02-23 17:17:00	2026-02-23 17:35:00
1567	812	8	5	4.25	\N	normal	2026-02-23 18:04:00	2026-02-23 18:40:00
1568	812	5	1	13.2	\N	normal	2026-02-23 19:10:00	2026-02-23 20:07:00
1569	812	11	5	142	\N	normal	2026-02-23 20:00:00	2026-02-23 21:01:00
1570	810	16	6	1.4	\N	normal	2026-02-23 21:09:00	2026-02-23 23:38:00
1571	811	31	11	\N	positive	\N	2026-02-24 04:44:00	2026-02-24 05:30:00
1572	809	30	11	\N	positive	\N	2026-02-24 07:41:00	2026-02-24 11:16:00
1573	810	4	1	177	\N	normal	2026-02-24 08:36:00	2026-02-24 09:39:00
1574	815	27	9	\N	negative	\N	2026-02-25 15:26:00	2026-02-25 16:24:00
1575	817	2	2	7.4	\N	normal	2026-02-25 21:47:00	2026-02-25 22:46:00
1576	816	13	4	25.7	\N	normal	2026-02-26 00:25:00	2026-02-26 00:59:00
1577	814	5	1	16.2	\N	normal	2026-02-26 01:45:00	2026-02-26 02:07:00
1578	821	18	6	2.1	\N	normal	2026-02-27 15:45:00	2026-02-27 19:42:00
1579	821	1	2	142	\N	normal	2026-02-27 18:15:00	2026-02-27 18:42:00
1580	821	9	5	33.8	\N	normal	2026-02-27 20:41:00	2026-02-27 22:08:00
1581	819	8	5	4.67	\N	normal	2026-02-27 23:46:00	2026-02-28 03:24:00
1582	819	11	6	139	\N	normal	2026-02-28 01:21:00	2026-02-28 02:40:00
1583	820	28	9	\N	negative	\N	2026-03-02 17:10:00	2026-03-02 20:47:00
1584	822	17	6	4.11	\N	normal	2026-03-02 21:11:00	2026-03-02 22:36:00
1585	823	26	9	\N	positive	\N	2026-03-03 18:04:00	2026-03-03 19:50:00
1586	824	9	6	37.3	\N	normal	2026-03-04 12:15:00	2026-03-04 12:51:00
1587	824	4	2	171	\N	normal	2026-03-04 12:17:00	2026-03-04 12:44:00
1588	825	26	9	\N	negative	\N	2026-03-04 22:09:00	2026-03-05 00:36:00
1589	826	25	8	2.37	\N	normal	2026-03-05 01:37:00	2026-03-05 02:37:00
1590	826	15	5	4.11	\N	high	2026-03-05 01:58:00	2026-03-05 02:24:00
1591	828	16	5	1.39	\N	normal	2026-03-05 23:19:00	2026-03-06 04:34:00
1592	828	8	5	4.94	\N	normal	2026-03-06 00:57:00	2026-03-06 01:07:00
1593	828	22	7	276	\N	normal	2026-03-06 11:00:00	2026-03-06 12:43:00
1594	828	9	5	47.3	\N	high	2026-03-06 11:12:00	2026-03-06 11:23:00
1595	829	13	6	18.3	\N	normal	2026-03-06 12:18:00	2026-03-06 12:25:00
1596	829	8	4	6.18	\N	high	2026-03-06 13:14:00	2026-03-06 17:28:00
1597	829	20	8	2.69	\N	normal	2026-03-06 17:03:00	2026-03-06 18:44:00
1598	829	1	2	144	\N	normal	2026-03-06 18:56:00	2026-03-06 21:09:00
1599	827	21	7	13.4	\N	normal	2026-03-06 19:55:00	2026-03-06 21:04:00
1600	834	27	9	\N	negative	\N	2026-03-06 20:38:00	2026-03-06 20:54:00
1601	829	9	5	27.6	\N	normal	2026-03-06 21:03:00	2026-03-06 21:11:00
1602	833	7	3	1.12	\N	normal	2026-03-06 21:19:00	2026-03-06 22:13:00
1603	830	12	6	5.82	\N	high	2026-03-06 21:56:00	2026-03-07 00:29:00
1604	830	15	6	2.67	\N	normal	2026-03-07 00:27:00	2026-03-07 02:54:00
1605	831	24	8	3.61	\N	normal	2026-03-07 01:43:00	2026-03-07 06:09:00
1606	833	16	6	1.39	\N	normal	2026-03-07 04:10:00	2026-03-07 05:10:00
1607	833	1	1	121	\N	normal	2026-03-07 04:31:00	2026-03-07 07:26:00
1608	833	21	7	11.7	\N	normal	2026-03-07 10:45:00	2026-03-07 11:09:00
1609	835	12	6	3.95	\N	normal	2026-03-07 15:26:00	2026-03-07 18:12:00
1610	835	10	6	87.3	\N	normal	2026-03-07 15:33:00	2026-03-07 16:36:00
1611	835	7	3	0.75	\N	low	2026-03-07 15:51:00	2026-03-07 16:30:00
1612	832	23	7	70.6	\N	normal	2026-03-08 04:35:00	2026-03-08 05:01:00
1613	835	4	2	45	\N	normal	2026-03-08 04:47:00	2026-03-08 05:29:00
1614	837	18	5	8.5	\N	normal	2026-03-09 16:52:00	2026-03-09 18:15:00
1615	836	8	4	5.2	\N	normal	2026-03-09 20:52:00	2026-03-09 21:11:00
1616	837	14	6	5.46	\N	high	2026-03-09 22:31:00	2026-03-10 00:32:00
1617	837	9	6	42.7	\N	high	2026-03-10 02:20:00	2026-03-10 02:54:00
1618	838	12	5	4.25	\N	normal	2026-03-11 14:41:00	2026-03-11 17:30:00
1619	840	2	1	5.8	\N	normal	2026-03-11 19:53:00	2026-03-11 20:24:00
1620	840	15	6	1.8	\N	normal	2026-03-11 21:41:00	2026-03-11 23:29:00
1621	839	8	6	5.02	\N	normal	2026-03-11 22:56:00	2026-03-11 23:16:00
1622	838	14	6	5.22	\N	high	2026-03-11 23:24:00	2026-03-12 00:17:00
1623	839	2	1	8.9	\N	normal	2026-03-12 01:21:00	2026-03-12 01:30:00
1624	838	1	2	146	\N	normal	2026-03-12 01:22:00	2026-03-12 01:50:00
1625	839	1	2	133	\N	normal	2026-03-12 01:58:00	2026-03-12 02:24:00
1626	839	13	5	35.0	\N	normal	2026-03-12 01:59:00	2026-03-12 02:44:00
1627	838	20	8	0.67	\N	normal	2026-03-12 05:49:00	2026-03-12 07:48:00
1628	840	12	6	5.41	\N	high	2026-03-12 07:36:00	2026-03-12 10:32:00
1629	839	9	6	53.5	\N	high	2026-03-12 15:09:00	2026-03-12 17:38:00
1630	841	14	5	2.9	\N	normal	2026-03-13 14:26:00	2026-03-13 16:46:00
1631	841	15	5	2.2	\N	normal	2026-03-13 16:12:00	2026-03-13 17:22:00
1632	842	3	2	338	\N	normal	2026-03-16 18:39:00	2026-03-16 19:14:00
1633	842	34	12	5.6	\N	normal	2026-03-17 07:10:00	2026-03-17 07:49:00
1634	843	11	4	135	\N	normal	2026-03-17 20:34:00	2026-03-17 20:51:00
1635	843	12	5	6.13	\N	high	2026-03-17 23:16:00	2026-03-18 00:49:00
1636	844	19	6	1.35	\N	normal	2026-03-18 17:15:00	2026-03-18 17:39:00
1637	846	17	6	1.42	\N	normal	2026-03-18 17:41:00	2026-03-18 18:30:00
1638	846	2	2	6.2	\N	normal	2026-03-18 19:15:00	2026-03-18 19:27:00
1639	846	8	5	5.8	\N	high	2026-03-19 00:29:00	2026-03-19 03:22:00
1640	845	26	10	\N	negative	\N	2026-03-19 01:22:00	2026-03-19 04:37:00
1641	846	9	5	42.9	\N	high	2026-03-19 04:37:00	2026-03-19 04:52:00
1642	848	7	3	1.15	\N	normal	2026-03-19 12:38:00	2026-03-19 12:44:00
1643	848	8	6	4.87	\N	normal	2026-03-19 14:16:00	2026-03-19 15:34:00
1644	849	17	5	1.13	\N	normal	2026-03-19 17:43:00	2026-03-19 17:54:00
1645	849	2	2	7.4	\N	normal	2026-03-19 18:56:00	2026-03-19 20:28:00
1646	848	20	7	3.9	\N	normal	2026-03-19 20:33:00	2026-03-19 22:52:00
1647	849	9	4	29.5	\N	normal	2026-03-20 02:12:00	2026-03-20 02:52:00
1648	850	4	2	170	\N	normal	2026-03-20 22:23:00	2026-03-20 23:26:00
1649	854	10	6	98.5	\N	normal	2026-03-23 14:03:00	2026-03-23 16:16:00
1650	854	3	1	203	\N	normal	2026-03-23 15:19:00	2026-03-23 15:29:00
1651	856	11	6	140	\N	normal	2026-03-23 15:55:00	2026-03-23 16:17:00
1652	856	1	1	165	\N	normal	2026-03-23 17:01:00	2026-03-23 20:53:00
1653	851	17	5	5.59	\N	high	2026-03-23 20:56:00	2026-03-23 21:50:00
1654	851	7	3	0.71	\N	low	2026-03-23 21:09:00	2026-03-23 22:04:00
1655	852	11	6	150	\N	high	2026-03-23 21:14:00	2026-03-24 00:26:00
1656	857	2	1	5.9	\N	normal	2026-03-23 22:22:00	2026-03-23 22:33:00
1657	855	15	6	3.49	\N	high	2026-03-23 23:02:00	2026-03-23 23:53:00
1658	851	14	6	4.93	\N	normal	2026-03-23 23:49:00	2026-03-24 04:55:00
1659	851	2	2	12.7	\N	high	2026-03-24 00:19:00	2026-03-24 00:31:00
1660	851	13	5	16.8	\N	normal	2026-03-24 00:35:00	2026-03-24 01:12:00
1661	858	12	4	4.4	\N	normal	2026-03-24 03:46:00	2026-03-24 03:55:00
1662	857	21	7	13.9	\N	normal	2026-03-24 06:38:00	2026-03-24 11:05:00
1663	852	15	6	2.86	\N	normal	2026-03-24 13:05:00	2026-03-24 14:30:00
1664	859	27	9	\N	positive	\N	2026-03-24 16:29:00	2026-03-24 21:29:00
1665	862	10	6	70.8	\N	normal	2026-03-24 17:56:00	2026-03-24 18:07:00
1666	861	6	3	309	\N	normal	2026-03-24 18:12:00	2026-03-24 19:22:00
1667	861	2	2	5.8	\N	normal	2026-03-24 20:09:00	2026-03-24 23:30:00
1668	862	3	2	206	\N	normal	2026-03-24 20:18:00	2026-03-24 22:05:00
1669	862	2	1	5.0	\N	normal	2026-03-24 22:14:00	2026-03-24 23:04:00
1670	862	22	8	443	\N	normal	2026-03-25 18:10:00	2026-03-25 22:11:00
1671	864	8	5	4.74	\N	normal	2026-03-25 18:59:00	2026-03-25 19:33:00
1672	864	14	5	4.86	\N	normal	2026-03-25 22:06:00	2026-03-25 22:13:00
1673	857	34	12	0.5	\N	normal	2026-03-26 07:18:00	2026-03-26 08:24:00
1674	868	27	10	\N	positive	\N	2026-03-26 17:04:00	2026-03-26 17:14:00
1675	860	26	10	\N	positive	\N	2026-03-26 22:06:00	2026-03-26 22:30:00
1676	866	14	5	5.19	\N	high	2026-03-27 01:11:00	2026-03-27 01:53:00
1677	866	21	7	6.7	\N	low	2026-03-27 10:12:00	2026-03-27 10:19:00
1678	869	11	6	140	\N	normal	2026-03-27 16:07:00	2026-03-27 16:14:00
1679	869	1	1	136	\N	normal	2026-03-27 21:33:00	2026-03-27 22:11:00
1680	871	4	2	78	\N	normal	2026-03-27 22:40:00	2026-03-28 01:39:00
1681	867	26	10	\N	negative	\N	2026-03-27 22:55:00	2026-03-27 23:02:00
1682	872	8	6	5.33	\N	normal	2026-03-27 23:51:00	2026-03-28 00:53:00
1683	870	30	11	\N	negative	\N	2026-03-28 01:22:00	2026-03-28 01:51:00
1684	873	7	3	1.33	\N	high	2026-03-28 12:15:00	2026-03-28 13:33:00
1685	873	17	5	1.16	\N	normal	2026-03-28 13:31:00	2026-03-28 15:24:00
1686	873	1	2	148	\N	normal	2026-03-28 14:52:00	2026-03-28 16:21:00
1687	874	10	4	51.5	\N	normal	2026-03-28 20:33:00	2026-03-29 00:02:00
1688	873	21	8	17.3	\N	normal	2026-03-29 00:27:00	2026-03-29 00:55:00
1689	874	1	1	124	\N	normal	2026-03-29 01:28:00	2026-03-29 04:04:00
1690	874	20	8	1.0	\N	normal	2026-03-29 05:22:00	2026-03-29 06:39:00
1691	875	19	5	1.84	\N	normal	2026-03-29 06:40:00	2026-03-29 07:13:00
1692	878	27	10	\N	negative	\N	2026-03-30 14:24:00	2026-03-30 14:46:00
1693	876	10	5	90.7	\N	normal	2026-03-30 17:25:00	2026-03-30 23:03:00
1694	879	2	1	4.5	\N	normal	2026-03-30 17:46:00	2026-03-30 18:47:00
1695	879	8	4	5.23	\N	normal	2026-03-30 18:53:00	2026-03-30 20:06:00
1696	879	20	7	0.17	\N	low	2026-03-30 21:30:00	2026-03-30 21:38:00
1697	877	8	4	5.46	\N	normal	2026-03-30 22:17:00	2026-03-30 22:46:00
1698	876	17	5	1.12	\N	normal	2026-03-30 23:24:00	2026-03-31 00:02:00
1699	879	4	2	10	\N	low	2026-03-31 00:32:00	2026-03-31 04:59:00
1700	879	32	12	\N	negative	\N	2026-03-31 03:02:00	2026-03-31 03:20:00
1701	877	24	7	3.45	\N	normal	2026-03-31 04:00:00	2026-03-31 05:02:00
1702	878	26	10	\N	negative	\N	2026-04-01 03:05:00	2026-04-01 04:06:00
1703	882	10	6	65.7	\N	normal	2026-04-01 19:58:00	2026-04-01 20:56:00
1704	880	9	6	45.8	\N	high	2026-04-01 21:39:00	2026-04-01 22:26:00
1705	882	22	8	325	\N	normal	2026-04-02 01:31:00	2026-04-02 02:20:00
1706	882	8	4	3.62	\N	low	2026-04-02 05:25:00	2026-04-02 06:14:00
1707	881	19	5	2.32	\N	normal	2026-04-02 05:39:00	2026-04-02 05:48:00
1708	884	8	4	6.65	\N	high	2026-04-02 20:07:00	2026-04-03 04:12:00
1709	883	1	2	147	\N	normal	2026-04-02 22:25:00	2026-04-03 02:01:00
1710	884	20	8	2.85	\N	normal	2026-04-03 01:09:00	2026-04-03 01:42:00
1711	884	21	7	11.3	\N	normal	2026-04-03 04:43:00	2026-04-03 05:25:00
1712	888	13	6	52.5	\N	high	2026-04-03 17:48:00	\N
1713	886	27	9	\N	negative	\N	2026-04-03 20:49:00	2026-04-03 20:56:00
1714	888	2	2	5.9	\N	normal	2026-04-03 20:58:00	2026-04-03 21:25:00
1715	888	9	5	51.4	\N	high	2026-04-04 01:47:00	2026-04-04 04:13:00
1716	887	9	6	41.0	\N	normal	2026-04-04 05:56:00	2026-04-04 07:03:00
1717	885	34	12	6.2	\N	normal	2026-04-04 17:50:00	2026-04-04 18:31:00
1718	889	26	9	\N	positive	\N	2026-04-04 22:59:00	2026-04-05 00:11:00
1719	885	32	12	\N	negative	\N	2026-04-05 03:04:00	2026-04-05 04:51:00
1720	890	10	6	69.9	\N	normal	2026-04-07 20:57:00	2026-04-07 21:55:00
1721	890	11	5	136	\N	normal	2026-04-07 21:32:00	2026-04-07 23:21:00
1722	890	12	6	4.3	\N	normal	2026-04-08 04:53:00	2026-04-08 05:35:00
1723	890	22	7	204	\N	normal	2026-04-08 06:25:00	2026-04-08 07:32:00
1724	890	9	6	31.5	\N	normal	2026-04-08 11:16:00	2026-04-08 12:04:00
1725	891	10	6	58.8	\N	normal	2026-04-08 17:16:00	2026-04-08 20:00:00
1726	891	21	8	14.3	\N	normal	2026-04-08 19:15:00	2026-04-08 20:26:00
1727	893	6	3	219	\N	normal	2026-04-08 21:17:00	2026-04-09 06:13:00
1728	893	16	6	1.35	\N	normal	2026-04-08 21:33:00	2026-04-08 21:53:00
1729	891	16	6	1.67	\N	normal	2026-04-08 22:42:00	2026-04-08 23:39:00
1730	894	17	5	2.34	\N	normal	2026-04-10 00:36:00	2026-04-10 05:35:00
1731	894	15	5	2.82	\N	normal	2026-04-10 04:49:00	2026-04-10 06:38:00
1732	896	4	2	186	\N	normal	2026-04-10 08:18:00	\N
1733	898	18	5	7.7	\N	normal	2026-04-10 09:49:00	2026-04-10 09:56:00
1734	898	15	4	2.89	\N	normal	2026-04-10 13:23:00	2026-04-10 20:30:00
1735	898	8	6	5.87	\N	high	2026-04-10 14:54:00	2026-04-10 15:42:00
1736	897	27	10	\N	negative	\N	2026-04-10 20:18:00	2026-04-10 20:50:00
1737	901	10	6	45.5	\N	normal	2026-04-10 20:49:00	2026-04-10 23:46:00
1738	899	27	10	\N	positive	\N	2026-04-10 20:50:00	2026-04-10 22:26:00
1739	901	15	6	2.83	\N	normal	2026-04-10 23:22:00	2026-04-10 23:39:00
1740	895	26	10	\N	negative	\N	2026-04-11 01:49:00	2026-04-11 03:23:00
1741	901	14	6	4.29	\N	normal	2026-04-11 01:56:00	2026-04-11 02:15:00
1742	902	4	2	10	\N	low	2026-04-11 02:42:00	2026-04-11 02:56:00
1743	901	9	5	42.6	\N	high	2026-04-11 02:56:00	2026-04-11 04:19:00
1744	903	8	5	5.2	\N	normal	2026-04-11 14:14:00	2026-04-11 14:41:00
1745	903	15	4	1.53	\N	normal	2026-04-11 18:01:00	2026-04-11 20:09:00
1746	903	21	7	15.1	\N	normal	2026-04-11 21:19:00	2026-04-11 23:27:00
1747	904	4	2	117	\N	normal	2026-04-12 02:11:00	2026-04-12 03:40:00
1748	903	9	6	38.5	\N	normal	2026-04-12 02:13:00	2026-04-12 02:22:00
1749	903	22	7	263	\N	normal	2026-04-12 10:19:00	2026-04-12 10:27:00
1750	905	13	4	43.3	\N	normal	2026-04-13 13:48:00	2026-04-13 14:27:00
1751	910	12	6	4.5	\N	normal	2026-04-13 22:45:00	2026-04-13 23:29:00
1752	906	17	4	8.48	\N	high	2026-04-13 23:55:00	2026-04-14 02:24:00
1753	906	1	1	129	\N	normal	2026-04-13 23:57:00	2026-04-14 00:32:00
1754	911	10	6	80.3	\N	normal	2026-04-14 22:04:00	2026-04-15 00:25:00
1755	911	1	2	114	\N	low	2026-04-14 23:58:00	2026-04-15 00:31:00
1756	909	26	10	\N	negative	\N	2026-04-15 11:51:00	2026-04-15 14:05:00
1757	913	17	6	8.09	\N	high	2026-04-15 17:19:00	2026-04-15 17:54:00
1758	913	8	6	7.08	\N	high	2026-04-15 18:21:00	2026-04-15 19:50:00
1759	913	10	4	95.3	\N	normal	2026-04-15 18:32:00	2026-04-15 20:45:00
1760	907	26	10	\N	negative	\N	2026-04-17 07:35:00	2026-04-17 09:52:00
1761	914	14	5	5.4	\N	high	2026-04-17 17:39:00	2026-04-17 18:36:00
1762	914	3	1	242	\N	normal	2026-04-17 21:04:00	2026-04-17 22:49:00
1763	915	9	6	50.3	\N	high	2026-04-18 11:43:00	2026-04-18 14:56:00
1764	912	26	9	\N	positive	\N	2026-04-18 18:58:00	2026-04-18 19:07:00
1765	916	18	6	5.6	\N	normal	2026-04-18 21:26:00	2026-04-18 22:23:00
1766	916	8	6	5.99	\N	high	2026-04-19 00:06:00	2026-04-19 01:18:00
1767	916	14	6	5.55	\N	high	2026-04-19 02:04:00	2026-04-19 04:08:00
1768	916	20	8	1.93	\N	normal	2026-04-19 08:23:00	2026-04-19 09:13:00
1769	917	3	1	272	\N	normal	2026-04-20 21:03:00	2026-04-20 21:11:00
1770	921	11	6	141	\N	normal	2026-04-20 21:29:00	2026-04-20 21:41:00
1771	919	2	2	9.4	\N	normal	2026-04-20 23:41:00	\N
1772	921	3	1	269	\N	normal	2026-04-21 00:34:00	2026-04-21 01:15:00
1773	917	9	4	42.8	\N	high	2026-04-21 01:04:00	2026-04-21 04:13:00
1774	919	21	7	15.0	\N	normal	2026-04-21 01:10:00	2026-04-21 01:18:00
1775	921	1	2	147	\N	normal	2026-04-21 03:55:00	2026-04-21 04:56:00
1776	920	9	5	46.5	\N	high	2026-04-21 05:39:00	2026-04-21 10:28:00
1777	917	4	1	25	\N	low	2026-04-21 11:47:00	2026-04-21 12:38:00
1778	917	20	8	1.92	\N	normal	2026-04-21 12:35:00	2026-04-21 14:06:00
1779	920	20	7	0.83	\N	normal	2026-04-21 13:16:00	2026-04-21 14:40:00
1780	918	26	10	\N	negative	\N	2026-04-22 06:06:00	2026-04-22 06:57:00
1781	923	10	6	80.9	\N	normal	2026-04-22 18:52:00	2026-04-22 19:53:00
1782	925	10	4	84.0	\N	normal	2026-04-22 20:24:00	2026-04-22 20:32:00
1783	923	2	1	5.8	\N	normal	2026-04-22 21:22:00	2026-04-22 22:23:00
1784	926	16	5	1.82	\N	normal	2026-04-23 01:09:00	2026-04-23 02:03:00
1785	922	3	2	411	\N	high	2026-04-23 03:13:00	2026-04-23 04:05:00
1786	926	14	6	3.7	\N	normal	2026-04-23 04:05:00	2026-04-23 04:34:00
1787	922	2	1	10.2	\N	normal	2026-04-23 04:22:00	2026-04-23 04:50:00
1788	923	4	1	86	\N	normal	2026-04-23 09:59:00	2026-04-23 11:28:00
1789	926	32	12	\N	negative	\N	2026-04-23 10:56:00	2026-04-23 11:56:00
1790	926	24	7	1.17	\N	normal	2026-04-23 17:14:00	2026-04-23 19:19:00
1791	927	10	6	112.7	\N	high	2026-04-23 20:03:00	2026-04-23 23:27:00
1792	927	14	6	4.22	\N	normal	2026-04-23 21:38:00	2026-04-23 22:05:00
1793	927	3	1	241	\N	normal	2026-04-24 02:06:00	2026-04-24 02:18:00
1794	924	26	10	\N	positive	\N	2026-04-24 04:08:00	2026-04-24 04:51:00
1795	928	28	10	\N	negative	\N	2026-04-25 09:01:00	2026-04-25 10:22:00
1796	929	16	5	1.08	\N	normal	2026-04-25 19:51:00	2026-04-25 20:11:00
1797	930	19	4	0.45	\N	normal	2026-04-28 01:12:00	2026-04-28 01:50:00
1798	932	11	4	143	\N	normal	2026-04-28 17:21:00	2026-04-28 18:23:00
1799	932	1	2	152	\N	normal	2026-04-28 18:07:00	2026-04-28 18:18:00
1800	934	18	4	7.7	\N	normal	2026-04-28 18:58:00	2026-04-28 19:31:00
1801	932	15	6	3.09	\N	high	2026-04-28 23:58:00	2026-04-29 00:21:00
1802	933	19	5	0.17	\N	normal	2026-04-29 01:02:00	2026-04-29 06:12:00
1803	931	19	6	3.68	\N	high	2026-04-29 06:48:00	2026-04-29 07:16:00
1804	934	34	12	12.0	\N	high	2026-04-29 17:36:00	2026-04-29 22:40:00
1805	936	8	5	5.65	\N	high	2026-04-30 21:37:00	2026-04-30 23:27:00
1806	936	13	5	24.1	\N	normal	2026-04-30 23:36:00	2026-05-01 00:02:00
1807	935	30	11	\N	negative	\N	2026-05-01 06:44:00	2026-05-01 06:59:00
1808	938	6	3	718	\N	high	2026-05-01 15:52:00	2026-05-01 16:27:00
1809	938	7	3	0.94	\N	normal	2026-05-01 19:44:00	2026-05-01 20:17:00
1810	941	10	5	58.1	\N	normal	2026-05-01 20:04:00	2026-05-01 21:48:00
1811	941	3	1	180	\N	normal	2026-05-01 20:16:00	2026-05-01 20:50:00
1812	938	2	1	3.7	\N	low	2026-05-01 21:27:00	2026-05-01 23:06:00
1813	939	2	2	6.2	\N	normal	2026-05-01 22:42:00	2026-05-02 01:01:00
1814	939	13	4	20.2	\N	normal	2026-05-01 22:54:00	2026-05-01 23:44:00
1815	941	2	2	6.8	\N	normal	2026-05-02 01:00:00	2026-05-02 02:39:00
1816	940	19	5	1.34	\N	normal	2026-05-02 02:44:00	2026-05-02 04:39:00
1817	941	32	12	\N	negative	\N	2026-05-02 11:36:00	2026-05-02 11:49:00
1818	943	27	9	\N	negative	\N	2026-05-02 18:20:00	2026-05-02 19:13:00
1819	942	8	6	5.82	\N	high	2026-05-02 23:28:00	2026-05-03 00:13:00
1820	942	2	1	8.1	\N	normal	2026-05-03 00:27:00	2026-05-03 00:43:00
1821	942	10	5	93.6	\N	normal	2026-05-03 00:40:00	2026-05-03 01:14:00
1822	942	3	1	234	\N	normal	2026-05-03 00:47:00	2026-05-03 01:14:00
1823	938	33	12	\N	negative	\N	2026-05-03 21:52:00	2026-05-04 00:09:00
1824	944	10	6	76.7	\N	normal	2026-05-04 23:10:00	2026-05-05 02:18:00
1825	944	12	6	4.09	\N	normal	2026-05-05 00:56:00	2026-05-05 04:48:00
1826	944	1	2	135	\N	normal	2026-05-05 01:19:00	2026-05-05 02:03:00
1827	948	3	2	285	\N	normal	2026-05-05 22:05:00	2026-05-05 22:19:00
1828	948	4	1	71	\N	normal	2026-05-06 02:20:00	2026-05-06 02:34:00
1829	945	21	7	16.5	\N	normal	2026-05-06 02:35:00	2026-05-06 04:41:00
1830	945	9	5	41.4	\N	normal	2026-05-06 07:30:00	2026-05-06 08:05:00
1831	946	31	11	\N	negative	\N	2026-05-06 15:53:00	2026-05-06 19:37:00
1832	951	29	9	\N	negative	\N	2026-05-06 23:18:00	2026-05-07 01:48:00
1833	950	8	6	5.61	\N	high	2026-05-06 23:21:00	2026-05-06 23:58:00
1834	952	14	6	4.67	\N	normal	2026-05-07 00:31:00	2026-05-07 01:40:00
1835	950	21	7	13.7	\N	normal	2026-05-07 00:49:00	2026-05-07 01:03:00
1836	949	19	6	2.76	\N	normal	2026-05-07 05:54:00	2026-05-07 07:26:00
1837	961	8	6	4.98	\N	normal	2026-05-07 22:15:00	2026-05-07 23:01:00
1838	953	11	5	139	\N	normal	2026-05-07 22:26:00	2026-05-07 23:41:00
1839	959	14	6	3.79	\N	normal	2026-05-07 22:58:00	2026-05-07 23:54:00
1840	947	28	10	\N	positive	\N	2026-05-08 00:23:00	2026-05-08 01:34:00
1841	961	1	2	139	\N	normal	2026-05-08 02:04:00	2026-05-08 02:13:00
1842	954	31	11	\N	negative	\N	2026-05-08 03:20:00	2026-05-08 04:20:00
1843	958	20	7	1.64	\N	normal	2026-05-08 03:46:00	2026-05-08 05:55:00
1844	953	21	7	21.3	\N	normal	2026-05-08 11:33:00	2026-05-08 13:00:00
1845	959	23	8	52.4	\N	normal	2026-05-08 14:09:00	2026-05-08 15:01:00
1846	956	23	7	57.9	\N	normal	2026-05-08 16:53:00	2026-05-08 18:54:00
1847	955	28	9	\N	negative	\N	2026-05-09 12:29:00	2026-05-09 13:06:00
1848	962	26	9	\N	positive	\N	2026-05-09 17:08:00	2026-05-09 18:57:00
1849	963	18	5	5.8	\N	normal	2026-05-09 17:18:00	2026-05-09 18:28:00
1850	963	11	6	136	\N	normal	2026-05-09 19:35:00	2026-05-09 19:45:00
1851	963	22	8	182	\N	normal	2026-05-09 23:51:00	2026-05-10 00:25:00
1852	957	33	12	\N	negative	\N	2026-05-10 00:49:00	2026-05-10 02:41:00
1853	960	26	9	\N	positive	\N	2026-05-10 01:02:00	2026-05-10 01:10:00
1854	967	5	2	16.0	\N	normal	2026-05-11 16:14:00	2026-05-11 16:23:00
1855	968	27	10	\N	negative	\N	2026-05-11 16:45:00	2026-05-11 17:27:00
1856	964	9	5	39.0	\N	normal	2026-05-12 00:26:00	2026-05-12 01:54:00
1857	965	31	11	\N	negative	\N	2026-05-12 01:16:00	2026-05-12 02:16:00
1858	966	9	4	49.3	\N	high	2026-05-12 03:28:00	2026-05-12 03:37:00
1859	967	4	1	351	\N	high	2026-05-12 08:16:00	2026-05-12 09:21:00
1860	966	4	2	259	\N	normal	2026-05-12 12:53:00	2026-05-12 13:17:00
1861	969	1	1	143	\N	normal	2026-05-12 22:29:00	2026-05-13 01:41:00
1862	974	27	9	\N	negative	\N	2026-05-13 15:43:00	2026-05-13 19:01:00
1863	973	18	5	11.1	\N	normal	2026-05-13 16:48:00	2026-05-13 17:21:00
1864	973	15	6	2.63	\N	normal	2026-05-13 18:31:00	2026-05-13 19:29:00
1865	973	14	6	6.05	\N	high	2026-05-13 19:15:00	2026-05-13 19:30:00
1866	975	18	5	13.8	\N	normal	2026-05-13 19:24:00	2026-05-13 19:52:00
1867	970	16	5	1.55	\N	normal	2026-05-13 22:32:00	2026-05-14 00:19:00
1868	973	3	2	287	\N	normal	2026-05-13 22:47:00	2026-05-14 00:19:00
1869	972	31	11	\N	negative	\N	2026-05-13 23:39:00	2026-05-14 00:21:00
1870	970	14	5	5.93	\N	high	2026-05-14 02:06:00	2026-05-14 02:29:00
1871	974	19	5	2.13	\N	normal	2026-05-14 03:24:00	2026-05-14 03:33:00
1872	970	1	2	139	\N	normal	2026-05-14 03:34:00	2026-05-14 05:46:00
1873	973	23	7	96.6	\N	normal	2026-05-14 05:25:00	2026-05-14 05:54:00
1874	975	20	8	2.5	\N	normal	2026-05-14 05:52:00	2026-05-14 06:30:00
1875	975	21	7	13.5	\N	normal	2026-05-14 06:37:00	2026-05-14 07:28:00
1876	971	30	11	\N	negative	\N	2026-05-14 12:12:00	2026-05-14 13:17:00
1877	977	17	4	0.32	\N	normal	2026-05-14 21:27:00	2026-05-14 22:11:00
1878	976	20	8	1.7	\N	normal	2026-05-15 01:53:00	2026-05-15 05:28:00
1879	978	14	5	3.59	\N	normal	2026-05-15 22:46:00	2026-05-16 00:14:00
1880	978	8	6	4.88	\N	normal	2026-05-15 23:28:00	2026-05-16 00:19:00
1881	979	31	11	\N	negative	\N	2026-05-16 07:01:00	2026-05-16 08:34:00
1882	981	1	1	146	\N	normal	2026-05-17 02:13:00	2026-05-17 03:40:00
1883	981	21	7	11.7	\N	normal	2026-05-17 04:57:00	2026-05-17 07:03:00
1884	982	7	3	1.17	\N	normal	2026-05-18 20:04:00	2026-05-18 20:23:00
1885	985	27	10	\N	positive	\N	2026-05-19 15:29:00	2026-05-19 18:23:00
1886	986	17	6	5.19	\N	high	2026-05-19 16:20:00	2026-05-19 16:50:00
1887	986	1	1	135	\N	normal	2026-05-19 17:58:00	2026-05-19 18:44:00
1888	986	8	5	3.39	\N	low	2026-05-19 18:00:00	2026-05-19 19:09:00
1889	987	10	5	117.9	\N	high	2026-05-19 20:52:00	2026-05-19 21:43:00
1890	987	13	5	24.9	\N	normal	2026-05-19 21:00:00	2026-05-19 21:46:00
1891	984	17	6	1.96	\N	normal	2026-05-19 21:29:00	2026-05-19 21:48:00
1892	987	1	1	163	\N	normal	2026-05-20 00:38:00	2026-05-20 01:05:00
1893	983	29	9	\N	negative	\N	2026-05-20 06:05:00	2026-05-20 06:13:00
1894	985	26	9	\N	negative	\N	2026-05-20 10:27:00	2026-05-20 10:56:00
1895	986	32	12	\N	negative	\N	2026-05-20 12:31:00	2026-05-20 13:37:00
1896	988	12	5	4.49	\N	normal	2026-05-20 12:51:00	2026-05-20 13:15:00
1897	988	17	4	5.4	\N	high	2026-05-20 13:16:00	2026-05-20 13:31:00
1898	988	9	6	41.3	\N	normal	2026-05-20 15:16:00	2026-05-20 16:11:00
1899	990	16	6	1.54	\N	normal	2026-05-20 15:16:00	2026-05-20 16:08:00
1900	988	2	1	4.3	\N	normal	2026-05-20 16:52:00	2026-05-20 17:39:00
1901	988	4	1	219	\N	normal	2026-05-20 16:54:00	2026-05-20 19:04:00
1902	989	19	4	2.08	\N	normal	2026-05-21 08:37:00	2026-05-21 09:13:00
1903	992	16	5	1.91	\N	normal	2026-05-21 15:26:00	2026-05-21 16:28:00
1904	990	23	7	38.1	\N	low	2026-05-21 16:55:00	2026-05-21 17:05:00
1905	991	26	10	\N	positive	\N	2026-05-22 03:24:00	2026-05-22 04:11:00
1906	993	17	6	7.11	\N	high	2026-05-22 20:58:00	2026-05-22 22:57:00
1907	993	10	5	69.8	\N	normal	2026-05-22 21:42:00	2026-05-22 22:30:00
1908	994	27	10	\N	negative	\N	2026-05-22 23:07:00	2026-05-23 00:47:00
1909	993	15	5	3.73	\N	high	2026-05-23 01:56:00	2026-05-23 02:43:00
1910	993	9	4	24.0	\N	normal	2026-05-23 08:19:00	2026-05-23 08:25:00
1911	993	32	12	\N	negative	\N	2026-05-24 01:45:00	2026-05-24 02:44:00
1912	998	17	6	1.03	\N	normal	2026-05-26 19:29:00	2026-05-26 22:31:00
1913	997	13	5	50.8	\N	high	2026-05-26 20:19:00	2026-05-26 21:59:00
1914	997	16	5	1.91	\N	normal	2026-05-26 20:57:00	2026-05-27 00:29:00
1915	998	10	6	98.2	\N	normal	2026-05-26 21:07:00	2026-05-26 21:44:00
1916	997	1	2	143	\N	normal	2026-05-26 22:12:00	2026-05-26 23:33:00
1917	998	4	2	266	\N	normal	2026-05-27 03:47:00	2026-05-27 05:17:00
1918	996	30	11	\N	negative	\N	2026-05-27 03:53:00	2026-05-27 06:37:00
1919	998	23	8	69.4	\N	normal	2026-05-27 16:44:00	2026-05-27 16:50:00
1920	1000	14	4	4.49	\N	normal	2026-05-27 18:04:00	2026-05-27 19:39:00
1921	1000	6	3	207	\N	normal	2026-05-27 18:23:00	2026-05-27 20:42:00
1922	1000	17	4	0.32	\N	normal	2026-05-27 19:00:00	2026-05-27 20:25:00
1923	1000	2	2	4.4	\N	normal	2026-05-27 20:23:00	2026-05-27 20:38:00
1924	1000	1	1	140	\N	normal	2026-05-27 20:26:00	2026-05-27 21:20:00
1925	999	4	2	255	\N	normal	2026-05-27 20:35:00	2026-05-27 20:52:00
1926	1002	15	5	2.38	\N	normal	2026-05-28 00:46:00	2026-05-28 02:00:00
1927	1002	1	2	121	\N	normal	2026-05-28 01:13:00	2026-05-28 01:32:00
1928	999	33	12	\N	negative	\N	2026-05-28 09:51:00	2026-05-28 11:19:00
1929	1002	4	2	151	\N	normal	2026-05-28 11:46:00	2026-05-28 13:49:00
1930	1003	27	10	\N	negative	\N	2026-05-28 20:02:00	2026-05-28 20:14:00
1931	1005	23	8	77.1	\N	normal	2026-05-29 07:20:00	2026-05-29 10:10:00
1932	1006	18	5	15.0	\N	high	2026-05-29 13:51:00	2026-05-29 19:02:00
1933	1006	11	6	137	\N	normal	2026-05-29 15:36:00	2026-05-29 17:30:00
1934	1012	15	5	3.03	\N	high	2026-06-01 20:25:00	2026-06-01 20:43:00
1935	1012	11	5	142	\N	normal	2026-06-01 20:42:00	2026-06-01 21:43:00
1936	1012	3	1	380	\N	normal	2026-06-01 20:58:00	2026-06-01 21:10:00
1937	1007	29	10	\N	negative	\N	2026-06-01 21:58:00	2026-06-01 22:10:00
1938	1012	14	6	6.27	\N	high	2026-06-01 22:16:00	2026-06-01 23:53:00
1939	1008	4	2	173	\N	normal	2026-06-01 22:49:00	2026-06-01 22:59:00
1940	1012	9	5	43.5	\N	high	2026-06-01 23:30:00	2026-06-02 01:03:00
1941	1012	2	2	6.9	\N	normal	2026-06-01 23:38:00	2026-06-02 00:25:00
1942	1011	14	6	4.18	\N	normal	2026-06-02 00:42:00	2026-06-02 05:39:00
1943	1011	16	5	1.68	\N	normal	2026-06-02 09:50:00	2026-06-02 10:51:00
1944	1014	2	2	4.3	\N	normal	2026-06-02 12:39:00	2026-06-02 13:00:00
1945	1013	17	4	4.99	\N	normal	2026-06-02 13:18:00	2026-06-02 13:43:00
1946	1014	8	5	6.17	\N	high	2026-06-02 13:47:00	2026-06-02 15:03:00
1947	1014	3	2	257	\N	normal	2026-06-02 16:37:00	2026-06-02 17:45:00
1948	1013	1	2	130	\N	normal	2026-06-02 18:35:00	2026-06-02 19:03:00
1949	1013	2	2	6.4	\N	normal	2026-06-02 19:06:00	2026-06-02 22:11:00
1950	1016	25	7	5.0	\N	normal	2026-06-03 02:08:00	2026-06-03 05:14:00
1951	1020	6	3	299	\N	normal	2026-06-03 20:21:00	2026-06-03 22:05:00
1952	1016	33	12	\N	positive	\N	2026-06-03 23:27:00	2026-06-04 00:37:00
1953	1020	3	2	295	\N	normal	2026-06-04 00:53:00	2026-06-04 02:01:00
1954	1017	3	1	257	\N	normal	2026-06-04 01:01:00	2026-06-04 01:08:00
1955	1020	16	5	1.73	\N	normal	2026-06-04 01:02:00	2026-06-04 01:19:00
1956	1017	2	2	6.7	\N	normal	2026-06-04 02:07:00	2026-06-04 03:24:00
1957	1017	1	1	137	\N	normal	2026-06-04 02:26:00	2026-06-04 02:42:00
1958	1020	14	5	6.02	\N	high	2026-06-04 04:18:00	2026-06-04 04:49:00
1959	1017	15	5	3.93	\N	high	2026-06-04 05:06:00	2026-06-04 07:07:00
1960	1019	26	9	\N	negative	\N	2026-06-04 18:05:00	2026-06-04 23:42:00
1961	1015	26	10	\N	negative	\N	2026-06-04 23:32:00	2026-06-04 23:52:00
1962	1023	6	3	538	\N	high	2026-06-05 19:35:00	2026-06-05 19:50:00
1963	1021	27	9	\N	negative	\N	2026-06-05 20:19:00	2026-06-05 21:43:00
1964	1023	12	6	4.29	\N	normal	2026-06-05 20:28:00	2026-06-05 21:48:00
1965	1023	8	4	5.58	\N	normal	2026-06-05 21:59:00	2026-06-05 22:15:00
1966	1024	21	8	19.1	\N	normal	2026-06-06 00:33:00	2026-06-06 00:48:00
1967	1024	9	6	55.2	\N	high	2026-06-06 01:44:00	2026-06-06 02:11:00
1968	1024	23	7	48.1	\N	low	2026-06-06 07:27:00	2026-06-06 07:47:00
1969	1025	16	5	1.84	\N	normal	2026-06-06 19:41:00	2026-06-06 19:59:00
1970	1025	2	2	11.4	\N	high	2026-06-06 21:28:00	2026-06-06 22:19:00
1971	1026	20	8	1.32	\N	normal	2026-06-06 23:48:00	2026-06-07 00:42:00
1972	1025	9	6	27.5	\N	normal	2026-06-07 00:13:00	2026-06-07 02:07:00
1973	1026	21	8	5.6	\N	low	2026-06-07 07:27:00	2026-06-07 08:48:00
1974	1025	23	8	25.1	\N	low	2026-06-08 03:20:00	2026-06-08 03:56:00
1975	1028	11	5	138	\N	normal	2026-06-08 18:22:00	2026-06-08 19:16:00
1976	1029	14	6	5.01	\N	high	2026-06-08 22:50:00	2026-06-09 03:55:00
1977	1027	19	4	0.72	\N	normal	2026-06-09 01:00:00	2026-06-09 02:10:00
1978	1029	20	8	2.11	\N	normal	2026-06-09 03:21:00	2026-06-09 04:36:00
1979	1030	21	8	21.1	\N	normal	2026-06-10 08:51:00	2026-06-10 09:26:00
1980	1033	21	7	17.7	\N	normal	2026-06-11 02:30:00	2026-06-11 03:49:00
1981	1033	20	7	1.03	\N	normal	2026-06-11 04:06:00	2026-06-11 04:30:00
1982	1031	19	6	1.71	\N	normal	2026-06-11 08:19:00	2026-06-11 10:15:00
1983	1032	9	6	56.9	\N	high	2026-06-11 12:10:00	2026-06-11 12:16:00
1984	1037	8	6	3.99	\N	normal	2026-06-11 18:24:00	2026-06-11 19:16:00
1985	1035	10	4	101.2	\N	normal	2026-06-11 19:09:00	2026-06-11 19:32:00
1986	1039	17	5	3.88	\N	normal	2026-06-11 19:46:00	2026-06-11 21:55:00
1987	1035	16	6	1.51	\N	normal	2026-06-11 21:30:00	2026-06-11 21:46:00
1988	1034	17	4	1.83	\N	normal	2026-06-11 22:27:00	2026-06-11 23:05:00
1989	1034	11	5	143	\N	normal	2026-06-11 23:42:00	2026-06-12 01:49:00
1990	1034	12	4	4.24	\N	normal	2026-06-12 01:28:00	2026-06-12 01:36:00
1991	1039	2	2	11.6	\N	high	2026-06-12 02:33:00	2026-06-12 02:41:00
1992	1034	3	2	363	\N	normal	2026-06-12 03:57:00	2026-06-12 06:32:00
1993	1038	31	11	\N	negative	\N	2026-06-12 03:58:00	2026-06-12 05:22:00
1994	1035	9	6	50.8	\N	high	2026-06-12 12:25:00	2026-06-12 12:31:00
1995	1041	10	6	92.6	\N	normal	2026-06-12 20:30:00	2026-06-12 21:02:00
1996	1044	10	5	103.1	\N	normal	2026-06-12 22:20:00	2026-06-12 23:06:00
1997	1044	17	6	4.99	\N	normal	2026-06-12 23:05:00	2026-06-12 23:36:00
1998	1043	19	6	3.24	\N	high	2026-06-13 02:07:00	2026-06-13 03:17:00
1999	1044	20	7	4.4	\N	high	2026-06-13 09:10:00	2026-06-13 10:02:00
2000	1036	26	9	\N	negative	\N	2026-06-13 09:53:00	2026-06-13 12:07:00
2001	1040	26	10	\N	negative	\N	2026-06-13 17:11:00	2026-06-13 18:23:00
2002	1046	1	2	113	\N	low	2026-06-13 19:31:00	2026-06-13 19:46:00
2003	1046	2	1	9.4	\N	normal	2026-06-13 21:28:00	2026-06-13 21:51:00
2004	1046	20	8	1.14	\N	normal	2026-06-13 21:30:00	2026-06-13 23:13:00
2005	1048	3	2	336	\N	normal	2026-06-13 21:37:00	2026-06-13 22:30:00
2006	1047	1	2	164	\N	normal	2026-06-13 23:31:00	2026-06-14 00:26:00
2007	1048	2	2	8.9	\N	normal	2026-06-14 00:09:00	2026-06-14 00:16:00
2008	1042	26	10	\N	negative	\N	2026-06-15 02:43:00	2026-06-15 06:31:00
2009	1045	26	10	\N	negative	\N	2026-06-15 03:41:00	2026-06-15 04:21:00
2010	1051	12	4	3.87	\N	normal	2026-06-15 21:03:00	2026-06-15 21:47:00
2011	1050	27	10	\N	negative	\N	2026-06-15 21:43:00	2026-06-15 22:44:00
2012	1049	13	5	27.6	\N	normal	2026-06-15 21:46:00	2026-06-15 22:00:00
2013	1049	9	6	40.1	\N	normal	2026-06-16 02:02:00	2026-06-16 02:25:00
2014	1049	2	2	4.1	\N	normal	2026-06-16 04:58:00	2026-06-16 05:58:00
2015	1050	19	6	2.97	\N	normal	2026-06-17 00:31:00	2026-06-17 00:47:00
2016	1052	2	2	8.0	\N	normal	2026-06-17 19:19:00	2026-06-17 19:33:00
2017	1052	8	5	4.31	\N	normal	2026-06-17 22:22:00	2026-06-17 23:02:00
2018	1052	3	2	254	\N	normal	2026-06-18 02:08:00	2026-06-18 02:17:00
2019	1053	2	1	8.0	\N	normal	2026-06-18 02:17:00	2026-06-18 02:27:00
2020	1052	9	6	31.6	\N	normal	2026-06-18 07:27:00	2026-06-18 09:26:00
2021	1055	12	6	4.25	\N	normal	2026-06-19 00:12:00	2026-06-19 00:53:00
2022	1055	16	5	1.64	\N	normal	2026-06-19 02:44:00	2026-06-19 03:32:00
2023	1054	28	9	\N	positive	\N	2026-06-21 12:48:00	2026-06-21 13:20:00
2024	1056	20	8	3.83	\N	normal	2026-06-23 14:02:00	2026-06-23 15:35:00
2025	1058	6	3	243	\N	normal	2026-06-23 20:56:00	2026-06-23 21:35:00
2026	1058	16	5	1.49	\N	normal	2026-06-24 00:57:00	2026-06-24 02:35:00
2027	1058	14	6	5.76	\N	high	2026-06-24 01:14:00	2026-06-24 02:51:00
2028	1060	19	5	3.81	\N	high	2026-06-24 01:38:00	2026-06-24 01:49:00
2029	1057	26	9	\N	positive	\N	2026-06-24 05:39:00	2026-06-24 07:49:00
2030	1058	2	2	5.5	\N	normal	2026-06-24 06:10:00	2026-06-24 07:29:00
2031	1058	20	8	1.89	\N	normal	2026-06-24 13:23:00	2026-06-24 17:41:00
2032	1062	27	10	\N	negative	\N	2026-06-24 17:12:00	2026-06-24 17:45:00
2033	1063	3	2	291	\N	normal	2026-06-24 21:42:00	2026-06-24 22:10:00
2034	1061	21	7	21.0	\N	normal	2026-06-24 22:18:00	2026-06-24 23:59:00
2035	1064	2	2	7.5	\N	normal	2026-06-24 23:35:00	2026-06-25 00:53:00
2036	1064	16	6	1.12	\N	normal	2026-06-25 00:26:00	2026-06-25 01:59:00
2037	1064	9	5	47.6	\N	high	2026-06-25 01:43:00	2026-06-25 03:03:00
2038	1065	3	1	386	\N	normal	2026-06-25 02:15:00	2026-06-25 02:39:00
2039	1067	10	5	89.1	\N	normal	2026-06-25 15:32:00	2026-06-25 17:00:00
2040	1058	33	12	\N	positive	\N	2026-06-26 00:50:00	2026-06-26 01:10:00
2041	1068	7	3	1.1	\N	normal	2026-06-26 20:47:00	2026-06-26 23:07:00
2042	1068	1	1	144	\N	normal	2026-06-26 22:35:00	2026-06-26 23:58:00
2043	1068	20	8	0.77	\N	normal	2026-06-27 07:55:00	2026-06-27 09:37:00
2044	1069	16	4	1.49	\N	normal	2026-06-27 20:57:00	2026-06-27 22:40:00
2045	1069	8	6	5.19	\N	normal	2026-06-27 21:03:00	2026-06-27 21:11:00
2046	1069	1	1	123	\N	normal	2026-06-27 21:06:00	2026-06-27 23:47:00
2047	1069	2	1	6.4	\N	normal	2026-06-27 23:00:00	2026-06-27 23:17:00
2048	1066	26	10	\N	positive	\N	2026-06-27 23:58:00	2026-06-28 00:28:00
2049	1069	21	8	10.6	\N	normal	2026-06-28 00:59:00	2026-06-28 02:40:00
2050	1070	28	9	\N	negative	\N	2026-06-29 05:45:00	2026-06-29 06:31:00
2051	1071	20	7	1.19	\N	normal	2026-06-30 06:05:00	2026-06-30 06:27:00
2052	1073	14	5	6.1	\N	high	2026-06-30 14:56:00	2026-06-30 15:03:00
2053	1073	1	2	155	\N	normal	2026-06-30 15:08:00	2026-06-30 16:05:00
2054	1073	10	4	101.3	\N	normal	2026-06-30 15:11:00	2026-06-30 17:01:00
2055	1072	7	3	0.96	\N	normal	2026-06-30 16:53:00	2026-06-30 17:42:00
2056	1077	8	5	5.21	\N	normal	2026-06-30 21:21:00	2026-06-30 23:40:00
2057	1074	10	4	42.2	\N	low	2026-06-30 23:03:00	2026-06-30 23:35:00
2058	1077	21	8	20.3	\N	normal	2026-07-01 00:32:00	2026-07-01 00:38:00
2059	1077	1	1	143	\N	normal	2026-07-01 02:25:00	2026-07-01 08:08:00
2060	1072	24	7	4.08	\N	high	2026-07-01 06:06:00	2026-07-01 06:40:00
2061	1074	1	2	125	\N	normal	2026-07-01 08:45:00	2026-07-01 09:39:00
2062	1075	26	9	\N	negative	\N	2026-07-01 15:29:00	2026-07-01 16:15:00
2063	1078	3	2	342	\N	normal	2026-07-01 18:10:00	2026-07-01 19:38:00
2064	1078	20	8	2.6	\N	normal	2026-07-01 20:13:00	2026-07-01 21:03:00
2065	1079	11	6	140	\N	normal	2026-07-02 00:46:00	2026-07-02 02:54:00
2066	1079	8	5	4.93	\N	normal	2026-07-02 01:34:00	2026-07-02 02:07:00
2067	1079	15	5	3.36	\N	high	2026-07-02 02:20:00	2026-07-02 03:09:00
2068	1079	2	1	4.8	\N	normal	2026-07-02 02:48:00	2026-07-02 03:47:00
2069	1079	4	2	99	\N	normal	2026-07-02 03:39:00	2026-07-02 04:20:00
2070	1078	4	1	147	\N	normal	2026-07-02 03:53:00	2026-07-02 04:28:00
2071	1078	22	7	384	\N	normal	2026-07-02 12:34:00	2026-07-02 12:45:00
2072	1080	6	3	26	\N	normal	2026-07-02 14:26:00	2026-07-02 15:15:00
2073	1080	7	3	1.02	\N	normal	2026-07-02 15:13:00	2026-07-02 15:52:00
2074	1081	12	6	5.18	\N	normal	2026-07-02 15:25:00	2026-07-02 16:19:00
2075	1081	14	5	5.06	\N	high	2026-07-02 16:07:00	2026-07-02 16:35:00
2076	1082	12	4	4.6	\N	normal	2026-07-02 18:40:00	2026-07-02 19:06:00
2077	1082	8	5	3.8	\N	low	2026-07-02 19:15:00	2026-07-02 19:40:00
2078	1082	16	5	0.63	\N	low	2026-07-02 20:19:00	2026-07-02 20:59:00
2079	1082	1	1	159	\N	normal	2026-07-02 20:54:00	2026-07-02 21:02:00
2080	1080	16	6	1.03	\N	normal	2026-07-02 21:58:00	2026-07-03 02:26:00
2081	1079	32	12	\N	negative	\N	2026-07-03 07:35:00	2026-07-03 07:45:00
2082	1081	32	12	\N	negative	\N	2026-07-03 15:51:00	2026-07-03 16:15:00
2083	1084	2	2	5.1	\N	normal	2026-07-04 23:21:00	2026-07-05 00:08:00
2084	1084	1	2	128	\N	normal	2026-07-05 02:42:00	2026-07-05 03:13:00
2085	1083	2	2	9.3	\N	normal	2026-07-05 12:43:00	2026-07-05 15:42:00
2086	1086	7	3	1.17	\N	normal	2026-07-06 20:11:00	2026-07-06 20:28:00
2087	1086	8	5	4.5	\N	normal	2026-07-06 20:31:00	2026-07-06 22:13:00
2088	1085	17	4	8.09	\N	high	2026-07-06 21:44:00	2026-07-07 00:42:00
2089	1085	14	5	4.93	\N	normal	2026-07-07 02:15:00	2026-07-07 04:02:00
2090	1086	23	8	27.5	\N	low	2026-07-07 09:58:00	2026-07-07 10:57:00
2091	1085	4	2	178	\N	normal	2026-07-07 13:39:00	2026-07-07 14:15:00
2092	1088	19	6	1.45	\N	normal	2026-07-07 14:13:00	2026-07-07 14:42:00
2093	1091	17	6	2.97	\N	normal	2026-07-07 21:53:00	2026-07-07 23:01:00
2094	1090	2	2	7.8	\N	normal	2026-07-08 01:40:00	2026-07-08 02:26:00
2095	1091	21	7	17.2	\N	normal	2026-07-08 06:46:00	2026-07-08 06:57:00
2096	1089	26	10	\N	negative	\N	2026-07-08 12:42:00	2026-07-08 14:09:00
2097	1087	26	9	\N	negative	\N	2026-07-08 14:57:00	2026-07-08 16:04:00
2098	1092	7	3	0.81	\N	normal	2026-07-09 22:34:00	2026-07-09 22:55:00
2099	1092	4	2	80	\N	normal	2026-07-10 03:41:00	2026-07-10 04:24:00
2100	1093	10	5	96.7	\N	normal	2026-07-10 19:46:00	2026-07-10 20:33:00
2101	1093	17	6	6.21	\N	high	2026-07-10 20:05:00	2026-07-10 20:25:00
2102	1094	12	6	5.3	\N	normal	2026-07-11 01:54:00	2026-07-11 02:44:00
2103	1093	4	2	346	\N	high	2026-07-11 04:23:00	2026-07-11 06:16:00
2104	1093	32	12	\N	negative	\N	2026-07-11 09:36:00	2026-07-11 11:44:00
2105	1094	21	7	18.6	\N	normal	2026-07-11 13:21:00	2026-07-11 16:23:00
2106	1094	9	5	32.2	\N	normal	2026-07-11 14:09:00	2026-07-11 17:10:00
2107	1094	20	7	2.26	\N	normal	2026-07-11 15:31:00	2026-07-11 16:17:00
2108	1096	17	4	0.32	\N	normal	2026-07-11 20:36:00	2026-07-11 23:43:00
2109	1096	3	2	298	\N	normal	2026-07-11 23:25:00	2026-07-11 23:31:00
2110	1096	16	5	1.52	\N	normal	2026-07-12 03:57:00	2026-07-12 04:20:00
2111	1095	26	10	\N	positive	\N	2026-07-12 04:15:00	2026-07-12 05:23:00
2112	1096	20	7	0.17	\N	low	2026-07-12 12:56:00	2026-07-12 18:24:00
2113	1095	19	6	1.44	\N	normal	2026-07-12 16:57:00	2026-07-12 17:50:00
2114	1098	8	4	4.79	\N	normal	2026-07-13 19:23:00	2026-07-13 22:58:00
2115	1099	10	6	89.5	\N	normal	2026-07-13 19:39:00	2026-07-13 20:13:00
2116	1099	17	5	4.04	\N	normal	2026-07-13 21:12:00	2026-07-13 21:41:00
2117	1099	1	1	140	\N	normal	2026-07-14 02:36:00	2026-07-14 03:12:00
2118	1097	19	5	4.69	\N	high	2026-07-14 03:35:00	2026-07-14 03:56:00
2119	1099	8	4	5.08	\N	normal	2026-07-14 05:13:00	2026-07-14 06:05:00
2120	1098	20	7	0.44	\N	normal	2026-07-14 07:51:00	2026-07-14 10:01:00
2121	1100	9	5	37.2	\N	normal	2026-07-15 05:26:00	2026-07-15 10:38:00
2122	1101	14	6	6.54	\N	high	2026-07-15 19:59:00	2026-07-15 21:25:00
2123	1101	15	5	2.61	\N	normal	2026-07-15 22:25:00	2026-07-16 01:26:00
2124	1102	29	9	\N	negative	\N	2026-07-17 23:17:00	2026-07-18 00:23:00
2125	1103	8	4	7.59	\N	high	2026-07-18 18:24:00	2026-07-18 18:47:00
2126	1104	27	9	\N	positive	\N	2026-07-20 20:46:00	2026-07-20 21:10:00
2127	1105	8	5	5.5	\N	normal	2026-07-20 22:52:00	2026-07-21 02:50:00
2128	1106	31	11	\N	positive	\N	2026-07-21 05:58:00	2026-07-21 06:14:00
2129	1110	27	9	\N	positive	\N	2026-07-21 14:33:00	2026-07-21 16:58:00
2130	1109	12	6	3.95	\N	normal	2026-07-21 15:39:00	2026-07-21 15:57:00
2131	1109	9	6	49.5	\N	high	2026-07-21 17:48:00	2026-07-21 20:59:00
2132	1108	27	10	\N	positive	\N	2026-07-21 18:49:00	2026-07-21 20:41:00
2133	1112	10	6	52.1	\N	normal	2026-07-21 19:39:00	2026-07-21 22:45:00
2134	1109	23	8	61.6	\N	normal	2026-07-21 20:14:00	2026-07-21 21:56:00
2135	1112	17	6	3.42	\N	normal	2026-07-21 21:05:00	2026-07-21 22:46:00
2136	1111	8	5	4.53	\N	normal	2026-07-21 21:11:00	2026-07-21 21:20:00
2137	1109	4	2	246	\N	normal	2026-07-21 21:31:00	2026-07-21 21:56:00
2138	1111	15	6	3.37	\N	high	2026-07-21 21:31:00	2026-07-21 22:01:00
2139	1112	1	1	135	\N	normal	2026-07-22 02:18:00	2026-07-22 02:55:00
2140	1107	2	2	6.5	\N	normal	2026-07-22 05:05:00	2026-07-22 06:08:00
2141	1107	21	7	7.7	\N	low	2026-07-22 08:02:00	2026-07-22 09:25:00
2142	1112	20	7	1.4	\N	normal	2026-07-22 10:04:00	2026-07-22 11:42:00
2143	1110	26	10	\N	negative	\N	2026-07-22 11:01:00	2026-07-22 11:50:00
2144	1113	12	5	4.53	\N	normal	2026-07-22 12:00:00	2026-07-22 12:57:00
2145	1107	9	6	35.7	\N	normal	2026-07-22 16:58:00	2026-07-22 17:26:00
2146	1111	32	12	\N	negative	\N	2026-07-22 21:53:00	2026-07-23 02:21:00
2147	1117	27	10	\N	negative	\N	2026-07-23 15:05:00	2026-07-23 15:24:00
2148	1116	29	10	\N	positive	\N	2026-07-23 18:48:00	2026-07-23 18:59:00
2149	1115	3	1	322	\N	normal	2026-07-23 20:04:00	2026-07-23 22:41:00
2150	1115	2	2	10.5	\N	normal	2026-07-23 23:47:00	2026-07-24 02:30:00
2151	1114	14	5	4.11	\N	normal	2026-07-24 00:22:00	2026-07-24 00:33:00
2152	1114	1	2	135	\N	normal	2026-07-24 01:44:00	2026-07-24 06:44:00
2153	1115	16	5	1.51	\N	normal	2026-07-24 01:49:00	2026-07-24 04:56:00
2154	1115	22	7	461	\N	normal	2026-07-24 05:45:00	2026-07-24 06:34:00
2155	1118	31	11	\N	negative	\N	2026-07-24 06:46:00	2026-07-24 07:21:00
2156	1118	29	9	\N	positive	\N	2026-07-24 08:06:00	2026-07-24 11:02:00
2157	1116	30	11	\N	negative	\N	2026-07-24 16:11:00	2026-07-24 17:45:00
2158	1120	19	6	1.68	\N	normal	2026-07-24 20:37:00	2026-07-24 20:59:00
2159	1119	21	7	17.1	\N	normal	2026-07-25 07:36:00	2026-07-25 08:31:00
2160	1122	20	8	2.99	\N	normal	2026-07-25 09:12:00	2026-07-25 13:23:00
2161	1121	30	11	\N	negative	\N	2026-07-25 12:36:00	2026-07-25 15:39:00
2162	1123	1	2	142	\N	normal	2026-07-25 18:29:00	2026-07-25 18:53:00
2163	1122	32	12	\N	negative	\N	2026-07-25 18:52:00	2026-07-25 19:26:00
2164	1123	4	1	10	\N	low	2026-07-25 20:34:00	2026-07-25 23:20:00
2165	1119	23	7	45.5	\N	low	2026-07-26 01:27:00	2026-07-26 01:36:00
2166	1123	32	12	\N	negative	\N	2026-07-26 08:15:00	2026-07-26 10:11:00
2167	1124	8	6	5.53	\N	normal	2026-07-27 15:27:00	2026-07-27 15:44:00
2168	1124	15	6	2.21	\N	normal	2026-07-27 20:20:00	2026-07-27 20:28:00
2169	1124	21	7	9.2	\N	normal	2026-07-27 23:04:00	2026-07-27 23:57:00
2170	1125	29	9	\N	negative	\N	2026-07-28 00:52:00	2026-07-28 01:03:00
2171	1126	8	5	6.68	\N	high	2026-07-28 20:57:00	2026-07-28 23:13:00
2172	1127	12	6	4.98	\N	normal	2026-07-28 23:20:00	2026-07-29 00:45:00
2173	1126	3	1	380	\N	normal	2026-07-28 23:30:00	2026-07-29 02:05:00
2174	1126	15	5	2.1	\N	normal	2026-07-29 02:20:00	2026-07-29 06:40:00
2175	1128	19	5	4.9	\N	high	2026-07-29 05:26:00	2026-07-29 05:58:00
2176	1127	20	7	2.98	\N	normal	2026-07-29 05:29:00	2026-07-29 06:00:00
2177	1127	16	6	1.75	\N	normal	2026-07-29 15:48:00	2026-07-29 15:56:00
2178	1129	14	5	4.63	\N	normal	2026-07-29 18:07:00	2026-07-29 19:55:00
2179	1126	34	12	13.0	\N	high	2026-07-29 20:33:00	2026-07-29 23:43:00
2180	1127	33	12	\N	negative	\N	2026-07-29 22:20:00	2026-07-29 22:45:00
2181	1129	21	7	19.4	\N	normal	2026-07-30 02:09:00	2026-07-30 02:32:00
2182	1126	23	8	84.7	\N	normal	2026-07-30 02:27:00	2026-07-30 05:52:00
2183	1129	3	2	265	\N	normal	2026-07-30 03:41:00	2026-07-30 03:47:00
2184	1132	17	5	8.83	\N	high	2026-07-30 16:58:00	2026-07-30 20:41:00
2185	1131	9	6	38.0	\N	normal	2026-07-30 22:56:00	2026-07-30 23:30:00
2186	1129	32	12	\N	negative	\N	2026-07-31 01:43:00	2026-07-31 03:43:00
2187	1132	20	7	3.39	\N	normal	2026-07-31 06:31:00	2026-07-31 07:02:00
2188	1130	19	5	1.83	\N	normal	2026-07-31 07:07:00	2026-07-31 07:57:00
2189	1131	21	7	21.7	\N	normal	2026-07-31 08:03:00	2026-07-31 08:56:00
2190	1135	14	5	4.65	\N	normal	2026-07-31 18:47:00	2026-07-31 19:38:00
2191	1135	4	1	91	\N	normal	2026-07-31 21:38:00	2026-07-31 22:49:00
2192	1134	8	6	6.51	\N	high	2026-07-31 22:21:00	2026-08-01 01:23:00
2193	1134	20	8	3.04	\N	normal	2026-08-01 06:13:00	2026-08-01 06:20:00
2194	1131	34	12	9.6	\N	normal	2026-08-01 13:44:00	2026-08-01 14:07:00
2195	1134	4	2	181	\N	normal	2026-08-01 13:47:00	2026-08-01 14:46:00
2196	1136	16	6	1.61	\N	normal	2026-08-01 23:20:00	2026-08-02 01:54:00
2197	1133	26	9	\N	positive	\N	2026-08-02 13:29:00	2026-08-02 13:42:00
2198	1137	26	10	\N	negative	\N	2026-08-02 21:53:00	2026-08-03 00:41:00
2199	1138	31	11	\N	negative	\N	2026-08-04 11:04:00	2026-08-04 11:19:00
2200	1140	13	6	50.6	\N	high	2026-08-04 21:52:00	2026-08-04 22:13:00
2201	1139	23	7	81.8	\N	normal	2026-08-04 22:02:00	2026-08-04 22:24:00
2202	1140	15	6	3.23	\N	high	2026-08-05 01:18:00	2026-08-05 01:48:00
2203	1140	14	6	5.85	\N	high	2026-08-05 02:10:00	2026-08-05 02:16:00
2204	1144	8	5	6.06	\N	high	2026-08-05 16:26:00	2026-08-05 19:33:00
2205	1144	10	5	99.0	\N	normal	2026-08-05 16:44:00	2026-08-05 21:33:00
2206	1143	8	5	4.18	\N	normal	2026-08-05 17:01:00	2026-08-05 21:16:00
2207	1141	17	4	7.99	\N	high	2026-08-05 20:09:00	2026-08-05 22:58:00
2208	1141	10	6	149.3	\N	high	2026-08-05 20:15:00	2026-08-05 20:31:00
2209	1141	16	4	1.54	\N	normal	2026-08-05 23:22:00	2026-08-05 23:53:00
2210	1142	1	2	149	\N	normal	2026-08-06 04:18:00	2026-08-06 05:55:00
2211	1148	5	1	16.1	\N	normal	2026-08-06 19:32:00	2026-08-06 19:43:00
2212	1145	18	6	13.1	\N	normal	2026-08-06 21:49:00	2026-08-06 22:24:00
2213	1145	15	5	1.79	\N	normal	2026-08-07 06:16:00	2026-08-07 07:03:00
2214	1145	9	5	52.2	\N	high	2026-08-07 11:09:00	2026-08-07 11:18:00
2215	1147	28	9	\N	positive	\N	2026-08-07 13:19:00	2026-08-07 15:09:00
2216	1146	29	9	\N	positive	\N	2026-08-07 14:39:00	2026-08-07 15:13:00
2217	1150	14	6	4.6	\N	normal	2026-08-07 18:05:00	2026-08-07 20:17:00
2218	1150	9	6	49.1	\N	high	2026-08-07 20:12:00	2026-08-07 21:49:00
2219	1150	8	5	4.74	\N	normal	2026-08-07 20:21:00	2026-08-07 20:31:00
2220	1151	12	5	4.78	\N	normal	2026-08-07 23:54:00	2026-08-08 00:08:00
2221	1153	13	6	32.7	\N	normal	2026-08-08 19:40:00	2026-08-08 19:54:00
2222	1152	13	6	42.6	\N	normal	2026-08-08 20:37:00	2026-08-08 22:58:00
2223	1153	16	5	1.37	\N	normal	2026-08-08 20:54:00	2026-08-08 21:08:00
2224	1153	15	4	2.77	\N	normal	2026-08-09 00:57:00	2026-08-09 01:17:00
2225	1149	26	10	\N	negative	\N	2026-08-09 02:32:00	2026-08-09 03:03:00
2226	1154	19	4	2.33	\N	normal	2026-08-09 14:29:00	2026-08-09 16:52:00
2227	1156	12	6	4.73	\N	normal	2026-08-10 20:58:00	2026-08-10 21:22:00
2228	1155	23	7	30.8	\N	low	2026-08-12 05:32:00	2026-08-12 06:44:00
2229	1158	16	6	0.85	\N	low	2026-08-12 17:08:00	2026-08-12 20:48:00
2230	1158	32	12	\N	negative	\N	2026-08-13 04:31:00	2026-08-13 06:26:00
2231	1158	34	12	1.1	\N	normal	2026-08-13 17:42:00	2026-08-13 18:15:00
2232	1159	8	5	5.14	\N	normal	2026-08-13 22:19:00	2026-08-14 00:26:00
2233	1159	15	6	2.89	\N	normal	2026-08-13 22:35:00	2026-08-13 23:41:00
2234	1159	17	6	3.3	\N	normal	2026-08-14 00:03:00	2026-08-14 00:40:00
2235	1159	13	6	17.5	\N	normal	2026-08-14 00:09:00	2026-08-14 01:24:00
2236	1160	26	9	\N	negative	\N	2026-08-14 20:50:00	2026-08-14 23:03:00
2237	1157	28	10	\N	positive	\N	2026-08-15 04:32:00	2026-08-15 05:09:00
2238	1161	10	6	90.3	\N	normal	2026-08-15 21:05:00	2026-08-15 21:44:00
2239	1161	4	2	10	\N	low	2026-08-15 22:20:00	2026-08-16 01:10:00
2240	1161	1	1	138	\N	normal	2026-08-16 00:21:00	2026-08-16 00:40:00
2241	1161	3	2	313	\N	normal	2026-08-16 00:38:00	2026-08-16 02:35:00
2242	1161	23	7	25.7	\N	low	2026-08-16 06:12:00	2026-08-16 07:07:00
2243	1161	9	5	43.4	\N	high	2026-08-17 00:18:00	2026-08-17 00:29:00
2244	1162	7	3	1.06	\N	normal	2026-08-17 22:21:00	2026-08-17 22:27:00
2245	1162	10	5	81.7	\N	normal	2026-08-18 00:03:00	2026-08-18 00:19:00
2246	1162	9	5	56.7	\N	high	2026-08-18 01:52:00	2026-08-18 04:25:00
2247	1162	34	12	12.5	\N	high	2026-08-18 13:11:00	2026-08-18 13:25:00
2248	1164	10	5	77.6	\N	normal	2026-08-18 22:33:00	2026-08-18 23:03:00
2249	1163	12	6	4.26	\N	normal	2026-08-18 23:32:00	2026-08-18 23:55:00
2250	1164	8	5	4.96	\N	normal	2026-08-19 01:14:00	2026-08-19 01:46:00
2251	1164	2	2	6.1	\N	normal	2026-08-19 04:25:00	2026-08-19 05:43:00
2252	1163	21	8	13.5	\N	normal	2026-08-19 11:22:00	2026-08-19 13:14:00
2253	1166	19	4	0.86	\N	normal	2026-08-20 10:26:00	2026-08-20 10:54:00
2254	1166	26	9	\N	negative	\N	2026-08-20 18:17:00	2026-08-20 20:06:00
2255	1168	6	3	493	\N	normal	2026-08-20 19:54:00	2026-08-20 20:56:00
2256	1168	14	6	4.42	\N	normal	2026-08-20 21:24:00	2026-08-20 22:36:00
2257	1167	15	6	1.06	\N	normal	2026-08-20 22:17:00	2026-08-20 22:43:00
2258	1168	15	6	3.23	\N	high	2026-08-21 00:13:00	2026-08-21 00:23:00
2259	1168	9	6	56.7	\N	high	2026-08-21 05:53:00	2026-08-21 06:33:00
2260	1170	12	5	5.28	\N	normal	2026-08-21 16:24:00	2026-08-21 18:54:00
2261	1169	8	6	4.3	\N	normal	2026-08-21 20:21:00	\N
2262	1167	34	12	6.4	\N	normal	2026-08-22 11:32:00	2026-08-22 12:49:00
2263	1170	23	8	86.1	\N	normal	2026-08-22 19:55:00	2026-08-22 20:46:00
2264	1171	29	10	\N	negative	\N	2026-08-23 04:35:00	2026-08-23 07:47:00
2265	1174	1	1	143	\N	normal	2026-08-24 13:32:00	2026-08-24 15:29:00
2266	1174	3	2	343	\N	normal	2026-08-24 15:55:00	2026-08-24 16:16:00
2267	1176	3	2	354	\N	normal	2026-08-24 17:30:00	2026-08-24 18:44:00
2268	1173	11	5	147	\N	high	2026-08-24 17:53:00	2026-08-24 20:03:00
2269	1176	2	1	12.2	\N	high	2026-08-24 18:05:00	2026-08-24 18:23:00
2270	1174	9	5	49.6	\N	high	2026-08-24 19:08:00	2026-08-24 21:57:00
2271	1173	17	5	2.45	\N	normal	2026-08-24 19:15:00	2026-08-24 20:27:00
2272	1172	16	5	1.28	\N	normal	2026-08-24 21:25:00	2026-08-25 00:28:00
2273	1175	1	1	135	\N	normal	2026-08-24 21:29:00	2026-08-25 03:36:00
2274	1175	8	6	5.0	\N	normal	2026-08-24 23:18:00	2026-08-25 03:56:00
2275	1173	15	4	2.77	\N	normal	2026-08-24 23:58:00	2026-08-25 00:27:00
2276	1172	12	6	4.44	\N	normal	2026-08-25 00:07:00	2026-08-25 02:08:00
2277	1172	1	1	131	\N	normal	2026-08-25 01:22:00	2026-08-25 02:05:00
2278	1176	32	12	\N	negative	\N	2026-08-25 03:50:00	2026-08-25 05:28:00
2279	1173	9	5	35.1	\N	normal	2026-08-25 12:09:00	2026-08-25 12:37:00
2280	1172	32	12	\N	positive	\N	2026-08-26 01:56:00	2026-08-26 02:55:00
2281	1180	10	5	78.3	\N	normal	2026-08-26 18:38:00	2026-08-26 20:34:00
2282	1180	3	1	264	\N	normal	2026-08-26 21:07:00	2026-08-26 21:43:00
2283	1181	16	5	1.31	\N	normal	2026-08-26 23:11:00	2026-08-27 01:53:00
2284	1178	29	9	\N	positive	\N	2026-08-26 23:29:00	2026-08-27 00:01:00
2285	1180	2	2	7.1	\N	normal	2026-08-27 00:27:00	2026-08-27 00:53:00
2286	1177	9	5	33.6	\N	normal	2026-08-27 01:36:00	2026-08-27 04:13:00
2287	1182	8	4	5.21	\N	normal	2026-08-27 15:56:00	2026-08-27 17:53:00
2288	1182	10	5	91.1	\N	normal	2026-08-27 18:17:00	2026-08-27 19:20:00
2289	1182	2	2	6.8	\N	normal	2026-08-27 20:47:00	2026-08-27 21:40:00
2290	1179	26	10	\N	positive	\N	2026-08-28 03:55:00	2026-08-28 04:09:00
2291	1185	8	5	5.13	\N	normal	2026-08-28 22:18:00	2026-08-29 02:12:00
2292	1183	17	5	5.05	\N	high	2026-08-28 22:50:00	2026-08-28 23:15:00
2293	1185	3	1	333	\N	normal	2026-08-28 23:46:00	2026-08-29 01:45:00
2294	1183	2	2	5.4	\N	normal	2026-08-29 00:47:00	\N
2295	1185	16	4	1.61	\N	normal	2026-08-29 01:09:00	2026-08-29 01:33:00
2296	1183	3	2	189	\N	normal	2026-08-29 01:38:00	2026-08-29 02:01:00
2297	1183	12	4	4.46	\N	normal	2026-08-29 01:44:00	2026-08-29 02:15:00
2298	1185	9	6	47.6	\N	high	2026-08-29 01:51:00	2026-08-29 03:19:00
2299	1184	19	6	2.31	\N	normal	2026-08-29 03:11:00	2026-08-29 03:32:00
2300	1185	20	7	2.23	\N	normal	2026-08-29 03:18:00	2026-08-29 05:00:00
2301	1186	10	6	54.0	\N	normal	2026-08-29 22:53:00	2026-08-29 22:59:00
2302	1187	16	6	1.83	\N	normal	2026-08-30 01:11:00	2026-08-30 01:19:00
2303	1186	1	2	111	\N	low	2026-08-30 01:42:00	2026-08-30 01:53:00
2304	1187	20	8	0.64	\N	normal	2026-08-30 03:52:00	2026-08-30 04:47:00
2305	1186	4	2	56	\N	normal	2026-08-30 07:13:00	2026-08-30 08:33:00
2306	1183	23	8	55.9	\N	normal	2026-08-30 07:46:00	2026-08-30 08:56:00
2307	1187	33	12	\N	positive	\N	2026-08-30 11:59:00	2026-08-30 14:04:00
2308	1188	1	2	152	\N	normal	2026-08-31 14:33:00	2026-08-31 16:13:00
2309	1191	10	4	74.8	\N	normal	2026-09-03 14:36:00	2026-09-03 15:27:00
2310	1190	27	10	\N	negative	\N	2026-09-03 15:06:00	2026-09-03 17:32:00
2311	1191	11	6	141	\N	normal	2026-09-03 17:35:00	2026-09-03 17:49:00
2312	1191	16	6	1.3	\N	normal	2026-09-03 17:51:00	2026-09-03 19:34:00
2313	1191	13	4	44.8	\N	normal	2026-09-03 18:46:00	2026-09-03 22:06:00
2314	1192	3	2	125	\N	low	2026-09-03 21:06:00	2026-09-03 21:15:00
2315	1191	15	6	2.01	\N	normal	2026-09-03 21:29:00	2026-09-03 21:54:00
2316	1192	2	2	6.7	\N	normal	2026-09-03 21:57:00	2026-09-03 23:28:00
2317	1192	12	6	4.55	\N	normal	2026-09-03 23:48:00	2026-09-04 02:58:00
2318	1192	1	2	118	\N	low	2026-09-04 00:41:00	2026-09-04 04:49:00
2319	1191	21	7	23.7	\N	normal	2026-09-04 08:44:00	2026-09-04 11:09:00
2320	1189	24	7	2.02	\N	normal	2026-09-04 08:52:00	2026-09-04 10:02:00
2321	1192	21	7	15.0	\N	normal	2026-09-04 14:02:00	2026-09-04 14:45:00
2322	1189	21	7	17.3	\N	normal	2026-09-04 16:17:00	2026-09-04 16:34:00
2323	1194	15	5	2.34	\N	normal	2026-09-04 22:37:00	2026-09-04 22:43:00
2324	1190	26	9	\N	negative	\N	2026-09-05 14:46:00	2026-09-05 15:39:00
2325	1196	5	1	14.6	\N	normal	2026-09-07 17:04:00	2026-09-07 18:07:00
2326	1200	11	6	142	\N	normal	2026-09-07 19:12:00	2026-09-07 19:59:00
2327	1201	18	4	11.2	\N	normal	2026-09-07 19:28:00	2026-09-07 22:22:00
2328	1200	17	6	1.83	\N	normal	2026-09-07 19:30:00	2026-09-07 19:47:00
2329	1202	12	6	4.54	\N	normal	2026-09-07 19:34:00	2026-09-07 19:57:00
2330	1195	26	9	\N	negative	\N	2026-09-07 21:56:00	2026-09-07 22:06:00
2331	1201	2	1	11.0	\N	normal	2026-09-07 22:06:00	2026-09-07 22:19:00
2332	1199	13	6	28.8	\N	normal	2026-09-07 22:15:00	2026-09-08 00:40:00
2333	1199	12	5	3.52	\N	normal	2026-09-07 22:23:00	2026-09-08 01:03:00
2334	1201	17	4	9.92	\N	high	2026-09-07 22:29:00	2026-09-08 01:07:00
2335	1202	13	6	12.4	\N	normal	2026-09-07 22:46:00	2026-09-08 00:02:00
2336	1201	7	3	0.92	\N	normal	2026-09-07 23:20:00	2026-09-08 01:27:00
2337	1199	10	5	78.5	\N	normal	2026-09-07 23:31:00	2026-09-08 00:37:00
2338	1196	9	5	38.1	\N	normal	2026-09-08 00:11:00	2026-09-08 01:59:00
2339	1198	22	7	318	\N	normal	2026-09-08 00:25:00	2026-09-08 01:25:00
2340	1196	34	12	8.5	\N	normal	2026-09-08 07:20:00	2026-09-08 07:35:00
2341	1201	20	8	3.9	\N	normal	2026-09-08 08:37:00	2026-09-08 11:09:00
2342	1197	30	11	\N	negative	\N	2026-09-08 18:29:00	2026-09-08 19:58:00
2343	1203	8	6	4.59	\N	normal	2026-09-09 15:03:00	2026-09-09 15:11:00
2344	1199	33	12	\N	negative	\N	2026-09-09 19:02:00	2026-09-09 20:16:00
2345	1203	1	1	106	\N	low	2026-09-09 19:43:00	2026-09-09 19:53:00
2346	1199	34	12	10.1	\N	high	2026-09-10 03:20:00	2026-09-10 05:03:00
2347	1207	11	6	139	\N	normal	2026-09-11 18:40:00	2026-09-11 19:25:00
2348	1209	27	10	\N	negative	\N	2026-09-11 20:08:00	2026-09-11 20:51:00
2349	1207	8	5	4.43	\N	normal	2026-09-11 21:19:00	2026-09-11 21:25:00
2350	1207	22	7	351	\N	normal	2026-09-12 04:59:00	2026-09-12 05:49:00
2351	1208	19	4	0.42	\N	normal	2026-09-12 05:04:00	2026-09-12 06:59:00
2352	1207	23	8	61.3	\N	normal	2026-09-12 10:15:00	2026-09-12 11:52:00
2353	1210	18	6	14.7	\N	high	2026-09-12 11:46:00	2026-09-12 12:26:00
2354	1210	5	1	1.0	\N	normal	2026-09-12 13:54:00	2026-09-12 14:54:00
2355	1206	33	12	\N	negative	\N	2026-09-12 14:18:00	2026-09-12 14:34:00
2356	1210	3	2	246	\N	normal	2026-09-12 14:45:00	2026-09-12 15:37:00
2357	1210	15	6	1.58	\N	normal	2026-09-12 15:16:00	2026-09-12 16:06:00
2358	1210	9	5	41.6	\N	normal	2026-09-13 17:40:00	2026-09-13 17:54:00
2359	1211	8	6	5.78	\N	high	2026-09-14 14:39:00	2026-09-14 18:27:00
2360	1211	10	5	67.3	\N	normal	2026-09-14 16:08:00	2026-09-14 17:09:00
2361	1211	4	2	69	\N	normal	2026-09-14 18:59:00	2026-09-14 19:16:00
2362	1211	15	6	3.96	\N	high	2026-09-14 19:52:00	2026-09-14 21:30:00
2363	1211	14	5	5.35	\N	high	2026-09-14 20:33:00	2026-09-14 21:30:00
2364	1215	10	6	94.0	\N	normal	2026-09-14 23:15:00	2026-09-15 02:04:00
2365	1214	13	6	49.3	\N	high	2026-09-14 23:29:00	2026-09-15 00:35:00
2366	1213	20	7	2.02	\N	normal	2026-09-15 02:14:00	2026-09-15 04:23:00
2367	1212	3	2	333	\N	normal	2026-09-15 02:16:00	2026-09-15 02:54:00
2368	1212	14	5	7.13	\N	high	2026-09-15 03:20:00	2026-09-15 05:13:00
2369	1215	15	6	2.82	\N	normal	2026-09-15 03:56:00	2026-09-15 06:49:00
2370	1213	4	1	71	\N	normal	2026-09-16 06:41:00	2026-09-16 07:29:00
2371	1217	10	6	73.3	\N	normal	2026-09-16 16:13:00	2026-09-16 16:33:00
2372	1224	8	5	6.13	\N	high	2026-09-16 18:06:00	2026-09-16 18:36:00
2373	1224	15	5	2.24	\N	normal	2026-09-16 18:36:00	2026-09-16 18:42:00
2374	1217	24	8	2.39	\N	normal	2026-09-16 19:18:00	2026-09-16 21:05:00
2375	1218	27	9	\N	negative	\N	2026-09-16 19:32:00	2026-09-16 22:00:00
2376	1222	18	6	7.6	\N	normal	2026-09-16 19:32:00	2026-09-16 19:44:00
2377	1221	7	3	1.18	\N	normal	2026-09-16 21:11:00	2026-09-16 22:25:00
2378	1221	11	5	141	\N	normal	2026-09-16 21:23:00	2026-09-16 22:10:00
2379	1223	17	4	2.02	\N	normal	2026-09-16 22:03:00	2026-09-16 22:28:00
2380	1216	26	9	\N	negative	\N	2026-09-16 23:16:00	2026-09-17 05:41:00
2381	1225	29	10	\N	negative	\N	2026-09-16 23:16:00	2026-09-16 23:47:00
2382	1224	22	7	527	\N	normal	2026-09-16 23:18:00	2026-09-16 23:40:00
2383	1221	10	5	66.9	\N	normal	2026-09-17 00:02:00	2026-09-17 02:01:00
2384	1222	10	6	93.0	\N	normal	2026-09-17 00:04:00	2026-09-17 03:17:00
2385	1221	8	6	4.51	\N	normal	2026-09-17 00:48:00	2026-09-17 03:05:00
2386	1222	22	8	433	\N	normal	2026-09-17 06:32:00	2026-09-17 07:06:00
2387	1221	15	5	3.05	\N	high	2026-09-17 07:10:00	2026-09-17 07:37:00
2388	1220	30	11	\N	negative	\N	2026-09-17 08:54:00	2026-09-17 09:10:00
2389	1222	9	5	34.2	\N	normal	2026-09-17 09:49:00	2026-09-17 10:29:00
2390	1217	20	7	2.7	\N	normal	2026-09-17 10:20:00	2026-09-17 12:16:00
2391	1219	29	10	\N	positive	\N	2026-09-17 12:31:00	2026-09-17 16:22:00
2392	1223	9	5	34.1	\N	normal	2026-09-17 13:46:00	2026-09-17 14:30:00
2393	1226	7	3	0.88	\N	normal	2026-09-17 18:12:00	2026-09-17 19:20:00
2394	1227	11	5	139	\N	normal	2026-09-17 18:58:00	2026-09-17 19:41:00
2395	1227	8	5	4.71	\N	normal	2026-09-17 19:13:00	2026-09-17 22:58:00
2396	1226	8	5	4.27	\N	normal	2026-09-17 20:38:00	2026-09-17 22:07:00
2397	1226	2	1	9.0	\N	normal	2026-09-17 21:24:00	2026-09-17 21:32:00
2398	1227	4	1	123	\N	normal	2026-09-17 22:14:00	2026-09-18 01:11:00
2399	1227	9	5	39.2	\N	normal	2026-09-18 00:21:00	2026-09-18 00:41:00
2400	1227	1	2	150	\N	normal	2026-09-18 00:32:00	2026-09-18 01:33:00
2401	1228	17	4	3.84	\N	normal	2026-09-18 20:36:00	2026-09-19 01:16:00
2402	1228	13	5	21.6	\N	normal	2026-09-18 22:05:00	2026-09-18 22:43:00
2403	1218	26	9	\N	negative	\N	2026-09-18 22:59:00	2026-09-18 23:34:00
2404	1228	20	8	3.66	\N	normal	2026-09-19 00:31:00	2026-09-19 00:40:00
2405	1229	3	1	380	\N	normal	2026-09-19 13:20:00	2026-09-19 14:43:00
2406	1229	17	5	8.02	\N	high	2026-09-19 13:23:00	2026-09-19 14:08:00
2407	1230	10	5	91.6	\N	normal	2026-09-19 17:35:00	2026-09-19 20:19:00
2408	1230	8	5	6.26	\N	high	2026-09-19 17:44:00	2026-09-19 20:18:00
2409	1226	23	7	13.7	\N	low	2026-09-19 17:58:00	2026-09-19 18:09:00
2410	1231	14	6	5.35	\N	high	2026-09-21 22:29:00	2026-09-21 22:36:00
2411	1234	16	6	1.8	\N	normal	2026-09-23 02:03:00	2026-09-23 02:47:00
2412	1234	4	2	10	\N	low	2026-09-23 13:25:00	2026-09-23 13:34:00
2413	1237	7	3	1.18	\N	normal	2026-09-23 16:22:00	2026-09-23 17:18:00
2414	1237	2	2	4.8	\N	normal	2026-09-23 17:25:00	2026-09-23 19:42:00
2415	1236	4	1	260	\N	normal	2026-09-23 22:58:00	2026-09-24 00:02:00
2416	1237	14	6	4.08	\N	normal	2026-09-24 01:50:00	2026-09-24 01:58:00
2417	1235	3	1	271	\N	normal	2026-09-24 02:12:00	2026-09-24 05:33:00
2418	1239	1	2	132	\N	normal	2026-09-24 02:26:00	2026-09-24 03:43:00
2419	1236	9	6	23.0	\N	normal	2026-09-24 08:56:00	2026-09-24 12:13:00
2420	1242	27	9	\N	negative	\N	2026-09-24 12:40:00	2026-09-24 13:29:00
2421	1241	27	9	\N	negative	\N	2026-09-24 14:27:00	2026-09-24 14:42:00
2422	1243	8	5	4.04	\N	normal	2026-09-24 16:13:00	2026-09-24 16:30:00
2423	1243	13	4	14.9	\N	normal	2026-09-24 16:36:00	2026-09-24 17:33:00
2424	1243	15	6	2.29	\N	normal	2026-09-24 17:54:00	2026-09-24 19:23:00
2425	1241	19	6	1.46	\N	normal	2026-09-24 22:14:00	2026-09-24 22:22:00
2426	1240	28	10	\N	negative	\N	2026-09-25 07:56:00	2026-09-25 08:23:00
2427	1244	26	10	\N	negative	\N	2026-09-25 17:56:00	2026-09-25 20:13:00
2428	1238	26	10	\N	negative	\N	2026-09-25 21:10:00	2026-09-25 22:19:00
2429	1246	14	6	5.37	\N	high	2026-09-26 02:21:00	2026-09-26 03:23:00
2430	1246	20	7	1.64	\N	normal	2026-09-26 02:54:00	2026-09-26 04:33:00
2431	1246	4	2	69	\N	normal	2026-09-26 06:24:00	2026-09-26 06:33:00
2432	1246	1	1	158	\N	normal	2026-09-26 10:51:00	2026-09-26 11:26:00
2433	1247	13	5	14.8	\N	normal	2026-09-26 21:47:00	2026-09-26 22:12:00
2434	1247	9	4	28.7	\N	normal	2026-09-26 23:51:00	2026-09-27 00:58:00
2435	1245	32	12	\N	negative	\N	2026-09-27 10:35:00	2026-09-27 11:27:00
2436	1249	17	6	5.81	\N	high	2026-09-28 15:23:00	2026-09-28 17:24:00
2437	1249	16	6	1.33	\N	normal	2026-09-28 16:22:00	2026-09-28 19:18:00
2438	1248	2	1	4.8	\N	normal	2026-09-28 22:14:00	2026-09-28 22:23:00
2439	1249	20	7	3.41	\N	normal	2026-09-28 23:14:00	2026-09-29 00:08:00
2440	1248	3	2	262	\N	normal	2026-09-28 23:42:00	2026-09-29 00:05:00
2441	1248	5	2	14.7	\N	normal	2026-09-29 02:03:00	2026-09-29 03:26:00
2442	1248	9	4	39.0	\N	normal	2026-09-29 02:26:00	2026-09-29 03:20:00
2443	1251	2	1	4.8	\N	normal	2026-09-29 14:28:00	2026-09-29 15:11:00
2444	1251	16	5	1.48	\N	normal	2026-09-29 15:36:00	2026-09-29 15:47:00
2445	1252	10	6	117.3	\N	high	2026-09-29 20:49:00	2026-09-30 00:38:00
2446	1252	16	6	1.38	\N	normal	2026-09-29 22:08:00	2026-09-29 22:49:00
2447	1252	15	4	2.56	\N	normal	2026-09-30 03:44:00	2026-09-30 04:45:00
2448	1252	9	6	23.5	\N	normal	2026-09-30 10:52:00	2026-09-30 11:44:00
2449	1254	12	6	4.43	\N	normal	2026-09-30 18:37:00	2026-09-30 21:55:00
2450	1253	15	6	3.51	\N	high	2026-09-30 18:59:00	2026-09-30 19:19:00
2451	1254	15	5	2.05	\N	normal	2026-09-30 20:22:00	2026-09-30 21:49:00
2452	1255	31	11	\N	positive	\N	2026-10-01 00:40:00	2026-10-01 01:22:00
2453	1257	8	5	7.78	\N	high	2026-10-02 20:24:00	2026-10-02 22:50:00
2454	1259	10	4	97.0	\N	normal	2026-10-02 20:52:00	2026-10-02 23:43:00
2455	1257	2	2	8.7	\N	normal	2026-10-02 21:29:00	2026-10-02 23:51:00
2456	1257	3	2	376	\N	normal	2026-10-02 22:04:00	2026-10-02 22:12:00
2457	1258	12	5	4.17	\N	normal	2026-10-02 22:12:00	2026-10-02 22:37:00
2458	1258	15	6	3.38	\N	high	2026-10-03 05:11:00	2026-10-03 06:02:00
2459	1258	20	7	1.3	\N	normal	2026-10-03 05:51:00	2026-10-03 06:33:00
2460	1259	23	7	49.3	\N	low	2026-10-03 12:57:00	2026-10-03 13:20:00
2461	1261	8	5	5.26	\N	normal	2026-10-03 18:22:00	2026-10-03 18:35:00
2462	1260	3	2	300	\N	normal	2026-10-03 18:30:00	2026-10-03 19:40:00
2463	1260	1	1	141	\N	normal	2026-10-03 18:56:00	2026-10-03 21:09:00
2464	1261	11	5	143	\N	normal	2026-10-03 19:30:00	\N
2465	1261	12	6	3.77	\N	normal	2026-10-03 20:16:00	2026-10-03 20:37:00
2466	1261	9	6	36.9	\N	normal	2026-10-03 20:57:00	2026-10-04 00:58:00
2467	1261	2	1	7.8	\N	normal	2026-10-03 22:52:00	2026-10-03 23:00:00
2468	1261	14	5	5.13	\N	high	2026-10-04 01:35:00	2026-10-04 03:39:00
2469	1262	7	3	0.94	\N	normal	2026-10-05 18:00:00	2026-10-05 19:48:00
2470	1263	17	5	3.5	\N	normal	2026-10-05 19:06:00	2026-10-05 19:25:00
2471	1262	3	1	265	\N	normal	2026-10-05 19:33:00	2026-10-06 02:17:00
2472	1262	12	6	4.86	\N	normal	2026-10-05 21:04:00	2026-10-05 21:45:00
2473	1262	4	2	67	\N	normal	2026-10-05 21:17:00	2026-10-05 21:49:00
2474	1263	20	7	2.34	\N	normal	2026-10-05 23:26:00	2026-10-06 01:16:00
2475	1264	13	5	23.6	\N	normal	2026-10-06 01:01:00	2026-10-06 02:18:00
2476	1264	2	2	7.7	\N	normal	2026-10-06 01:20:00	2026-10-06 04:09:00
2477	1265	5	1	7.7	\N	normal	2026-10-06 05:17:00	2026-10-06 07:11:00
2478	1262	23	7	66.6	\N	normal	2026-10-06 07:44:00	2026-10-06 11:25:00
2479	1264	23	7	92.2	\N	normal	2026-10-06 08:57:00	2026-10-06 11:19:00
2480	1264	4	2	74	\N	normal	2026-10-06 09:24:00	2026-10-06 12:17:00
2481	1266	10	5	81.7	\N	normal	2026-10-06 16:58:00	2026-10-06 20:05:00
2482	1268	18	6	4.9	\N	normal	2026-10-06 19:36:00	2026-10-06 21:31:00
2483	1266	3	1	223	\N	normal	2026-10-06 22:08:00	2026-10-07 00:54:00
2484	1268	2	1	6.2	\N	normal	2026-10-07 01:30:00	2026-10-07 02:38:00
2485	1268	21	7	17.4	\N	normal	2026-10-07 05:17:00	2026-10-07 06:25:00
2486	1269	12	5	3.88	\N	normal	2026-10-07 10:29:00	2026-10-07 13:37:00
2487	1269	14	4	6.1	\N	high	2026-10-07 11:25:00	2026-10-07 12:16:00
2488	1268	9	6	32.5	\N	normal	2026-10-07 13:52:00	2026-10-07 13:59:00
2489	1269	8	6	3.57	\N	low	2026-10-07 14:19:00	2026-10-07 16:41:00
2490	1269	4	2	81	\N	normal	2026-10-07 14:58:00	2026-10-07 16:32:00
2491	1269	16	6	1.52	\N	normal	2026-10-07 16:50:00	2026-10-07 17:51:00
2492	1270	10	6	63.6	\N	normal	2026-10-07 19:17:00	2026-10-07 19:44:00
2493	1269	2	2	7.3	\N	normal	2026-10-07 23:02:00	2026-10-07 23:45:00
2494	1270	9	6	30.2	\N	normal	2026-10-08 05:55:00	2026-10-08 06:11:00
2495	1270	20	7	2.04	\N	normal	2026-10-08 08:16:00	2026-10-08 08:56:00
2496	1271	26	9	\N	positive	\N	2026-10-08 10:59:00	2026-10-08 11:27:00
2497	1273	7	3	1.12	\N	normal	2026-10-08 14:34:00	2026-10-08 16:03:00
2498	1273	11	6	142	\N	normal	2026-10-08 14:59:00	2026-10-08 15:09:00
2499	1272	19	4	2.52	\N	normal	2026-10-08 15:16:00	2026-10-08 15:31:00
2500	1267	26	10	\N	negative	\N	2026-10-08 15:28:00	2026-10-08 16:05:00
2501	1273	15	4	3.07	\N	high	2026-10-08 17:08:00	2026-10-08 22:35:00
2502	1270	32	12	\N	negative	\N	2026-10-09 04:36:00	2026-10-09 05:39:00
2503	1279	8	4	6.42	\N	high	2026-10-09 23:39:00	2026-10-10 00:24:00
2504	1275	1	2	142	\N	normal	2026-10-10 00:39:00	2026-10-10 01:52:00
2505	1274	9	6	39.5	\N	normal	2026-10-10 01:45:00	2026-10-10 01:58:00
2506	1279	1	2	155	\N	normal	2026-10-10 01:57:00	2026-10-10 02:45:00
2507	1274	15	6	2.05	\N	normal	2026-10-10 02:21:00	2026-10-10 04:38:00
2508	1276	29	9	\N	positive	\N	2026-10-10 03:37:00	2026-10-10 04:08:00
2509	1279	14	5	3.58	\N	normal	2026-10-10 03:55:00	2026-10-10 06:23:00
2510	1279	9	6	39.1	\N	normal	2026-10-10 07:08:00	2026-10-10 09:18:00
2511	1277	28	9	\N	negative	\N	2026-10-10 16:26:00	2026-10-10 17:08:00
2512	1278	26	9	\N	positive	\N	2026-10-11 06:32:00	2026-10-11 10:24:00
2513	1275	23	7	109.9	\N	normal	2026-10-12 10:33:00	2026-10-12 11:26:00
2514	1281	13	6	36.6	\N	normal	2026-10-12 21:15:00	2026-10-12 21:47:00
2515	1281	2	2	8.4	\N	normal	2026-10-12 21:50:00	2026-10-12 23:03:00
2516	1281	3	1	276	\N	normal	2026-10-12 22:38:00	2026-10-12 23:17:00
2517	1280	11	5	143	\N	normal	2026-10-12 22:52:00	2026-10-13 00:09:00
2518	1280	15	6	2.99	\N	normal	2026-10-13 01:04:00	2026-10-13 02:03:00
2519	1281	1	1	136	\N	normal	2026-10-13 02:44:00	2026-10-13 04:49:00
2520	1280	2	2	6.4	\N	normal	2026-10-13 04:53:00	2026-10-13 07:10:00
2521	1282	1	2	145	\N	normal	2026-10-13 20:40:00	2026-10-13 22:52:00
2522	1282	9	4	61.6	\N	high	2026-10-14 06:10:00	2026-10-14 07:42:00
2523	1282	20	7	1.37	\N	normal	2026-10-14 06:28:00	2026-10-14 06:38:00
2524	1284	12	6	4.79	\N	normal	2026-10-15 00:19:00	2026-10-15 04:36:00
2525	1285	19	4	1.82	\N	normal	2026-10-15 05:47:00	2026-10-15 05:56:00
2526	1284	9	6	42.1	\N	high	2026-10-15 09:02:00	2026-10-15 09:41:00
2527	1288	17	4	0.32	\N	normal	2026-10-15 18:57:00	2026-10-15 19:44:00
2528	1286	13	5	22.5	\N	normal	2026-10-15 19:17:00	2026-10-15 20:20:00
2529	1286	7	3	1.29	\N	high	2026-10-15 19:23:00	2026-10-15 19:36:00
2530	1286	2	2	7.1	\N	normal	2026-10-15 22:27:00	2026-10-16 00:13:00
2531	1288	14	6	4.72	\N	normal	2026-10-16 01:01:00	2026-10-16 01:32:00
2532	1289	10	6	116.1	\N	high	2026-10-16 19:01:00	2026-10-16 19:38:00
2533	1289	8	6	4.78	\N	normal	2026-10-16 19:36:00	2026-10-16 20:01:00
2534	1287	30	11	\N	negative	\N	2026-10-16 20:14:00	2026-10-16 20:28:00
2535	1289	4	2	249	\N	normal	2026-10-16 21:44:00	2026-10-16 22:01:00
2536	1289	1	2	140	\N	normal	2026-10-16 22:04:00	2026-10-16 22:15:00
2537	1290	11	5	140	\N	normal	2026-10-16 23:10:00	2026-10-17 01:01:00
2538	1290	21	7	22.8	\N	normal	2026-10-17 06:22:00	2026-10-17 10:52:00
2539	1292	5	2	16.1	\N	normal	2026-10-17 22:46:00	2026-10-18 01:06:00
2540	1292	4	2	170	\N	normal	2026-10-18 01:54:00	2026-10-18 03:12:00
2541	1291	19	4	1.85	\N	normal	2026-10-18 02:52:00	2026-10-18 03:20:00
2542	1283	28	9	\N	negative	\N	2026-10-18 11:48:00	2026-10-18 12:03:00
2543	1288	23	7	68.7	\N	normal	2026-10-18 20:26:00	2026-10-18 21:10:00
2544	1294	14	4	5.2	\N	high	2026-10-19 21:56:00	2026-10-19 23:04:00
2545	1294	21	7	14.9	\N	normal	2026-10-20 10:20:00	2026-10-20 10:26:00
2546	1295	10	6	89.9	\N	normal	2026-10-20 21:31:00	2026-10-21 00:02:00
2547	1295	3	1	416	\N	high	2026-10-20 23:21:00	2026-10-20 23:31:00
2548	1295	1	2	153	\N	normal	2026-10-21 00:45:00	2026-10-21 04:45:00
2549	1295	2	2	3.7	\N	low	2026-10-21 04:13:00	2026-10-21 04:54:00
2550	1296	12	4	4.09	\N	normal	2026-10-21 13:22:00	2026-10-21 14:00:00
2551	1296	5	2	7.8	\N	normal	2026-10-21 16:29:00	2026-10-21 18:47:00
2552	1298	6	3	45	\N	normal	2026-10-21 20:12:00	2026-10-21 20:34:00
2553	1302	14	6	3.53	\N	normal	2026-10-21 20:15:00	2026-10-21 21:41:00
2554	1299	6	3	206	\N	normal	2026-10-21 20:41:00	2026-10-21 20:56:00
2555	1298	13	6	18.1	\N	normal	2026-10-21 20:48:00	2026-10-22 01:29:00
2556	1298	10	5	75.5	\N	normal	2026-10-21 21:16:00	2026-10-21 21:46:00
2557	1302	16	4	1.44	\N	normal	2026-10-21 21:19:00	2026-10-21 22:38:00
2558	1302	13	5	52.4	\N	high	2026-10-21 22:03:00	2026-10-22 00:41:00
2559	1301	9	6	45.1	\N	high	2026-10-21 23:25:00	2026-10-22 03:30:00
2560	1299	15	5	2.06	\N	normal	2026-10-21 23:58:00	2026-10-22 02:17:00
2561	1302	1	1	144	\N	normal	2026-10-21 23:58:00	2026-10-22 00:21:00
2562	1297	13	6	46.6	\N	high	2026-10-22 01:14:00	2026-10-22 04:38:00
2563	1297	14	5	4.64	\N	normal	2026-10-22 04:07:00	2026-10-22 07:13:00
2564	1308	27	9	\N	positive	\N	2026-10-22 13:46:00	\N
2565	1312	18	6	3.2	\N	normal	2026-10-22 16:47:00	2026-10-22 18:24:00
2566	1306	15	6	2.46	\N	normal	2026-10-22 19:03:00	2026-10-22 19:10:00
2567	1306	17	4	1.99	\N	normal	2026-10-22 19:23:00	2026-10-22 20:32:00
2568	1312	8	5	5.27	\N	normal	2026-10-22 19:29:00	2026-10-22 21:28:00
2569	1310	15	6	2.54	\N	normal	2026-10-22 20:11:00	2026-10-22 22:42:00
2570	1310	14	5	3.73	\N	normal	2026-10-22 20:44:00	2026-10-22 22:30:00
2571	1300	26	9	\N	negative	\N	2026-10-22 22:10:00	2026-10-22 22:16:00
2572	1313	10	5	62.5	\N	normal	2026-10-22 22:10:00	2026-10-23 00:10:00
2573	1307	8	6	4.65	\N	normal	2026-10-22 22:29:00	2026-10-22 23:28:00
2574	1303	30	11	\N	negative	\N	2026-10-22 23:54:00	2026-10-23 00:06:00
2575	1312	15	5	1.27	\N	normal	2026-10-23 00:17:00	2026-10-23 01:55:00
2576	1309	25	7	6.59	\N	high	2026-10-23 00:54:00	2026-10-23 02:05:00
2577	1301	23	7	98.1	\N	normal	2026-10-23 01:11:00	2026-10-23 04:48:00
2578	1313	11	4	142	\N	normal	2026-10-23 01:11:00	2026-10-23 02:18:00
2579	1313	1	2	141	\N	normal	2026-10-23 01:15:00	2026-10-23 01:42:00
2580	1313	8	6	5.13	\N	normal	2026-10-23 01:18:00	2026-10-23 03:00:00
2581	1306	9	6	46.5	\N	high	2026-10-23 01:47:00	2026-10-23 04:44:00
2582	1313	2	1	10.5	\N	normal	2026-10-23 02:16:00	2026-10-23 03:03:00
2583	1309	1	1	156	\N	normal	2026-10-23 05:02:00	2026-10-23 05:10:00
2584	1307	20	7	1.32	\N	normal	2026-10-23 09:44:00	2026-10-23 10:23:00
2585	1313	9	6	36.5	\N	normal	2026-10-23 10:24:00	2026-10-23 11:28:00
2586	1312	20	7	2.7	\N	normal	2026-10-23 12:05:00	2026-10-23 12:45:00
2587	1309	20	7	3.48	\N	normal	2026-10-23 12:53:00	2026-10-23 14:02:00
2588	1307	1	1	145	\N	normal	2026-10-23 13:57:00	2026-10-23 16:51:00
2589	1314	7	3	0.97	\N	normal	2026-10-23 19:29:00	2026-10-23 19:46:00
2590	1316	8	6	4.27	\N	normal	2026-10-23 20:07:00	2026-10-23 21:13:00
2591	1315	18	6	10.9	\N	normal	2026-10-23 20:21:00	2026-10-23 20:50:00
2592	1315	8	6	5.33	\N	normal	2026-10-23 22:26:00	2026-10-23 22:56:00
2593	1308	26	9	\N	negative	\N	2026-10-23 22:51:00	2026-10-24 03:44:00
2594	1314	4	1	10	\N	low	2026-10-23 23:02:00	2026-10-24 00:01:00
2595	1315	20	7	0.7	\N	normal	2026-10-24 02:07:00	2026-10-24 05:00:00
2596	1305	28	9	\N	negative	\N	2026-10-24 06:02:00	2026-10-24 06:13:00
2597	1304	26	9	\N	negative	\N	2026-10-24 07:44:00	2026-10-24 09:08:00
2598	1315	23	7	43.7	\N	low	2026-10-24 16:25:00	2026-10-24 16:44:00
2599	1311	28	9	\N	negative	\N	2026-10-25 17:36:00	2026-10-25 18:54:00
2600	1318	6	3	301	\N	normal	2026-10-26 16:09:00	2026-10-26 17:48:00
2601	1318	7	3	0.76	\N	low	2026-10-26 18:13:00	2026-10-26 18:26:00
2602	1318	17	6	2.24	\N	normal	2026-10-26 18:30:00	2026-10-26 18:40:00
2603	1318	8	6	2.15	\N	low	2026-10-26 18:32:00	2026-10-26 18:45:00
2604	1318	1	2	129	\N	normal	2026-10-26 21:04:00	2026-10-26 21:14:00
2605	1317	8	4	5.7	\N	high	2026-10-26 23:17:00	2026-10-27 01:55:00
2606	1317	14	6	5.28	\N	high	2026-10-26 23:54:00	2026-10-27 00:17:00
2607	1317	15	4	3.16	\N	high	2026-10-27 04:05:00	2026-10-27 04:29:00
2608	1323	18	5	0.7	\N	normal	2026-10-27 13:52:00	2026-10-27 14:30:00
2609	1317	20	7	3.45	\N	normal	2026-10-27 14:28:00	2026-10-27 16:37:00
2610	1323	8	6	5.77	\N	high	2026-10-27 16:51:00	2026-10-27 17:44:00
2611	1325	18	4	7.3	\N	normal	2026-10-27 18:39:00	2026-10-27 18:52:00
2612	1318	23	7	41.4	\N	low	2026-10-27 19:05:00	2026-10-27 22:28:00
2613	1319	17	5	5.05	\N	high	2026-10-27 19:41:00	2026-10-27 22:23:00
2614	1321	1	1	131	\N	normal	2026-10-27 19:53:00	2026-10-27 23:01:00
2615	1325	2	2	8.4	\N	normal	2026-10-27 20:42:00	2026-10-27 21:34:00
2616	1322	29	9	\N	negative	\N	2026-10-27 21:50:00	2026-10-27 21:56:00
2617	1317	22	7	445	\N	normal	2026-10-27 21:55:00	2026-10-28 00:19:00
2618	1323	2	2	5.4	\N	normal	2026-10-27 22:00:00	2026-10-27 22:49:00
2619	1317	23	7	73.2	\N	normal	2026-10-27 22:18:00	2026-10-28 00:27:00
2620	1325	1	2	147	\N	normal	2026-10-27 22:21:00	2026-10-27 22:36:00
2621	1319	2	1	6.9	\N	normal	2026-10-27 23:24:00	2026-10-27 23:54:00
2622	1325	12	6	4.81	\N	normal	2026-10-27 23:28:00	2026-10-28 02:18:00
2623	1319	14	6	5.82	\N	high	2026-10-27 23:29:00	2026-10-28 01:29:00
2624	1324	5	2	11.0	\N	normal	2026-10-27 23:37:00	2026-10-28 03:41:00
2625	1325	13	4	44.8	\N	normal	2026-10-28 00:02:00	2026-10-28 00:35:00
2626	1323	3	1	198	\N	normal	2026-10-28 02:17:00	2026-10-28 03:54:00
2627	1325	4	1	197	\N	normal	2026-10-28 10:18:00	2026-10-28 10:24:00
2628	1320	26	10	\N	positive	\N	2026-10-28 16:50:00	2026-10-28 17:15:00
2629	1329	10	5	111.2	\N	high	2026-10-29 17:11:00	2026-10-29 18:46:00
2630	1329	2	2	8.7	\N	normal	2026-10-29 18:37:00	2026-10-29 18:55:00
2631	1327	1	2	126	\N	normal	2026-10-29 23:35:00	2026-10-30 01:56:00
2632	1327	10	5	43.2	\N	low	2026-10-29 23:49:00	2026-10-30 00:32:00
2633	1328	29	10	\N	positive	\N	2026-10-30 03:07:00	2026-10-30 03:32:00
2634	1329	24	7	1.65	\N	normal	2026-10-30 13:37:00	2026-10-30 13:59:00
2635	1332	21	7	9.9	\N	normal	2026-10-30 22:13:00	2026-10-30 22:28:00
2636	1331	2	1	6.6	\N	normal	2026-10-31 01:56:00	2026-10-31 03:14:00
2637	1331	4	2	231	\N	normal	2026-10-31 02:54:00	2026-10-31 04:50:00
2638	1326	26	10	\N	negative	\N	2026-10-31 06:01:00	2026-10-31 06:12:00
2639	1331	20	7	2.59	\N	normal	2026-10-31 07:22:00	2026-10-31 08:09:00
2640	1331	9	6	39.6	\N	normal	2026-10-31 11:14:00	2026-10-31 12:05:00
2641	1334	2	2	4.9	\N	normal	2026-10-31 21:39:00	2026-10-31 23:08:00
2642	1333	3	2	264	\N	normal	2026-10-31 22:48:00	2026-11-01 00:14:00
2643	1335	1	2	138	\N	normal	2026-11-02 19:53:00	2026-11-02 20:31:00
2644	1335	2	2	6.1	\N	normal	2026-11-03 01:38:00	2026-11-03 02:29:00
2645	1336	21	7	14.7	\N	normal	2026-11-03 06:32:00	2026-11-03 07:40:00
2646	1338	3	2	325	\N	normal	2026-11-03 19:46:00	2026-11-03 20:01:00
2647	1338	10	4	53.2	\N	normal	2026-11-03 20:14:00	2026-11-03 21:15:00
2648	1335	34	12	4.2	\N	normal	2026-11-03 21:26:00	2026-11-03 22:03:00
2649	1338	15	6	3.47	\N	high	2026-11-03 22:15:00	2026-11-04 00:05:00
2650	1340	15	6	3.43	\N	high	2026-11-03 23:35:00	2026-11-04 00:14:00
2651	1340	12	5	5.01	\N	normal	2026-11-03 23:46:00	2026-11-04 04:23:00
2652	1340	9	5	41.1	\N	normal	2026-11-04 04:36:00	2026-11-04 04:54:00
2653	1340	20	7	2.33	\N	normal	2026-11-04 07:06:00	2026-11-04 08:25:00
2654	1340	22	7	475	\N	normal	2026-11-04 14:36:00	2026-11-04 14:52:00
2655	1342	10	5	98.4	\N	normal	2026-11-04 17:05:00	2026-11-04 17:20:00
2656	1342	3	2	303	\N	normal	2026-11-04 18:02:00	2026-11-04 18:55:00
2657	1347	13	6	26.6	\N	normal	2026-11-04 20:49:00	2026-11-04 22:46:00
2658	1347	10	5	58.2	\N	normal	2026-11-04 22:25:00	2026-11-04 23:02:00
2659	1341	8	4	5.09	\N	normal	2026-11-04 22:41:00	\N
2660	1347	12	5	4.38	\N	normal	2026-11-04 22:41:00	2026-11-04 23:40:00
2661	1341	5	1	15.6	\N	normal	2026-11-05 00:39:00	2026-11-05 02:20:00
2662	1341	1	2	131	\N	normal	2026-11-05 01:17:00	2026-11-05 02:06:00
2663	1345	3	2	394	\N	normal	2026-11-05 02:49:00	2026-11-05 04:36:00
2664	1345	15	6	3.53	\N	high	2026-11-05 05:15:00	2026-11-05 06:40:00
2665	1348	31	11	\N	positive	\N	2026-11-05 05:59:00	2026-11-05 07:18:00
2666	1350	12	6	4.36	\N	normal	2026-11-05 14:45:00	2026-11-05 16:11:00
2667	1345	1	1	139	\N	normal	2026-11-05 15:19:00	2026-11-05 15:58:00
2668	1349	1	2	123	\N	normal	2026-11-05 17:37:00	2026-11-05 18:15:00
2669	1351	8	5	4.45	\N	normal	2026-11-05 18:19:00	2026-11-05 18:50:00
2670	1350	4	2	28	\N	low	2026-11-05 20:23:00	2026-11-05 21:20:00
2671	1353	5	2	5.2	\N	normal	2026-11-05 21:38:00	2026-11-05 23:42:00
2672	1353	8	6	6.28	\N	high	2026-11-05 21:44:00	2026-11-05 22:27:00
2673	1352	10	5	61.4	\N	normal	2026-11-05 22:26:00	2026-11-06 03:57:00
2674	1351	2	1	9.6	\N	normal	2026-11-05 22:35:00	2026-11-06 00:05:00
2675	1354	8	5	5.62	\N	high	2026-11-05 23:09:00	2026-11-06 00:28:00
2676	1353	1	2	172	\N	high	2026-11-05 23:20:00	2026-11-05 23:27:00
2677	1338	34	12	6.7	\N	normal	2026-11-05 23:56:00	2026-11-06 00:19:00
2678	1353	3	2	264	\N	normal	2026-11-06 01:14:00	2026-11-06 01:40:00
2679	1352	3	1	339	\N	normal	2026-11-06 01:45:00	2026-11-06 01:54:00
2680	1346	30	11	\N	negative	\N	2026-11-06 09:57:00	2026-11-06 10:21:00
2681	1354	15	5	2.7	\N	normal	2026-11-06 10:15:00	2026-11-06 11:15:00
2682	1343	26	9	\N	positive	\N	2026-11-06 10:18:00	2026-11-06 11:07:00
2683	1353	9	4	47.4	\N	high	2026-11-06 11:55:00	2026-11-06 12:27:00
2684	1357	8	5	5.72	\N	high	2026-11-06 19:52:00	2026-11-07 00:49:00
2685	1359	12	6	3.92	\N	normal	2026-11-06 20:19:00	2026-11-07 05:37:00
2686	1355	14	6	5.98	\N	high	2026-11-06 23:30:00	2026-11-06 23:39:00
2687	1355	15	6	2.77	\N	normal	2026-11-06 23:49:00	2026-11-07 00:18:00
2688	1358	19	5	0.59	\N	normal	2026-11-07 00:05:00	2026-11-07 05:31:00
2689	1355	2	2	7.2	\N	normal	2026-11-07 00:21:00	2026-11-07 00:44:00
2690	1357	10	6	88.2	\N	normal	2026-11-07 01:53:00	2026-11-07 03:27:00
2691	1356	19	6	3.01	\N	high	2026-11-07 04:02:00	2026-11-07 04:23:00
2692	1351	34	12	9.1	\N	normal	2026-11-07 04:04:00	2026-11-07 04:21:00
2693	1351	4	2	10	\N	low	2026-11-07 10:37:00	2026-11-07 11:09:00
2694	1357	20	7	1.65	\N	normal	2026-11-07 13:56:00	2026-11-07 14:02:00
2695	1360	31	11	\N	positive	\N	2026-11-08 02:23:00	2026-11-08 03:41:00
2696	1361	31	11	\N	negative	\N	2026-11-09 18:40:00	2026-11-09 19:37:00
2697	1363	7	3	0.95	\N	normal	2026-11-09 22:35:00	2026-11-09 23:02:00
2698	1363	13	6	33.9	\N	normal	2026-11-10 00:24:00	2026-11-10 01:52:00
2699	1363	21	7	12.0	\N	normal	2026-11-10 06:24:00	2026-11-10 06:59:00
2700	1362	4	1	150	\N	normal	2026-11-10 12:47:00	2026-11-10 16:46:00
2701	1367	13	6	32.8	\N	normal	2026-11-10 14:52:00	2026-11-10 16:21:00
2702	1366	17	5	3.28	\N	normal	2026-11-10 19:35:00	2026-11-10 19:49:00
2703	1365	10	6	59.6	\N	normal	2026-11-10 19:42:00	2026-11-10 21:46:00
2704	1365	8	5	4.84	\N	normal	2026-11-10 19:56:00	2026-11-10 21:21:00
2705	1364	17	6	5.92	\N	high	2026-11-10 21:07:00	2026-11-10 21:39:00
2706	1366	2	2	6.5	\N	normal	2026-11-10 21:17:00	2026-11-10 22:37:00
2707	1365	9	6	32.7	\N	normal	2026-11-11 06:38:00	2026-11-11 07:57:00
2708	1365	4	2	59	\N	normal	2026-11-11 11:20:00	2026-11-11 11:40:00
2709	1368	10	6	73.8	\N	normal	2026-11-11 15:31:00	2026-11-11 15:37:00
2710	1368	15	4	2.16	\N	normal	2026-11-11 16:48:00	2026-11-11 18:35:00
2711	1369	17	6	0.32	\N	normal	2026-11-11 21:45:00	2026-11-11 22:13:00
2712	1369	12	5	4.64	\N	normal	2026-11-11 21:51:00	2026-11-11 22:16:00
2713	1371	1	1	93	\N	low	2026-11-11 22:28:00	2026-11-11 22:58:00
2714	1371	17	4	0.32	\N	normal	2026-11-11 22:48:00	2026-11-11 23:27:00
2715	1370	2	2	10.2	\N	normal	2026-11-12 00:09:00	2026-11-12 00:51:00
2716	1369	14	5	4.51	\N	normal	2026-11-12 00:20:00	2026-11-12 01:07:00
2717	1369	2	1	7.1	\N	normal	2026-11-12 02:35:00	2026-11-12 02:59:00
2718	1373	18	5	6.4	\N	normal	2026-11-12 19:12:00	2026-11-12 21:36:00
2719	1374	3	1	337	\N	normal	2026-11-14 00:12:00	2026-11-14 01:51:00
2720	1372	28	10	\N	negative	\N	2026-11-14 01:39:00	2026-11-14 02:32:00
2721	1375	1	2	124	\N	normal	2026-11-14 20:06:00	2026-11-14 20:20:00
2722	1376	8	5	5.02	\N	normal	2026-11-16 13:37:00	2026-11-16 15:25:00
2723	1376	9	4	50.9	\N	high	2026-11-16 16:00:00	2026-11-16 16:54:00
2724	1376	20	7	0.24	\N	low	2026-11-16 17:29:00	2026-11-16 19:23:00
2725	1376	1	2	127	\N	normal	2026-11-16 18:27:00	2026-11-16 19:33:00
2726	1376	21	7	21.2	\N	normal	2026-11-16 22:18:00	2026-11-16 22:35:00
2727	1378	6	3	213	\N	normal	2026-11-18 12:21:00	2026-11-18 13:22:00
2728	1378	3	1	167	\N	normal	2026-11-18 14:19:00	2026-11-18 14:25:00
2729	1380	1	1	120	\N	normal	2026-11-18 17:14:00	2026-11-18 17:33:00
2730	1380	10	6	64.2	\N	normal	2026-11-18 17:14:00	2026-11-18 19:10:00
2731	1380	8	4	5.37	\N	normal	2026-11-18 18:59:00	2026-11-18 20:14:00
2732	1381	8	6	5.62	\N	high	2026-11-18 20:27:00	2026-11-18 21:27:00
2733	1380	3	2	269	\N	normal	2026-11-18 21:41:00	2026-11-18 22:31:00
2734	1378	4	2	33	\N	normal	2026-11-18 21:57:00	2026-11-18 22:21:00
2735	1381	3	1	309	\N	normal	2026-11-18 22:39:00	2026-11-18 22:57:00
2736	1379	26	10	\N	positive	\N	2026-11-19 15:55:00	2026-11-19 16:24:00
2737	1383	15	6	1.5	\N	normal	2026-11-19 21:15:00	2026-11-19 21:31:00
2738	1383	8	6	6.24	\N	high	2026-11-19 23:48:00	2026-11-20 01:24:00
2739	1382	19	5	0.94	\N	normal	2026-11-20 03:43:00	2026-11-20 04:24:00
2740	1383	23	7	73.9	\N	normal	2026-11-20 16:52:00	2026-11-20 17:31:00
2741	1378	34	12	6.9	\N	normal	2026-11-20 17:25:00	2026-11-20 18:21:00
2742	1385	6	3	384	\N	normal	2026-11-20 20:25:00	2026-11-20 21:41:00
2743	1385	16	5	1.49	\N	normal	2026-11-21 00:03:00	2026-11-21 00:23:00
2744	1390	27	9	\N	positive	\N	2026-11-21 21:24:00	2026-11-21 22:02:00
2745	1388	12	5	4.54	\N	normal	2026-11-21 23:15:00	2026-11-21 23:31:00
2746	1387	8	6	5.61	\N	high	2026-11-21 23:23:00	2026-11-22 01:08:00
2747	1386	30	11	\N	negative	\N	2026-11-23 11:27:00	2026-11-23 11:46:00
2748	1389	28	10	\N	negative	\N	2026-11-23 13:18:00	2026-11-23 15:11:00
2749	1398	27	10	\N	negative	\N	2026-11-23 18:54:00	2026-11-23 19:18:00
2750	1397	8	5	5.53	\N	normal	2026-11-23 19:35:00	2026-11-23 21:43:00
2751	1392	17	4	8.42	\N	high	2026-11-23 20:12:00	2026-11-23 20:21:00
2752	1392	8	4	5.41	\N	normal	2026-11-23 21:48:00	2026-11-23 21:58:00
2753	1397	12	4	4.42	\N	normal	2026-11-23 22:11:00	2026-11-24 00:36:00
2754	1391	31	11	\N	negative	\N	2026-11-23 22:30:00	2026-11-23 23:20:00
2755	1393	1	2	158	\N	normal	2026-11-23 23:01:00	2026-11-23 23:23:00
2756	1393	12	4	4.32	\N	normal	2026-11-23 23:04:00	2026-11-23 23:11:00
2757	1397	10	5	67.4	\N	normal	2026-11-23 23:04:00	2026-11-23 23:24:00
2758	1397	1	1	170	\N	normal	2026-11-23 23:14:00	2026-11-24 01:02:00
2759	1395	3	2	183	\N	normal	2026-11-23 23:33:00	2026-11-23 23:57:00
2760	1396	1	1	147	\N	normal	2026-11-24 01:16:00	2026-11-24 02:26:00
2761	1396	14	5	6.71	\N	high	2026-11-24 06:55:00	2026-11-24 09:18:00
2762	1396	9	6	41.7	\N	normal	2026-11-24 07:53:00	2026-11-24 11:48:00
2763	1395	20	7	3.42	\N	normal	2026-11-24 09:42:00	2026-11-24 09:49:00
2764	1399	27	10	\N	positive	\N	2026-11-24 11:56:00	2026-11-24 12:16:00
2765	1400	18	6	1.3	\N	normal	2026-11-24 19:22:00	2026-11-24 19:42:00
2766	1401	2	1	8.5	\N	normal	2026-11-24 21:36:00	2026-11-24 22:08:00
2767	1405	11	6	139	\N	normal	2026-11-24 23:51:00	2026-11-25 02:28:00
2768	1400	10	5	47.1	\N	normal	2026-11-25 00:16:00	2026-11-25 02:11:00
2769	1405	9	4	42.6	\N	high	2026-11-25 01:38:00	2026-11-25 03:48:00
2770	1398	26	9	\N	negative	\N	2026-11-25 08:13:00	2026-11-25 10:33:00
2771	1394	26	10	\N	negative	\N	2026-11-25 09:29:00	2026-11-25 12:09:00
2772	1401	21	7	16.0	\N	normal	2026-11-25 13:41:00	2026-11-25 14:53:00
2773	1400	1	2	127	\N	normal	2026-11-25 13:59:00	2026-11-25 14:53:00
2774	1406	16	6	1.49	\N	normal	2026-11-26 01:36:00	2026-11-26 02:18:00
2775	1407	31	11	\N	positive	\N	2026-11-26 05:44:00	2026-11-26 05:54:00
2776	1409	27	10	\N	positive	\N	2026-11-26 19:34:00	2026-11-26 19:59:00
2777	1408	6	3	315	\N	normal	2026-11-26 19:38:00	2026-11-26 20:22:00
2778	1410	2	1	5.9	\N	normal	2026-11-26 20:40:00	2026-11-26 21:07:00
2779	1411	12	6	4.3	\N	normal	2026-11-26 21:36:00	2026-11-26 23:17:00
2780	1408	8	6	5.52	\N	normal	2026-11-26 22:22:00	2026-11-27 00:12:00
2781	1408	17	6	6.62	\N	high	2026-11-26 22:25:00	2026-11-26 22:31:00
2782	1410	14	6	5.6	\N	high	2026-11-26 22:35:00	2026-11-26 23:32:00
2783	1408	15	4	3.47	\N	high	2026-11-26 23:43:00	2026-11-27 00:07:00
2784	1410	15	5	1.73	\N	normal	2026-11-27 00:00:00	2026-11-27 00:34:00
2785	1408	14	6	5.41	\N	high	2026-11-27 00:32:00	2026-11-27 01:40:00
2786	1411	14	6	4.96	\N	normal	2026-11-27 03:00:00	2026-11-27 04:06:00
2787	1402	28	9	\N	negative	\N	2026-11-27 03:36:00	2026-11-27 04:31:00
2788	1411	20	7	1.33	\N	normal	2026-11-27 06:52:00	2026-11-27 07:10:00
2789	1410	4	2	150	\N	normal	2026-11-27 12:14:00	2026-11-27 12:47:00
2790	1412	12	6	4.37	\N	normal	2026-11-27 12:14:00	2026-11-27 14:38:00
2791	1412	3	2	228	\N	normal	2026-11-27 13:03:00	2026-11-27 13:11:00
2792	1412	9	5	51.2	\N	high	2026-11-27 16:53:00	2026-11-27 17:01:00
2793	1413	1	2	153	\N	normal	2026-11-27 17:22:00	2026-11-27 17:29:00
2794	1417	8	4	4.07	\N	normal	2026-11-27 18:12:00	2026-11-27 19:57:00
2795	1413	12	5	4.09	\N	normal	2026-11-27 18:14:00	2026-11-27 20:08:00
2796	1413	9	6	49.9	\N	high	2026-11-27 21:59:00	2026-11-27 22:22:00
2797	1414	1	2	140	\N	normal	2026-11-28 00:03:00	2026-11-28 00:15:00
2798	1415	19	5	3.59	\N	high	2026-11-28 03:20:00	2026-11-28 05:46:00
2799	1417	20	7	1.46	\N	normal	2026-11-28 08:22:00	2026-11-28 10:23:00
2800	1413	21	7	16.0	\N	normal	2026-11-28 09:35:00	2026-11-28 10:09:00
2801	1420	18	6	7.1	\N	normal	2026-11-28 10:20:00	2026-11-28 12:39:00
\.

COPY instrument_maintenance (maintenance_id, instrument_id, maintenance_type, started_at, finished_at, cost, service_company) FROM stdin;
1	7	calibration	2024-12-03 08:00:00	2024-12-03 09:20:00	45.0	\N
2	9	calibration	2024-12-09 08:30:00	2024-12-09 09:18:00	70.07	\N
3	6	preventive	2024-12-09 09:15:00	2024-12-09 13:23:00	622.6	Abbotsford Service
4	13	preventive	2024-12-10 09:00:00	2024-12-10 11:30:00	310.0	Abbotsford Service
5	8	calibration	2024-12-11 08:15:00	2024-12-11 09:42:00	97.57	\N
6	11	preventive	2024-12-12 08:45:00	2024-12-12 11:02:00	561.02	\N
7	2	repair	2024-12-13 09:00:00	2024-12-13 18:40:00	\N	Sysmark Service
8	12	calibration	2024-12-14 06:00:00	2024-12-14 07:02:00	110.9	\N
9	10	repair	2024-12-15 12:10:00	2024-12-16 12:57:00	1903.21	BioMeurier Service
10	7	preventive	2024-12-16 08:30:00	2024-12-16 12:34:00	465.87	\N
11	1	calibration	2024-12-17 07:30:00	2024-12-17 08:18:00	\N	\N
12	10	calibration	2024-12-18 06:45:00	2024-12-18 07:36:00	110.32	\N
13	11	calibration	2024-12-19 06:45:00	2024-12-19 07:35:00	57.16	\N
14	4	calibration	2024-12-20 06:00:00	2024-12-20 07:18:00	108.3	\N
15	4	preventive	2024-12-25 08:30:00	2024-12-25 10:03:00	528.51	LabTech North
16	2	calibration	2024-12-27 06:15:00	2024-12-27 06:58:00	125.66	\N
17	6	calibration	2024-12-31 08:00:00	2024-12-31 09:10:00	75.58	\N
18	5	preventive	2025-01-01 10:15:00	2025-01-01 12:25:00	661.58	LabTech North
19	5	calibration	2025-01-02 06:45:00	2025-01-02 08:12:00	\N	\N
20	3	calibration	2025-01-02 07:15:00	2025-01-02 08:25:00	\N	\N
21	2	preventive	2025-01-02 07:45:00	2025-01-02 11:19:00	516.21	Sysmark Service
22	10	preventive	2025-01-07 08:00:00	2025-01-07 12:11:00	440.88	LabTech North
23	12	preventive	2025-01-13 10:15:00	2025-01-13 13:04:00	502.84	\N
24	8	preventive	2025-01-14 09:45:00	2025-01-14 11:33:00	518.36	\N
25	9	preventive	2025-01-16 07:15:00	2025-01-16 10:19:00	582.99	\N
26	7	repair	2025-01-17 09:35:00	2025-01-17 16:36:00	2544.91	Rothe Service
27	1	preventive	2025-01-20 10:30:00	2025-01-20 12:18:00	337.9	\N
28	3	preventive	2025-01-29 10:30:00	2025-01-29 12:17:00	418.79	LabTech North
29	3	repair	2025-02-13 07:35:00	2025-02-13 11:16:00	1616.91	LabTech North
30	6	preventive	2025-03-10 08:30:00	2025-03-10 12:25:00	703.71	LabTech North
31	5	repair	2025-03-17 14:00:00	2025-03-18 02:19:00	2909.6	LabTech North
32	11	preventive	2025-03-19 07:15:00	2025-03-19 09:00:00	429.83	LabTech North
33	7	preventive	2025-03-19 10:45:00	2025-03-19 12:51:00	506.16	Rothe Service
34	9	calibration	2025-03-21 08:15:00	2025-03-21 08:45:00	57.48	\N
35	12	calibration	2025-03-24 07:30:00	2025-03-24 08:12:00	\N	\N
36	8	calibration	2025-03-26 06:15:00	2025-03-26 06:47:00	126.08	\N
37	11	repair	2025-03-26 10:10:00	2025-03-27 09:59:00	1002.32	Cepheus Service
38	9	repair	2025-03-26 11:35:00	2025-03-26 21:38:00	1984.53	BioMeurier Service
39	7	calibration	2025-03-28 06:15:00	2025-03-28 06:50:00	88.69	\N
40	10	calibration	2025-03-28 08:45:00	2025-03-28 09:26:00	\N	\N
41	3	calibration	2025-04-02 08:30:00	2025-04-02 09:18:00	61.7	\N
42	1	calibration	2025-04-07 06:30:00	2025-04-07 07:07:00	\N	\N
43	4	calibration	2025-04-07 07:45:00	2025-04-07 09:04:00	133.01	\N
44	2	preventive	2025-04-07 09:30:00	2025-04-07 12:27:00	465.4	LabTech North
45	9	repair	2025-04-08 07:35:00	2025-04-09 13:22:00	1408.28	BioMeurier Service
46	6	repair	2025-04-14 11:20:00	2025-04-15 05:57:00	\N	Abbotsford Service
47	5	preventive	2025-04-16 08:30:00	2025-04-16 11:10:00	635.07	LabTech North
48	2	calibration	2025-04-18 07:45:00	2025-04-18 08:53:00	\N	\N
49	1	preventive	2025-04-18 08:30:00	2025-04-18 11:49:00	561.31	LabTech North
50	4	preventive	2025-04-22 09:45:00	2025-04-22 13:29:00	691.18	\N
51	8	preventive	2025-04-28 07:45:00	2025-04-28 09:54:00	586.37	\N
52	10	preventive	2025-05-05 09:45:00	2025-05-05 12:53:00	347.35	\N
53	3	preventive	2025-05-06 07:30:00	2025-05-06 10:38:00	330.36	Stagora Service
54	6	calibration	2025-05-08 08:15:00	2025-05-08 09:19:00	116.66	\N
55	9	preventive	2025-05-12 07:30:00	2025-05-12 10:48:00	457.82	\N
56	11	calibration	2025-05-13 08:00:00	2025-05-13 09:10:00	46.35	\N
57	12	preventive	2025-05-15 09:30:00	2025-05-15 13:32:00	402.22	\N
58	3	repair	2025-05-15 16:20:00	2025-05-16 02:36:00	1253.84	Stagora Service
59	5	calibration	2025-05-16 07:30:00	2025-05-16 09:12:00	119.54	\N
60	3	repair	2025-06-05 08:50:00	2025-06-06 13:21:00	1994.39	Stagora Service
61	7	preventive	2025-06-09 10:30:00	2025-06-09 13:25:00	434.65	Rothe Service
62	1	repair	2025-06-10 10:10:00	2025-06-11 02:31:00	1581.64	LabTech North
63	11	preventive	2025-06-11 07:30:00	2025-06-11 09:54:00	466.44	Cepheus Service
64	2	preventive	2025-06-27 09:30:00	2025-06-27 11:14:00	579.36	Sysmark Service
65	6	preventive	2025-07-02 10:30:00	2025-07-02 13:43:00	736.9	\N
66	8	calibration	2025-07-03 07:15:00	2025-07-03 07:40:00	\N	\N
67	4	calibration	2025-07-08 08:15:00	2025-07-08 09:31:00	\N	\N
68	7	calibration	2025-07-11 06:45:00	2025-07-11 08:21:00	112.62	\N
69	1	preventive	2025-07-25 10:45:00	2025-07-25 12:18:00	465.19	LabTech North
70	8	preventive	2025-07-28 08:00:00	2025-07-28 11:07:00	583.62	\N
71	3	preventive	2025-08-05 07:00:00	2025-08-05 10:00:00	343.99	\N
72	9	calibration	2025-08-07 07:15:00	2025-08-07 08:48:00	98.13	\N
73	1	calibration	2025-08-09 07:30:00	2025-08-09 09:16:00	109.07	\N
74	5	preventive	2025-08-11 08:15:00	2025-08-11 11:11:00	652.77	LabTech North
75	12	calibration	2025-08-11 08:45:00	2025-08-11 10:05:00	\N	\N
76	10	preventive	2025-08-12 08:00:00	2025-08-12 09:58:00	316.66	\N
77	2	calibration	2025-08-12 08:45:00	2025-08-12 09:31:00	114.75	\N
78	1	repair	2025-08-12 12:10:00	2025-08-13 03:32:00	1134.06	Sysmark Service
79	2	repair	2025-08-14 10:10:00	2025-08-15 00:17:00	2262.45	Sysmark Service
80	4	preventive	2025-08-18 07:30:00	2025-08-18 11:28:00	512.53	Rothe Service
81	3	calibration	2025-08-23 07:15:00	2025-08-23 08:46:00	\N	\N
82	10	calibration	2025-08-25 07:30:00	2025-08-25 09:14:00	128.27	\N
83	9	preventive	2025-08-29 09:00:00	2025-08-29 12:49:00	478.6	BioMeurier Service
84	12	preventive	2025-09-01 08:30:00	2025-09-01 10:09:00	443.58	LabTech North
85	2	repair	2025-09-02 14:10:00	2025-09-02 17:36:00	1060.24	Sysmark Service
86	8	repair	2025-09-05 10:35:00	2025-09-05 12:16:00	2377.62	LabTech North
87	1	repair	2025-09-08 12:00:00	2025-09-09 19:29:00	2361.31	Sysmark Service
88	11	preventive	2025-09-09 07:45:00	2025-09-09 11:15:00	413.37	LabTech North
89	6	calibration	2025-09-13 08:15:00	2025-09-13 10:04:00	\N	\N
90	7	preventive	2025-09-16 07:15:00	2025-09-16 09:54:00	421.14	\N
91	8	repair	2025-09-16 15:00:00	2025-09-16 17:10:00	1133.14	Dia-Sorrell Service
92	11	calibration	2025-09-22 06:45:00	2025-09-22 08:11:00	134.22	\N
93	7	repair	2025-09-23 11:50:00	2025-09-24 12:54:00	2029.91	LabTech North
94	2	preventive	2025-10-02 08:15:00	2025-10-02 09:50:00	485.25	LabTech North
95	7	calibration	2025-10-13 07:15:00	2025-10-13 09:01:00	59.36	\N
96	4	repair	2025-10-15 08:35:00	2025-10-16 10:07:00	\N	Rothe Service
97	4	calibration	2025-10-16 06:45:00	2025-10-16 08:35:00	113.6	\N
98	5	calibration	2025-10-18 06:15:00	2025-10-18 06:59:00	\N	\N
99	7	repair	2025-10-29 08:10:00	2025-10-29 16:30:00	1464.72	Rothe Service
100	9	repair	2025-10-31 16:50:00	2025-11-01 08:22:00	2761.64	LabTech North
101	6	preventive	2025-11-03 09:30:00	2025-11-03 11:36:00	548.57	LabTech North
102	8	repair	2025-11-05 07:00:00	2025-11-05 13:22:00	652.65	LabTech North
103	8	preventive	2025-11-06 10:00:00	2025-11-06 12:14:00	539.64	Dia-Sorrell Service
104	12	calibration	2025-11-10 08:45:00	2025-11-10 10:14:00	96.72	\N
105	3	preventive	2025-11-10 09:30:00	2025-11-10 11:04:00	492.12	\N
106	8	calibration	2025-11-13 08:30:00	2025-11-13 09:36:00	45.63	\N
107	10	preventive	2025-11-14 10:45:00	2025-11-14 12:35:00	458.12	\N
108	1	preventive	2025-11-17 10:00:00	2025-11-17 13:55:00	375.51	\N
109	5	preventive	2025-11-19 10:15:00	2025-11-19 12:03:00	576.2	Rothe Service
110	3	calibration	2025-11-24 08:00:00	2025-11-24 08:35:00	137.59	\N
111	4	preventive	2025-11-24 09:45:00	2025-11-24 11:36:00	678.25	LabTech North
112	9	calibration	2025-12-04 08:00:00	2025-12-04 08:43:00	136.87	\N
113	12	preventive	2025-12-08 09:00:00	2025-12-08 10:46:00	450.12	\N
114	7	preventive	2025-12-08 09:30:00	2025-12-08 12:35:00	458.31	\N
115	1	calibration	2025-12-12 08:45:00	2025-12-12 09:18:00	71.37	\N
116	10	calibration	2025-12-13 06:30:00	2025-12-13 08:08:00	41.52	\N
117	11	preventive	2025-12-29 10:15:00	2025-12-29 13:25:00	485.16	Cepheus Service
118	9	preventive	2025-12-31 10:45:00	2025-12-31 14:30:00	333.6	LabTech North
119	3	repair	2026-01-03 08:50:00	2026-01-04 16:27:00	480.7	Stagora Service
120	2	preventive	2026-01-05 07:00:00	2026-01-05 08:58:00	570.96	\N
121	5	repair	2026-01-06 10:35:00	2026-01-07 00:51:00	1077.65	Rothe Service
122	2	calibration	2026-01-10 06:00:00	2026-01-10 07:40:00	105.98	\N
123	8	repair	2026-01-10 09:35:00	2026-01-10 11:42:00	\N	Dia-Sorrell Service
124	7	calibration	2026-01-22 07:00:00	2026-01-22 08:07:00	50.26	\N
125	5	calibration	2026-01-22 08:30:00	2026-01-22 08:57:00	119.21	\N
126	6	calibration	2026-01-27 07:00:00	2026-01-27 08:20:00	81.09	\N
127	11	calibration	2026-01-28 08:45:00	2026-01-28 09:20:00	136.88	\N
128	4	calibration	2026-02-04 06:15:00	2026-02-04 07:12:00	\N	\N
129	10	preventive	2026-02-05 10:30:00	2026-02-05 13:02:00	441.29	\N
130	8	preventive	2026-02-09 10:00:00	2026-02-09 13:40:00	487.45	Dia-Sorrell Service
131	5	preventive	2026-02-13 08:30:00	2026-02-13 11:05:00	590.83	Rothe Service
132	9	repair	2026-02-18 16:35:00	2026-02-19 11:04:00	1185.93	BioMeurier Service
133	6	preventive	2026-02-23 08:45:00	2026-02-23 11:15:00	527.28	\N
134	8	calibration	2026-02-24 07:30:00	2026-02-24 08:25:00	95.18	\N
135	3	preventive	2026-02-26 07:30:00	2026-02-26 09:38:00	330.73	Stagora Service
136	1	preventive	2026-03-04 07:15:00	2026-03-04 10:38:00	355.02	Sysmark Service
137	4	preventive	2026-03-10 08:30:00	2026-03-10 11:00:00	712.79	Rothe Service
138	9	calibration	2026-03-10 08:45:00	2026-03-10 09:36:00	75.22	\N
139	3	calibration	2026-03-11 06:30:00	2026-03-11 07:40:00	\N	\N
140	3	repair	2026-03-13 09:35:00	2026-03-14 01:40:00	406.55	LabTech North
141	12	calibration	2026-03-16 06:30:00	2026-03-16 07:57:00	\N	\N
142	12	preventive	2026-03-27 08:30:00	2026-03-27 10:36:00	556.43	Dia-Sorrell Service
143	7	preventive	2026-03-30 10:45:00	2026-03-30 12:40:00	408.38	LabTech North
144	10	calibration	2026-04-03 06:15:00	2026-04-03 06:46:00	66.31	\N
145	9	preventive	2026-04-16 08:00:00	2026-04-16 11:47:00	550.75	\N
146	4	repair	2026-04-22 07:10:00	2026-04-23 05:56:00	1812.33	LabTech North
147	11	preventive	2026-05-04 07:45:00	2026-05-04 11:57:00	367.63	LabTech North
148	10	preventive	2026-05-06 08:00:00	2026-05-06 09:56:00	496.33	BioMeurier Service
149	2	preventive	2026-05-07 08:00:00	2026-05-07 09:35:00	598.76	Sysmark Service
150	1	calibration	2026-05-13 06:30:00	2026-05-13 08:03:00	\N	\N
151	5	repair	2026-05-17 09:35:00	2026-05-17 14:57:00	1948.76	Rothe Service
152	8	preventive	2026-05-19 10:30:00	2026-05-19 12:41:00	427.72	LabTech North
153	3	preventive	2026-05-21 09:00:00	2026-05-21 10:51:00	396.38	LabTech North
154	2	calibration	2026-05-29 06:30:00	2026-05-29 07:04:00	70.9	\N
155	11	calibration	2026-06-02 07:30:00	2026-06-02 08:32:00	\N	\N
156	7	calibration	2026-06-06 07:00:00	2026-06-06 07:32:00	63.74	\N
157	5	preventive	2026-06-08 08:30:00	2026-06-08 12:32:00	564.7	\N
158	1	preventive	2026-06-08 09:00:00	2026-06-08 12:10:00	463.6	LabTech North
159	5	calibration	2026-06-09 07:30:00	2026-06-09 09:13:00	98.91	\N
160	6	calibration	2026-06-12 07:45:00	2026-06-12 09:35:00	\N	\N
161	4	preventive	2026-06-15 07:30:00	2026-06-15 10:20:00	574.77	\N
162	4	calibration	2026-06-20 08:00:00	2026-06-20 09:20:00	51.6	\N
163	6	preventive	2026-06-25 08:45:00	2026-06-25 12:30:00	650.61	Abbotsford Service
164	12	preventive	2026-06-29 09:00:00	2026-06-29 11:08:00	539.1	\N
165	8	calibration	2026-07-08 07:15:00	2026-07-08 08:30:00	\N	\N
166	9	repair	2026-07-09 10:50:00	2026-07-09 18:03:00	2730.55	LabTech North
167	7	preventive	2026-07-13 10:45:00	2026-07-13 15:04:00	486.88	\N
168	4	repair	2026-07-19 08:10:00	2026-07-20 00:03:00	1019.51	Rothe Service
169	9	calibration	2026-07-25 06:30:00	2026-07-25 07:39:00	65.44	\N
170	3	calibration	2026-07-25 08:15:00	2026-07-25 09:39:00	\N	\N
171	12	calibration	2026-08-10 07:00:00	2026-08-10 07:26:00	\N	\N
172	9	preventive	2026-08-17 10:00:00	2026-08-17 13:37:00	443.11	\N
173	11	preventive	2026-08-20 07:00:00	2026-08-20 09:05:00	340.8	\N
174	2	preventive	2026-08-20 09:00:00	2026-08-20 10:56:00	547.17	LabTech North
175	11	repair	2026-08-20 12:35:00	2026-08-20 15:16:00	\N	LabTech North
176	4	repair	2026-08-20 15:20:00	2026-08-20 17:16:00	3347.67	Rothe Service
177	3	preventive	2026-08-24 08:45:00	2026-08-24 11:14:00	498.9	\N
178	10	preventive	2026-08-25 08:00:00	2026-08-25 11:22:00	448.89	LabTech North
179	4	repair	2026-08-25 14:20:00	2026-08-25 17:35:00	2197.09	Rothe Service
180	10	calibration	2026-09-05 06:45:00	2026-09-05 07:32:00	62.58	\N
181	8	preventive	2026-09-07 10:30:00	2026-09-07 13:23:00	401.93	Dia-Sorrell Service
182	4	preventive	2026-09-11 07:30:00	2026-09-11 11:24:00	530.15	\N
183	5	calibration	2026-09-12 08:45:00	2026-09-12 09:38:00	89.17	\N
184	1	repair	2026-09-13 11:35:00	2026-09-14 08:00:00	2762.09	Sysmark Service
185	1	preventive	2026-09-14 10:15:00	2026-09-14 14:31:00	349.85	LabTech North
186	5	preventive	2026-10-05 07:45:00	2026-10-05 11:45:00	509.94	\N
187	11	calibration	2026-10-05 07:45:00	2026-10-05 09:27:00	89.91	\N
188	7	calibration	2026-10-05 08:30:00	2026-10-05 10:13:00	\N	\N
189	7	preventive	2026-10-05 10:00:00	2026-10-05 12:06:00	447.96	Rothe Service
190	1	calibration	2026-10-14 06:30:00	2026-10-14 08:18:00	\N	\N
191	2	calibration	2026-10-15 06:00:00	2026-10-15 07:08:00	100.32	\N
192	11	repair	2026-10-19 07:35:00	2026-10-19 23:22:00	1380.13	LabTech North
193	6	preventive	2026-10-19 10:30:00	2026-10-19 14:43:00	565.09	LabTech North
194	6	calibration	2026-10-24 07:45:00	2026-10-24 08:19:00	\N	\N
195	12	preventive	2026-10-29 09:15:00	2026-10-29 13:19:00	582.23	LabTech North
196	9	preventive	2026-11-09 10:00:00	2026-11-09 14:17:00	578.96	LabTech North
197	14	calibration	2026-11-11 10:00:00	2026-11-11 13:15:00	\N	\N
198	4	calibration	2026-11-18 07:45:00	2026-11-18 08:58:00	\N	\N
199	3	preventive	2026-11-20 10:15:00	2026-11-20 13:53:00	359.93	LabTech North
200	8	repair	2026-11-24 08:20:00	\N	\N	Dia-Sorrell Service
201	10	preventive	2026-11-24 10:45:00	2026-11-24 13:07:00	360.93	BioMeurier Service
\.

COPY invoices (invoice_id, order_id, issued_on, due_on, amount, payer_type, paid_on, reminders_sent) FROM stdin;
5001	1	2024-12-11	2025-01-10	9	insurer	2024-12-27	0
5002	5	2024-12-12	2025-01-11	10.5	insurer	2024-12-17	0
5003	2	2024-12-14	2025-01-13	49	insurer	2025-01-24	1
5004	8	2024-12-14	2025-01-13	39.0	patient	2024-12-22	0
5005	7	2024-12-15	2025-01-14	83.0	patient	2025-01-02	0
5006	4	2024-12-16	2025-01-15	51.5	insurer	2024-12-24	0
5007	10	2024-12-16	2025-01-15	57.5	patient	2024-12-31	0
5008	3	2024-12-17	2025-01-16	24.5	insurer	2025-02-05	1
5009	15	2024-12-17	2025-01-16	53.0	patient	2025-01-29	1
5010	6	2024-12-18	2025-01-17	17.5	patient	\N	3
5011	14	2024-12-18	2025-01-17	28.0	patient	\N	3
5012	11	2024-12-19	2025-01-18	72.0	insurer	2025-01-28	1
5013	13	2024-12-22	2025-01-21	19.5	insurer	2025-01-18	0
5014	16	2024-12-22	2025-01-21	33.5	patient	2025-01-08	0
5015	12	2024-12-25	2025-01-24	82.0	insurer	2025-01-17	0
5016	24	2024-12-28	2025-01-27	24.0	patient	2025-01-16	0
5017	17	2024-12-29	2025-01-28	29.5	insurer	2025-01-13	0
5018	20	2024-12-29	2025-01-28	5.85	practice	2025-01-20	0
5019	21	2024-12-30	2025-01-29	15.5	insurer	2025-01-15	0
5020	18	2024-12-31	2025-01-30	43.5	insurer	2025-01-28	0
5021	19	2025-01-01	2025-01-31	20.5	patient	2025-02-02	0
5022	22	2025-01-03	2025-02-02	3.15	practice	2025-01-21	0
5023	27	2025-01-04	2025-02-03	51	insurer	2025-01-07	0
5024	23	2025-01-05	2025-02-04	19.5	insurer	2025-02-06	0
5025	25	2025-01-05	2025-02-04	6.5	insurer	2025-02-06	0
5026	30	2025-01-06	2025-02-05	32.5	insurer	2025-01-19	0
5027	26	2025-01-09	2025-02-08	63.5	insurer	2025-02-03	0
5028	28	2025-01-10	2025-02-09	44	insurer	2025-02-14	0
5029	29	2025-01-10	2025-02-09	43.5	patient	2025-03-07	2
5030	31	2025-01-11	2025-02-10	47.0	patient	2025-01-24	0
5031	35	2025-01-14	2025-02-13	22.5	insurer	2025-01-30	0
5032	38	2025-01-15	2025-02-14	3.5	insurer	2025-02-03	0
5033	32	2025-01-16	2025-02-15	38.5	insurer	2025-02-08	0
5034	34	2025-01-18	2025-02-17	20	insurer	2025-02-05	0
5035	41	2025-01-19	2025-02-18	50.0	patient	2025-03-25	2
5036	33	2025-01-20	2025-02-19	26.0	insurer	2025-02-26	1
5037	36	2025-01-21	2025-02-20	85.5	insurer	2025-02-27	1
5038	44	2025-01-22	2025-02-21	45.0	patient	2025-01-31	0
5039	47	2025-01-22	2025-02-21	42.5	patient	2025-02-04	0
5040	37	2025-01-23	2025-02-22	15.75	practice	2025-02-22	0
5041	42	2025-01-23	2025-02-22	43.5	insurer	2025-03-29	2
5042	40	2025-01-24	2025-02-23	23.5	patient	\N	3
5043	48	2025-01-24	2025-02-23	8.0	patient	2025-01-25	0
5044	49	2025-01-24	2025-02-23	15	insurer	2025-02-11	0
5045	43	2025-01-27	2025-02-26	4.5	insurer	2025-02-20	0
5046	45	2025-01-28	2025-02-27	38.5	insurer	2025-02-21	0
5047	50	2025-01-28	2025-02-27	25.5	patient	2025-02-08	0
5048	46	2025-01-29	2025-02-28	46.0	insurer	2025-03-10	1
5049	52	2025-01-30	2025-03-01	38	insurer	2025-03-05	0
5050	57	2025-01-31	2025-03-02	32.5	patient	2025-04-05	2
5051	59	2025-01-31	2025-03-02	43.2	practice	2025-02-16	0
5052	58	2025-02-01	2025-03-03	55.5	insurer	2025-03-10	1
5053	53	2025-02-02	2025-03-04	17.5	insurer	2025-03-05	0
5054	56	2025-02-02	2025-03-04	4.05	practice	2025-04-09	2
5055	54	2025-02-03	2025-03-05	45	insurer	2025-02-22	0
5056	61	2025-02-03	2025-03-05	24	insurer	2025-04-04	2
5057	51	2025-02-04	2025-03-06	55.0	patient	\N	3
5058	55	2025-02-04	2025-03-06	38	insurer	2025-03-28	1
5059	60	2025-02-05	2025-03-07	25.65	practice	2025-02-24	0
5060	66	2025-02-05	2025-03-07	26.5	insurer	2025-04-18	2
5061	63	2025-02-07	2025-03-09	47.5	insurer	2025-03-09	0
5062	65	2025-02-08	2025-03-10	39.5	patient	\N	3
5063	67	2025-02-09	2025-03-11	5	insurer	2025-02-27	0
5064	69	2025-02-09	2025-03-11	8	insurer	2025-03-08	0
5065	62	2025-02-10	2025-03-12	53.0	patient	2025-02-13	0
5066	72	2025-02-10	2025-03-12	13	insurer	2025-02-26	0
5067	64	2025-02-11	2025-03-13	32.5	patient	\N	3
5068	73	2025-02-12	2025-03-14	45.5	patient	2025-02-18	0
5069	71	2025-02-13	2025-03-15	17.5	patient	2025-03-10	0
5070	79	2025-02-15	2025-03-17	32	insurer	2025-03-21	0
5071	75	2025-02-16	2025-03-18	38	insurer	2025-03-13	0
5072	68	2025-02-17	2025-03-19	49.0	insurer	2025-03-17	0
5073	70	2025-02-17	2025-03-19	52.2	practice	2025-03-04	0
5074	82	2025-02-17	2025-03-19	30.0	patient	2025-02-18	0
5075	74	2025-02-18	2025-03-20	74.5	insurer	2025-03-19	0
5076	77	2025-02-18	2025-03-20	39.6	practice	2025-03-08	0
5077	78	2025-02-18	2025-03-20	44.5	insurer	2025-03-13	0
5078	76	2025-02-19	2025-03-21	24.5	patient	2025-02-24	0
5079	81	2025-02-21	2025-03-23	63.0	insurer	2025-03-22	0
5080	83	2025-02-21	2025-03-23	21.6	practice	2025-03-14	0
5081	80	2025-02-24	2025-03-26	9	insurer	2025-03-12	0
5082	84	2025-02-27	2025-03-29	9.0	insurer	2025-04-06	1
5083	86	2025-02-27	2025-03-29	38.5	insurer	2025-04-11	1
5084	91	2025-02-27	2025-03-29	15.3	practice	2025-04-06	1
5085	88	2025-02-28	2025-03-30	59.5	insurer	2025-03-27	0
5086	89	2025-02-28	2025-03-30	65.5	insurer	2025-03-22	0
5087	92	2025-02-28	2025-03-30	9.5	patient	\N	3
5088	87	2025-03-01	2025-03-31	27.5	patient	2025-04-30	2
5089	90	2025-03-02	2025-04-01	26.5	insurer	2025-04-02	0
5090	93	2025-03-03	2025-04-02	13.0	insurer	2025-04-15	1
5091	100	2025-03-05	2025-04-04	37.35	practice	2025-03-21	0
5092	101	2025-03-05	2025-04-04	77.5	patient	2025-05-07	2
5093	95	2025-03-06	2025-04-05	18.5	insurer	2025-03-27	0
5094	94	2025-03-08	2025-04-07	8.5	patient	2025-03-23	0
5095	97	2025-03-08	2025-04-07	10.5	insurer	2025-03-24	0
5096	98	2025-03-10	2025-04-09	21	insurer	2025-03-20	0
5097	99	2025-03-10	2025-04-09	13.5	practice	2025-04-09	0
5098	105	2025-03-10	2025-04-09	39	insurer	2025-04-19	1
5099	103	2025-03-14	2025-04-13	37.5	patient	2025-04-01	0
5100	106	2025-03-14	2025-04-13	29.25	practice	2025-05-25	2
5101	107	2025-03-14	2025-04-13	81.5	patient	2025-05-04	1
5102	112	2025-03-16	2025-04-15	37.5	patient	2025-04-22	1
5103	102	2025-03-17	2025-04-16	26.0	patient	2025-04-05	0
5104	104	2025-03-18	2025-04-17	44.5	insurer	2025-05-17	2
5105	113	2025-03-18	2025-04-17	66	insurer	2025-04-21	0
5106	108	2025-03-20	2025-04-19	32.5	patient	2025-04-02	0
5107	109	2025-03-20	2025-04-19	32.0	patient	2025-04-17	0
5108	110	2025-03-21	2025-04-20	12.5	insurer	2025-04-22	0
5109	117	2025-03-21	2025-04-20	11.0	insurer	2025-04-23	0
5110	118	2025-03-21	2025-04-20	24.5	patient	2025-03-22	0
5111	111	2025-03-23	2025-04-22	9.0	insurer	2025-06-09	2
5112	115	2025-03-24	2025-04-23	51.5	insurer	2025-04-26	0
5113	114	2025-03-25	2025-04-24	33	insurer	2025-04-12	0
5114	124	2025-03-25	2025-04-24	13.5	insurer	2025-04-11	0
5115	116	2025-03-26	2025-04-25	3.5	insurer	2025-06-22	3
5116	123	2025-03-28	2025-04-27	4.5	insurer	2025-04-20	0
5117	119	2025-03-30	2025-04-29	6.5	insurer	2025-04-15	0
5118	120	2025-03-30	2025-04-29	18	insurer	2025-04-11	0
5119	121	2025-03-30	2025-04-29	42.3	practice	2025-04-23	0
5120	126	2025-03-30	2025-04-29	14.5	insurer	2025-04-30	0
5121	127	2025-03-30	2025-04-29	18.5	insurer	\N	3
5122	125	2025-03-31	2025-04-30	4.5	insurer	2025-04-01	0
5123	129	2025-04-02	2025-05-02	41.5	insurer	2025-04-23	0
5124	132	2025-04-02	2025-05-02	28.5	insurer	2025-06-04	2
5125	133	2025-04-02	2025-05-02	4.5	practice	2025-04-11	0
5126	128	2025-04-05	2025-05-05	7	insurer	2025-04-18	0
5127	134	2025-04-05	2025-05-05	22.5	insurer	2025-06-15	2
5128	131	2025-04-06	2025-05-06	11.0	patient	2025-06-23	2
5129	136	2025-04-06	2025-05-06	46.5	insurer	\N	3
5130	141	2025-04-10	2025-05-10	9.0	patient	2025-04-23	0
5131	142	2025-04-11	2025-05-11	11.0	patient	2025-04-12	0
5132	135	2025-04-12	2025-05-12	49.5	insurer	2025-05-11	0
5133	137	2025-04-13	2025-05-13	62.1	practice	2025-05-03	0
5134	139	2025-04-13	2025-05-13	45	insurer	2025-05-15	0
5135	138	2025-04-14	2025-05-14	23.5	insurer	2025-05-12	0
5136	146	2025-04-14	2025-05-14	29.5	insurer	2025-05-12	0
5137	147	2025-04-15	2025-05-15	18.5	patient	2025-05-16	0
5138	152	2025-04-15	2025-05-15	45.0	patient	2025-05-05	0
5139	144	2025-04-16	2025-05-16	29.5	patient	2025-05-15	0
5140	145	2025-04-16	2025-05-16	14.5	patient	2025-04-27	0
5141	143	2025-04-17	2025-05-17	27.5	insurer	\N	3
5142	151	2025-04-17	2025-05-17	40.5	insurer	2025-07-05	2
5143	155	2025-04-18	2025-05-18	14.5	insurer	2025-05-01	0
5144	153	2025-04-19	2025-05-19	38.0	patient	2025-05-29	1
5145	149	2025-04-20	2025-05-20	37.5	patient	2025-04-28	0
5146	150	2025-04-21	2025-05-21	62.5	insurer	2025-05-13	0
5147	156	2025-04-22	2025-05-22	24.75	practice	2025-05-14	0
5148	160	2025-04-22	2025-05-22	56.0	patient	2025-05-02	0
5149	154	2025-04-23	2025-05-23	22	insurer	2025-05-11	0
5150	157	2025-04-23	2025-05-23	39.5	patient	2025-05-12	0
5151	158	2025-04-24	2025-05-24	46.0	insurer	2025-05-23	0
5152	164	2025-04-27	2025-05-27	65.0	patient	2025-04-28	0
5153	162	2025-04-28	2025-05-28	52.0	patient	2025-06-01	0
5154	163	2025-04-28	2025-05-28	35.0	patient	2025-05-06	0
5155	165	2025-04-30	2025-05-30	54.5	insurer	2025-06-06	1
5156	161	2025-05-01	2025-05-31	42.0	patient	2025-05-02	0
5157	166	2025-05-01	2025-05-31	72.5	insurer	2025-06-10	1
5158	167	2025-05-01	2025-05-31	9.0	practice	2025-05-18	0
5159	168	2025-05-01	2025-05-31	56.5	patient	2025-05-10	0
5160	170	2025-05-03	2025-06-02	76.5	insurer	2025-06-05	0
5161	169	2025-05-05	2025-06-04	61.5	insurer	2025-06-19	1
5162	172	2025-05-09	2025-06-08	56.5	patient	2025-06-20	1
5163	179	2025-05-09	2025-06-08	59.5	patient	2025-05-22	0
5164	174	2025-05-10	2025-06-09	7	insurer	\N	3
5165	175	2025-05-10	2025-06-09	50.4	practice	2025-05-28	0
5166	178	2025-05-11	2025-06-10	17.1	practice	2025-05-31	0
5167	173	2025-05-12	2025-06-11	38.25	practice	2025-05-23	0
5168	176	2025-05-12	2025-06-11	71.0	insurer	2025-06-19	1
5169	180	2025-05-12	2025-06-11	15.5	patient	2025-06-27	1
5170	182	2025-05-13	2025-06-12	82.5	insurer	2025-05-25	0
5171	187	2025-05-14	2025-06-13	63	insurer	2025-05-30	0
5172	177	2025-05-16	2025-06-15	24.5	insurer	2025-06-16	0
5173	184	2025-05-16	2025-06-15	50.0	patient	2025-06-10	0
5174	183	2025-05-18	2025-06-17	66	insurer	2025-06-07	0
5175	181	2025-05-19	2025-06-18	19.5	insurer	2025-06-07	0
5176	186	2025-05-20	2025-06-19	29.25	practice	2025-06-21	0
5177	188	2025-05-20	2025-06-19	6.5	insurer	2025-06-29	1
5178	185	2025-05-21	2025-06-20	25.5	patient	2025-06-03	0
5179	189	2025-05-21	2025-06-20	19.5	insurer	2025-06-16	0
5180	192	2025-05-26	2025-06-25	16.65	practice	2025-06-19	0
5181	195	2025-05-27	2025-06-26	71.5	insurer	2025-07-02	1
5182	197	2025-05-28	2025-06-27	14	insurer	2025-06-02	0
5183	190	2025-05-29	2025-06-28	69.0	insurer	2025-06-12	0
5184	193	2025-05-29	2025-06-28	15.5	insurer	2025-06-18	0
5185	199	2025-06-01	2025-07-01	41.0	insurer	2025-07-08	1
5186	191	2025-06-02	2025-07-02	57.0	patient	2025-06-12	0
5187	205	2025-06-02	2025-07-02	31.0	patient	2025-07-26	1
5188	194	2025-06-03	2025-07-03	64.5	patient	2025-06-17	0
5189	204	2025-06-04	2025-07-04	4.05	practice	2025-06-22	0
5190	196	2025-06-05	2025-07-05	54.5	insurer	2025-06-29	0
5191	198	2025-06-05	2025-07-05	26	insurer	2025-07-07	0
5192	201	2025-06-06	2025-07-06	4.5	insurer	2025-07-12	1
5193	203	2025-06-06	2025-07-06	58	insurer	2025-07-03	0
5194	207	2025-06-07	2025-07-07	22.95	practice	2025-06-15	0
5195	208	2025-06-07	2025-07-07	69.5	patient	2025-07-06	0
5196	200	2025-06-08	2025-07-08	62.5	patient	2025-08-15	2
5197	202	2025-06-08	2025-07-08	15.5	insurer	2025-07-05	0
5198	209	2025-06-11	2025-07-11	30.5	insurer	2025-06-25	0
5199	206	2025-06-12	2025-07-12	3.6	practice	2025-07-05	0
5200	211	2025-06-15	2025-07-15	48.5	insurer	2025-08-26	2
5201	213	2025-06-15	2025-07-15	28.5	patient	2025-07-18	0
5202	214	2025-06-15	2025-07-15	3.5	insurer	2025-07-13	0
5203	212	2025-06-16	2025-07-16	35.5	insurer	2025-06-17	0
5204	218	2025-06-16	2025-07-16	22.5	insurer	2025-07-21	0
5205	220	2025-06-16	2025-07-16	7	insurer	2025-07-01	0
5206	210	2025-06-17	2025-07-17	8.5	insurer	2025-07-17	0
5207	219	2025-06-17	2025-07-17	24.5	patient	2025-07-01	0
5208	215	2025-06-18	2025-07-18	23.5	patient	2025-06-19	0
5209	217	2025-06-21	2025-07-21	25.5	patient	2025-08-29	2
5210	224	2025-06-21	2025-07-21	36.9	practice	2025-07-15	0
5211	222	2025-06-23	2025-07-23	71.55	practice	2025-07-16	0
5212	225	2025-06-23	2025-07-23	30.5	insurer	2025-07-14	0
5213	221	2025-06-24	2025-07-24	61.5	insurer	2025-08-21	2
5214	223	2025-06-25	2025-07-25	35.1	practice	2025-07-06	0
5215	227	2025-06-25	2025-07-25	22.0	insurer	2025-07-28	0
5216	229	2025-06-25	2025-07-25	82.0	patient	2025-07-09	0
5217	234	2025-06-28	2025-07-28	30.5	patient	\N	3
5218	228	2025-06-29	2025-07-29	51.0	patient	2025-08-11	1
5219	231	2025-06-29	2025-07-29	24.0	patient	2025-07-11	0
5220	233	2025-06-29	2025-07-29	11.0	patient	2025-07-03	0
5221	235	2025-06-29	2025-07-29	22.5	practice	2025-08-26	2
5222	226	2025-06-30	2025-07-30	51.0	insurer	2025-07-24	0
5223	230	2025-06-30	2025-07-30	23.0	insurer	2025-07-14	0
5224	236	2025-07-02	2025-08-01	25.0	patient	2025-07-22	0
5225	237	2025-07-02	2025-08-01	50.5	insurer	2025-07-19	0
5226	232	2025-07-03	2025-08-02	13	insurer	2025-09-13	2
5227	239	2025-07-05	2025-08-04	48.5	insurer	2025-07-28	0
5228	238	2025-07-07	2025-08-06	9.0	patient	2025-09-01	2
5229	250	2025-07-07	2025-08-06	6.5	insurer	2025-07-22	0
5230	243	2025-07-08	2025-08-07	33.5	patient	2025-07-29	0
5231	252	2025-07-08	2025-08-07	35.5	patient	2025-07-30	0
5232	254	2025-07-08	2025-08-07	21.5	insurer	2025-07-26	0
5233	248	2025-07-09	2025-08-08	29.5	insurer	2025-08-05	0
5234	251	2025-07-09	2025-08-08	22.5	insurer	2025-07-16	0
5235	253	2025-07-10	2025-08-09	74.5	insurer	2025-07-28	0
5236	242	2025-07-11	2025-08-10	35.0	patient	2025-07-12	0
5237	247	2025-07-11	2025-08-10	5	insurer	2025-07-19	0
5238	249	2025-07-11	2025-08-10	6	insurer	2025-08-02	0
5239	244	2025-07-12	2025-08-11	25	insurer	2025-08-18	1
5240	246	2025-07-13	2025-08-12	10.0	insurer	2025-08-17	0
5241	257	2025-07-13	2025-08-12	16.5	insurer	2025-07-28	0
5242	258	2025-07-13	2025-08-12	60.75	practice	2025-08-05	0
5243	245	2025-07-14	2025-08-13	25.5	insurer	2025-08-17	0
5244	262	2025-07-19	2025-08-18	53	insurer	2025-09-05	1
5245	259	2025-07-20	2025-08-19	13	insurer	2025-10-10	3
5246	263	2025-07-23	2025-08-22	38	insurer	2025-08-20	0
5247	264	2025-07-23	2025-08-22	43.65	practice	2025-08-09	0
5248	261	2025-07-25	2025-08-24	45	insurer	2025-08-09	0
5249	265	2025-07-25	2025-08-24	13	insurer	2025-08-25	0
5250	271	2025-07-27	2025-08-26	19.5	insurer	2025-08-23	0
5251	269	2025-07-29	2025-08-28	38.5	insurer	2025-09-02	0
5252	270	2025-07-30	2025-08-29	50.0	patient	2025-07-31	0
5253	272	2025-07-30	2025-08-29	11.5	patient	2025-08-16	0
5254	273	2025-07-30	2025-08-29	61.5	insurer	2025-08-25	0
5255	267	2025-08-01	2025-08-31	18.5	patient	2025-08-02	0
5256	268	2025-08-01	2025-08-31	14	insurer	2025-08-02	0
5257	266	2025-08-02	2025-09-01	20.25	practice	2025-08-20	0
5258	278	2025-08-02	2025-09-01	19.5	insurer	2025-08-20	0
5259	277	2025-08-03	2025-09-02	28.35	practice	2025-08-19	0
5260	279	2025-08-03	2025-09-02	81.5	patient	2025-08-13	0
5261	275	2025-08-05	2025-09-04	40.5	patient	\N	3
5262	282	2025-08-05	2025-09-04	62.0	insurer	2025-08-25	0
5263	280	2025-08-08	2025-09-07	15.5	patient	2025-09-07	0
5264	283	2025-08-09	2025-09-08	22.5	insurer	2025-09-10	0
5265	287	2025-08-09	2025-09-08	17.5	patient	2025-08-14	0
5266	276	2025-08-10	2025-09-09	49.5	patient	2025-09-05	0
5267	281	2025-08-10	2025-09-09	15.5	patient	2025-10-13	2
5268	285	2025-08-10	2025-09-09	11.0	patient	2025-10-27	2
5269	288	2025-08-10	2025-09-09	10.5	patient	2025-08-28	0
5270	289	2025-08-14	2025-09-13	20.5	insurer	2025-08-25	0
5271	286	2025-08-15	2025-09-14	69.5	patient	2025-08-24	0
5272	291	2025-08-15	2025-09-14	40.95	practice	2025-09-01	0
5273	284	2025-08-17	2025-09-16	8.0	patient	2025-09-13	0
5274	294	2025-08-17	2025-09-16	35	insurer	2025-09-18	0
5275	293	2025-08-18	2025-09-17	32.4	practice	2025-09-14	0
5276	295	2025-08-18	2025-09-17	12.5	insurer	2025-09-10	0
5277	290	2025-08-19	2025-09-18	46.0	insurer	2025-08-31	0
5278	292	2025-08-19	2025-09-18	81.0	insurer	2025-09-13	0
5279	297	2025-08-27	2025-09-26	21.0	patient	2025-10-08	1
5280	301	2025-08-29	2025-09-28	43	insurer	2025-09-25	0
5281	304	2025-08-29	2025-09-28	68.5	patient	2025-09-18	0
5282	299	2025-08-31	2025-09-30	67.95	practice	2025-09-24	0
5283	302	2025-08-31	2025-09-30	35.0	patient	2025-09-18	0
5284	307	2025-08-31	2025-09-30	34.5	insurer	2025-11-03	2
5285	305	2025-09-02	2025-10-02	80.5	patient	2025-09-21	0
5286	306	2025-09-03	2025-10-03	58.0	patient	2025-10-02	0
5287	303	2025-09-05	2025-10-05	40.0	patient	\N	3
5288	312	2025-09-05	2025-10-05	94.5	patient	2025-09-24	0
5289	316	2025-09-06	2025-10-06	55	insurer	2025-09-24	0
5290	308	2025-09-07	2025-10-07	47	insurer	2025-09-17	0
5291	313	2025-09-07	2025-10-07	32.0	insurer	2025-10-08	0
5292	314	2025-09-08	2025-10-08	38.5	insurer	2025-09-22	0
5293	310	2025-09-09	2025-10-09	126.5	patient	2025-09-29	0
5294	321	2025-09-09	2025-10-09	35.0	insurer	2025-09-24	0
5295	318	2025-09-10	2025-10-10	9	insurer	\N	3
5296	315	2025-09-12	2025-10-12	21.5	insurer	2025-09-30	0
5297	317	2025-09-14	2025-10-14	26.5	patient	2025-10-06	0
5298	319	2025-09-14	2025-10-14	32.0	insurer	2025-10-05	0
5299	323	2025-09-14	2025-10-14	23.0	patient	2025-09-26	0
5300	320	2025-09-15	2025-10-15	61.0	insurer	2025-10-05	0
5301	322	2025-09-16	2025-10-16	11.5	patient	\N	3
5302	325	2025-09-19	2025-10-19	37	insurer	2025-10-29	1
5303	327	2025-09-19	2025-10-19	29.5	insurer	2025-10-21	0
5304	326	2025-09-20	2025-10-20	34.0	insurer	2025-10-27	1
5305	329	2025-09-20	2025-10-20	21.6	practice	2025-10-04	0
5306	324	2025-09-21	2025-10-21	34.5	insurer	2025-11-14	1
5307	332	2025-09-21	2025-10-21	18.5	insurer	2025-10-11	0
5308	333	2025-09-21	2025-10-21	44	insurer	2025-10-24	0
5309	337	2025-09-21	2025-10-21	62.0	patient	2025-09-25	0
5310	339	2025-09-22	2025-10-22	41.5	patient	2025-10-30	1
5311	330	2025-09-23	2025-10-23	16.2	practice	2025-09-26	0
5312	335	2025-09-23	2025-10-23	5	insurer	2025-10-22	0
5313	336	2025-09-24	2025-10-24	46	insurer	2025-10-13	0
5314	328	2025-09-25	2025-10-25	6.3	practice	2025-12-14	2
5315	331	2025-09-25	2025-10-25	41.5	patient	2025-10-21	0
5316	342	2025-09-25	2025-10-25	44.5	patient	2025-10-19	0
5317	345	2025-09-26	2025-10-26	19	insurer	2025-10-15	0
5318	334	2025-09-27	2025-10-27	58.5	patient	2025-09-28	0
5319	338	2025-09-27	2025-10-27	48.5	patient	2025-10-27	0
5320	341	2025-09-29	2025-10-29	17.5	patient	2025-10-30	0
5321	343	2025-09-29	2025-10-29	32.0	patient	2025-10-05	0
5322	340	2025-09-30	2025-10-30	3.5	insurer	2025-10-21	0
5323	351	2025-09-30	2025-10-30	17.5	patient	\N	3
5324	348	2025-10-03	2025-11-02	11	insurer	2025-11-09	1
5325	349	2025-10-03	2025-11-02	93.5	insurer	2025-10-31	0
5326	346	2025-10-04	2025-11-03	22.0	insurer	2025-10-05	0
5327	356	2025-10-05	2025-11-04	11.5	patient	2025-12-28	3
5328	350	2025-10-06	2025-11-05	41.0	insurer	2025-10-25	0
5329	352	2025-10-07	2025-11-06	18	insurer	\N	3
5330	353	2025-10-07	2025-11-06	20.0	patient	2025-11-27	1
5331	360	2025-10-08	2025-11-07	39.0	patient	2025-11-09	0
5332	361	2025-10-10	2025-11-09	23.0	patient	2025-11-11	0
5333	362	2025-10-10	2025-11-09	63.0	insurer	2025-12-21	2
5334	354	2025-10-11	2025-11-10	26.5	insurer	2025-11-03	0
5335	359	2025-10-11	2025-11-10	26.0	patient	2025-11-01	0
5336	366	2025-10-11	2025-11-10	25.0	patient	2025-11-01	0
5337	355	2025-10-12	2025-11-11	71.5	insurer	2025-11-01	0
5338	357	2025-10-12	2025-11-11	27.5	insurer	2025-11-19	1
5339	363	2025-10-12	2025-11-11	85.0	patient	2025-10-25	0
5340	358	2025-10-13	2025-11-12	38.0	patient	2025-11-06	0
5341	367	2025-10-15	2025-11-14	11.5	insurer	2025-11-12	0
5342	371	2025-10-15	2025-11-14	26.5	insurer	2025-11-12	0
5343	365	2025-10-17	2025-11-16	13.5	patient	2025-11-16	0
5344	368	2025-10-19	2025-11-18	59	insurer	2025-12-01	1
5345	378	2025-10-19	2025-11-18	28.0	patient	2025-10-29	0
5346	364	2025-10-20	2025-11-19	54.9	practice	2025-10-26	0
5347	375	2025-10-20	2025-11-19	13.0	patient	2025-11-05	0
5348	369	2025-10-21	2025-11-20	30.5	insurer	2025-11-15	0
5349	372	2025-10-21	2025-11-20	42.5	patient	2025-10-28	0
5350	385	2025-10-21	2025-11-20	35.5	patient	2025-12-21	2
5351	384	2025-10-23	2025-11-22	14	insurer	2025-11-22	0
5352	370	2025-10-24	2025-11-23	18.5	insurer	2025-11-17	0
5353	373	2025-10-24	2025-11-23	11.0	patient	2025-11-24	0
5354	376	2025-10-24	2025-11-23	10.35	practice	2025-11-01	0
5355	377	2025-10-24	2025-11-23	60	insurer	2025-12-02	1
5356	381	2025-10-24	2025-11-23	52.0	patient	2025-10-25	0
5357	389	2025-10-24	2025-11-23	43.5	insurer	2025-11-13	0
5358	374	2025-10-25	2025-11-24	23.0	patient	2025-11-29	0
5359	382	2025-10-25	2025-11-24	17.5	insurer	2025-11-16	0
5360	390	2025-10-25	2025-11-24	11.0	patient	\N	3
5361	392	2025-10-25	2025-11-24	15.5	patient	2025-11-03	0
5362	380	2025-10-26	2025-11-25	6.5	insurer	2025-11-26	0
5363	379	2025-10-27	2025-11-26	41.5	patient	2025-10-31	0
5364	395	2025-10-27	2025-11-26	42.5	patient	2025-11-16	0
5365	400	2025-10-27	2025-11-26	9.0	patient	2025-11-20	0
5366	383	2025-10-28	2025-11-27	64.0	patient	2025-11-08	0
5367	387	2025-10-28	2025-11-27	21.5	insurer	2025-12-23	2
5368	393	2025-10-28	2025-11-27	11.0	patient	\N	3
5369	386	2025-10-29	2025-11-28	15.5	patient	2025-11-14	0
5370	391	2025-10-30	2025-11-29	23.5	insurer	2025-11-29	0
5371	405	2025-10-30	2025-11-29	55.5	insurer	2025-12-03	0
5372	397	2025-10-31	2025-11-30	41	insurer	2025-11-28	0
5373	388	2025-11-01	2025-12-01	14	insurer	2025-12-27	2
5374	402	2025-11-01	2025-12-01	5.4	practice	2025-12-06	0
5375	407	2025-11-02	2025-12-02	8.0	patient	2025-11-20	0
5376	411	2025-11-03	2025-12-03	62.0	insurer	2025-11-16	0
5377	396	2025-11-04	2025-12-04	42.0	insurer	2026-01-03	2
5378	398	2025-11-04	2025-12-04	20	insurer	2025-11-23	0
5379	404	2025-11-04	2025-12-04	72.5	insurer	2025-11-21	0
5380	399	2025-11-05	2025-12-05	61	insurer	2025-12-31	2
5381	401	2025-11-05	2025-12-05	36	insurer	2025-11-17	0
5382	403	2025-11-05	2025-12-05	21.0	patient	2025-11-06	0
5383	413	2025-11-05	2025-12-05	6	insurer	2025-11-22	0
5384	410	2025-11-06	2025-12-06	33.5	insurer	2025-11-29	0
5385	406	2025-11-07	2025-12-07	81.0	insurer	2025-11-18	0
5386	408	2025-11-08	2025-12-08	36.5	patient	2025-12-19	1
5387	412	2025-11-08	2025-12-08	110.5	insurer	2025-11-22	0
5388	414	2025-11-08	2025-12-08	98.0	patient	2025-11-15	0
5389	415	2025-11-09	2025-12-09	21	insurer	2025-11-22	0
5390	416	2025-11-10	2025-12-10	11.0	patient	2025-11-27	0
5391	417	2025-11-12	2025-12-12	6.5	insurer	2025-12-17	0
5392	419	2025-11-16	2025-12-16	48.5	patient	2025-12-12	0
5393	420	2025-11-17	2025-12-17	38.5	patient	2025-11-19	0
5394	433	2025-11-17	2025-12-17	30.5	patient	2025-11-22	0
5395	418	2025-11-18	2025-12-18	40.0	patient	2025-12-15	0
5396	427	2025-11-18	2025-12-18	41.0	insurer	\N	3
5397	432	2025-11-18	2025-12-18	62.5	patient	2025-12-09	0
5398	437	2025-11-18	2025-12-18	8.5	insurer	2025-12-24	1
5399	423	2025-11-19	2025-12-19	54.5	insurer	2025-12-07	0
5400	425	2025-11-19	2025-12-19	35.5	patient	2026-01-04	1
5401	439	2025-11-19	2025-12-19	11.5	insurer	2025-12-25	1
5402	431	2025-11-20	2025-12-20	12.5	patient	2025-12-09	0
5403	440	2025-11-20	2025-12-20	41.5	patient	2026-01-08	1
5404	424	2025-11-21	2025-12-21	6.5	insurer	2025-12-27	1
5405	426	2025-11-21	2025-12-21	27.5	insurer	2025-11-25	0
5406	428	2025-11-21	2025-12-21	27.0	patient	2025-12-01	0
5407	436	2025-11-21	2025-12-21	5	insurer	2025-12-05	0
5408	438	2025-11-21	2025-12-21	57.5	insurer	2025-12-12	0
5409	421	2025-11-22	2025-12-22	4.5	insurer	2025-12-25	0
5410	422	2025-11-23	2025-12-23	34.5	insurer	2025-12-13	0
5411	434	2025-11-23	2025-12-23	48.15	practice	2025-12-12	0
5412	429	2025-11-24	2025-12-24	48	insurer	2025-12-11	0
5413	435	2025-11-24	2025-12-24	15	insurer	2025-12-18	0
5414	442	2025-11-25	2025-12-25	56.5	insurer	2025-12-06	0
5415	441	2025-11-26	2025-12-26	17.5	insurer	2025-12-19	0
5416	444	2025-11-27	2025-12-27	44.0	patient	2025-12-16	0
5417	449	2025-11-27	2025-12-27	117	insurer	2025-12-19	0
5418	443	2025-11-28	2025-12-28	61.5	insurer	2025-12-24	0
5419	447	2025-11-30	2025-12-30	10.5	patient	2025-12-16	0
5420	451	2025-11-30	2025-12-30	4	insurer	2025-12-14	0
5421	448	2025-12-01	2025-12-31	62.0	patient	2026-01-02	0
5422	456	2025-12-01	2025-12-31	4.5	insurer	2025-12-24	0
5423	446	2025-12-02	2026-01-01	22.0	patient	2025-12-03	0
5424	454	2025-12-02	2026-01-01	6.3	practice	2025-12-15	0
5425	450	2025-12-03	2026-01-02	34.0	insurer	2025-12-24	0
5426	457	2025-12-05	2026-01-04	11.0	patient	2025-12-19	0
5427	461	2025-12-06	2026-01-05	57.0	patient	2026-01-02	0
5428	452	2025-12-07	2026-01-06	18.5	patient	2025-12-12	0
5429	453	2025-12-07	2026-01-06	20.0	insurer	2026-01-08	0
5430	455	2025-12-07	2026-01-06	163.5	insurer	2025-12-25	0
5431	458	2025-12-08	2026-01-07	49.5	patient	2025-12-24	0
5432	459	2025-12-08	2026-01-07	55.5	insurer	2026-01-03	0
5433	462	2025-12-08	2026-01-07	6	insurer	2025-12-26	0
5434	460	2025-12-09	2026-01-08	13.0	patient	2026-01-08	0
5435	465	2025-12-09	2026-01-08	53.0	patient	2026-01-13	0
5436	463	2025-12-15	2026-01-14	13	insurer	2026-01-04	0
5437	469	2025-12-15	2026-01-14	18.0	practice	2025-12-26	0
5438	467	2025-12-16	2026-01-15	15.5	insurer	2026-01-14	0
5439	464	2025-12-17	2026-01-16	74.5	insurer	2026-01-06	0
5440	466	2025-12-17	2026-01-16	44.5	insurer	2026-01-05	0
5441	468	2025-12-18	2026-01-17	40	insurer	2026-01-13	0
5442	474	2025-12-18	2026-01-17	9.0	patient	\N	3
5443	476	2025-12-19	2026-01-18	23.5	insurer	2026-01-05	0
5444	471	2025-12-20	2026-01-19	13	insurer	2026-01-21	0
5445	472	2025-12-20	2026-01-19	81.0	insurer	2026-01-19	0
5446	475	2025-12-21	2026-01-20	10.5	patient	2025-12-23	0
5447	470	2025-12-22	2026-01-21	53.5	insurer	2026-01-23	0
5448	478	2025-12-22	2026-01-21	6.5	insurer	2026-01-24	0
5449	485	2025-12-23	2026-01-22	41.0	insurer	2026-01-22	0
5450	473	2025-12-24	2026-01-23	13	insurer	2026-01-16	0
5451	486	2025-12-24	2026-01-23	77.85	practice	2026-01-03	0
5452	477	2025-12-26	2026-01-25	22.5	insurer	2026-01-10	0
5453	481	2025-12-26	2026-01-25	38.0	patient	2026-01-17	0
5454	484	2025-12-26	2026-01-25	69.5	patient	2025-12-27	0
5455	482	2025-12-27	2026-01-26	37.5	insurer	2026-01-10	0
5456	483	2025-12-27	2026-01-26	56	insurer	2026-01-29	0
5457	487	2025-12-27	2026-01-26	19.5	patient	2025-12-28	0
5458	480	2025-12-29	2026-01-28	73	insurer	2026-01-26	0
5459	490	2026-01-06	2026-02-05	12	insurer	2026-01-31	0
5460	493	2026-01-07	2026-02-06	5.4	practice	2026-02-04	0
5461	494	2026-01-08	2026-02-07	51.0	insurer	2026-02-01	0
5462	495	2026-01-08	2026-02-07	30.5	insurer	2026-02-21	1
5463	496	2026-01-09	2026-02-08	36.5	patient	2026-01-14	0
5464	492	2026-01-10	2026-02-09	24	insurer	2026-01-18	0
5465	502	2026-01-14	2026-02-13	17.5	patient	2026-01-23	0
5466	497	2026-01-15	2026-02-14	69.0	patient	\N	3
5467	499	2026-01-15	2026-02-14	30.5	insurer	2026-03-29	2
5468	509	2026-01-18	2026-02-17	15.5	patient	2026-02-05	0
5469	500	2026-01-19	2026-02-18	40.5	insurer	2026-02-01	0
5470	505	2026-01-20	2026-02-19	47.5	insurer	2026-03-03	1
5471	506	2026-01-20	2026-02-19	45.5	insurer	2026-02-20	0
5472	507	2026-01-21	2026-02-20	12.5	patient	2026-02-05	0
5473	511	2026-01-22	2026-02-21	70.5	insurer	2026-02-02	0
5474	512	2026-01-22	2026-02-21	60.5	patient	2026-01-27	0
5475	510	2026-01-23	2026-02-22	115.0	insurer	2026-02-15	0
5476	508	2026-01-26	2026-02-25	24	insurer	2026-02-15	0
5477	516	2026-01-26	2026-02-25	39.0	insurer	2026-04-12	2
5478	521	2026-01-26	2026-02-25	17.5	patient	2026-03-19	1
5479	520	2026-01-28	2026-02-27	26.5	insurer	2026-02-22	0
5480	523	2026-01-28	2026-02-27	23.0	patient	2026-01-31	0
5481	515	2026-01-29	2026-02-28	20.5	insurer	2026-04-17	2
5482	522	2026-01-29	2026-02-28	11.0	patient	2026-02-01	0
5483	514	2026-01-31	2026-03-02	11.0	insurer	2026-02-17	0
5484	519	2026-01-31	2026-03-02	77.5	insurer	2026-02-21	0
5485	524	2026-01-31	2026-03-02	18.5	patient	\N	3
5486	517	2026-02-01	2026-03-03	19.5	insurer	2026-03-05	0
5487	518	2026-02-01	2026-03-03	14.85	practice	2026-02-22	0
5488	528	2026-02-01	2026-03-03	74.5	patient	2026-04-19	2
5489	532	2026-02-01	2026-03-03	18.5	insurer	2026-02-19	0
5490	533	2026-02-01	2026-03-03	70.0	insurer	2026-02-22	0
5491	525	2026-02-02	2026-03-04	26	insurer	2026-03-11	1
5492	529	2026-02-02	2026-03-04	48.5	insurer	2026-03-05	0
5493	531	2026-02-02	2026-03-04	4.05	practice	2026-02-08	0
5494	527	2026-02-04	2026-03-06	30.6	practice	2026-03-01	0
5495	535	2026-02-04	2026-03-06	31	insurer	2026-02-05	0
5496	537	2026-02-04	2026-03-06	4	insurer	2026-03-13	1
5497	538	2026-02-04	2026-03-06	9.0	insurer	2026-03-07	0
5498	530	2026-02-05	2026-03-07	33.0	patient	2026-03-25	1
5499	536	2026-02-07	2026-03-09	24.0	patient	2026-02-11	0
5500	543	2026-02-07	2026-03-09	12.15	practice	2026-02-11	0
5501	526	2026-02-08	2026-03-10	17.5	insurer	2026-03-08	0
5502	539	2026-02-08	2026-03-10	43.0	patient	2026-02-11	0
5503	541	2026-02-08	2026-03-10	22.5	patient	\N	3
5504	542	2026-02-08	2026-03-10	47.5	insurer	2026-03-02	0
5505	534	2026-02-09	2026-03-11	26.5	patient	2026-03-06	0
5506	553	2026-02-10	2026-03-12	66	insurer	2026-03-04	0
5507	549	2026-02-11	2026-03-13	68.5	patient	2026-02-12	0
5508	540	2026-02-12	2026-03-14	4.05	practice	2026-02-21	0
5509	544	2026-02-13	2026-03-15	34	insurer	2026-04-15	2
5510	546	2026-02-13	2026-03-15	24	insurer	2026-03-02	0
5511	547	2026-02-13	2026-03-15	77.5	insurer	2026-03-19	0
5512	552	2026-02-13	2026-03-15	30	insurer	2026-03-29	1
5513	550	2026-02-14	2026-03-16	36.45	practice	2026-02-16	0
5514	555	2026-02-14	2026-03-16	17.0	patient	2026-03-13	0
5515	560	2026-02-15	2026-03-17	28.0	patient	2026-03-11	0
5516	545	2026-02-16	2026-03-18	42.0	insurer	2026-03-08	0
5517	548	2026-02-16	2026-03-18	36.5	patient	\N	3
5518	551	2026-02-16	2026-03-18	20.0	patient	2026-03-17	0
5519	554	2026-02-16	2026-03-18	13.0	insurer	2026-03-06	0
5520	563	2026-02-17	2026-03-19	10.8	practice	2026-03-08	0
5521	566	2026-02-17	2026-03-19	21.5	insurer	2026-03-23	0
5522	558	2026-02-18	2026-03-20	60.0	insurer	2026-03-23	0
5523	562	2026-02-18	2026-03-20	26.0	insurer	\N	3
5524	565	2026-02-18	2026-03-20	36.0	patient	2026-03-15	0
5525	567	2026-02-20	2026-03-22	32.5	patient	2026-03-09	0
5526	569	2026-02-20	2026-03-22	49.0	patient	2026-03-07	0
5527	568	2026-02-21	2026-03-23	84.0	patient	2026-04-07	1
5528	556	2026-02-22	2026-03-24	9	insurer	2026-03-22	0
5529	559	2026-02-22	2026-03-24	17.5	insurer	2026-03-14	0
5530	571	2026-02-22	2026-03-24	41.5	patient	2026-03-11	0
5531	575	2026-02-22	2026-03-24	21	insurer	2026-04-12	1
5532	561	2026-02-23	2026-03-25	33.5	insurer	2026-03-13	0
5533	570	2026-02-24	2026-03-26	25.0	patient	2026-03-19	0
5534	573	2026-02-24	2026-03-26	53.55	practice	2026-03-10	0
5535	576	2026-02-24	2026-03-26	35.0	patient	2026-04-20	1
5536	564	2026-02-25	2026-03-27	42.5	insurer	2026-03-23	0
5537	574	2026-02-27	2026-03-29	6.3	practice	2026-03-21	0
5538	579	2026-02-27	2026-03-29	4.5	insurer	2026-03-18	0
5539	578	2026-02-28	2026-03-30	93	insurer	2026-03-17	0
5540	577	2026-03-02	2026-04-01	51.5	insurer	2026-04-10	1
5541	584	2026-03-03	2026-04-02	13.0	patient	\N	3
5542	585	2026-03-04	2026-04-03	82.0	patient	2026-04-13	1
5543	580	2026-03-07	2026-04-06	5	insurer	2026-04-04	0
5544	586	2026-03-07	2026-04-06	26	insurer	2026-04-15	1
5545	582	2026-03-09	2026-04-08	27.5	insurer	2026-04-07	0
5546	583	2026-03-09	2026-04-08	9	insurer	2026-04-02	0
5547	581	2026-03-10	2026-04-09	8.5	insurer	2026-03-18	0
5548	594	2026-03-10	2026-04-09	28.5	patient	2026-03-22	0
5549	587	2026-03-11	2026-04-10	45	insurer	2026-04-12	0
5550	589	2026-03-14	2026-04-13	13	insurer	2026-03-15	0
5551	590	2026-03-14	2026-04-13	41.5	insurer	2026-03-30	0
5552	595	2026-03-14	2026-04-13	38.0	insurer	2026-03-30	0
5553	599	2026-03-14	2026-04-13	50	insurer	2026-05-04	1
5554	592	2026-03-15	2026-04-14	15.5	patient	2026-03-26	0
5555	597	2026-03-15	2026-04-14	9.0	patient	\N	3
5556	596	2026-03-16	2026-04-15	27.45	practice	2026-04-11	0
5557	598	2026-03-16	2026-04-15	29.5	insurer	2026-04-06	0
5558	593	2026-03-17	2026-04-16	23.5	patient	2026-04-02	0
5559	588	2026-03-18	2026-04-17	41.0	insurer	2026-03-31	0
5560	600	2026-03-18	2026-04-17	17.5	insurer	2026-04-02	0
5561	602	2026-03-21	2026-04-20	13	insurer	2026-04-05	0
5562	604	2026-03-21	2026-04-20	12.5	patient	2026-03-25	0
5563	601	2026-03-24	2026-04-23	34.5	insurer	2026-04-05	0
5564	605	2026-03-25	2026-04-24	32.85	practice	2026-04-01	0
5565	607	2026-03-26	2026-04-25	32.0	insurer	2026-04-27	0
5566	608	2026-03-28	2026-04-27	27.5	insurer	2026-04-27	0
5567	614	2026-03-28	2026-04-27	7	insurer	2026-04-22	0
5568	617	2026-03-28	2026-04-27	4	insurer	2026-04-29	0
5569	619	2026-03-28	2026-04-27	40.0	patient	2026-04-12	0
5570	603	2026-03-29	2026-04-28	35.5	insurer	2026-04-19	0
5571	610	2026-03-29	2026-04-28	14	insurer	2026-04-25	0
5572	613	2026-03-29	2026-04-28	15.5	patient	2026-04-07	0
5573	615	2026-03-29	2026-04-28	11	insurer	2026-04-17	0
5574	620	2026-03-29	2026-04-28	43.65	practice	2026-04-14	0
5575	606	2026-03-31	2026-04-30	36.0	patient	\N	3
5576	616	2026-04-01	2026-05-01	53.0	patient	2026-07-05	3
5577	621	2026-04-01	2026-05-01	36.5	insurer	2026-04-25	0
5578	622	2026-04-01	2026-05-01	44.5	patient	2026-04-26	0
5579	624	2026-04-01	2026-05-01	10.5	insurer	2026-04-23	0
5580	627	2026-04-02	2026-05-02	35.0	insurer	2026-04-22	0
5581	628	2026-04-03	2026-05-03	13.5	insurer	2026-04-26	0
5582	612	2026-04-04	2026-05-04	55.5	insurer	2026-05-01	0
5583	623	2026-04-04	2026-05-04	3.15	practice	2026-04-23	0
5584	631	2026-04-04	2026-05-04	12	insurer	2026-04-18	0
5585	618	2026-04-05	2026-05-05	42.5	patient	2026-04-27	0
5586	625	2026-04-06	2026-05-06	14	insurer	2026-04-29	0
5587	630	2026-04-06	2026-05-06	64.0	insurer	2026-05-02	0
5588	634	2026-04-07	2026-05-07	51.5	insurer	2026-04-25	0
5589	626	2026-04-08	2026-05-08	4.5	insurer	2026-05-06	0
5590	637	2026-04-08	2026-05-08	23.5	insurer	2026-05-21	1
5591	632	2026-04-09	2026-05-09	42.5	patient	\N	3
5592	633	2026-04-09	2026-05-09	6.5	insurer	2026-06-22	2
5593	635	2026-04-09	2026-05-09	59.5	patient	2026-04-10	0
5594	638	2026-04-12	2026-05-12	47.0	patient	\N	3
5595	639	2026-04-13	2026-05-13	51.5	patient	2026-05-22	1
5596	645	2026-04-13	2026-05-13	14	insurer	2026-04-30	0
5597	646	2026-04-14	2026-05-14	23.5	patient	2026-04-16	0
5598	648	2026-04-14	2026-05-14	14	insurer	2026-05-02	0
5599	636	2026-04-15	2026-05-15	15.5	insurer	2026-05-06	0
5600	643	2026-04-17	2026-05-17	54.5	insurer	2026-05-10	0
5601	647	2026-04-17	2026-05-17	25.5	patient	2026-04-30	0
5602	640	2026-04-18	2026-05-18	16	insurer	2026-05-16	0
5603	642	2026-04-18	2026-05-18	31.5	practice	2026-05-14	0
5604	649	2026-04-18	2026-05-18	18.5	patient	2026-05-16	0
5605	651	2026-04-19	2026-05-19	16.2	practice	2026-06-26	2
5606	641	2026-04-20	2026-05-20	45.5	insurer	2026-07-16	3
5607	644	2026-04-20	2026-05-20	29.5	insurer	2026-05-14	0
5608	650	2026-04-20	2026-05-20	5	insurer	2026-05-18	0
5609	656	2026-04-22	2026-05-22	60.0	patient	2026-05-10	0
5610	660	2026-04-24	2026-05-24	22.5	practice	2026-05-23	0
5611	661	2026-04-24	2026-05-24	17.0	insurer	2026-05-11	0
5612	654	2026-04-25	2026-05-25	32.0	insurer	\N	3
5613	653	2026-04-26	2026-05-26	8.5	patient	\N	3
5614	655	2026-04-26	2026-05-26	12	insurer	2026-05-17	0
5615	658	2026-04-27	2026-05-27	34.0	insurer	2026-05-25	0
5616	664	2026-04-27	2026-05-27	62.5	patient	2026-06-02	1
5617	665	2026-04-27	2026-05-27	48.5	patient	2026-04-28	0
5618	657	2026-04-29	2026-05-29	45.5	insurer	2026-05-17	0
5619	659	2026-05-02	2026-06-01	24.0	patient	2026-05-21	0
5620	663	2026-05-03	2026-06-02	4.5	insurer	2026-06-12	1
5621	666	2026-05-03	2026-06-02	7	insurer	2026-05-26	0
5622	667	2026-05-03	2026-06-02	11	insurer	2026-05-25	0
5623	662	2026-05-04	2026-06-03	50.5	patient	2026-05-08	0
5624	673	2026-05-04	2026-06-03	15.0	insurer	2026-05-16	0
5625	674	2026-05-04	2026-06-03	22.0	insurer	2026-06-13	1
5626	670	2026-05-05	2026-06-04	76.5	patient	2026-05-24	0
5627	672	2026-05-06	2026-06-05	76.5	insurer	2026-06-02	0
5628	669	2026-05-08	2026-06-07	33.0	patient	2026-08-04	3
5629	671	2026-05-09	2026-06-08	47.5	insurer	2026-06-12	0
5630	686	2026-05-11	2026-06-10	15.5	patient	2026-06-16	1
5631	675	2026-05-12	2026-06-11	22.5	insurer	2026-05-27	0
5632	676	2026-05-12	2026-06-11	47.0	insurer	2026-06-20	1
5633	678	2026-05-12	2026-06-11	20.5	insurer	2026-06-16	0
5634	680	2026-05-12	2026-06-11	82.5	patient	2026-05-23	0
5635	681	2026-05-12	2026-06-11	11.7	practice	2026-05-29	0
5636	682	2026-05-12	2026-06-11	26.5	patient	2026-05-13	0
5637	683	2026-05-13	2026-06-12	17	insurer	2026-06-22	1
5638	679	2026-05-16	2026-06-15	17.5	insurer	2026-06-06	0
5639	688	2026-05-16	2026-06-15	54	insurer	2026-06-14	0
5640	691	2026-05-16	2026-06-15	20.25	practice	2026-06-16	0
5641	677	2026-05-17	2026-06-16	107	insurer	2026-06-15	0
5642	687	2026-05-17	2026-06-16	21	insurer	2026-06-03	0
5643	696	2026-05-17	2026-06-16	52.2	practice	2026-06-03	0
5644	697	2026-05-18	2026-06-17	9	insurer	2026-06-12	0
5645	684	2026-05-19	2026-06-18	51	insurer	2026-06-17	0
5646	700	2026-05-19	2026-06-18	44	insurer	2026-06-13	0
5647	694	2026-05-20	2026-06-19	62.0	patient	2026-06-03	0
5648	692	2026-05-21	2026-06-20	17.5	patient	\N	3
5649	689	2026-05-22	2026-06-21	16.5	patient	2026-06-28	1
5650	693	2026-05-22	2026-06-21	25.5	patient	2026-06-20	0
5651	690	2026-05-23	2026-06-22	70	insurer	2026-06-05	0
5652	701	2026-05-23	2026-06-22	8	insurer	2026-06-18	0
5653	703	2026-05-23	2026-06-22	27.9	practice	2026-05-26	0
5654	698	2026-05-24	2026-06-23	19.5	insurer	2026-06-17	0
5655	707	2026-05-25	2026-06-24	75.0	patient	2026-06-15	0
5656	695	2026-05-26	2026-06-25	124.0	patient	2026-06-05	0
5657	705	2026-05-27	2026-06-26	50.85	practice	2026-06-11	0
5658	708	2026-05-27	2026-06-26	32.5	patient	2026-05-31	0
5659	699	2026-05-28	2026-06-27	15.0	patient	2026-06-19	0
5660	702	2026-05-28	2026-06-27	20.5	patient	2026-06-01	0
5661	710	2026-05-29	2026-06-28	63.0	patient	2026-06-20	0
5662	706	2026-05-30	2026-06-29	22.5	practice	2026-06-13	0
5663	714	2026-05-31	2026-06-30	56.0	insurer	2026-06-29	0
5664	718	2026-06-01	2026-07-01	24	insurer	2026-06-30	0
5665	711	2026-06-03	2026-07-03	31.0	insurer	2026-07-29	2
5666	717	2026-06-03	2026-07-03	32.4	practice	2026-06-20	0
5667	715	2026-06-04	2026-07-04	51.5	insurer	2026-07-04	0
5668	719	2026-06-04	2026-07-04	16	insurer	\N	3
5669	713	2026-06-05	2026-07-05	18.5	insurer	2026-07-28	1
5670	716	2026-06-05	2026-07-05	42.0	insurer	2026-06-22	0
5671	712	2026-06-06	2026-07-06	89.5	insurer	2026-07-01	0
5672	720	2026-06-06	2026-07-06	18.5	patient	2026-07-07	0
5673	721	2026-06-06	2026-07-06	72	insurer	2026-07-03	0
5674	723	2026-06-09	2026-07-09	13	insurer	2026-06-22	0
5675	722	2026-06-10	2026-07-10	49	insurer	2026-06-11	0
5676	724	2026-06-10	2026-07-10	26.5	patient	2026-07-04	0
5677	731	2026-06-10	2026-07-10	36.5	insurer	2026-07-04	0
5678	725	2026-06-11	2026-07-11	22.0	patient	2026-07-15	0
5679	730	2026-06-11	2026-07-11	47.7	practice	2026-08-17	2
5680	726	2026-06-13	2026-07-13	23.85	practice	2026-06-26	0
5681	727	2026-06-13	2026-07-13	42.3	practice	2026-07-01	0
5682	728	2026-06-14	2026-07-14	47.5	insurer	2026-07-24	1
5683	732	2026-06-15	2026-07-15	15	insurer	2026-07-23	1
5684	735	2026-06-16	2026-07-16	23.5	insurer	2026-07-08	0
5685	739	2026-06-16	2026-07-16	25.5	patient	2026-07-13	0
5686	746	2026-06-16	2026-07-16	37.5	insurer	2026-07-04	0
5687	733	2026-06-18	2026-07-18	19	insurer	2026-07-14	0
5688	747	2026-06-18	2026-07-18	38.5	patient	\N	3
5689	741	2026-06-19	2026-07-19	48.5	insurer	2026-07-22	0
5690	742	2026-06-19	2026-07-19	41.0	patient	2026-06-20	0
5691	743	2026-06-20	2026-07-20	30.5	patient	2026-07-04	0
5692	744	2026-06-20	2026-07-20	24.75	practice	2026-07-05	0
5693	748	2026-06-20	2026-07-20	28.0	patient	2026-07-06	0
5694	738	2026-06-21	2026-07-21	26	insurer	2026-07-03	0
5695	750	2026-06-21	2026-07-21	4	insurer	2026-07-12	0
5696	734	2026-06-22	2026-07-22	17.5	patient	2026-07-01	0
5697	737	2026-06-22	2026-07-22	23	insurer	2026-07-01	0
5698	749	2026-06-22	2026-07-22	21.0	insurer	2026-07-04	0
5699	736	2026-06-23	2026-07-23	28.0	patient	2026-06-24	0
5700	745	2026-06-23	2026-07-23	4.5	insurer	2026-08-08	1
5701	752	2026-06-26	2026-07-26	15.5	patient	2026-07-23	0
5702	751	2026-06-27	2026-07-27	61.0	patient	2026-07-09	0
5703	755	2026-06-27	2026-07-27	34	insurer	2026-07-14	0
5704	756	2026-06-27	2026-07-27	94.5	insurer	2026-09-16	3
5705	754	2026-06-30	2026-07-30	24	insurer	2026-07-24	0
5706	762	2026-07-02	2026-08-01	64.5	insurer	2026-07-22	0
5707	768	2026-07-04	2026-08-03	32.4	practice	2026-07-24	0
5708	758	2026-07-05	2026-08-04	11.0	patient	2026-09-12	2
5709	760	2026-07-05	2026-08-04	30.0	patient	2026-07-13	0
5710	757	2026-07-06	2026-08-05	25.5	insurer	2026-07-28	0
5711	767	2026-07-07	2026-08-06	31.5	patient	2026-07-29	0
5712	773	2026-07-07	2026-08-06	26.5	patient	2026-08-13	1
5713	759	2026-07-08	2026-08-07	27.5	insurer	2026-07-24	0
5714	774	2026-07-08	2026-08-07	17.5	insurer	2026-08-28	1
5715	775	2026-07-08	2026-08-07	11.7	practice	2026-07-10	0
5716	763	2026-07-09	2026-08-08	13	insurer	2026-08-16	1
5717	772	2026-07-09	2026-08-08	43	insurer	2026-08-05	0
5718	765	2026-07-10	2026-08-09	17.0	insurer	2026-08-08	0
5719	771	2026-07-10	2026-08-09	51.5	insurer	2026-09-03	1
5720	770	2026-07-11	2026-08-10	21.6	practice	2026-07-29	0
5721	766	2026-07-12	2026-08-11	62.0	insurer	2026-08-04	0
5722	769	2026-07-12	2026-08-11	36.5	patient	2026-07-13	0
5723	776	2026-07-13	2026-08-12	54.5	patient	2026-09-10	2
5724	777	2026-07-14	2026-08-13	36.5	insurer	2026-08-20	1
5725	781	2026-07-14	2026-08-13	22	insurer	2026-08-05	0
5726	784	2026-07-16	2026-08-15	67.5	insurer	2026-08-12	0
5727	779	2026-07-17	2026-08-16	22	insurer	2026-08-02	0
5728	782	2026-07-17	2026-08-16	53.5	insurer	2026-08-17	0
5729	785	2026-07-18	2026-08-17	33.0	patient	2026-08-19	0
5730	778	2026-07-20	2026-08-19	27.5	insurer	2026-08-13	0
5731	783	2026-07-20	2026-08-19	42	insurer	2026-07-31	0
5732	786	2026-07-20	2026-08-19	29.0	patient	2026-08-13	0
5733	787	2026-07-21	2026-08-20	12	insurer	2026-08-09	0
5734	788	2026-07-24	2026-08-23	13	insurer	\N	3
5735	791	2026-07-25	2026-08-24	7.2	practice	2026-08-18	0
5736	794	2026-07-26	2026-08-25	35.0	insurer	2026-08-07	0
5737	795	2026-07-27	2026-08-26	83.0	patient	2026-08-09	0
5738	801	2026-07-27	2026-08-26	42.5	insurer	\N	3
5739	792	2026-07-28	2026-08-27	43.65	practice	2026-08-25	0
5740	797	2026-07-28	2026-08-27	93.0	insurer	2026-08-15	0
5741	790	2026-07-30	2026-08-29	16	insurer	2026-08-20	0
5742	800	2026-07-30	2026-08-29	80.5	patient	2026-07-31	0
5743	796	2026-07-31	2026-08-30	37.5	insurer	2026-08-17	0
5744	803	2026-08-01	2026-08-31	41.85	practice	2026-08-14	0
5745	798	2026-08-02	2026-09-01	8.5	patient	\N	3
5746	810	2026-08-03	2026-09-02	69.5	patient	2026-09-01	0
5747	799	2026-08-05	2026-09-04	66.5	insurer	2026-09-13	1
5748	802	2026-08-05	2026-09-04	52.5	patient	2026-08-06	0
5749	804	2026-08-06	2026-09-05	45.0	patient	2026-08-21	0
5750	811	2026-08-06	2026-09-05	57.0	patient	2026-08-30	0
5751	806	2026-08-07	2026-09-06	69	insurer	2026-08-19	0
5752	809	2026-08-07	2026-09-06	26.5	patient	2026-10-27	3
5753	812	2026-08-07	2026-09-06	20	insurer	2026-10-14	2
5754	813	2026-08-07	2026-09-06	32.5	patient	2026-09-05	0
5755	807	2026-08-09	2026-09-08	51.5	insurer	2026-09-09	0
5756	805	2026-08-10	2026-09-09	71.0	insurer	2026-09-07	0
5757	816	2026-08-10	2026-09-09	24	insurer	2026-09-01	0
5758	821	2026-08-11	2026-09-10	71.5	patient	2026-11-01	3
5759	823	2026-08-12	2026-09-11	36.5	patient	2026-08-16	0
5760	826	2026-08-13	2026-09-12	30	insurer	2026-09-23	1
5761	814	2026-08-15	2026-09-14	62	insurer	2026-09-12	0
5762	818	2026-08-15	2026-09-14	32.0	patient	\N	3
5763	819	2026-08-15	2026-09-14	4.5	insurer	2026-09-05	0
5764	822	2026-08-15	2026-09-14	22.5	insurer	2026-09-02	0
5765	825	2026-08-15	2026-09-14	4	insurer	2026-09-09	0
5766	820	2026-08-17	2026-09-16	9.0	insurer	2026-10-27	2
5767	817	2026-08-18	2026-09-17	25.0	patient	2026-09-17	0
5768	824	2026-08-19	2026-09-18	9.5	patient	2026-09-21	0
5769	829	2026-08-19	2026-09-18	93.5	patient	2026-09-26	1
5770	832	2026-08-21	2026-09-20	53.5	insurer	2026-09-26	1
5771	828	2026-08-22	2026-09-21	4	insurer	2026-09-10	0
5772	830	2026-08-22	2026-09-21	67.5	insurer	2026-08-28	0
5773	827	2026-08-23	2026-09-22	21.6	practice	2026-09-26	0
5774	835	2026-08-23	2026-09-22	39.15	practice	2026-09-15	0
5775	831	2026-08-24	2026-09-23	46.5	insurer	2026-09-03	0
5776	834	2026-08-27	2026-09-26	15.5	insurer	2026-09-16	0
5777	837	2026-08-28	2026-09-27	53	insurer	2026-09-18	0
5778	840	2026-08-28	2026-09-27	11.0	insurer	2026-09-15	0
5779	833	2026-08-29	2026-09-28	53.5	patient	2026-09-25	0
5780	844	2026-08-30	2026-09-29	28	insurer	2026-09-12	0
5781	836	2026-09-01	2026-10-01	36	insurer	2026-09-07	0
5782	847	2026-09-01	2026-10-01	15.5	insurer	2026-09-24	0
5783	841	2026-09-02	2026-10-02	45.5	patient	2026-09-13	0
5784	838	2026-09-03	2026-10-03	4.5	insurer	2026-09-26	0
5785	839	2026-09-03	2026-10-03	28	insurer	2026-09-16	0
5786	846	2026-09-04	2026-10-04	7	insurer	2026-09-27	0
5787	848	2026-09-04	2026-10-04	29.5	patient	2026-10-20	1
5788	842	2026-09-05	2026-10-05	32	insurer	2026-10-06	0
5789	850	2026-09-05	2026-10-05	38.7	practice	2026-09-21	0
5790	843	2026-09-06	2026-10-06	39.0	insurer	2026-10-18	1
5791	845	2026-09-06	2026-10-06	38.5	insurer	2026-10-13	1
5792	849	2026-09-06	2026-10-06	65.5	patient	2026-09-22	0
5793	851	2026-09-07	2026-10-07	58.5	patient	2026-11-08	2
5794	854	2026-09-08	2026-10-08	40.5	insurer	2026-11-14	2
5795	856	2026-09-08	2026-10-08	76.5	insurer	2026-10-04	0
5796	852	2026-09-10	2026-10-10	11.0	patient	2026-10-16	1
5797	857	2026-09-10	2026-10-10	7	insurer	2026-10-14	0
5798	859	2026-09-11	2026-10-11	56	insurer	2026-09-28	0
5799	858	2026-09-13	2026-10-13	67	insurer	2026-10-12	0
5800	855	2026-09-14	2026-10-14	41.0	patient	2026-10-09	0
5801	860	2026-09-14	2026-10-14	11.7	practice	2026-09-28	0
5802	861	2026-09-14	2026-10-14	73.0	patient	2026-09-27	0
5803	863	2026-09-15	2026-10-15	22.0	insurer	2026-10-11	0
5804	870	2026-09-15	2026-10-15	17.0	patient	2026-09-21	0
5805	853	2026-09-16	2026-10-16	61.0	patient	2026-10-23	1
5806	867	2026-09-17	2026-10-17	34	insurer	2026-10-14	0
5807	862	2026-09-19	2026-10-19	13.5	patient	\N	2
5808	869	2026-09-19	2026-10-19	66.0	insurer	2026-10-19	0
5809	868	2026-09-20	2026-10-20	50.5	insurer	2026-10-11	0
5810	873	2026-09-20	2026-10-20	61.0	insurer	2026-10-16	0
5811	864	2026-09-21	2026-10-21	40.5	patient	2026-09-30	0
5812	866	2026-09-21	2026-10-21	11.5	insurer	2026-11-19	2
5813	874	2026-09-21	2026-10-21	81.0	insurer	2026-10-09	0
5814	872	2026-09-22	2026-10-22	27	insurer	2026-10-21	0
5815	877	2026-09-23	2026-10-23	34.0	patient	2026-10-12	0
5816	879	2026-09-23	2026-10-23	43	insurer	2026-10-10	0
5817	880	2026-09-23	2026-10-23	41.0	insurer	2026-10-04	0
5818	871	2026-09-24	2026-10-24	26	insurer	2026-10-17	0
5819	875	2026-09-24	2026-10-24	48.5	patient	\N	2
5820	878	2026-09-26	2026-10-26	25.5	patient	2026-10-10	0
5821	885	2026-09-26	2026-10-26	33.75	practice	2026-10-14	0
5822	888	2026-09-26	2026-10-26	25.5	patient	2026-11-07	1
5823	892	2026-09-28	2026-10-28	42.75	practice	2026-10-09	0
5824	876	2026-09-29	2026-10-29	66.5	insurer	2026-10-09	0
5825	887	2026-09-29	2026-10-29	23.4	practice	2026-11-16	1
5826	890	2026-09-29	2026-10-29	26	insurer	2026-10-21	0
5827	881	2026-09-30	2026-10-30	13.5	patient	2026-10-13	0
5828	884	2026-10-01	2026-10-31	10.5	patient	2026-11-10	1
5829	886	2026-10-01	2026-10-31	11.0	patient	2026-10-21	0
5830	882	2026-10-02	2026-11-01	15.5	insurer	2026-11-20	1
5831	891	2026-10-03	2026-11-02	32.0	patient	2026-10-12	0
5832	896	2026-10-04	2026-11-03	6.3	practice	2026-10-25	0
5833	898	2026-10-04	2026-11-03	13.5	insurer	2026-11-15	1
5834	899	2026-10-04	2026-11-03	74.5	insurer	2026-11-28	1
5835	902	2026-10-05	2026-11-04	54.0	patient	\N	1
5836	893	2026-10-06	2026-11-05	30.0	insurer	2026-11-23	1
5837	897	2026-10-06	2026-11-05	17.5	insurer	2026-10-15	0
5838	904	2026-10-06	2026-11-05	56.5	insurer	2026-11-03	0
5839	905	2026-10-07	2026-11-06	28.5	insurer	2026-11-01	0
5840	907	2026-10-07	2026-11-06	41.5	patient	2026-11-08	0
5841	894	2026-10-08	2026-11-07	35.55	practice	\N	1
5842	908	2026-10-09	2026-11-08	26.5	patient	2026-10-22	0
5843	895	2026-10-10	2026-11-09	29	insurer	2026-10-24	0
5844	906	2026-10-10	2026-11-09	9.5	patient	2026-10-11	0
5845	900	2026-10-11	2026-11-10	11	insurer	2026-11-23	1
5846	903	2026-10-11	2026-11-10	24	insurer	2026-11-01	0
5847	901	2026-10-12	2026-11-11	13.0	insurer	\N	1
5848	909	2026-10-12	2026-11-11	11	insurer	2026-11-13	0
5849	915	2026-10-13	2026-11-12	19	insurer	2026-10-26	0
5850	916	2026-10-13	2026-11-12	27	insurer	\N	1
5851	918	2026-10-14	2026-11-13	51.0	patient	2026-11-13	0
5852	913	2026-10-15	2026-11-14	63.5	insurer	2026-11-02	0
5853	912	2026-10-16	2026-11-15	28.8	practice	2026-10-25	0
5854	919	2026-10-17	2026-11-16	50.0	insurer	2026-11-14	0
5855	917	2026-10-20	2026-11-19	23.5	patient	2026-10-21	0
5856	925	2026-10-20	2026-11-19	57.5	insurer	2026-10-31	0
5857	922	2026-10-21	2026-11-20	36.0	patient	2026-11-17	0
5858	928	2026-10-21	2026-11-20	32.5	patient	2026-11-03	0
5859	929	2026-10-21	2026-11-20	19	insurer	2026-11-19	0
5860	921	2026-10-22	2026-11-21	51.5	insurer	2026-11-16	0
5861	924	2026-10-22	2026-11-21	31.5	patient	\N	1
5862	920	2026-10-23	2026-11-22	17.5	insurer	\N	1
5863	930	2026-10-24	2026-11-23	24.0	insurer	\N	0
5864	931	2026-10-24	2026-11-23	33.75	practice	2026-11-05	0
5865	933	2026-10-25	2026-11-24	24.0	insurer	\N	0
5866	926	2026-10-26	2026-11-25	35.1	practice	2026-11-16	0
5867	935	2026-10-26	2026-11-25	32.5	patient	\N	0
5868	944	2026-10-26	2026-11-25	44.5	patient	2026-11-13	0
5869	927	2026-10-28	2026-11-27	34.0	patient	2026-11-04	0
5870	932	2026-10-28	2026-11-27	19	insurer	\N	0
5871	936	2026-10-28	2026-11-27	13.5	patient	2026-11-09	0
5872	938	2026-10-28	2026-11-27	35	insurer	\N	0
5873	945	2026-10-29	2026-11-28	38.0	insurer	2026-11-14	0
5874	947	2026-10-29	2026-11-28	4.5	insurer	\N	0
5875	941	2026-10-30	2026-11-29	83.5	insurer	2026-11-19	0
5876	939	2026-10-31	2026-11-30	56.5	insurer	2026-11-26	0
5877	946	2026-10-31	2026-11-30	78.0	patient	2026-11-01	0
5878	953	2026-10-31	2026-11-30	26	insurer	2026-11-21	0
5879	954	2026-10-31	2026-11-30	72.5	patient	\N	0
5880	943	2026-11-01	2026-12-01	54.9	practice	2026-11-25	0
5881	948	2026-11-01	2026-12-01	72.5	insurer	\N	0
5882	937	2026-11-03	2026-12-03	11	insurer	\N	0
5883	940	2026-11-03	2026-12-03	88.5	patient	2026-11-07	0
5884	951	2026-11-03	2026-12-03	19.35	practice	2026-11-04	0
5885	958	2026-11-03	2026-12-03	50.0	patient	2026-11-04	0
5886	942	2026-11-04	2026-12-04	22	insurer	2026-11-23	0
5887	959	2026-11-04	2026-12-04	13	insurer	\N	0
5888	950	2026-11-05	2026-12-05	43.5	insurer	2026-11-19	0
5889	949	2026-11-07	2026-12-07	80.0	insurer	\N	0
5890	952	2026-11-07	2026-12-07	49.5	insurer	\N	0
5891	960	2026-11-07	2026-12-07	6.5	insurer	\N	0
5892	956	2026-11-09	2026-12-09	50.5	patient	2026-11-24	0
5893	962	2026-11-09	2026-12-09	42.0	insurer	\N	0
5894	963	2026-11-09	2026-12-09	11.5	insurer	\N	0
5895	973	2026-11-09	2026-12-09	57.5	insurer	2026-11-21	0
5896	957	2026-11-10	2026-12-10	13	insurer	\N	0
5897	961	2026-11-10	2026-12-10	11.0	patient	\N	0
5898	975	2026-11-10	2026-12-10	35.0	patient	\N	0
5899	955	2026-11-11	2026-12-11	11.0	insurer	2026-11-17	0
5900	968	2026-11-11	2026-12-11	11.0	patient	\N	0
5901	969	2026-11-12	2026-12-12	18	insurer	\N	0
5902	970	2026-11-12	2026-12-12	20.0	insurer	\N	0
5903	971	2026-11-13	2026-12-13	53.5	patient	\N	0
5904	985	2026-11-15	2026-12-15	11.5	insurer	\N	0
5905	986	2026-11-15	2026-12-15	30.15	practice	\N	0
5906	964	2026-11-16	2026-12-16	72.5	patient	2026-11-17	0
5907	965	2026-11-16	2026-12-16	98	insurer	\N	0
5908	976	2026-11-16	2026-12-16	22.0	insurer	\N	0
5909	979	2026-11-16	2026-12-16	14	insurer	\N	0
5910	966	2026-11-17	2026-12-17	16.0	insurer	\N	0
5911	967	2026-11-17	2026-12-17	11.0	insurer	\N	0
5912	972	2026-11-17	2026-12-17	39.0	patient	\N	0
5913	974	2026-11-17	2026-12-17	54.0	insurer	\N	0
5914	978	2026-11-17	2026-12-17	62.55	practice	\N	0
5915	989	2026-11-17	2026-12-17	6.5	insurer	\N	0
5916	977	2026-11-18	2026-12-18	19.5	patient	\N	0
5917	980	2026-11-18	2026-12-18	26	insurer	\N	0
5918	988	2026-11-19	2026-12-19	20.0	patient	2026-11-20	0
5919	991	2026-11-20	2026-12-20	49.0	insurer	\N	0
5920	984	2026-11-21	2026-12-21	5	insurer	\N	0
5921	982	2026-11-22	2026-12-22	39.5	patient	\N	0
5922	983	2026-11-22	2026-12-22	20.0	patient	\N	0
5923	981	2026-11-23	2026-12-23	9	insurer	\N	0
5924	990	2026-11-23	2026-12-23	11.0	patient	\N	0
5925	999	2026-11-23	2026-12-23	35	insurer	\N	0
5926	987	2026-11-24	2026-12-24	36.5	patient	\N	0
5927	993	2026-11-24	2026-12-24	82.0	patient	\N	0
5928	995	2026-11-25	2026-12-25	32.0	insurer	\N	0
5929	997	2026-11-25	2026-12-25	31.95	practice	\N	0
5930	992	2026-11-28	2026-12-28	38	insurer	\N	0
5931	1002	2026-11-28	2026-12-28	4.05	practice	\N	0
\.
