-- concert hall / events venue
CREATE TABLE events (
    evt_id integer PRIMARY KEY,
    title varchar(90) NOT NULL,
    evt_dt date NOT NULL,
    start_tm time NOT NULL,
    hall varchar(20) NOT NULL,
    genre varchar(15) NOT NULL,
    status varchar(10) NOT NULL,
    min_age smallint,
    promoter varchar(40)
);
COMMENT ON COLUMN events.status IS 'held / cancelled / planned (still to come)';
COMMENT ON COLUMN events.promoter IS 'House = our own production';

CREATE TABLE performers (
    perf_id integer PRIMARY KEY,
    perf_name varchar(60) NOT NULL,
    perf_type varchar(12),
    genre varchar(15),
    country varchar(20),
    std_fee numeric(9,2)
);

CREATE TABLE "eventLineup" (
    evt_id integer NOT NULL REFERENCES events (evt_id),
    performer integer NOT NULL,
    billing char(1) NOT NULL,
    fee numeric(9,2),
    PRIMARY KEY (evt_id, performer)
);
COMMENT ON COLUMN "eventLineup".billing IS 'H = headliner, S = support act';
COMMENT ON COLUMN "eventLineup".fee IS 'agreed fee for this event';

CREATE TABLE seat_sect (
    sect_cd char(3) PRIMARY KEY,
    descr varchar(30) NOT NULL,
    hall varchar(20) NOT NULL,
    capacity integer NOT NULL,
    base_price numeric(6,2) NOT NULL,
    wheelchair_ok boolean
);

CREATE TABLE cust (
    cust_no integer PRIMARY KEY,
    fname varchar(30),
    lname varchar(40),
    email varchar(80),
    city varchar(30),
    birth_yr smallint,
    signup_dt date,
    newsletter_yn char(1) DEFAULT 'N',
    memb_level varchar(10),
    memb_since date,
    memb_until date
);
COMMENT ON COLUMN cust.memb_level IS 'Friend, Silver, Gold or Patron; empty for customers who never were members';
COMMENT ON COLUMN cust.memb_until IS 'last day of the membership; in the past = lapsed';

CREATE TABLE tkt_sales (
    sale_id integer PRIMARY KEY,
    evt_id integer NOT NULL REFERENCES events (evt_id),
    cust_no integer,
    sect_cd char(3),
    qty smallint NOT NULL,
    tot_amt numeric(9,2) NOT NULL,
    sold_at timestamp NOT NULL,
    channel varchar(12),
    promo_cd varchar(12)
);
COMMENT ON TABLE tkt_sales IS 'one row per ticket purchase; qty = number of tickets';
COMMENT ON COLUMN tkt_sales.cust_no IS 'empty for anonymous box office sales';

CREATE TABLE refunds (
    refund_id integer PRIMARY KEY,
    sale_id integer NOT NULL REFERENCES tkt_sales (sale_id),
    refund_amt numeric(9,2) NOT NULL,
    reason varchar(30),
    refund_dt date NOT NULL
);

CREATE TABLE "Staff" (
    "staffId" integer PRIMARY KEY,
    "fullName" varchar(60) NOT NULL,
    "jobRole" varchar(20) NOT NULL,
    "hourlyRate" numeric(6,2),
    "hireDate" date NOT NULL,
    "leftOn" date,
    "firstAider" boolean
);

CREATE TABLE shifts (
    shift_no integer PRIMARY KEY,
    staff_id integer NOT NULL REFERENCES "Staff" ("staffId"),
    evt_id integer,
    shift_start timestamp NOT NULL,
    shift_end timestamp NOT NULL,
    break_min smallint
);
COMMENT ON COLUMN shifts.evt_id IS 'empty for daytime box office shifts';

CREATE TABLE bar_sales (
    id integer PRIMARY KEY,
    event_id integer,
    sale_date date NOT NULL,
    bar varchar(20),
    item varchar(30),
    item_grp varchar(10),
    qty integer NOT NULL,
    unit_price numeric(6,2) NOT NULL,
    pay_method varchar(8)
);

CREATE TABLE sponsor_deals (
    deal_id integer PRIMARY KEY,
    sponsor_nm varchar(40) NOT NULL,
    industry varchar(20),
    evt_id integer REFERENCES events (evt_id),
    amount numeric(10,2) NOT NULL,
    signed_dt date NOT NULL,
    paid_dt date
);
COMMENT ON COLUMN sponsor_deals.evt_id IS 'empty for season sponsorships that are not tied to one event';

COPY events (evt_id, title, evt_dt, start_tm, hall, genre, status, min_age, promoter) FROM stdin;
1001	An evening with The Electric Rivers	2024-12-05	20:00	Main Hall	indie	held	\N	Northlight Live
1002	Late Jazz: Theo Baptiste Trio	2024-12-12	20:00	Studio	jazz	held	\N	House
1003	Mahler with St Brannock Choir	2024-12-13	19:00	Main Hall	classical	held	\N	Amber Arts Trust
1004	Blue Note Club: Sable & Brass	2024-12-14	20:00	Studio	jazz	held	\N	House
1005	Mahler with Riverside Symphony Orchestra	2024-12-19	19:00	Main Hall	classical	held	\N	Amber Arts Trust
1006	Dev Anand Rao	2024-12-23	19:00	Main Hall	comedy	held	16	Kestrel Touring
1007	The Paper Orchard	2024-12-26	20:00	Main Hall	rock	held	\N	House
1008	The Marble Tide live	2024-12-28	19:30	Main Hall	rock	held	14	House
1009	Electric Sirens + guests	2024-12-29	19:00	Studio	indie	held	\N	House
1010	Wandering Thieves: Salt Tour	2025-01-21	19:30	Main Hall	rock	held	14	House
1011	The Golden Tide live	2025-01-23	19:00	Main Hall	rock	held	\N	House
1012	The Midnight Harbour	2025-01-25	20:00	Main Hall	rock	held	14	Kestrel Touring
1013	Wandering Thieves live	2025-01-29	19:30	Main Hall	rock	held	\N	House
1014	The Broken Orchard	2025-02-01	19:30	Main Hall	rock	held	\N	Northlight Live
1015	The Midnight Harbour live	2025-02-08	20:00	Main Hall	rock	held	14	Northlight Live
1016	Comedy Cellar: Tia Bellweather	2025-02-15	20:00	Studio	comedy	cancelled	16	Gridlock Presents
1017	The Golden Tide: Winter Tour	2025-02-21	19:30	Main Hall	rock	held	14	House
1018	The Golden Orchard	2025-02-22	20:00	Studio	indie	held	\N	Gridlock Presents
1019	Crimson Parade + guests	2025-03-07	19:00	Studio	indie	held	\N	Northlight Live
1020	Comedy Cellar: Rupert Quill	2025-03-08	20:00	Main Hall	comedy	held	\N	House
1021	The Northern Parade	2025-03-09	22:00	Main Hall	electronic	held	18	Northlight Live
1022	An evening with Wandering Lanterns	2025-03-14	20:00	Main Hall	indie	held	\N	Kestrel Touring
1023	An evening with The Golden Orchard	2025-03-15	19:30	Studio	indie	held	\N	Gridlock Presents
1024	The Electric Parade all night long	2025-03-16	22:00	Main Hall	electronic	held	18	House
1025	Mahler with Northgate Wind Band	2025-03-17	19:00	Main Hall	classical	held	\N	House
1026	Neon Foxes all night long	2025-03-19	22:00	Main Hall	electronic	held	18	House
1027	Paper Gardens	2025-03-21	20:00	Main Hall	rock	held	14	Kestrel Touring
1028	Jonas Lindqvist: Film Classics	2025-03-22	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1029	The Winter Cathedral + guests	2025-03-26	19:30	Main Hall	indie	held	\N	Northlight Live
1030	Golden Thieves: Paper Tour	2025-03-28	19:00	Main Hall	rock	held	\N	Gridlock Presents
1031	Golden Thieves live	2025-03-29	19:00	Main Hall	rock	held	14	House
1032	Electric Harbour	2025-04-05	22:00	Main Hall	electronic	held	18	Kestrel Touring
1033	Spring Strings: Camerata Aldwych	2025-04-06	19:30	Main Hall	classical	held	\N	House
1034	Crimson Parade + guests	2025-04-09	20:00	Studio	indie	held	\N	House
1035	Spring Strings: Mirella Okoye	2025-04-11	19:00	Main Hall	classical	held	\N	House
1036	Aoife Brannigan in concert	2025-04-17	19:30	Main Hall	folk	held	\N	\N
1037	The Electric Rivers	2025-04-24	19:30	Main Hall	indie	held	\N	Northlight Live
1038	The Crimson Thieves	2025-04-26	19:00	Studio	indie	held	\N	Gridlock Presents
1039	Sunday Jazz: Theo Baptiste Trio	2025-04-27	20:00	Studio	jazz	held	\N	Gridlock Presents
1040	Mahler with Harrow String Quartet	2025-05-02	20:00	Main Hall	classical	cancelled	\N	Amber Arts Trust
1041	Big Col Fenwick: Mostly Harmless	2025-05-03	20:00	Studio	comedy	held	16	Gridlock Presents
1042	Rosalind Thorne	2025-05-05	19:00	Studio	folk	held	\N	Kestrel Touring
1043	The Velvet Foxes live	2025-05-06	20:00	Main Hall	rock	held	14	Northlight Live
1044	Rupert Quill: Mostly Harmless	2025-05-15	20:00	Studio	comedy	held	16	House
1045	An evening with Silver Orchard	2025-05-16	19:00	Studio	indie	held	\N	House
1046	The Broken Orchard	2025-05-17	19:00	Main Hall	rock	held	\N	House
1047	Electric Sirens + guests	2025-05-19	19:30	Studio	indie	held	\N	Northlight Live
1048	Broken Tide: Wandering Tour	2025-05-23	19:00	Main Hall	rock	held	\N	Northlight Live
1049	Jonas Lindqvist: Film Classics	2025-05-24	19:00	Main Hall	classical	held	\N	House
1050	Comedy Cellar: Big Col Fenwick	2025-05-30	19:30	Studio	comedy	cancelled	\N	House
1051	The Northern Parade all night long	2025-05-31	22:00	Main Hall	electronic	held	18	Northlight Live
1052	Mirella Okoye plays Brahms	2025-06-04	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1053	Golden Avenue	2025-06-06	19:00	Studio	indie	held	\N	Northlight Live
1054	Wandering Thieves live	2025-06-07	19:30	Garden Terrace	rock	held	14	House
1055	Big Col Fenwick	2025-06-12	20:00	Studio	comedy	held	16	House
1056	Tia Bellweather: Mostly Harmless	2025-06-13	19:00	Garden Terrace	comedy	held	\N	Northlight Live
1057	Finlay & the Drovers	2025-06-14	19:00	Studio	folk	held	\N	House
1058	An evening with The Electric Rivers	2025-06-20	19:30	Studio	indie	cancelled	\N	\N
1059	Harrow String Quartet plays Brahms	2025-06-21	20:00	Main Hall	classical	cancelled	\N	House
1060	The Neon Orchard all night long	2025-06-25	22:00	Main Hall	electronic	held	18	House
1061	The Crimson Thieves	2025-06-27	19:30	Main Hall	indie	held	\N	Kestrel Touring
1062	Late Jazz: Theo Baptiste Trio	2025-06-28	20:00	Garden Terrace	jazz	held	\N	Kestrel Touring
1063	Family Sunday: Story Time Brass	2025-06-29	15:00	Garden Terrace	family	held	\N	Amber Arts Trust
1064	Broken Tide live	2025-07-12	19:00	Garden Terrace	rock	held	\N	Gridlock Presents
1065	Crimson Parade + guests	2025-07-16	20:00	Studio	indie	held	\N	Gridlock Presents
1066	The Puppet Attic's Big Day Out	2025-07-26	15:00	Main Hall	family	held	\N	House
1067	The Velvet Foxes: Copper Tour	2025-07-31	19:00	Main Hall	rock	held	14	House
1068	Mahler with Harrow String Quartet	2025-08-08	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1069	Rosalind Thorne	2025-08-21	19:00	Studio	folk	held	\N	House
1070	Comedy Cellar: Ollie Spanner	2025-08-22	20:00	Garden Terrace	comedy	held	16	Gridlock Presents
1071	Shona McAllister: Mostly Harmless	2025-08-23	19:00	Studio	comedy	held	16	House
1072	Silver Orchard + guests	2025-08-27	20:00	Garden Terrace	indie	held	\N	House
1073	Dev Anand Rao	2025-09-06	20:00	Studio	comedy	held	\N	Northlight Live
1074	Blue Note Club: Ines Caldeira	2025-09-12	19:30	Studio	jazz	held	\N	House
1075	Aoife Brannigan	2025-09-13	19:00	Main Hall	folk	held	\N	Amber Arts Trust
1076	Wandering Harbour: Salt Tour	2025-09-20	19:00	Main Hall	rock	held	\N	House
1077	The Wandering Tide: Marble Tour	2025-09-26	19:30	Main Hall	rock	held	\N	House
1078	The Velvet Foxes	2025-10-03	19:00	Main Hall	rock	held	\N	House
1079	The Peat Cutters in concert	2025-10-04	19:00	Studio	folk	held	\N	House
1080	Crimson Parade + guests	2025-10-11	19:00	Studio	indie	held	\N	House
1081	Dev Anand Rao: Work in Progress	2025-10-15	20:00	Main Hall	comedy	held	16	Northlight Live
1082	An evening with Crimson Parade	2025-10-16	19:30	Studio	indie	held	\N	Northlight Live
1083	Pulse: Neon Foxes	2025-10-17	22:00	Main Hall	electronic	held	18	Gridlock Presents
1084	The Paper Orchard	2025-10-18	19:00	Main Hall	rock	held	\N	Gridlock Presents
1085	The Paper Orchard	2025-10-23	20:00	Main Hall	rock	held	\N	Northlight Live
1086	Mahler with Elena Marchetti	2025-10-24	19:00	Main Hall	classical	held	\N	House
1087	Rupert Quill: Mostly Harmless	2025-10-31	20:00	Main Hall	comedy	held	16	Northlight Live
1088	Rosalind Thorne	2025-11-01	19:30	Main Hall	folk	held	\N	Gridlock Presents
1089	Tia Bellweather	2025-11-07	20:00	Studio	comedy	held	16	House
1090	The Electric Parade all night long	2025-11-08	22:00	Main Hall	electronic	held	18	Kestrel Touring
1091	Tia Bellweather	2025-11-09	20:00	Main Hall	comedy	held	\N	House
1092	Comedy Cellar: Big Col Fenwick	2025-11-12	19:00	Main Hall	comedy	cancelled	16	\N
1093	Northgate Wind Band: Beethoven 7	2025-11-13	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1094	Wandering Thieves: Broken Tour	2025-11-14	20:00	Main Hall	rock	held	\N	Kestrel Touring
1095	The Wandering Tide: Broken Tour	2025-11-15	20:00	Main Hall	rock	held	14	Northlight Live
1096	The Crimson Thieves	2025-11-21	19:00	Studio	indie	held	\N	Kestrel Touring
1097	An evening with The Salt Lanterns	2025-11-29	20:00	Studio	indie	held	\N	Northlight Live
1098	Neon Foxes	2025-12-05	22:00	Main Hall	electronic	held	18	Kestrel Touring
1099	Paper Gardens	2025-12-06	19:00	Main Hall	rock	held	\N	Gridlock Presents
1100	The Electric Rivers	2025-12-10	19:30	Main Hall	indie	held	\N	Northlight Live
1101	The Puppet Attic's Big Day Out	2025-12-13	15:00	Studio	family	held	\N	Gridlock Presents
1102	Late Jazz: Kenji Amano Quartet	2025-12-20	19:00	Studio	jazz	held	\N	Northlight Live
1103	Riverside Symphony Orchestra plays Brahms	2026-01-03	19:00	Main Hall	classical	held	\N	Amber Arts Trust
1104	Maggie Trott: Work in Progress	2026-01-04	19:00	Studio	comedy	held	\N	Northlight Live
1105	Evening Strings: Elena Marchetti	2026-01-07	19:30	Main Hall	classical	held	\N	Amber Arts Trust
1106	Finlay & the Drovers	2026-01-09	20:00	Studio	folk	held	\N	House
1107	Rupert Quill: Work in Progress	2026-01-16	19:30	Studio	comedy	held	16	Gridlock Presents
1108	Silver Orchard	2026-01-26	20:00	Studio	indie	held	\N	Amber Arts Trust
1109	Mossgate in concert	2026-02-04	19:30	Main Hall	folk	held	\N	Gridlock Presents
1110	The Blue Ledger	2026-02-06	20:00	Studio	jazz	held	\N	Kestrel Touring
1111	Electric Harbour all night long	2026-02-13	22:00	Main Hall	electronic	cancelled	18	House
1112	Golden Thieves	2026-02-14	19:30	Main Hall	rock	held	14	House
1113	Family Sunday: The Puppet Attic	2026-02-22	15:00	Main Hall	family	held	\N	Gridlock Presents
1114	Late Jazz: The Blue Ledger	2026-03-05	20:00	Studio	jazz	held	\N	House
1115	The Wandering Tide	2026-03-12	19:30	Main Hall	rock	held	14	Northlight Live
1116	Aoife Brannigan in concert	2026-03-14	20:00	Studio	folk	held	\N	House
1117	Family Sunday: Story Time Brass	2026-03-15	15:00	Studio	family	cancelled	\N	House
1118	Theo Baptiste Trio	2026-03-19	19:00	Studio	jazz	held	\N	Northlight Live
1119	Elena Marchetti: Baroque Nights	2026-03-20	19:30	Main Hall	classical	held	\N	House
1120	The Velvet Foxes: Wandering Tour	2026-03-26	20:00	Main Hall	rock	held	\N	Gridlock Presents
1121	Copper Orchard live	2026-03-27	19:30	Main Hall	rock	held	\N	Gridlock Presents
1122	Rosalind Thorne in concert	2026-03-28	19:00	Studio	folk	held	\N	Gridlock Presents
1123	Big Col Fenwick: Work in Progress	2026-04-03	19:00	Main Hall	comedy	held	16	House
1124	Electric Sirens + guests	2026-04-07	20:00	Studio	indie	held	\N	Northlight Live
1125	Dev Anand Rao	2026-04-11	20:00	Main Hall	comedy	held	16	Northlight Live
1126	Late Jazz: Ines Caldeira	2026-04-18	19:30	Main Hall	jazz	held	\N	House
1127	Electric Sirens	2026-04-19	19:00	Main Hall	indie	held	\N	Northlight Live
1128	Paper Gardens: Marble Tour	2026-04-24	19:00	Main Hall	rock	held	14	Kestrel Touring
1129	Wandering Thieves: Paper Tour	2026-04-25	20:00	Main Hall	rock	cancelled	14	Amber Arts Trust
1130	Tia Bellweather: Mostly Harmless	2026-04-29	19:00	Studio	comedy	held	16	Northlight Live
1131	Mahler with Northgate Wind Band	2026-04-30	20:00	Main Hall	classical	held	\N	House
1132	Copper Orchard: Silver Tour	2026-05-02	19:30	Main Hall	rock	held	14	House
1133	Mahler with Riverside Symphony Orchestra	2026-05-07	20:00	Main Hall	classical	held	\N	House
1134	Jonas Lindqvist: Beethoven 7	2026-05-08	19:00	Main Hall	classical	held	\N	Amber Arts Trust
1135	Copper Foxes	2026-05-09	22:00	Main Hall	electronic	held	18	House
1136	Ollie Spanner: Mostly Harmless	2026-05-10	19:30	Main Hall	comedy	held	16	Gridlock Presents
1137	Comedy Cellar: Shona McAllister	2026-05-14	20:00	Garden Terrace	comedy	held	\N	Northlight Live
1138	Paper Gardens live	2026-05-20	20:00	Main Hall	rock	held	\N	Northlight Live
1139	Mahler with Camerata Aldwych	2026-05-22	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1140	The Golden Orchard	2026-05-23	19:00	Main Hall	indie	held	\N	\N
1141	An evening with Crimson Parade	2026-05-25	19:30	Garden Terrace	indie	held	\N	House
1142	Blue Note Club: The Blue Ledger	2026-05-29	20:00	Studio	jazz	held	\N	Northlight Live
1143	The Peat Cutters	2026-05-31	20:00	Main Hall	folk	held	\N	House
1144	Late Jazz: The Blue Ledger	2026-06-05	20:00	Main Hall	jazz	held	\N	Gridlock Presents
1145	Finlay & the Drovers	2026-06-06	19:30	Main Hall	folk	held	\N	Gridlock Presents
1146	Mahler with Jonas Lindqvist	2026-06-14	19:30	Garden Terrace	classical	held	\N	Amber Arts Trust
1147	Rosalind Thorne	2026-06-15	20:00	Studio	folk	held	\N	Amber Arts Trust
1148	Rupert Quill: Mostly Harmless	2026-06-19	20:00	Studio	comedy	held	16	Northlight Live
1149	The Crimson Thieves + guests	2026-06-20	20:00	Studio	indie	held	\N	Gridlock Presents
1150	Tia Bellweather: Mostly Harmless	2026-06-26	19:00	Garden Terrace	comedy	held	16	Amber Arts Trust
1151	Elena Marchetti: Beethoven 7	2026-07-02	19:30	Main Hall	classical	held	\N	House
1152	The Peat Cutters in concert	2026-07-03	19:00	Main Hall	folk	held	\N	Northlight Live
1153	Big Col Fenwick	2026-07-04	19:00	Studio	comedy	held	16	Amber Arts Trust
1154	Camerata Aldwych: Film Classics	2026-07-08	20:00	Main Hall	classical	held	\N	House
1155	The Marble Tide live	2026-07-11	20:00	Garden Terrace	rock	held	14	Gridlock Presents
1156	The Northern Parade all night long	2026-07-25	22:00	Main Hall	electronic	held	18	Northlight Live
1157	The Broken Orchard live	2026-07-29	19:30	Main Hall	rock	held	14	Northlight Live
1158	The Midnight Harbour: Electric Tour	2026-08-14	19:30	Main Hall	rock	held	14	Amber Arts Trust
1159	The Broken Orchard: Lunar Tour	2026-08-19	19:30	Main Hall	rock	held	14	House
1160	Late Jazz: The Blue Ledger	2026-08-22	19:30	Garden Terrace	jazz	held	\N	Gridlock Presents
1161	The Marble Tide	2026-08-25	20:00	Main Hall	rock	held	14	House
1162	Evening Strings: Harrow String Quartet	2026-09-05	19:30	Main Hall	classical	held	\N	Amber Arts Trust
1163	The Paper Orchard: Electric Tour	2026-09-06	20:00	Main Hall	rock	held	14	Kestrel Touring
1164	The Broken Orchard	2026-09-12	19:00	Main Hall	rock	held	14	Northlight Live
1165	Electric Sirens	2026-09-18	20:00	Studio	indie	held	\N	Northlight Live
1166	Dev Anand Rao	2026-10-03	20:00	Studio	comedy	held	16	House
1167	Broken Tide: Northern Tour	2026-10-09	19:30	Main Hall	rock	held	\N	Northlight Live
1168	Paper Gardens	2026-10-10	19:30	Main Hall	rock	held	14	\N
1169	The Broken Orchard: Northern Tour	2026-10-14	19:30	Main Hall	rock	held	14	Northlight Live
1170	Shona McAllister	2026-10-16	19:00	Studio	comedy	held	\N	Kestrel Touring
1171	An evening with Golden Avenue	2026-10-17	19:30	Main Hall	indie	held	\N	Northlight Live
1172	Family Sunday: Story Time Brass	2026-10-18	15:00	Studio	family	held	\N	Kestrel Touring
1173	Harrow String Quartet: Film Classics	2026-10-23	19:00	Main Hall	classical	held	\N	Amber Arts Trust
1174	Wandering Thieves	2026-10-24	19:00	Main Hall	rock	held	\N	House
1175	Pulse: The Electric Parade	2026-10-31	22:00	Main Hall	electronic	held	18	House
1176	Late Jazz: The Blue Ledger	2026-11-06	19:30	Studio	jazz	held	\N	House
1177	Golden Thieves: Electric Tour	2026-11-07	20:00	Main Hall	rock	held	\N	House
1178	The Paper Orchard: Winter Tour	2026-11-09	19:30	Main Hall	rock	held	14	House
1179	Dev Anand Rao: Mostly Harmless	2026-11-13	19:00	Main Hall	comedy	held	16	House
1180	The Velvet Foxes live	2026-11-14	20:00	Main Hall	rock	held	\N	House
1181	Comedy Cellar: Ollie Spanner	2026-11-17	19:00	Main Hall	comedy	held	16	House
1182	The Winter Cathedral	2026-11-20	20:00	Studio	indie	held	\N	House
1183	Evening Strings: Camerata Aldwych	2026-11-21	20:00	Main Hall	classical	held	\N	Amber Arts Trust
1184	Pulse: The Northern Parade	2026-11-28	22:00	Main Hall	electronic	held	18	Gridlock Presents
1185	Mossgate	2026-12-04	19:30	Studio	folk	planned	\N	House
1186	Elena Marchetti: Baroque Nights	2026-12-05	19:30	Main Hall	classical	planned	\N	House
1187	An evening with Crimson Parade	2026-12-11	19:00	Studio	indie	planned	\N	House
1188	Copper Foxes all night long	2026-12-16	22:00	Main Hall	electronic	planned	18	Northlight Live
1189	The Marble Tide: Quiet Tour	2026-12-19	19:00	Main Hall	rock	planned	\N	House
1190	Pulse: Electric Harbour	2026-12-23	22:00	Main Hall	electronic	planned	18	House
1191	Comedy Cellar: Ollie Spanner	2027-01-15	20:00	Main Hall	comedy	planned	\N	Gridlock Presents
1192	Wandering Thieves live	2027-01-23	19:30	Main Hall	rock	planned	\N	Northlight Live
1193	Paper Gardens: Quiet Tour	2027-01-29	19:30	Main Hall	rock	planned	14	Amber Arts Trust
1194	The Northern Parade all night long	2027-01-30	22:00	Main Hall	electronic	planned	18	Amber Arts Trust
1195	The Salt Lanterns	2027-02-04	19:30	Studio	indie	planned	\N	House
1196	Mossgate in concert	2027-02-06	19:00	Main Hall	folk	planned	\N	House
1197	Big Col Fenwick: Work in Progress	2027-02-16	20:00	Main Hall	comedy	planned	16	Amber Arts Trust
1198	Blue Note Club: Ines Caldeira	2027-03-04	19:00	Studio	jazz	planned	\N	\N
1199	St Brannock Choir: Baroque Nights	2027-03-05	20:00	Main Hall	classical	planned	\N	House
1200	Blue Note Club: Theo Baptiste Trio	2027-03-13	19:30	Studio	jazz	planned	\N	Northlight Live
\.

COPY performers (perf_id, perf_name, perf_type, genre, country, std_fee) FROM stdin;
1	The Broken Orchard	band	rock	UK	6800
2	Silver Foxes	band	rock	USA	8550
3	The Paper Orchard	band	rock	USA	3850
4	Golden Thieves	band	rock	UK	3400
5	Wandering Harbour	band	rock	Ireland	4400
6	Broken Tide	band	rock	Germany	3850
7	The Golden Tide	band	rock	UK	8550
8	The Wandering Tide	band	rock	USA	5500
9	The Marble Tide	band	rock	USA	4500
10	Paper Gardens	band	rock	Sweden	12000
11	The Midnight Harbour	band	rock	USA	3100
12	The Velvet Foxes	band	rock	USA	6800
13	Wandering Thieves	band	rock	UK	10000
14	Copper Orchard	band	rock	Italy	3200
15	The Electric Rivers	band	indie	UK	1300
16	Crimson Parade	band	indie	USA	7100
17	The Salt Lanterns	band	indie	UK	3500
18	The Golden Orchard	band	indie	UK	7100
19	The Crimson Thieves	band	indie	USA	3150
20	Golden Avenue	band	indie	UK	2850
21	Silver Orchard	band	indie	UK	6700
22	The Winter Cathedral	band	indie	UK	2600
23	Wandering Lanterns	band	indie	\N	2750
24	Electric Sirens	band	indie	UK	3650
25	The Northern Parade	dj	electronic	USA	4000
26	Electric Harbour	dj	electronic	France	5350
27	The Electric Parade	band	electronic	Germany	2250
28	Neon Foxes	dj	electronic	Germany	4550
29	The Neon Orchard	band	electronic	\N	\N
30	Copper Foxes	band	electronic	Germany	4400
31	Riverside Symphony Orchestra	orchestra	classical	UK	8100
32	Camerata Aldwych	orchestra	classical	UK	5750
33	Harrow String Quartet	ensemble	classical	Sweden	6950
34	Elena Marchetti	solo	classical	UK	3950
35	Jonas Lindqvist	solo	classical	UK	4300
36	St Brannock Choir	ensemble	classical	UK	2300
37	Mirella Okoye	solo	classical	USA	8800
38	Northgate Wind Band	orchestra	classical	Germany	4650
39	Theo Baptiste Trio	band	jazz	France	\N
40	Della Rae Monroe	solo	jazz	Germany	1250
41	The Blue Ledger	band	jazz	France	\N
42	Kenji Amano Quartet	band	jazz	Sweden	2250
43	Sable & Brass	band	jazz	Ireland	\N
44	Ines Caldeira	solo	jazz	Italy	2250
45	Maggie Trott	comedian	comedy	USA	3450
46	Dev Anand Rao	comedian	comedy	UK	3100
47	Big Col Fenwick	comedian	comedy	France	\N
48	Shona McAllister	comedian	comedy	France	\N
49	Rupert Quill	comedian	comedy	Sweden	7200
50	Tia Bellweather	comedian	comedy	UK	1950
51	Ollie Spanner	comedian	comedy	USA	2750
52	Finlay & the Drovers	band	folk	Germany	1200
53	Rosalind Thorne	solo	folk	UK	\N
54	The Peat Cutters	band	folk	Ireland	1750
55	Aoife Brannigan	solo	folk	Ireland	2500
56	Mossgate	band	folk	Canada	1550
57	Captain Bubbles	solo	family	USA	1900
58	The Puppet Attic	ensemble	family	USA	1100
59	Story Time Brass	band	family	Canada	1300
60	The Rusted Weathervane	band	rock	Germany	\N
61	Clara Voss	solo	classical	\N	4500
62	Hector Pym	comedian	comedy	France	\N
\.

COPY "eventLineup" (evt_id, performer, billing, fee) FROM stdin;
1001	15	H	1110
1001	24	S	650
1001	19	S	920
1002	39	H	2530
1003	36	H	2340
1004	43	H	3140
1005	31	H	8340
1006	46	H	3260
1007	3	H	3970
1007	10	S	3280
1007	1	S	1760
1008	9	H	4220
1008	10	S	2630
1009	24	H	3400
1009	21	S	1750
1009	17	S	780
1010	13	H	11330
1011	7	H	8530
1011	9	S	\N
1012	11	H	2960
1013	13	H	11580
1014	1	H	6630
1014	13	S	1490
1014	14	S	430
1015	11	H	3380
1015	2	S	\N
1016	50	H	1800
1017	7	H	9640
1017	11	S	820
1017	13	S	1260
1018	18	H	8200
1019	16	H	6780
1019	19	S	710
1020	49	H	7040
1021	25	H	3770
1021	28	S	620
1022	23	H	2390
1023	18	H	6880
1024	27	H	2310
1024	30	S	\N
1024	25	S	940
1025	38	H	4440
1026	28	H	5230
1027	10	H	10920
1028	35	H	4090
1029	22	H	2270
1029	23	S	710
1029	21	S	870
1030	4	H	3750
1030	7	S	1520
1030	1	S	1390
1031	4	H	4140
1032	26	H	6390
1033	32	H	5500
1034	16	H	7740
1035	37	H	10860
1036	55	H	3040
1036	56	S	400
1036	52	S	350
1037	15	H	1550
1038	19	H	3200
1039	39	H	3080
1040	33	H	6680
1041	47	H	3130
1042	53	H	1800
1042	52	S	330
1043	12	H	5930
1043	10	S	2630
1044	49	H	8450
1045	21	H	6730
1045	18	S	1440
1046	1	H	7710
1046	7	S	1290
1047	24	H	4520
1047	15	S	290
1048	6	H	4370
1049	35	H	4270
1050	47	H	2690
1051	25	H	4700
1052	37	H	8850
1053	20	H	2670
1053	19	S	540
1054	13	H	10650
1055	47	H	3280
1056	50	H	2150
1057	52	H	1060
1057	54	S	480
1058	15	H	1540
1058	17	S	450
1058	22	S	720
1059	33	H	5990
1060	29	H	4390
1061	19	H	3160
1061	22	S	340
1062	39	H	2290
1063	59	H	1490
1064	6	H	4730
1064	7	S	2140
1065	16	H	8500
1065	18	S	1690
1065	17	S	710
1066	58	H	1120
1067	12	H	8400
1067	6	S	\N
1068	33	H	7230
1069	53	H	2280
1069	56	S	380
1069	55	S	400
1070	51	H	3190
1070	50	S	260
1071	48	H	2750
1072	21	H	7840
1073	46	H	3220
1073	47	S	790
1074	44	H	2400
1075	55	H	2640
1075	54	S	350
1076	5	H	5070
1076	4	S	960
1077	8	H	5150
1078	12	H	7480
1078	13	S	2870
1079	54	H	1580
1079	56	S	310
1080	16	H	6840
1080	20	S	\N
1081	46	H	3330
1082	16	H	6380
1082	21	S	1150
1082	20	S	\N
1083	28	H	4530
1084	3	H	4110
1084	9	S	980
1085	3	H	4160
1086	34	H	4890
1087	49	H	6170
1088	53	H	2150
1088	52	S	220
1088	56	S	400
1089	50	H	1700
1089	49	S	1630
1090	27	H	2800
1090	25	S	1180
1091	50	H	2100
1092	47	H	2880
1093	38	H	5130
1094	13	H	8950
1094	3	S	970
1095	8	H	6630
1095	12	S	1530
1095	11	S	650
1096	19	H	2950
1097	17	H	3570
1097	20	S	780
1098	28	H	5640
1098	25	S	930
1099	10	H	14690
1099	13	S	2920
1099	5	S	1220
1100	15	H	1240
1100	20	S	440
1100	22	S	600
1101	58	H	1010
1102	42	H	2390
1103	31	H	7650
1104	45	H	3880
1105	34	H	3380
1106	52	H	1400
1107	49	H	6470
1108	21	H	7790
1108	20	S	660
1109	56	H	1560
1109	55	S	520
1110	41	H	3250
1111	26	H	4630
1111	28	S	1360
1112	4	H	3190
1113	58	H	1340
1114	41	H	2760
1115	8	H	6100
1115	13	S	2350
1116	55	H	2920
1116	53	S	\N
1117	59	H	1260
1118	39	H	2550
1119	34	H	4930
1120	12	H	7130
1121	14	H	2740
1121	3	S	\N
1121	7	S	2430
1122	53	H	1970
1122	55	S	\N
1123	47	H	2700
1123	50	S	500
1124	24	H	4410
1124	21	S	1910
1125	46	H	3500
1126	44	H	2030
1127	24	H	3830
1128	10	H	14940
1129	13	H	10860
1129	2	S	\N
1129	1	S	\N
1130	50	H	1830
1131	38	H	4380
1132	14	H	3710
1132	11	S	600
1133	31	H	8340
1134	35	H	3990
1135	30	H	4190
1136	51	H	2680
1137	48	H	3040
1138	10	H	13190
1138	5	S	890
1139	32	H	6180
1140	18	H	8300
1140	20	S	670
1141	16	H	6220
1142	41	H	2890
1143	54	H	1990
1144	41	H	2730
1145	52	H	1230
1145	53	S	\N
1145	56	S	450
1146	35	H	4230
1147	53	H	1880
1147	55	S	370
1148	49	H	6210
1148	46	S	570
1149	19	H	3590
1149	16	S	2010
1149	20	S	470
1150	50	H	2420
1150	45	S	610
1151	34	H	4310
1152	54	H	1800
1152	52	S	180
1153	47	H	3580
1154	32	H	6230
1155	9	H	4070
1156	25	H	4020
1156	26	S	1110
1156	27	S	420
1157	1	H	6130
1158	11	H	3110
1159	1	H	7940
1159	8	S	670
1160	41	H	2550
1161	9	H	4390
1162	33	H	8630
1163	3	H	3310
1164	1	H	6580
1165	24	H	4520
1165	22	S	520
1165	20	S	450
1166	46	H	3680
1166	50	S	340
1167	6	H	4390
1168	10	H	10410
1168	3	S	\N
1168	1	S	1000
1169	1	H	6990
1169	10	S	2540
1170	48	H	3050
1170	45	S	450
1171	20	H	3110
1171	16	S	1950
1172	59	H	1240
1173	33	H	6170
1174	13	H	11960
1174	9	S	800
1174	4	S	1010
1175	27	H	2720
1176	41	H	2500
1177	4	H	3520
1177	6	S	1150
1178	3	H	3430
1178	1	S	1030
1178	7	S	1460
1179	46	H	2650
1179	51	S	330
1180	12	H	7040
1180	8	S	1170
1180	4	S	800
1181	51	H	2840
1182	22	H	3090
1182	19	S	820
1183	32	H	5250
1184	25	H	5000
1184	29	S	630
1185	56	H	1390
1186	34	H	\N
1187	16	H	\N
1187	22	S	460
1188	30	H	4250
1189	9	H	\N
1190	26	H	5600
1190	27	S	530
1190	28	S	670
1191	51	H	\N
1191	47	S	400
1192	13	H	11790
1192	8	S	990
1193	10	H	14990
1193	9	S	960
1194	25	H	\N
1194	29	S	710
1194	27	S	270
1195	17	H	4070
1196	56	H	\N
1196	53	S	410
1197	47	H	2670
1197	46	S	490
1198	44	H	2490
1199	36	H	2320
1200	39	H	3210
\.

COPY seat_sect (sect_cd, descr, hall, capacity, base_price, wheelchair_ok) FROM stdin;
STA	Stalls	Main Hall	420	34	t
BAL	Balcony	Main Hall	260	26	f
BOX	Boxes	Main Hall	48	62	f
STD	Standing floor	Main Hall	900	29	t
CIR	Upper circle	Main Hall	190	20	f
STU	Studio seats	Studio	140	18	t
STS	Studio standing	Studio	60	12.5	t
TAB	Cabaret tables	Garden Terrace	96	24	t
LAW	Lawn	Garden Terrace	350	16	t
CHO	Choir stalls	Main Hall	64	14	\N
\.

COPY cust (cust_no, fname, lname, email, city, birth_yr, signup_dt, newsletter_yn, memb_level, memb_since, memb_until) FROM stdin;
20004	Michael	Richards	michael.richards290@post.example	Bristol	1957	2026-08-26	Y	\N	\N	\N
20007	Megan	Bailey	\N	Bristol	\N	2024-04-25	N	\N	\N	\N
20010	Laura	Gray	laura.gray725@post.example	Bristol	2007	2026-10-09	Y	Gold	2026-10-13	2027-10-12
20012	Stephen	Gray	stephen.gray795@post.example	Bristol	1975	2026-06-23	N	\N	\N	\N
20015	Emily	Gibson	emily.gibson2@post.example	Bristol	2000	2026-06-04	Y	\N	\N	\N
20020	Paul	Price	paul.price345@post.example	Bath	2005	2025-02-07	Y	\N	\N	\N
20022	George	Mills	george.mills520@post.example	Bristol	1973	2021-12-03	N	\N	\N	\N
20024	Liam	Murphy	liam.murphy826@post.example	Bristol	1944	2024-05-28	Y	\N	\N	\N
20027	Imran	Cox	imran.cox837@post.example	Bristol	1958	2022-11-01	Y	\N	\N	\N
20031	Arthur	Abbott	arthur.abbott597@post.example	Weston	1957	2024-03-25	N	\N	\N	\N
20033	Stephen	West	stephen.west420@post.example	Bristol	1965	2024-01-29	N	\N	\N	\N
20036	Thomas	Abbott	thomas.abbott292@post.example	Gloucester	1963	2026-03-13	Y	\N	\N	\N
20039	Harry	Morris	\N	Bristol	1968	2024-01-26	N	\N	\N	\N
20043	Anna	Mills	anna.mills512@post.example	Bristol	\N	2026-02-25	N	Friend	2026-09-18	2027-09-17
20045	Laura	James	laura.james209@post.example	Bath	1976	2024-04-06	N	\N	\N	\N
20048	Gwen	Cole	gwen.cole168@post.example	Bristol	1957	2026-10-14	Y	\N	\N	\N
20051	Paul	Stevens	paul.stevens797@post.example	Weston	1968	2024-08-27	N	\N	\N	\N
20054	Ruth	Price	ruth.price838@post.example	Clevedon	1943	2024-10-05	Y	\N	\N	\N
20057	Mark	Matthews	mark.matthews809@post.example	Bristol	2000	2024-06-25	N	\N	\N	\N
20061	Priya	Stone	priya.stone46@post.example	Gloucester	1944	2026-03-22	Y	\N	\N	\N
20065	Freya	Reynolds	freya.reynolds953@post.example	Bristol	1975	2024-09-05	Y	\N	\N	\N
20066	Karen	Hughes	karen.hughes804@post.example	Clevedon	1972	2026-05-27	N	\N	\N	\N
20071	Daniel	Chapman	daniel.chapman11@post.example	Bristol	2001	2021-08-22	N	Silver	2022-04-12	2027-04-11
20073	Aisha	Saunders	aisha.saunders974@post.example	Bristol	1974	2021-06-23	Y	Silver	2022-07-24	2027-07-23
20076	Patricia	Watson	patricia.watson177@post.example	Bristol	\N	2022-06-13	Y	\N	\N	\N
20078	Tom	Wells	\N	Bath	1983	2026-10-01	N	Friend	2026-11-17	2027-11-16
20083	Emily	Murphy	emily.murphy275@post.example	Bristol	\N	2026-10-12	N	Silver	2026-10-26	2027-10-25
20084	Grace	Powell	grace.powell21@post.example	Bristol	1945	2025-05-21	N	\N	\N	\N
20088	Nia	Powell	nia.powell944@post.example	Cardiff	1983	2026-08-06	N	\N	\N	\N
20091	Imran	Mason	\N	\N	1995	2023-04-03	N	\N	\N	\N
20094	Henry	Fox	henry.fox988@post.example	\N	1989	2026-04-27	N	\N	\N	\N
20096	Michael	West	michael.west232@post.example	Bristol	2006	2026-10-05	Y	\N	\N	\N
20101	Paul	Morgan	paul.morgan915@post.example	Bristol	1993	2024-03-17	Y	\N	\N	\N
20102	Frank	Butler	frank.butler161@post.example	Bristol	1998	2024-11-14	N	Gold	2025-07-12	2027-07-11
20107	Alice	Thomas	alice.thomas2@post.example	Cardiff	\N	2024-01-16	Y	\N	\N	\N
20110	Connor	James	connor.james685@post.example	Bristol	\N	2024-02-10	N	Friend	2025-03-13	2027-03-12
20112	Ella	Simpson	\N	Weston	1962	2024-06-09	Y	\N	\N	\N
20114	Emily	West	emily.west576@post.example	Swindon	\N	2025-01-25	N	\N	\N	\N
20118	Laura	Carter	laura.carter266@post.example	Bristol	\N	2025-09-24	Y	\N	\N	\N
20122	Peter	Knight	peter.knight848@post.example	Clevedon	1993	2022-12-12	Y	\N	\N	\N
20123	Peter	Harvey	peter.harvey497@post.example	Bristol	1968	2022-05-31	Y	\N	\N	\N
20126	Olivia	Carter	olivia.carter233@post.example	Bristol	2003	2024-09-22	N	\N	\N	\N
20130	Harry	Collins	harry.collins200@post.example	Gloucester	1987	2022-10-23	Y	\N	\N	\N
20133	Connor	Cox	connor.cox577@post.example	\N	1989	2026-01-21	Y	\N	\N	\N
20137	Amelia	Knight	amelia.knight15@post.example	Bristol	\N	2024-11-04	N	\N	\N	\N
20138	Henry	Bennett	henry.bennett648@post.example	Bristol	1955	2025-02-11	Y	Silver	2026-04-05	2027-04-04
20141	Aisha	Davis	aisha.davis238@post.example	Bath	1968	2026-01-26	N	\N	\N	\N
20145	Stephen	Pearce	stephen.pearce34@post.example	Bristol	\N	2025-07-09	N	Silver	2026-08-15	2027-08-14
20147	Michael	Parker	michael.parker644@post.example	Bristol	1945	2022-09-08	Y	\N	\N	\N
20152	Laura	Edwards	laura.edwards617@post.example	Newport	1989	2024-08-27	Y	\N	\N	\N
20155	Daniel	Palmer	daniel.palmer860@post.example	Bristol	\N	2023-12-22	N	\N	\N	\N
20157	Arthur	Lloyd	arthur.lloyd15@post.example	Newport	\N	2024-08-26	N	Friend	2025-04-08	2027-04-07
20160	Thomas	Pearce	thomas.pearce687@post.example	Bristol	1974	2026-05-22	Y	Silver	2026-11-07	2027-11-06
20163	Arthur	Phillips	arthur.phillips207@post.example	Bristol	1956	2026-05-26	N	\N	\N	\N
20167	Megan	Gray	megan.gray470@post.example	Bristol	1989	2022-03-04	N	\N	\N	\N
20170	Callum	Wilkinson	\N	Bristol	1967	2024-05-25	N	\N	\N	\N
20171	Brian	Harvey	\N	Bristol	\N	2024-06-21	N	\N	\N	\N
20174	Noah	Stevens	\N	Bristol	1980	2025-10-01	Y	\N	\N	\N
20177	Oliver	Scott	oliver.scott806@post.example	Bristol	1955	2026-06-02	Y	\N	\N	\N
20182	David	Butler	david.butler347@post.example	Bristol	1968	2024-08-23	Y	\N	\N	\N
20183	Adam	Lloyd	adam.lloyd561@post.example	Bristol	1997	2023-08-11	N	\N	\N	\N
20186	Susan	Marshall	susan.marshall708@post.example	Cardiff	1957	2025-12-05	Y	\N	\N	\N
20191	Olivia	Cox	\N	Bath	1989	2025-11-22	Y	\N	\N	\N
20192	Liam	Gray	\N	Bristol	1970	2026-02-01	N	\N	\N	\N
20195	Emily	Butler	emily.butler343@post.example	Gloucester	1974	2024-06-21	N	\N	\N	\N
20198	Mark	Reynolds	mark.reynolds323@post.example	Bristol	1995	2026-11-05	Y	Friend	2026-11-24	2027-11-23
20202	Helen	Rogers	\N	Bristol	1986	2024-04-01	Y	\N	\N	\N
20204	Daniel	Thomas	daniel.thomas621@post.example	Bristol	\N	2026-09-19	Y	\N	\N	\N
20208	Connor	James	connor.james803@post.example	Bristol	1957	2024-09-21	N	\N	\N	\N
20210	Oliver	Foster	oliver.foster810@post.example	Bristol	\N	2024-05-08	N	\N	\N	\N
20214	Tom	Abbott	tom.abbott485@post.example	Bath	1973	2025-11-21	N	\N	\N	\N
20217	James	Morgan	\N	Bristol	2002	2025-05-09	Y	\N	\N	\N
20219	Arthur	James	arthur.james895@post.example	Bristol	1968	2026-10-09	N	Friend	2026-11-27	2027-11-26
20223	Daniel	Pearce	daniel.pearce377@post.example	Bristol	1989	2023-08-23	N	Friend	2024-08-31	2027-08-30
20225	Ella	Ellis	ella.ellis878@post.example	Bath	2000	2026-11-06	N	\N	\N	\N
20230	Emily	Mason	emily.mason431@post.example	Gloucester	1958	2024-11-22	N	\N	\N	\N
20231	Lucy	Murphy	\N	Bath	1965	2024-11-11	N	Friend	2026-01-13	2027-01-12
20234	Nia	Simpson	nia.simpson508@post.example	Bristol	1970	2025-09-29	Y	\N	\N	\N
20237	Mark	Gray	mark.gray630@post.example	Bristol	2001	2022-09-15	N	Patron	2023-08-26	2026-08-25
20240	Adam	Fisher	adam.fisher686@post.example	Bristol	1976	2025-08-19	N	\N	\N	\N
20245	Margaret	Young	margaret.young621@post.example	Gloucester	2001	2025-08-21	N	\N	\N	\N
20247	Helen	Russell	helen.russell872@post.example	Bristol	1986	2023-04-02	Y	Friend	2024-07-09	2027-07-08
20250	James	Mason	\N	Bristol	2006	2025-09-01	N	\N	\N	\N
20252	Frank	Reid	frank.reid793@post.example	Bristol	1969	2025-08-18	N	Friend	2026-02-18	2027-02-17
20257	Megan	Lloyd	megan.lloyd499@post.example	\N	1955	2025-08-16	Y	\N	\N	\N
20259	Andrew	Butler	\N	Cardiff	1975	2025-06-12	N	\N	\N	\N
20263	Oliver	Russell	oliver.russell851@post.example	Bristol	1988	2024-09-22	N	\N	\N	\N
20264	Emily	Fisher	emily.fisher455@post.example	Bristol	1967	2022-11-19	N	\N	\N	\N
20267	Callum	Cox	\N	Bristol	1983	2024-04-22	N	\N	\N	\N
20271	Gwen	Knight	gwen.knight474@post.example	Newport	\N	2022-12-10	Y	\N	\N	\N
20275	Grace	Reynolds	grace.reynolds216@post.example	Bristol	1952	2026-10-01	Y	\N	\N	\N
20277	George	Knight	george.knight964@post.example	Newport	1990	2024-01-23	Y	Silver	2024-09-01	2027-08-31
20279	Alice	Lewis	alice.lewis118@post.example	Bristol	\N	2022-12-11	N	Silver	2024-03-23	2026-03-22
20284	Frank	Kelly	frank.kelly34@post.example	Bristol	1990	2025-10-15	N	\N	\N	\N
20286	Chloe	Palmer	chloe.palmer22@post.example	Bristol	1960	2025-11-20	N	\N	\N	\N
20290	Susan	Hunt	susan.hunt813@post.example	Weston	1986	2024-02-17	N	\N	\N	\N
20292	Patricia	Hughes	patricia.hughes96@post.example	Gloucester	1951	2024-06-10	N	\N	\N	\N
20296	Ben	Davis	ben.davis435@post.example	Cardiff	1977	2026-03-10	N	\N	\N	\N
20297	Patricia	James	\N	Bristol	2006	2026-06-03	N	\N	\N	\N
20302	Samuel	Reid	samuel.reid685@post.example	Cardiff	1948	2024-07-07	Y	Gold	2025-10-30	2027-10-29
20304	Frank	Fox	frank.fox511@post.example	Cardiff	1990	2026-11-27	Y	\N	\N	\N
20308	Samuel	Scott	\N	\N	1992	2025-11-06	N	\N	\N	\N
20310	Emily	Pearce	emily.pearce816@post.example	Bath	\N	2025-04-03	N	\N	\N	\N
20312	Andrew	Foster	andrew.foster333@post.example	Bath	1946	2026-06-17	N	Silver	2026-11-09	2027-11-08
20315	George	Young	george.young551@post.example	Weston	\N	2025-09-01	Y	Gold	2025-09-28	2027-09-27
20318	Brian	Bennett	\N	\N	1987	2026-04-26	Y	\N	\N	\N
20322	Patricia	Griffiths	patricia.griffiths418@post.example	Bristol	1975	2022-05-07	N	\N	\N	\N
20325	Emma	Edwards	emma.edwards997@post.example	Weston	1988	2022-09-12	N	\N	\N	\N
20329	Ella	Young	ella.young402@post.example	Bristol	1964	2021-09-26	Y	Silver	2021-11-22	2027-11-21
20330	Daniel	Wells	daniel.wells343@post.example	Cardiff	1978	2024-01-01	Y	\N	\N	\N
20335	Laura	Russell	laura.russell892@post.example	Bristol	\N	2026-01-08	Y	Silver	2026-10-04	2027-10-03
20337	Ryan	Marshall	ryan.marshall168@post.example	Bath	1945	2025-10-05	Y	\N	\N	\N
20340	Frank	West	frank.west85@post.example	\N	1999	2025-06-14	Y	\N	\N	\N
20343	Aisha	Lloyd	aisha.lloyd204@post.example	Bristol	\N	2023-07-25	N	\N	\N	\N
20346	Isla	Knight	\N	Newport	\N	2025-07-10	N	\N	\N	\N
20348	Lucy	Hunt	lucy.hunt951@post.example	Bristol	1999	2025-06-04	N	\N	\N	\N
20353	Amelia	Bennett	amelia.bennett215@post.example	Newport	1966	2026-03-25	N	Friend	2026-06-24	2027-06-23
20356	Alan	Butler	alan.butler195@post.example	Bristol	2000	2025-12-15	Y	\N	\N	\N
20357	Henry	Saunders	henry.saunders118@post.example	Bristol	1986	2022-11-22	N	\N	\N	\N
20362	Callum	Kelly	callum.kelly502@post.example	Bristol	\N	2026-07-24	Y	Friend	2026-08-20	2027-08-19
20363	Samuel	Edwards	samuel.edwards340@post.example	Bristol	\N	2021-07-13	Y	Silver	2022-07-01	2027-06-30
20368	Emily	Morgan	emily.morgan580@post.example	Bristol	\N	2025-11-20	Y	\N	\N	\N
20369	David	Saunders	david.saunders242@post.example	Cardiff	1981	2026-03-05	Y	Silver	2026-08-10	2027-08-09
20372	Megan	Simpson	megan.simpson731@post.example	Weston	1975	2026-04-24	Y	\N	\N	\N
20375	Noah	Phillips	\N	Bristol	2004	2024-12-10	Y	\N	\N	\N
20378	Freya	Bennett	freya.bennett774@post.example	Bristol	1961	2022-12-25	Y	\N	\N	\N
20383	Brian	Pearce	brian.pearce252@post.example	Bristol	1999	2026-09-11	N	\N	\N	\N
20386	Alice	Morris	alice.morris781@post.example	Bristol	\N	2026-03-24	N	\N	\N	\N
20389	Karen	Watson	karen.watson38@post.example	Cardiff	2004	2024-05-04	N	\N	\N	\N
20392	Noah	Russell	noah.russell41@post.example	Bristol	1970	2023-10-17	N	Friend	2024-03-30	2026-03-29
20395	Arthur	Collins	arthur.collins965@post.example	Bath	2005	2026-11-22	Y	Gold	2026-11-27	2027-11-26
20396	Oliver	Cox	oliver.cox133@post.example	Bristol	\N	2026-11-06	Y	\N	\N	\N
20400	Ella	Cole	ella.cole711@post.example	Bristol	1976	2024-11-09	N	\N	\N	\N
20403	Kevin	Barnes	kevin.barnes585@post.example	Bristol	1971	2026-04-28	Y	\N	\N	\N
20406	Nia	Owen	nia.owen792@post.example	Bristol	2003	2024-07-31	Y	\N	\N	\N
20408	Imran	Morris	imran.morris883@post.example	Bristol	\N	2022-03-28	N	\N	\N	\N
20412	Tom	Lloyd	tom.lloyd475@post.example	Cardiff	1956	2024-09-27	N	\N	\N	\N
20416	Patricia	Reid	\N	Weston	1945	2023-11-07	N	\N	\N	\N
20418	Hannah	Dixon	hannah.dixon34@post.example	Bristol	1985	2026-08-23	N	Friend	2026-10-13	2027-10-12
20421	Anna	Parker	anna.parker616@post.example	Bath	1994	2026-09-12	N	\N	\N	\N
20424	Noah	Stevens	\N	Weston	1987	2023-09-26	Y	\N	\N	\N
20427	Tom	Russell	tom.russell375@post.example	Newport	1973	2022-03-11	Y	Gold	2022-11-15	2026-11-14
20430	Arthur	Gray	arthur.gray999@post.example	Newport	1958	2025-02-23	Y	Friend	2025-03-25	2027-03-24
20434	Olivia	Rogers	olivia.rogers735@post.example	Newport	1951	2026-01-13	N	Silver	2026-04-22	2027-04-21
20436	Peter	Mason	\N	Bath	1993	2025-05-08	Y	Gold	2025-06-18	2026-06-17
20439	Arthur	Bailey	arthur.bailey918@post.example	Bristol	1947	2023-07-18	Y	\N	\N	\N
20442	Andrew	Ellis	andrew.ellis68@post.example	Bath	1952	2026-06-28	Y	Gold	2026-11-21	2027-11-20
20445	Noah	Cox	noah.cox108@post.example	Bristol	1962	2025-09-03	N	Friend	2026-10-26	2027-10-25
20447	Olivia	Price	olivia.price351@post.example	Bristol	1962	2023-03-16	Y	Friend	2023-06-19	2027-06-18
20452	Adam	Wilkinson	\N	Bath	1973	2023-04-05	Y	\N	\N	\N
20453	Lucy	Stevens	\N	Gloucester	1962	2025-08-23	N	\N	\N	\N
20457	Thomas	Watson	thomas.watson21@post.example	Bristol	\N	2024-04-25	N	\N	\N	\N
20460	Olivia	Watson	olivia.watson967@post.example	Clevedon	1959	2024-05-30	N	Silver	2025-04-15	2027-04-14
20463	Arthur	Watson	arthur.watson723@post.example	Bristol	1965	2023-04-19	N	\N	\N	\N
20467	Leo	Dixon	leo.dixon615@post.example	Weston	\N	2026-04-16	N	\N	\N	\N
20469	Arthur	Ellis	arthur.ellis46@post.example	Bristol	1952	2026-09-05	Y	\N	\N	\N
20473	Paul	Watson	paul.watson881@post.example	Bristol	\N	2021-10-14	Y	\N	\N	\N
20475	Anna	Russell	anna.russell421@post.example	Cardiff	1953	2025-06-06	N	\N	\N	\N
20477	Freya	Kelly	freya.kelly533@post.example	Bristol	\N	2021-07-23	N	\N	\N	\N
20481	Liam	Harvey	liam.harvey732@post.example	Bath	1986	2024-01-07	N	Silver	2024-03-09	2026-03-08
20485	Frank	Marshall	\N	Swindon	\N	2023-05-22	N	\N	\N	\N
20487	Patricia	Graham	patricia.graham300@post.example	Bristol	\N	2026-09-01	Y	\N	\N	\N
20489	Laura	Knight	laura.knight618@post.example	Newport	\N	2024-09-18	Y	\N	\N	\N
20493	Imran	Richards	imran.richards477@post.example	Gloucester	\N	2026-09-23	N	Silver	2026-11-24	2027-11-23
20495	Patricia	West	patricia.west385@post.example	Newport	1964	2025-10-17	Y	\N	\N	\N
20498	David	Davis	david.davis911@post.example	Gloucester	1985	2023-05-19	N	\N	\N	\N
20503	Michael	Fisher	\N	Newport	\N	2023-01-30	Y	\N	\N	\N
20505	Ryan	Wells	ryan.wells482@post.example	Bath	1961	2025-08-07	Y	\N	\N	\N
20507	Paul	Ellis	paul.ellis993@post.example	Clevedon	1994	2026-08-25	N	Gold	2026-10-12	2027-10-11
20511	Ella	Watson	ella.watson639@post.example	Bristol	1965	2026-05-12	N	Friend	2026-09-09	2027-09-08
20513	Connor	Wells	connor.wells760@post.example	\N	1964	2025-03-20	N	Gold	2025-06-27	2027-06-26
20517	Henry	Scott	henry.scott545@post.example	Clevedon	2000	2026-01-01	N	\N	\N	\N
20520	Brian	Bennett	brian.bennett813@post.example	\N	\N	2025-06-04	N	\N	\N	\N
20523	Amelia	Barnes	\N	Weston	1957	2021-10-14	N	Gold	2022-12-19	2025-12-18
20525	Susan	Murphy	susan.murphy825@post.example	Gloucester	\N	2022-11-21	N	Silver	2023-12-30	2025-12-29
20529	Oliver	Wells	oliver.wells55@post.example	Clevedon	\N	2023-10-30	N	\N	\N	\N
20531	Joseph	Bailey	joseph.bailey822@post.example	Bristol	2005	2023-05-23	N	\N	\N	\N
20536	Kevin	Stone	\N	Gloucester	\N	2026-11-24	Y	Silver	2026-11-28	2027-11-27
20539	Samuel	Owen	samuel.owen514@post.example	Swindon	1969	2021-12-11	N	Gold	2022-09-30	2027-09-29
20540	Hannah	Murphy	hannah.murphy253@post.example	Newport	1969	2026-08-23	N	Friend	2026-09-18	2027-09-17
20543	Patricia	Griffiths	patricia.griffiths342@post.example	Bath	1993	2022-08-10	Y	\N	\N	\N
20548	Megan	Foster	megan.foster851@post.example	Bristol	\N	2024-04-15	Y	\N	\N	\N
20549	Leo	Hunt	leo.hunt12@post.example	Bristol	1998	2025-02-09	N	\N	\N	\N
20552	Michael	Murphy	michael.murphy176@post.example	Bath	\N	2023-07-12	Y	Silver	2024-10-04	2027-10-03
20555	Olivia	Butler	olivia.butler501@post.example	Gloucester	1995	2022-07-24	Y	\N	\N	\N
20560	Rachel	Lewis	rachel.lewis652@post.example	Bristol	1989	2026-02-28	N	\N	\N	\N
20563	Helen	Russell	\N	Bristol	\N	2025-02-22	Y	\N	\N	\N
20564	Frank	Stone	frank.stone393@post.example	Bristol	1986	2024-08-10	Y	\N	\N	\N
20567	Adam	Edwards	adam.edwards357@post.example	Gloucester	\N	2025-03-03	N	\N	\N	\N
20572	Anna	Collins	anna.collins682@post.example	Bristol	1950	2024-02-13	N	\N	\N	\N
20574	Emily	Lloyd	emily.lloyd93@post.example	Bristol	1952	2024-04-17	Y	\N	\N	\N
20578	Tom	Chapman	tom.chapman201@post.example	Clevedon	1968	2024-02-12	N	\N	\N	\N
20581	Arthur	Barnes	arthur.barnes363@post.example	Bristol	1964	2024-07-11	N	\N	\N	\N
20582	Graham	Watson	\N	Gloucester	1964	2021-07-13	Y	\N	\N	\N
20587	Tom	Carter	tom.carter882@post.example	Cardiff	\N	2024-03-03	Y	Silver	2024-04-14	2027-04-13
20588	Oliver	Bailey	\N	Bristol	1998	2022-08-30	N	\N	\N	\N
20591	Thomas	Morgan	thomas.morgan866@post.example	Clevedon	2003	2024-04-13	Y	\N	\N	\N
20595	Harry	Lloyd	\N	Gloucester	\N	2023-10-08	Y	\N	\N	\N
20599	Alan	Chapman	alan.chapman107@post.example	\N	1950	2026-05-11	Y	\N	\N	\N
20601	Connor	Marshall	connor.marshall757@post.example	Bristol	1990	2023-09-15	N	Friend	2024-09-24	2026-09-23
20603	Freya	Wells	freya.wells650@post.example	\N	\N	2023-06-22	Y	Friend	2023-09-21	2027-09-20
20608	Alice	Harvey	alice.harvey642@post.example	Newport	\N	2025-06-06	Y	Patron	2025-10-14	2027-10-13
20609	Laura	Reid	laura.reid663@post.example	Bristol	2007	2022-06-17	N	Silver	2023-09-22	2027-09-21
20613	Mark	Powell	mark.powell751@post.example	Swindon	1953	2026-03-17	Y	Silver	2026-09-08	2027-09-07
20615	Charlotte	Collins	charlotte.collins827@post.example	Bristol	\N	2024-03-07	Y	\N	\N	\N
20619	Brian	Pearce	brian.pearce181@post.example	Cardiff	1945	2025-12-09	N	Gold	2026-10-28	2027-10-27
20622	Andrew	Wells	andrew.wells799@post.example	Bristol	\N	2025-05-22	N	\N	\N	\N
20626	Peter	Young	peter.young572@post.example	Bristol	1984	2026-04-02	Y	Friend	2026-11-05	2027-11-04
20629	William	Carter	william.carter320@post.example	Bath	1981	2025-08-26	Y	\N	\N	\N
20632	James	Hughes	james.hughes863@post.example	Bristol	2001	2025-01-15	Y	\N	\N	\N
20635	Liam	Price	liam.price810@post.example	Bristol	1997	2024-08-28	N	Silver	2025-06-30	2027-06-29
20638	Harry	Stone	harry.stone651@post.example	Bristol	1975	2026-01-04	N	\N	\N	\N
20640	Anna	Morris	anna.morris690@post.example	Gloucester	1985	2025-10-16	N	\N	\N	\N
20642	Lucy	Wells	lucy.wells553@post.example	Bath	1960	2026-08-18	N	\N	\N	\N
20646	Aisha	Pearce	\N	Bristol	1949	2026-11-21	Y	Gold	2026-11-23	2027-11-22
20649	Megan	Pearce	megan.pearce279@post.example	\N	\N	2023-09-01	Y	\N	\N	\N
20651	James	Carter	\N	\N	1998	2026-07-02	Y	\N	\N	\N
20654	Karen	Abbott	karen.abbott341@post.example	Weston	1954	2024-07-08	N	\N	\N	\N
20657	Oliver	Lloyd	\N	Bath	\N	2023-12-25	N	\N	\N	\N
20660	Alan	Saunders	alan.saunders218@post.example	\N	1980	2024-10-08	N	Friend	2025-11-09	2027-11-08
20663	Kevin	Russell	\N	Bristol	1959	2024-05-19	N	\N	\N	\N
20667	Ella	Gray	ella.gray901@post.example	Bristol	1989	2025-05-26	N	\N	\N	\N
20670	Rhys	Cox	\N	Bristol	1997	2023-01-24	N	\N	\N	\N
20672	Patricia	Bennett	patricia.bennett298@post.example	Bristol	1981	2024-07-22	N	\N	\N	\N
20677	Susan	Hughes	\N	Bath	1970	2023-06-04	N	\N	\N	\N
20678	Sarah	Mason	\N	Bristol	\N	2024-08-25	Y	Silver	2024-12-11	2025-12-10
20681	Paul	Young	paul.young533@post.example	Bristol	\N	2024-02-21	N	\N	\N	\N
20684	Helen	Scott	helen.scott83@post.example	Bath	\N	2024-10-18	N	\N	\N	\N
20687	Isla	Bennett	isla.bennett480@post.example	Newport	1943	2026-05-21	Y	\N	\N	\N
20691	Lucy	Parker	lucy.parker664@post.example	Bristol	1953	2026-07-14	N	Friend	2026-10-13	2027-10-12
20693	Gwen	Gray	gwen.gray359@post.example	Bath	1953	2025-11-05	N	\N	\N	\N
20696	Margaret	Russell	margaret.russell71@post.example	Weston	1957	2026-04-19	N	\N	\N	\N
20699	Margaret	Bailey	\N	Weston	1979	2024-02-05	Y	\N	\N	\N
20704	Hannah	Russell	\N	Bath	1991	2024-08-22	N	\N	\N	\N
20705	Graham	Mason	\N	Bristol	1978	2021-10-14	Y	\N	\N	\N
20709	Chloe	Mason	chloe.mason246@post.example	Cardiff	1949	2025-02-04	N	\N	\N	\N
20713	Kevin	Young	kevin.young974@post.example	Clevedon	1948	2024-10-24	Y	\N	\N	\N
20714	Isla	Scott	isla.scott42@post.example	Weston	\N	2026-02-07	Y	\N	\N	\N
20719	Ryan	Lewis	ryan.lewis613@post.example	\N	1943	2026-08-19	Y	\N	\N	\N
20722	Gwen	Stone	\N	Bristol	1944	2026-10-03	Y	Gold	2026-10-21	2027-10-20
20723	Freya	Watson	freya.watson482@post.example	Cardiff	1944	2026-04-15	N	\N	\N	\N
20727	Emma	Rogers	emma.rogers36@post.example	Bristol	1956	2024-06-05	N	\N	\N	\N
20729	Paul	Owen	paul.owen994@post.example	Gloucester	1948	2022-08-12	N	\N	\N	\N
20734	Liam	Thomas	liam.thomas53@post.example	Bristol	\N	2022-02-19	N	\N	\N	\N
20735	Margaret	Saunders	margaret.saunders516@post.example	Gloucester	2003	2024-07-24	Y	\N	\N	\N
20738	Jack	Brooks	jack.brooks303@post.example	Bath	1999	2026-10-22	Y	\N	\N	\N
20741	Henry	Bailey	henry.bailey963@post.example	Cardiff	1988	2026-03-12	N	Silver	2026-04-02	2027-04-01
20746	Frank	Griffiths	frank.griffiths508@post.example	Bristol	\N	2022-06-01	Y	\N	\N	\N
20747	Hannah	Gray	hannah.gray319@post.example	Bristol	1953	2026-06-05	N	\N	\N	\N
20750	Isla	Hunt	isla.hunt169@post.example	Bristol	\N	2025-12-04	N	\N	\N	\N
20753	Imran	Chapman	imran.chapman598@post.example	Weston	1971	2024-04-27	N	\N	\N	\N
20757	Harry	Abbott	harry.abbott530@post.example	Weston	1980	2025-09-28	N	\N	\N	\N
20761	Rachel	Webb	rachel.webb48@post.example	Bath	1960	2025-08-28	Y	\N	\N	\N
20763	Oliver	Richards	\N	Bristol	1949	2024-02-17	Y	\N	\N	\N
20765	Henry	Marshall	henry.marshall510@post.example	Bristol	1966	2025-06-29	Y	Gold	2026-01-05	2027-01-04
20769	William	Wells	william.wells791@post.example	Cardiff	1963	2025-01-11	N	\N	\N	\N
20771	Ben	Hunt	ben.hunt864@post.example	Bristol	1959	2026-11-11	N	\N	\N	\N
20775	Olivia	Marshall	olivia.marshall683@post.example	Newport	1994	2024-08-14	Y	Gold	2025-06-28	2027-06-27
20777	Anna	Graham	anna.graham335@post.example	Newport	\N	2021-11-01	N	\N	\N	\N
20781	Susan	Mason	susan.mason300@post.example	Bristol	1948	2022-03-13	N	\N	\N	\N
20783	Joseph	Kelly	\N	Bristol	1996	2024-02-22	Y	\N	\N	\N
20787	Olivia	Palmer	olivia.palmer444@post.example	Weston	1992	2022-06-11	Y	\N	\N	\N
20791	Nia	Chapman	nia.chapman376@post.example	Bath	1950	2025-02-08	Y	\N	\N	\N
20793	Chloe	Hughes	chloe.hughes680@post.example	Bristol	\N	2024-06-02	N	\N	\N	\N
20796	Alan	Lloyd	alan.lloyd425@post.example	Bristol	1954	2023-07-02	Y	\N	\N	\N
20798	Stephen	Kelly	stephen.kelly280@post.example	Weston	2001	2026-05-17	N	\N	\N	\N
20801	Joseph	Parker	\N	Clevedon	1943	2023-04-11	Y	\N	\N	\N
20804	George	Russell	george.russell263@post.example	Bath	\N	2023-09-17	N	\N	\N	\N
20809	Stephen	Barnes	stephen.barnes514@post.example	Bristol	\N	2024-02-18	Y	\N	\N	\N
20810	Callum	Murphy	callum.murphy466@post.example	Bristol	1965	2024-05-12	N	\N	\N	\N
20813	Andrew	James	andrew.james665@post.example	Clevedon	\N	2021-10-26	N	\N	\N	\N
20817	Stephen	Bennett	\N	Swindon	1989	2023-05-05	Y	\N	\N	\N
20821	Ryan	Webb	ryan.webb337@post.example	Bristol	1996	2025-02-03	Y	\N	\N	\N
20823	Kevin	Murphy	kevin.murphy942@post.example	Weston	2006	2022-05-16	N	\N	\N	\N
20826	Alice	Richards	alice.richards622@post.example	Bristol	1962	2026-09-24	N	\N	\N	\N
20828	James	Young	james.young251@post.example	Bristol	1951	2023-06-30	Y	Gold	2024-05-10	2027-05-09
20833	Hannah	James	hannah.james279@post.example	Newport	1959	2023-04-21	N	\N	\N	\N
20836	Lucy	Hughes	lucy.hughes452@post.example	Clevedon	1943	2022-09-16	Y	\N	\N	\N
20839	Gwen	Abbott	gwen.abbott210@post.example	Gloucester	1993	2023-01-13	Y	Friend	2023-11-18	2026-11-17
20841	Noah	James	noah.james285@post.example	Bristol	1997	2026-03-08	Y	\N	\N	\N
20843	Ryan	Wilkinson	ryan.wilkinson600@post.example	Bath	1943	2025-12-03	N	\N	\N	\N
20848	Lucy	Price	lucy.price862@post.example	Bristol	\N	2021-10-09	N	\N	\N	\N
20851	Arthur	Palmer	arthur.palmer709@post.example	Bath	1979	2022-10-07	Y	\N	\N	\N
20853	Charlotte	Mills	charlotte.mills875@post.example	Bath	1985	2025-07-21	Y	\N	\N	\N
20856	Mark	Mason	mark.mason26@post.example	Bristol	1961	2022-10-13	Y	Friend	2023-08-05	2026-08-04
20859	Graham	Price	graham.price881@post.example	Bristol	\N	2026-06-10	Y	\N	\N	\N
20862	David	Carter	david.carter410@post.example	Bath	2000	2024-01-26	Y	Silver	2024-03-01	2026-02-28
20865	Megan	Griffiths	megan.griffiths303@post.example	Clevedon	1963	2023-08-05	Y	\N	\N	\N
20867	Grace	Stevens	grace.stevens363@post.example	Bristol	\N	2026-10-21	Y	\N	\N	\N
20870	Chloe	West	chloe.west347@post.example	\N	2002	2026-04-26	Y	Silver	2026-10-27	2027-10-26
20874	Margaret	Mason	margaret.mason882@post.example	Bath	1961	2024-07-15	N	\N	\N	\N
20877	Emily	Pearce	emily.pearce66@post.example	Cardiff	1992	2022-03-05	Y	\N	\N	\N
20881	Mark	Chapman	mark.chapman263@post.example	Bristol	2006	2022-11-18	N	\N	\N	\N
20883	Ruth	Powell	ruth.powell869@post.example	Bristol	\N	2024-11-06	N	\N	\N	\N
20885	Isla	Abbott	isla.abbott544@post.example	Bristol	1967	2025-12-14	N	Friend	2026-03-12	2027-03-11
20888	Rhys	Phillips	rhys.phillips356@post.example	Bristol	1981	2026-07-05	N	\N	\N	\N
20893	Thomas	Pearce	thomas.pearce450@post.example	Bath	1972	2024-10-19	Y	\N	\N	\N
20894	Isla	Lloyd	isla.lloyd459@post.example	Gloucester	\N	2022-08-03	Y	Friend	2023-08-15	2027-08-14
20898	Arthur	Russell	arthur.russell910@post.example	Bath	2000	2026-03-16	Y	Friend	2026-03-24	2027-03-23
20902	Kevin	Wilkinson	kevin.wilkinson985@post.example	Bath	2006	2022-04-27	Y	\N	\N	\N
20903	Aisha	Parker	aisha.parker834@post.example	\N	2002	2022-05-12	Y	\N	\N	\N
20908	Grace	Hunt	grace.hunt91@post.example	Bath	1957	2022-05-29	N	\N	\N	\N
20910	Ruth	Owen	ruth.owen636@post.example	Bristol	2004	2026-11-08	Y	\N	\N	\N
20914	Susan	Hunt	\N	Bristol	1965	2023-12-12	Y	\N	\N	\N
20915	Laura	Wilkinson	laura.wilkinson32@post.example	Bristol	1974	2025-05-11	N	Patron	2026-07-13	2027-07-12
20920	Aisha	Davis	aisha.davis244@post.example	Cardiff	1979	2026-03-04	Y	\N	\N	\N
20921	James	Stevens	james.stevens972@post.example	Swindon	1968	2024-05-05	Y	\N	\N	\N
20926	Rachel	Mills	rachel.mills995@post.example	Bristol	1944	2026-04-09	N	\N	\N	\N
20929	Priya	Barnes	priya.barnes265@post.example	Weston	1998	2026-05-02	Y	\N	\N	\N
20932	Henry	Dixon	\N	Newport	1964	2025-10-07	Y	\N	\N	\N
20935	Callum	Hughes	callum.hughes976@post.example	Newport	\N	2024-01-04	N	\N	\N	\N
20937	Alan	Fox	alan.fox868@post.example	\N	1956	2025-07-08	Y	\N	\N	\N
20940	Kevin	Brooks	kevin.brooks227@post.example	Bath	1971	2025-06-17	N	\N	\N	\N
20943	Olivia	Barnes	olivia.barnes884@post.example	Bristol	\N	2024-01-28	Y	\N	\N	\N
20945	Lucy	Richards	\N	\N	\N	2026-11-02	Y	\N	\N	\N
20948	Arthur	Morris	arthur.morris468@post.example	Newport	1960	2023-11-19	N	\N	\N	\N
20951	Imran	Chapman	\N	Bristol	1961	2026-02-13	Y	\N	\N	\N
20956	Mark	Stevens	mark.stevens534@post.example	Bristol	\N	2025-03-12	N	\N	\N	\N
20957	Ben	Scott	ben.scott417@post.example	Bristol	\N	2022-04-11	Y	Friend	2023-08-24	2026-08-23
20961	Stephen	Dixon	stephen.dixon534@post.example	Bristol	\N	2024-08-23	N	Silver	2025-12-23	2026-12-22
20964	Arthur	Reid	\N	Bristol	\N	2026-10-22	Y	Friend	2026-11-16	2027-11-15
20968	Priya	Powell	priya.powell647@post.example	\N	\N	2022-11-01	Y	\N	\N	\N
20971	Aisha	Butler	\N	Weston	1946	2026-06-02	Y	\N	\N	\N
20973	Harry	Butler	harry.butler369@post.example	Cardiff	1967	2026-06-24	N	\N	\N	\N
20977	Stephen	Butler	stephen.butler916@post.example	Bristol	1976	2024-05-16	N	\N	\N	\N
20980	Chloe	Gibson	chloe.gibson190@post.example	Swindon	2007	2026-07-29	Y	\N	\N	\N
20982	Daniel	Parker	daniel.parker247@post.example	Bristol	1965	2023-01-04	Y	\N	\N	\N
20986	Sarah	Morris	sarah.morris893@post.example	Newport	1958	2023-01-22	N	\N	\N	\N
20989	Graham	Edwards	graham.edwards145@post.example	Bristol	2005	2021-11-08	N	Silver	2022-03-11	2027-03-10
20990	Harry	Reid	harry.reid905@post.example	Bristol	1986	2021-04-16	Y	\N	\N	\N
20994	David	Barnes	david.barnes151@post.example	Bristol	2003	2025-10-25	Y	\N	\N	\N
20996	Jack	Thomas	jack.thomas607@post.example	Bristol	1952	2025-08-19	Y	\N	\N	\N
20999	Isla	Bennett	isla.bennett48@post.example	Bristol	\N	2023-03-30	Y	\N	\N	\N
21004	Ruth	Graham	ruth.graham604@post.example	Bristol	1949	2023-08-28	N	\N	\N	\N
21005	Lucy	Reid	lucy.reid891@post.example	Swindon	1991	2025-09-16	N	\N	\N	\N
21010	Ben	Reynolds	ben.reynolds749@post.example	Bath	1987	2024-05-10	Y	Friend	2024-09-24	2026-09-23
21011	Stephen	Lewis	stephen.lewis149@post.example	Bristol	\N	2024-04-02	N	\N	\N	\N
21014	Joseph	Barnes	joseph.barnes74@post.example	Swindon	1975	2025-10-15	N	\N	\N	\N
21017	Ella	Parker	ella.parker531@post.example	Bristol	1973	2025-01-11	N	Gold	2025-12-30	2026-12-29
21021	Karen	Thomas	karen.thomas923@post.example	Bristol	1952	2024-08-24	N	Silver	2024-09-24	2026-09-23
21025	Stephen	Reynolds	stephen.reynolds208@post.example	Bristol	2002	2026-10-16	Y	\N	\N	\N
21028	Rachel	Stone	rachel.stone378@post.example	Gloucester	\N	2022-01-10	Y	\N	\N	\N
21030	Margaret	Barnes	margaret.barnes595@post.example	Newport	\N	2023-08-20	Y	\N	\N	\N
21033	Brian	Abbott	brian.abbott464@post.example	Cardiff	1969	2024-05-01	N	\N	\N	\N
21035	Paul	Bennett	\N	Bristol	\N	2026-05-26	N	\N	\N	\N
21039	Callum	Gray	callum.gray992@post.example	Gloucester	1945	2025-04-28	Y	\N	\N	\N
21043	Ryan	Fox	ryan.fox713@post.example	Bristol	1962	2021-10-04	N	\N	\N	\N
21045	Arthur	Pearce	\N	Cardiff	\N	2026-08-27	Y	Friend	2026-11-11	2027-11-10
21047	Paul	Saunders	paul.saunders655@post.example	Weston	\N	2024-07-08	Y	\N	\N	\N
21052	Alan	Davis	alan.davis138@post.example	Bristol	\N	2022-12-02	N	Silver	2023-10-17	2027-10-16
21055	Graham	Griffiths	graham.griffiths766@post.example	Swindon	\N	2025-11-29	N	\N	\N	\N
21056	Samuel	Webb	samuel.webb295@post.example	Bristol	1988	2023-04-05	Y	\N	\N	\N
21059	Alan	Simpson	\N	Cardiff	1997	2023-09-01	Y	\N	\N	\N
21062	William	Thomas	william.thomas367@post.example	\N	\N	2025-12-29	Y	\N	\N	\N
21067	Adam	Harvey	adam.harvey776@post.example	Bristol	1990	2024-03-22	Y	\N	\N	\N
21068	Ryan	Young	ryan.young22@post.example	Cardiff	1994	2021-08-14	Y	\N	\N	\N
21073	Margaret	Morris	margaret.morris235@post.example	Bristol	1954	2026-05-27	N	Friend	2026-06-15	2027-06-14
21074	Arthur	Ellis	arthur.ellis259@post.example	Clevedon	1989	2025-01-18	N	Gold	2025-05-28	2027-05-27
21079	Kevin	Griffiths	\N	Clevedon	\N	2024-04-28	N	Silver	2024-09-16	2027-09-15
21082	Ruth	Brooks	ruth.brooks850@post.example	\N	1959	2022-04-01	N	Friend	2022-04-06	2027-04-05
21085	Ryan	Davis	\N	Swindon	\N	2025-10-01	N	Gold	2026-04-25	2027-04-24
21088	Chloe	Mason	chloe.mason28@post.example	Bath	1975	2026-11-25	Y	\N	\N	\N
21091	Noah	Lewis	noah.lewis354@post.example	Cardiff	1980	2026-09-03	N	\N	\N	\N
21094	Harry	James	harry.james403@post.example	Bath	1980	2022-10-01	N	\N	\N	\N
21095	Connor	Griffiths	connor.griffiths310@post.example	Bath	1957	2025-08-09	Y	\N	\N	\N
21099	Ben	Webb	ben.webb149@post.example	Cardiff	1972	2023-08-15	Y	\N	\N	\N
21103	Daniel	Bailey	daniel.bailey341@post.example	Bristol	1951	2022-02-14	Y	\N	\N	\N
21105	Oliver	Wilkinson	\N	Bristol	1950	2022-04-26	N	\N	\N	\N
21109	Sophie	Knight	sophie.knight141@post.example	Cardiff	2007	2024-02-24	N	\N	\N	\N
21112	Frank	Lloyd	frank.lloyd647@post.example	Bath	1968	2026-03-03	Y	\N	\N	\N
21113	Andrew	Morris	andrew.morris239@post.example	Bristol	\N	2023-07-16	N	\N	\N	\N
21116	Ruth	Rogers	\N	Newport	1994	2023-08-05	N	\N	\N	\N
21120	Brian	Scott	\N	Bath	2002	2026-05-11	N	\N	\N	\N
21124	Charlotte	Cole	charlotte.cole976@post.example	Cardiff	1949	2026-01-31	N	Silver	2026-06-13	2027-06-12
21127	Graham	Murphy	graham.murphy989@post.example	Newport	1952	2025-05-29	N	Silver	2026-09-03	2027-09-02
21130	Patricia	Scott	patricia.scott846@post.example	Bristol	1950	2023-09-12	N	\N	\N	\N
21131	James	Reid	\N	Newport	\N	2026-08-29	N	Silver	2026-09-10	2027-09-09
21134	Joseph	Richards	\N	Bath	1997	2026-01-29	Y	Gold	2026-03-19	2027-03-18
21138	Grace	Scott	grace.scott953@post.example	Bristol	1958	2024-03-04	Y	\N	\N	\N
21141	David	Wilkinson	david.wilkinson203@post.example	Bath	1996	2025-01-29	Y	\N	\N	\N
21144	Michael	Fisher	michael.fisher180@post.example	Bristol	1958	2025-10-21	Y	\N	\N	\N
21148	Tom	Richards	tom.richards129@post.example	Bristol	\N	2024-07-21	Y	\N	\N	\N
21151	Harry	Powell	harry.powell865@post.example	Bristol	2000	2023-04-28	Y	\N	\N	\N
21153	Hannah	Butler	\N	Weston	1976	2025-11-20	Y	\N	\N	\N
21157	Helen	Edwards	helen.edwards366@post.example	Cardiff	2006	2026-02-05	N	\N	\N	\N
21159	David	Simpson	david.simpson590@post.example	Bristol	1958	2023-08-22	Y	\N	\N	\N
21162	Rhys	Butler	rhys.butler133@post.example	Bristol	\N	2025-04-23	Y	\N	\N	\N
21166	Freya	Young	freya.young241@post.example	Bristol	1965	2025-03-28	N	\N	\N	\N
21167	Karen	Phillips	karen.phillips237@post.example	\N	\N	2025-05-29	N	\N	\N	\N
21172	Priya	Thomas	priya.thomas209@post.example	Clevedon	1970	2022-11-04	Y	\N	\N	\N
21174	Brian	Scott	brian.scott655@post.example	Bristol	1961	2024-01-26	N	\N	\N	\N
21178	Lucy	Lewis	lucy.lewis999@post.example	Clevedon	1948	2026-06-01	N	\N	\N	\N
21181	Graham	Brooks	graham.brooks263@post.example	Bristol	\N	2026-01-24	N	\N	\N	\N
21183	Alice	Young	alice.young304@post.example	Cardiff	1957	2026-04-24	N	Silver	2026-11-20	2027-11-19
21187	Callum	Dixon	callum.dixon401@post.example	Bristol	\N	2023-07-15	Y	\N	\N	\N
21190	Megan	Knight	megan.knight518@post.example	Bristol	2006	2025-05-14	Y	\N	\N	\N
21193	Ruth	Fisher	ruth.fisher24@post.example	Bristol	1995	2025-04-21	Y	\N	\N	\N
21195	Grace	Reynolds	grace.reynolds757@post.example	Bristol	1975	2026-07-19	Y	\N	\N	\N
21199	Daniel	James	daniel.james230@post.example	Bath	2006	2023-07-25	N	\N	\N	\N
21200	Noah	Dixon	\N	Weston	\N	2025-04-09	N	\N	\N	\N
21205	Alan	Edwards	\N	Bath	1976	2023-04-15	Y	\N	\N	\N
21208	Graham	Morris	\N	Swindon	1967	2026-04-13	Y	\N	\N	\N
21209	Callum	Pearce	\N	Swindon	2006	2022-08-06	Y	\N	\N	\N
21213	George	Fox	george.fox114@post.example	Bristol	1987	2025-12-01	Y	\N	\N	\N
21217	Alice	Morris	alice.morris463@post.example	Bristol	2001	2026-10-30	Y	\N	\N	\N
21218	Oliver	Price	oliver.price738@post.example	Bath	1959	2026-01-10	N	Gold	2026-05-06	2027-05-05
21221	Harry	Lewis	\N	Gloucester	1988	2022-08-31	N	Patron	2023-11-30	2026-11-29
21226	Emma	Stone	emma.stone765@post.example	Newport	1953	2025-08-20	Y	\N	\N	\N
21229	Gwen	Fisher	gwen.fisher415@post.example	Clevedon	1966	2024-12-30	N	\N	\N	\N
21231	Kevin	Cole	kevin.cole711@post.example	Clevedon	\N	2024-07-15	N	\N	\N	\N
21235	Susan	Chapman	susan.chapman323@post.example	Bristol	\N	2026-06-12	N	\N	\N	\N
21236	Callum	Edwards	callum.edwards295@post.example	Bristol	1979	2026-07-30	N	\N	\N	\N
21240	Andrew	Cox	andrew.cox675@post.example	Clevedon	1985	2025-04-28	N	\N	\N	\N
21243	Brian	Dixon	brian.dixon987@post.example	Bristol	1999	2026-04-29	Y	\N	\N	\N
21245	Isla	Griffiths	isla.griffiths772@post.example	Bristol	1946	2026-07-27	N	\N	\N	\N
21249	Kevin	Griffiths	kevin.griffiths36@post.example	Cardiff	1966	2023-01-28	N	Silver	2023-12-27	2026-12-26
21251	Harry	Abbott	harry.abbott997@post.example	Bristol	1981	2024-08-03	N	\N	\N	\N
21254	Connor	Palmer	connor.palmer362@post.example	Bath	1946	2026-09-26	N	Gold	2026-10-01	2027-09-30
21257	Freya	Kelly	freya.kelly119@post.example	\N	\N	2023-08-29	N	\N	\N	\N
21262	Joseph	Owen	joseph.owen418@post.example	Bristol	1983	2025-10-30	Y	Friend	2026-10-05	2027-10-04
21263	Joseph	Gray	joseph.gray187@post.example	Cardiff	1972	2022-08-02	Y	Silver	2023-01-02	2027-01-01
21266	Alice	Bailey	alice.bailey776@post.example	Bristol	\N	2022-08-14	Y	Silver	2022-10-02	2026-10-01
21269	Rhys	Lewis	rhys.lewis442@post.example	Bristol	2004	2021-07-13	Y	\N	\N	\N
21274	Freya	Graham	freya.graham564@post.example	Gloucester	\N	2026-02-27	N	\N	\N	\N
21277	Priya	James	priya.james240@post.example	Bath	1961	2026-06-28	N	\N	\N	\N
21280	Sophie	Fisher	sophie.fisher121@post.example	Bristol	1943	2022-06-25	Y	\N	\N	\N
21283	Brian	Phillips	\N	Bristol	1964	2025-10-10	N	\N	\N	\N
21284	Imran	Dixon	imran.dixon11@post.example	Cardiff	1969	2024-09-12	Y	\N	\N	\N
21288	Ryan	Stevens	\N	Bath	1999	2023-08-24	Y	\N	\N	\N
21290	Laura	Scott	laura.scott938@post.example	Bristol	\N	2024-08-23	N	\N	\N	\N
21293	Hannah	Reynolds	hannah.reynolds118@post.example	Bristol	1946	2024-06-15	N	\N	\N	\N
21296	Lucy	Graham	lucy.graham542@post.example	Bath	1979	2025-12-19	N	\N	\N	\N
21299	Samuel	Kelly	samuel.kelly628@post.example	Bristol	2000	2022-09-19	Y	\N	\N	\N
21304	Harry	Young	\N	Bath	1967	2024-09-18	Y	\N	\N	\N
21307	Patricia	West	patricia.west688@post.example	Bath	\N	2024-10-31	Y	\N	\N	\N
21309	Anna	Butler	anna.butler997@post.example	Cardiff	1983	2023-01-27	N	\N	\N	\N
21312	Susan	Gray	susan.gray426@post.example	\N	\N	2024-04-06	N	Friend	2024-12-14	2025-12-13
21316	Grace	Cox	\N	Bath	1980	2025-03-02	N	Silver	2025-12-11	2026-12-10
21318	Callum	Matthews	callum.matthews281@post.example	Bath	2000	2024-06-28	N	\N	\N	\N
21320	Patricia	Graham	patricia.graham278@post.example	Weston	1956	2025-05-19	N	\N	\N	\N
21324	Frank	Rogers	frank.rogers137@post.example	Bristol	1946	2026-11-14	Y	\N	\N	\N
21328	Leo	Wilkinson	\N	Bath	1977	2023-03-26	N	\N	\N	\N
21330	Rachel	Scott	\N	\N	1996	2024-05-31	N	Friend	2024-08-16	2026-08-15
21334	Alice	Chapman	alice.chapman670@post.example	Bristol	1992	2026-06-01	Y	\N	\N	\N
21336	Margaret	Stevens	margaret.stevens404@post.example	Newport	2001	2022-09-27	Y	Gold	2022-10-07	2026-10-06
21338	Alan	Graham	alan.graham882@post.example	Bristol	\N	2026-08-26	N	\N	\N	\N
21341	Hannah	Stevens	hannah.stevens908@post.example	Gloucester	1970	2025-12-20	Y	\N	\N	\N
21345	Joseph	Hunt	joseph.hunt883@post.example	Newport	1979	2026-10-06	Y	\N	\N	\N
21348	Samuel	Scott	samuel.scott318@post.example	Bristol	1981	2024-12-01	N	\N	\N	\N
21351	Oliver	Lloyd	oliver.lloyd992@post.example	\N	1950	2023-12-07	Y	\N	\N	\N
21354	Rachel	Knight	rachel.knight518@post.example	Bristol	\N	2026-08-16	Y	\N	\N	\N
21358	George	Fisher	george.fisher861@post.example	Cardiff	2004	2024-10-23	N	\N	\N	\N
21360	Amelia	Rogers	amelia.rogers458@post.example	Bristol	2006	2023-09-15	N	\N	\N	\N
21364	Margaret	Young	\N	Gloucester	\N	2025-06-10	N	\N	\N	\N
21365	William	James	william.james137@post.example	Gloucester	\N	2022-07-08	Y	Gold	2023-08-13	2027-08-12
21369	Ruth	Rogers	ruth.rogers73@post.example	Bristol	\N	2022-03-01	N	\N	\N	\N
21371	Peter	Parker	peter.parker922@post.example	Bristol	2006	2021-10-03	N	\N	\N	\N
21375	Leo	Palmer	leo.palmer850@post.example	Clevedon	1968	2026-05-11	N	\N	\N	\N
21377	Ella	Hunt	ella.hunt703@post.example	Bristol	\N	2025-07-05	Y	\N	\N	\N
21380	Rachel	Collins	rachel.collins844@post.example	Bristol	1948	2021-09-12	Y	\N	\N	\N
21383	Aisha	Abbott	\N	\N	\N	2022-02-21	N	\N	\N	\N
21386	Emma	Morgan	\N	Bath	\N	2023-01-18	N	\N	\N	\N
21390	Samuel	Mason	samuel.mason638@post.example	Gloucester	1946	2026-10-23	N	Gold	2026-11-22	2027-11-21
21394	Charlotte	Cox	charlotte.cox120@post.example	Bristol	1982	2022-03-02	N	\N	\N	\N
21397	George	Lloyd	george.lloyd484@post.example	Bristol	1973	2024-01-02	Y	\N	\N	\N
21398	George	Cox	george.cox677@post.example	Bristol	1955	2023-05-03	N	\N	\N	\N
21402	Emily	Stevens	emily.stevens814@post.example	Bristol	1981	2025-10-31	Y	\N	\N	\N
21404	Chloe	Murphy	chloe.murphy416@post.example	Newport	1946	2026-09-03	N	\N	\N	\N
21409	Amelia	Ellis	amelia.ellis332@post.example	Bristol	1999	2022-11-17	N	\N	\N	\N
21412	Alan	Mason	alan.mason662@post.example	Bath	\N	2023-10-31	Y	\N	\N	\N
21414	Chloe	Butler	chloe.butler302@post.example	Cardiff	2007	2023-04-03	Y	\N	\N	\N
21418	Paul	Reid	paul.reid342@post.example	Swindon	\N	2023-09-27	N	\N	\N	\N
21419	Graham	Richards	graham.richards632@post.example	Bristol	1955	2021-10-13	Y	\N	\N	\N
21423	Ella	Edwards	ella.edwards451@post.example	Bath	\N	2022-06-26	N	\N	\N	\N
21426	Patricia	Lloyd	patricia.lloyd307@post.example	Bristol	1943	2022-07-10	Y	\N	\N	\N
21428	Alan	Matthews	\N	Clevedon	2006	2023-05-22	Y	\N	\N	\N
21432	Peter	Pearce	\N	Bristol	1947	2023-10-13	N	\N	\N	\N
21435	Alan	Kelly	alan.kelly965@post.example	Bristol	1992	2026-01-29	N	Friend	2026-06-17	2027-06-16
21437	Emily	Edwards	emily.edwards940@post.example	Bath	1997	2022-12-21	Y	Silver	2023-12-27	2026-12-26
21442	David	Phillips	\N	Bristol	\N	2026-10-25	Y	Silver	2026-10-29	2027-10-28
21443	Ella	Marshall	ella.marshall685@post.example	Bristol	1992	2023-05-07	N	\N	\N	\N
21448	Mark	Richards	mark.richards327@post.example	Bristol	1996	2025-12-13	Y	\N	\N	\N
21449	Adam	Reynolds	adam.reynolds80@post.example	Bristol	1953	2022-03-11	Y	\N	\N	\N
21453	Rachel	Mason	\N	Newport	\N	2026-09-10	N	\N	\N	\N
21455	Peter	Knight	peter.knight668@post.example	Bristol	1986	2025-11-03	N	\N	\N	\N
21458	Noah	Saunders	\N	Cardiff	\N	2025-05-27	Y	\N	\N	\N
21462	Alice	Graham	\N	Cardiff	1970	2026-05-29	N	\N	\N	\N
21465	Sarah	James	sarah.james536@post.example	Bristol	1950	2023-08-30	Y	\N	\N	\N
21469	Imran	Stone	\N	Bath	1965	2025-07-15	N	Silver	2025-12-12	2026-12-11
21472	Paul	Pearce	\N	Cardiff	\N	2025-02-24	N	\N	\N	\N
21474	Sarah	West	\N	Bristol	\N	2024-04-01	Y	Friend	2025-06-05	2027-06-04
21477	Gwen	Gray	gwen.gray297@post.example	Weston	\N	2023-01-26	Y	\N	\N	\N
21480	Ella	West	ella.west876@post.example	Bristol	\N	2022-10-26	Y	Gold	2024-01-23	2027-01-22
21483	Brian	Ellis	brian.ellis115@post.example	Bristol	2004	2023-12-27	N	\N	\N	\N
21487	Rachel	Cole	rachel.cole767@post.example	Bristol	2001	2026-08-11	N	Gold	2026-09-21	2027-09-20
21489	Nia	Owen	\N	Bristol	1971	2026-08-26	N	\N	\N	\N
21492	Thomas	Phillips	thomas.phillips743@post.example	Bristol	1972	2021-07-05	Y	Silver	2022-10-21	2026-10-20
21495	Laura	Rogers	laura.rogers118@post.example	Weston	1951	2026-04-11	N	\N	\N	\N
21498	Harry	Wilkinson	harry.wilkinson686@post.example	Bristol	1956	2024-08-31	Y	\N	\N	\N
21502	Chloe	Phillips	chloe.phillips987@post.example	Cardiff	1948	2021-10-19	N	\N	\N	\N
21503	Liam	Young	liam.young547@post.example	Bath	\N	2026-08-08	N	\N	\N	\N
21508	Michael	Carter	michael.carter936@post.example	Bristol	1986	2023-10-03	N	\N	\N	\N
21509	Karen	Butler	karen.butler607@post.example	Clevedon	1999	2026-04-12	Y	Gold	2026-04-28	2027-04-27
21512	James	Hunt	james.hunt652@post.example	Bristol	\N	2026-08-28	Y	Silver	2026-09-20	2027-09-19
21516	Freya	Mason	freya.mason878@post.example	Bath	1996	2026-01-25	Y	\N	\N	\N
21520	Thomas	Dixon	thomas.dixon101@post.example	Bristol	1984	2024-12-24	N	\N	\N	\N
21521	Jack	Mason	\N	Bristol	1962	2026-01-01	Y	\N	\N	\N
21526	Megan	Stevens	megan.stevens416@post.example	Weston	1993	2025-11-20	Y	Silver	2025-12-30	2026-12-29
21528	Tom	Pearce	\N	Bristol	1977	2026-03-17	N	\N	\N	\N
21530	Amelia	Pearce	amelia.pearce732@post.example	Bristol	1995	2023-05-06	Y	\N	\N	\N
21535	Arthur	Thomas	arthur.thomas948@post.example	Newport	2006	2024-12-28	N	\N	\N	\N
21536	Connor	Matthews	\N	Bristol	1950	2026-08-30	Y	\N	\N	\N
21539	Ella	Pearce	ella.pearce841@post.example	Swindon	2007	2026-04-18	N	\N	\N	\N
21544	Frank	Reid	\N	Bath	1962	2024-02-10	Y	\N	\N	\N
21546	Imran	Griffiths	imran.griffiths807@post.example	Newport	1959	2022-10-28	N	\N	\N	\N
21550	Liam	Abbott	liam.abbott958@post.example	Swindon	1948	2024-11-11	N	\N	\N	\N
21553	Patricia	Fisher	patricia.fisher624@post.example	Bristol	1975	2025-02-16	N	\N	\N	\N
21556	Olivia	Brooks	olivia.brooks651@post.example	Bristol	1979	2023-10-27	Y	Silver	2023-12-25	2025-12-24
21557	Ruth	Simpson	ruth.simpson137@post.example	Bristol	\N	2023-07-29	Y	Friend	2024-11-03	2027-11-02
21562	Rachel	Powell	rachel.powell578@post.example	Bristol	2005	2023-10-26	Y	Silver	2024-12-08	2026-12-07
21564	Harry	Watson	harry.watson263@post.example	\N	1947	2026-03-06	Y	\N	\N	\N
21567	Adam	Bennett	adam.bennett962@post.example	Weston	1989	2026-05-08	Y	\N	\N	\N
21571	Ben	Collins	ben.collins386@post.example	Bristol	1948	2023-03-14	N	\N	\N	\N
21573	Ryan	Morgan	ryan.morgan903@post.example	Bristol	1989	2023-05-31	N	\N	\N	\N
21577	Ruth	Cole	\N	Bristol	1945	2025-02-14	N	\N	\N	\N
21580	Hannah	Matthews	hannah.matthews270@post.example	Bristol	1999	2024-06-27	N	\N	\N	\N
21583	Amelia	Mills	amelia.mills187@post.example	Bristol	1951	2024-04-02	Y	\N	\N	\N
21586	Emily	Lewis	emily.lewis256@post.example	Swindon	\N	2022-12-29	Y	\N	\N	\N
21588	Rachel	Stevens	rachel.stevens326@post.example	Bristol	1959	2024-03-26	N	Gold	2025-03-16	2027-03-15
21590	Brian	Gibson	\N	Cardiff	\N	2024-12-07	N	\N	\N	\N
21594	Nia	Reynolds	nia.reynolds509@post.example	Gloucester	1950	2022-02-10	Y	\N	\N	\N
21597	Isla	Webb	isla.webb304@post.example	Bristol	1979	2026-02-03	N	\N	\N	\N
21599	Alice	Morris	alice.morris361@post.example	Swindon	1951	2021-12-08	Y	\N	\N	\N
21602	Henry	Collins	\N	Bristol	1948	2025-09-19	Y	\N	\N	\N
21607	Ben	Saunders	ben.saunders354@post.example	Clevedon	1999	2026-10-25	N	\N	\N	\N
21608	Grace	Matthews	grace.matthews770@post.example	Bristol	1957	2026-09-22	Y	\N	\N	\N
21612	Kevin	Thomas	kevin.thomas968@post.example	Swindon	2006	2025-04-04	Y	Silver	2025-05-09	2027-05-08
21614	Amelia	Cole	amelia.cole794@post.example	Gloucester	1990	2026-09-28	N	Friend	2026-11-20	2027-11-19
21617	Megan	Watson	\N	Bristol	\N	2026-08-02	N	\N	\N	\N
21622	Joseph	Marshall	joseph.marshall483@post.example	Weston	1947	2025-08-02	Y	\N	\N	\N
21623	Freya	Chapman	\N	Gloucester	\N	2025-02-20	Y	Friend	2025-03-13	2027-03-12
21627	Susan	Watson	susan.watson504@post.example	Weston	1970	2024-08-18	N	\N	\N	\N
21629	Karen	Wilkinson	karen.wilkinson915@post.example	Gloucester	1970	2025-11-05	Y	\N	\N	\N
21634	Frank	Harvey	frank.harvey885@post.example	Bath	1993	2025-03-29	Y	Silver	2026-06-28	2027-06-27
21636	Hannah	Matthews	hannah.matthews361@post.example	Newport	2005	2025-02-03	Y	\N	\N	\N
21638	Megan	Fox	megan.fox213@post.example	Bristol	1975	2025-10-22	N	Friend	2025-11-17	2027-11-16
21641	Priya	Owen	priya.owen655@post.example	\N	\N	2025-12-16	Y	\N	\N	\N
21646	Grace	Owen	grace.owen734@post.example	Bristol	1988	2025-07-18	N	\N	\N	\N
21647	Connor	Griffiths	connor.griffiths970@post.example	Bristol	\N	2025-02-09	N	Friend	2025-06-27	2026-06-26
21652	Oliver	Stevens	oliver.stevens615@post.example	Bristol	1956	2026-09-24	Y	Friend	2026-09-24	2027-09-23
21653	William	Thomas	\N	Bristol	1949	2024-02-26	Y	\N	\N	\N
21657	Helen	James	helen.james305@post.example	Weston	\N	2025-09-10	N	\N	\N	\N
21659	Susan	Pearce	susan.pearce255@post.example	Gloucester	\N	2025-08-28	N	\N	\N	\N
21663	Graham	Bailey	graham.bailey672@post.example	Bristol	1975	2025-12-02	N	\N	\N	\N
21666	Mark	Davis	mark.davis324@post.example	Bristol	\N	2026-10-02	N	Gold	2026-10-16	2027-10-15
21670	Graham	Price	graham.price622@post.example	Bristol	2006	2024-06-05	Y	\N	\N	\N
21671	James	Phillips	james.phillips524@post.example	Bath	2002	2022-03-24	N	\N	\N	\N
21674	Arthur	Edwards	arthur.edwards860@post.example	Cardiff	1969	2025-05-20	N	\N	\N	\N
21677	Rachel	Fox	rachel.fox376@post.example	Gloucester	1977	2026-08-07	N	\N	\N	\N
21681	Imran	Lloyd	imran.lloyd672@post.example	Bristol	1972	2024-10-16	Y	\N	\N	\N
21685	Hannah	Harvey	hannah.harvey241@post.example	Bath	1970	2025-12-06	N	\N	\N	\N
21687	Gwen	Reid	gwen.reid765@post.example	Clevedon	1982	2025-10-10	Y	\N	\N	\N
21691	Lucy	Cox	lucy.cox740@post.example	Weston	\N	2023-05-28	N	\N	\N	\N
21694	Harry	Matthews	harry.matthews718@post.example	Cardiff	1946	2026-03-26	N	\N	\N	\N
21695	Freya	Young	freya.young842@post.example	Newport	2003	2025-09-06	Y	Silver	2025-11-19	2027-11-18
21700	Arthur	James	arthur.james898@post.example	Bristol	\N	2024-10-19	N	\N	\N	\N
21701	Hannah	Cox	\N	Bristol	1953	2026-04-08	N	\N	\N	\N
21705	Graham	Price	graham.price540@post.example	Bristol	2001	2025-05-01	N	Friend	2025-11-11	2027-11-10
21709	Callum	Hunt	\N	Weston	1993	2023-03-21	N	\N	\N	\N
21712	Margaret	Lewis	margaret.lewis23@post.example	Bath	1949	2024-03-03	Y	\N	\N	\N
21715	Leo	Brooks	leo.brooks103@post.example	Cardiff	1994	2026-01-18	N	Silver	2026-06-18	2027-06-17
21718	Patricia	Morris	patricia.morris730@post.example	Bristol	\N	2024-10-04	N	\N	\N	\N
21721	Mark	Chapman	mark.chapman63@post.example	Bristol	1995	2026-08-04	Y	\N	\N	\N
21722	Ben	Palmer	ben.palmer965@post.example	Clevedon	\N	2025-09-30	N	Gold	2026-05-16	2027-05-15
21725	George	Hunt	\N	Bristol	1983	2024-04-25	Y	\N	\N	\N
21728	Joseph	Abbott	joseph.abbott930@post.example	\N	1975	2025-04-17	N	\N	\N	\N
21732	Mark	Saunders	mark.saunders815@post.example	Bristol	1946	2026-11-07	Y	\N	\N	\N
21735	Amelia	Butler	amelia.butler133@post.example	\N	1972	2026-01-13	Y	\N	\N	\N
21737	Aisha	Edwards	aisha.edwards921@post.example	Cardiff	1974	2024-12-08	Y	Patron	2025-07-06	2026-07-05
21740	Laura	Stevens	laura.stevens357@post.example	Bristol	1944	2025-03-15	N	\N	\N	\N
21744	Leo	Scott	leo.scott995@post.example	Bath	1972	2022-05-25	Y	\N	\N	\N
21748	Graham	Chapman	graham.chapman216@post.example	\N	1997	2026-06-30	N	\N	\N	\N
21749	Samuel	Knight	samuel.knight891@post.example	Bristol	1951	2026-10-17	N	Friend	2026-10-30	2027-10-29
21753	James	Dixon	james.dixon881@post.example	Cardiff	1992	2022-05-20	Y	\N	\N	\N
21757	Daniel	Mason	daniel.mason291@post.example	\N	1977	2025-06-02	N	Friend	2026-08-12	2027-08-11
21760	Kevin	Lewis	\N	Bristol	1950	2026-07-25	N	\N	\N	\N
21762	Paul	Webb	paul.webb693@post.example	Newport	1948	2025-05-30	N	\N	\N	\N
21764	Thomas	Collins	thomas.collins208@post.example	Clevedon	\N	2025-06-04	N	\N	\N	\N
21768	Margaret	Stone	margaret.stone825@post.example	Bristol	2002	2024-07-22	N	Friend	2025-08-19	2026-08-18
21772	Samuel	Wilkinson	samuel.wilkinson282@post.example	Cardiff	1950	2024-06-08	N	\N	\N	\N
21775	Rachel	Collins	rachel.collins407@post.example	\N	1983	2025-06-17	N	Silver	2026-08-23	2027-08-22
21777	Sarah	Mason	sarah.mason868@post.example	Bristol	1986	2024-03-31	Y	Silver	2024-12-10	2026-12-09
21780	Adam	Bailey	adam.bailey104@post.example	Newport	1993	2025-09-02	Y	\N	\N	\N
21783	Aisha	Phillips	aisha.phillips638@post.example	Bath	1949	2024-04-27	N	\N	\N	\N
21786	James	Edwards	\N	Gloucester	2006	2023-12-26	N	Gold	2024-05-14	2027-05-13
21789	James	Brooks	james.brooks607@post.example	Bristol	2002	2026-07-19	N	Friend	2026-08-07	2027-08-06
21791	Daniel	Harvey	daniel.harvey799@post.example	Bristol	2004	2025-07-29	Y	Silver	2026-11-02	2027-11-01
21794	Imran	Lewis	imran.lewis440@post.example	Bristol	1998	2024-10-15	Y	\N	\N	\N
21798	Michael	Stevens	michael.stevens834@post.example	Bristol	1976	2025-05-12	Y	\N	\N	\N
21801	Priya	James	priya.james403@post.example	Bath	1974	2026-09-29	N	\N	\N	\N
21803	Alan	Kelly	alan.kelly365@post.example	Bath	\N	2022-07-15	N	\N	\N	\N
21806	Ben	Morris	\N	Bristol	\N	2025-09-10	Y	\N	\N	\N
21810	Hannah	Marshall	hannah.marshall19@post.example	Cardiff	1989	2023-08-23	N	Gold	2024-12-26	2026-12-25
21813	Tom	Ellis	tom.ellis532@post.example	Bristol	1967	2025-03-21	Y	Patron	2026-05-21	2027-05-20
21816	Graham	Russell	graham.russell772@post.example	Swindon	\N	2024-07-26	Y	Silver	2025-01-02	2026-01-01
21820	Laura	Reid	laura.reid754@post.example	Bristol	\N	2026-11-13	Y	Silver	2026-11-17	2027-11-16
21822	Hannah	Cole	hannah.cole470@post.example	Swindon	1979	2024-11-23	Y	\N	\N	\N
21824	Margaret	Gibson	margaret.gibson116@post.example	Gloucester	\N	2022-06-11	Y	\N	\N	\N
21827	Samuel	Harvey	samuel.harvey112@post.example	Bristol	1993	2021-08-26	N	\N	\N	\N
21831	Hannah	Richards	hannah.richards71@post.example	Newport	1948	2026-01-19	Y	\N	\N	\N
21834	Kevin	Stone	kevin.stone92@post.example	Weston	2005	2026-05-22	Y	\N	\N	\N
21837	Brian	Griffiths	\N	\N	1949	2025-08-07	N	\N	\N	\N
21839	Laura	Morgan	laura.morgan401@post.example	Bristol	1984	2026-03-19	N	\N	\N	\N
21844	Nia	Marshall	nia.marshall174@post.example	Bristol	\N	2025-10-25	N	\N	\N	\N
21846	Adam	Owen	adam.owen487@post.example	Bristol	2006	2026-06-30	N	Friend	2026-08-17	2027-08-16
21848	Aisha	Marshall	aisha.marshall266@post.example	Gloucester	1978	2023-02-20	N	\N	\N	\N
21853	Karen	Morris	karen.morris13@post.example	Gloucester	1953	2026-04-15	N	Silver	2026-10-22	2027-10-21
21855	Alan	Parker	alan.parker226@post.example	Bath	1970	2023-12-04	Y	\N	\N	\N
21858	Graham	Graham	\N	Bristol	1963	2026-02-26	N	\N	\N	\N
21862	Michael	Marshall	michael.marshall227@post.example	Gloucester	\N	2025-11-11	N	\N	\N	\N
\.

COPY tkt_sales (sale_id, evt_id, cust_no, sect_cd, qty, tot_amt, sold_at, channel, promo_cd) FROM stdin;
70001	1001	21508	STD	2	56.0	2024-12-01 15:29:57	web	\N
70002	1001	\N	CIR	2	39.0	2024-12-02 20:39:35	box office	\N
70003	1005	20157	BAL	2	55.0	2024-12-02 21:12:42	phone	\N
70004	1006	21221	STA	1	27.92	2024-12-03 12:50:21	web	EARLYBIRD
70005	1025	21824	BAL	2	59.0	2024-12-03 21:12:33	web	\N
70006	1005	21021	STA	2	72.0	2024-12-03 23:46:24	phone	\N
70007	1018	20877	STU	2	37.0	2024-12-04 12:31:17	web	\N
70008	1005	20856	STA	3	108.0	2024-12-05 09:35:20	phone	\N
70009	1002	20523	STU	1	15.3	2024-12-05 10:19:38	web	\N
70010	1001	20126	BAL	2	47.5	2024-12-05 11:21:57	web	FRIENDS5
70011	1003	20657	BOX	1	76.0	2024-12-05 11:58:08	web	\N
70012	1004	21288	STU	1	18.5	2024-12-05 17:16:18	web	\N
70013	1004	20157	STS	4	52.0	2024-12-06 17:17:11	web	\N
70014	1007	20657	BAL	6	168.0	2024-12-07 16:08:53	app	\N
70015	1002	20704	STU	2	34.0	2024-12-07 20:00:20	web	\N
70016	1006	21498	STA	2	73.0	2024-12-08 11:23:35	web	\N
70017	1005	21263	BOX	2	98.25	2024-12-08 18:21:40	web	STUDENT
70018	1005	21138	STA	2	72.0	2024-12-09 12:54:53	web	\N
70019	1031	20660	STD	1	33.0	2024-12-09 21:10:55	phone	\N
70020	1006	21786	STA	1	32.85	2024-12-09 22:41:11	app	\N
70021	1031	20672	BAL	3	75.22	2024-12-09 23:36:09	phone	EARLYBIRD
70022	1013	21583	STD	2	67.0	2024-12-10 22:05:44	phone	\N
70023	1003	21571	STA	2	83.0	2024-12-11 09:07:46	app	\N
70024	1016	21557	STU	3	55.5	2024-12-11 09:53:11	app	\N
70025	1002	21827	STS	2	23.0	2024-12-11 15:29:32	web	\N
70026	1007	20054	STD	2	62.0	2024-12-11 15:58:11	web	\N
70027	1003	20548	BAL	2	54.4	2024-12-11 21:18:04	web	EARLYBIRD
70028	1010	\N	BAL	4	106.0	2024-12-12 11:50:59	box office	\N
70029	1005	21671	CIR	3	63.0	2024-12-12 12:45:32	web	\N
70030	1006	20957	STA	2	73.0	2024-12-12 17:13:27	app	\N
70031	1006	20968	CIR	4	86.0	2024-12-12 19:32:34	web	\N
70032	1005	20727	STA	2	72.0	2024-12-12 20:46:49	phone	\N
70033	1004	20833	STU	1	13.88	2024-12-13 18:43:55	web	STUDENT
70034	1004	21855	STU	3	55.5	2024-12-14 17:58:58	web	\N
70035	1014	21822	BAL	6	142.8	2024-12-14 19:41:58	app	EARLYBIRD
70036	1005	20874	CIR	5	89.25	2024-12-14 20:01:17	box office	EARLYBIRD
70037	1007	20292	BOX	2	133.0	2024-12-14 20:13:58	app	\N
70038	1006	20921	BAL	2	56.0	2024-12-14 20:39:43	web	\N
70039	1009	\N	STU	2	34.0	2024-12-14 21:27:06	box office	\N
70040	1005	21263	STA	1	36.0	2024-12-15 14:30:10	web	\N
70041	1032	21130	STD	4	94.0	2024-12-16 08:36:26	web	\N
70042	1007	20202	BAL	2	56.0	2024-12-16 11:24:13	web	\N
70043	1005	20555	BOX	4	262.0	2024-12-16 12:40:44	web	\N
70044	1014	20071	BAL	2	56.0	2024-12-16 12:44:39	app	\N
70045	1007	20065	STD	1	31.0	2024-12-16 13:17:42	app	\N
70046	1006	\N	BOX	5	332.5	2024-12-16 13:51:44	box office	\N
70047	1008	21477	STD	2	68.0	2024-12-16 15:49:18	web	\N
70048	1007	20657	BAL	1	26.6	2024-12-16 21:17:33	app	FRIENDS5
70049	1005	21336	CIR	3	56.7	2024-12-16 22:18:00	web	\N
70050	1033	20457	CIR	1	24.0	2024-12-17 08:23:01	web	\N
70051	1005	\N	CIR	4	84.0	2024-12-17 14:14:12	box office	\N
70052	1017	21336	BOX	4	232.56	2024-12-18 17:08:45	web	FRIENDS5
70053	1009	20171	STU	2	34.0	2024-12-18 20:15:09	web	\N
70054	1009	20582	STU	6	102.0	2024-12-18 21:11:27	app	\N
70055	1008	20833	STD	4	136.0	2024-12-18 21:40:02	web	\N
70056	1012	20672	BAL	2	57.0	2024-12-19 14:36:36	web	\N
70057	1007	21583	STD	2	62.0	2024-12-20 12:09:33	web	\N
70058	1006	20902	BAL	2	47.6	2024-12-20 12:56:14	app	EARLYBIRD
70059	1006	20672	BAL	3	84.0	2024-12-20 13:20:54	web	\N
70060	1006	20076	BAL	1	28.0	2024-12-20 13:30:04	box office	\N
70061	1014	20195	STD	1	26.77	2024-12-20 14:47:07	app	EARLYBIRD
70062	1009	20781	STU	2	34.0	2024-12-20 19:22:40	phone	\N
70063	1007	20022	STD	1	31.0	2024-12-20 20:01:35	app	\N
70064	1008	20678	BAL	1	30.5	2024-12-20 20:18:09	web	\N
70065	1016	20045	STU	6	111.0	2024-12-20 21:08:47	app	\N
70066	1008	21409	BAL	2	61.0	2024-12-21 17:27:13	web	\N
70067	1007	20572	BAL	2	56.0	2024-12-21 18:08:04	app	\N
70068	1006	21855	STA	2	73.0	2024-12-21 19:56:38	web	\N
70069	1007	21588	STD	4	124.0	2024-12-21 20:17:58	web	\N
70070	1009	20893	STU	1	17.0	2024-12-21 22:27:59	app	\N
70071	1017	20277	STD	2	64.0	2024-12-22 13:51:57	app	\N
70072	1010	20277	STD	4	118.0	2024-12-22 15:40:21	phone	\N
70073	1007	20202	STD	4	124.0	2024-12-22 20:06:13	web	\N
70074	1013	21021	STD	2	67.0	2024-12-23 11:34:48	app	\N
70075	1021	21670	BAL	2	31.5	2024-12-23 12:56:02	phone	STUDENT
70076	1011	20389	STD	1	35.0	2024-12-23 15:23:53	app	\N
70077	1019	20247	STU	2	35.0	2024-12-23 17:42:00	app	\N
70078	1023	20588	STU	4	68.0	2024-12-23 19:04:53	app	\N
70079	1011	20171	STD	1	35.0	2024-12-23 19:27:32	app	\N
70080	1007	20943	BAL	4	112.0	2024-12-23 19:32:58	web	\N
70081	1008	20277	STD	2	68.0	2024-12-23 20:46:54	web	\N
70082	1009	20848	STU	2	34.0	2024-12-23 22:41:31	web	\N
70083	1014	21263	STD	4	126.0	2024-12-24 11:16:48	web	\N
70084	1010	20574	CIR	2	41.0	2024-12-24 15:27:45	web	\N
70085	1011	20660	CIR	3	72.0	2024-12-24 18:41:04	phone	\N
70086	1007	21409	BAL	2	56.0	2024-12-24 22:39:31	box office	\N
70087	1009	20279	STU	5	85.0	2024-12-25 09:31:49	web	\N
70088	1009	21257	STU	2	34.0	2024-12-25 19:21:32	web	\N
70089	1016	21822	STU	8	148.0	2024-12-25 21:10:39	web	\N
70090	1028	\N	CIR	3	70.5	2024-12-26 10:19:22	box office	\N
70091	1011	20152	STD	5	175.0	2024-12-26 21:07:16	app	\N
70092	1010	\N	STD	2	59.0	2024-12-27 19:38:28	box office	\N
70093	1009	20277	STU	3	51.0	2024-12-28 15:09:23	web	\N
70094	1014	20672	BAL	1	28.0	2024-12-28 18:46:45	web	\N
70095	1024	21249	STD	2	50.0	2024-12-29 15:10:10	web	\N
70096	1009	20457	STU	2	34.0	2024-12-29 18:20:17	web	\N
70097	1015	20230	STD	2	59.0	2024-12-31 10:39:17	phone	\N
70098	1016	21079	STU	2	37.0	2025-01-01 12:23:18	app	\N
70099	1019	20039	STU	2	35.0	2025-01-01 21:14:39	web	\N
70100	1027	21737	CIR	2	47.0	2025-01-02 15:12:33	app	\N
70101	1020	20477	CIR	2	40.0	2025-01-02 20:50:47	web	\N
70102	1014	20574	BAL	3	84.0	2025-01-03 11:22:22	phone	\N
70103	1014	20663	STD	4	126.0	2025-01-03 21:23:01	web	\N
70104	1013	21670	STD	1	33.5	2025-01-04 13:05:55	phone	\N
70105	1037	21465	CIR	4	74.0	2025-01-04 19:21:13	web	\N
70106	1014	\N	STD	2	53.55	2025-01-05 13:00:30	box office	EARLYBIRD
70107	1012	\N	STD	2	64.0	2025-01-05 21:25:21	box office	\N
70108	1012	21725	CIR	3	66.0	2025-01-06 13:54:04	app	\N
70109	1028	20091	CIR	5	117.5	2025-01-06 18:53:09	web	\N
70110	1016	21786	STU	6	99.9	2025-01-06 19:07:00	web	\N
70111	1013	21266	STD	1	33.5	2025-01-06 21:22:09	app	\N
70112	1022	20999	STD	2	53.0	2025-01-07 11:23:30	app	\N
70113	1015	20277	STD	2	59.0	2025-01-07 12:49:39	app	\N
70114	1014	20237	BAL	3	75.6	2025-01-07 18:02:48	app	\N
70115	1032	20539	STD	2	42.3	2025-01-07 20:42:50	web	\N
70116	1013	20277	STD	1	33.5	2025-01-08 10:41:34	web	\N
70117	1015	20877	BAL	2	53.0	2025-01-08 12:46:57	app	\N
70118	1013	20657	STD	4	134.0	2025-01-08 13:51:12	web	\N
70119	1014	21369	STD	2	63.0	2025-01-08 14:28:47	web	\N
70120	1018	20271	STU	1	18.5	2025-01-08 15:30:35	web	\N
70121	1012	20734	STD	2	64.0	2025-01-08 18:14:06	app	\N
70122	1028	20263	BAL	1	30.5	2025-01-08 20:06:51	web	\N
70123	1010	21794	CIR	1	20.5	2025-01-08 20:14:26	web	\N
70124	1019	20588	STU	2	35.0	2025-01-09 16:11:57	app	\N
70125	1011	20989	BAL	1	31.5	2025-01-09 19:13:12	phone	\N
70126	1014	21409	STD	1	23.62	2025-01-10 13:18:34	web	STUDENT
70127	1022	21737	STD	8	212.0	2025-01-10 15:11:11	web	\N
70128	1031	21737	STD	1	28.05	2025-01-10 20:00:44	app	EARLYBIRD
70129	1012	\N	STD	2	64.0	2025-01-10 20:08:34	box office	\N
70130	1010	21583	BAL	3	79.5	2025-01-11 17:54:14	web	\N
70131	1039	20237	STS	2	21.6	2025-01-11 19:30:48	web	\N
70132	1040	20237	STA	2	72.9	2025-01-12 08:18:47	web	\N
70133	1023	\N	STU	2	34.0	2025-01-12 16:59:52	box office	\N
70134	1013	\N	BAL	3	90.0	2025-01-12 20:13:56	box office	\N
70135	1013	21709	STD	4	134.0	2025-01-13 16:54:23	web	\N
70136	1035	20670	CIR	2	43.0	2025-01-13 17:15:46	phone	\N
70137	1012	20525	STD	4	108.8	2025-01-13 17:39:54	box office	EARLYBIRD
70138	1023	21386	STU	1	14.45	2025-01-14 13:52:32	web	EARLYBIRD
70139	1014	20663	STD	2	63.0	2025-01-14 14:46:49	web	\N
70140	1021	20155	STD	3	70.5	2025-01-14 15:24:41	app	\N
70141	1020	21709	BAL	1	26.0	2025-01-14 16:06:13	web	\N
70142	1011	20572	CIR	1	24.0	2025-01-15 09:19:29	web	\N
70143	1030	21822	BAL	3	82.5	2025-01-15 12:14:10	web	\N
70144	1015	21827	STD	1	29.5	2025-01-15 16:54:59	web	\N
70145	1010	20182	BAL	2	53.0	2025-01-15 18:17:17	web	\N
70146	1011	\N	STD	1	26.25	2025-01-15 18:33:50	box office	STUDENT
70147	1016	20208	STU	2	35.15	2025-01-15 20:53:10	web	FRIENDS5
70148	1010	21418	BAL	1	26.5	2025-01-15 22:37:30	app	\N
70149	1012	21336	STD	3	86.4	2025-01-16 15:10:52	web	\N
70150	1023	21700	STU	2	34.0	2025-01-16 18:48:09	web	\N
70151	1025	21712	STA	2	77.0	2025-01-16 19:21:54	app	\N
70152	1013	20202	STD	1	33.5	2025-01-16 19:38:33	web	\N
70153	1026	20076	BAL	1	21.5	2025-01-16 20:44:40	app	\N
70154	1010	20525	STD	2	59.0	2025-01-16 22:28:48	web	\N
70155	1019	20877	STU	1	17.5	2025-01-16 23:53:43	web	\N
70156	1013	20416	CIR	1	17.25	2025-01-17 16:08:13	phone	STUDENT
70157	1016	20045	STU	4	74.0	2025-01-17 19:37:40	web	\N
70158	1020	21768	CIR	2	40.0	2025-01-18 13:22:45	web	\N
70159	1012	\N	BAL	2	57.0	2025-01-18 13:57:42	box office	\N
70160	1012	21480	STD	2	57.6	2025-01-18 16:08:08	web	\N
70161	1012	21855	BAL	1	28.5	2025-01-18 18:16:00	web	\N
70162	1015	21263	STD	5	147.5	2025-01-18 19:03:35	phone	\N
70163	1027	21588	BAL	6	183.0	2025-01-18 19:33:46	app	\N
70164	1016	21394	STU	1	18.5	2025-01-19 17:03:01	web	\N
70165	1014	20279	CIR	2	43.0	2025-01-19 21:18:00	web	\N
70166	1010	\N	STD	3	88.5	2025-01-20 15:28:33	box office	\N
70167	1014	21492	CIR	2	43.0	2025-01-21 12:08:27	web	\N
70168	1012	\N	STD	1	32.0	2025-01-21 16:57:27	box office	\N
70169	1018	21737	STS	1	13.0	2025-01-21 17:16:51	phone	\N
70170	1011	21822	STD	1	35.0	2025-01-22 18:13:29	app	\N
70171	1024	21187	BAL	2	44.0	2025-01-22 18:59:09	web	\N
70172	1011	20982	STD	2	70.0	2025-01-22 19:37:33	web	\N
70173	1013	20961	CIR	2	46.0	2025-01-23 09:24:16	web	\N
70174	1013	21074	STD	3	100.5	2025-01-23 09:43:15	web	\N
70175	1015	20968	STD	3	88.5	2025-01-23 18:52:29	web	\N
70176	1013	21263	STD	2	67.0	2025-01-24 08:35:45	web	\N
70177	1035	20263	STA	1	36.5	2025-01-24 10:00:19	web	\N
70178	1020	20848	BAL	2	52.0	2025-01-24 12:24:59	phone	\N
70179	1017	21671	BAL	2	57.0	2025-01-24 18:46:33	phone	\N
70180	1015	20935	STD	2	59.0	2025-01-24 19:23:14	web	\N
70181	1015	20378	STD	2	59.0	2025-01-24 21:04:56	web	\N
70182	1013	\N	STD	1	33.5	2025-01-24 22:13:13	box office	\N
70183	1021	20957	CIR	2	32.0	2025-01-25 09:46:09	web	\N
70184	1044	20672	STU	3	55.5	2025-01-25 10:26:16	app	\N
70185	1012	\N	STD	1	32.0	2025-01-25 13:31:42	box office	\N
70186	1015	20277	STD	3	88.5	2025-01-25 14:49:49	web	\N
70187	1024	21483	STD	2	50.0	2025-01-25 17:28:11	web	\N
70188	1015	21824	STD	2	59.0	2025-01-25 18:27:03	web	\N
70189	1014	20292	CIR	4	86.0	2025-01-25 21:36:03	web	\N
70190	1013	21328	STD	1	33.5	2025-01-26 12:36:24	phone	\N
70191	1014	21737	STD	2	63.0	2025-01-26 16:43:37	web	\N
70192	1018	\N	STU	5	92.5	2025-01-26 19:48:31	box office	\N
70193	1015	20167	STD	2	59.0	2025-01-26 20:06:11	web	\N
70194	1015	21351	BAL	2	53.0	2025-01-26 21:53:22	web	\N
70195	1013	20935	STD	1	33.5	2025-01-27 08:25:19	web	\N
70196	1016	20856	STU	1	18.5	2025-01-27 14:48:02	web	\N
70197	1014	20152	STD	2	63.0	2025-01-27 18:46:20	web	\N
70198	1015	20657	STD	2	59.0	2025-01-29 11:23:38	box office	\N
70199	1014	20753	CIR	2	43.0	2025-01-29 12:07:44	app	\N
70200	1013	\N	STD	4	134.0	2025-01-29 17:00:00	box office	\N
70201	1017	20277	STD	1	32.0	2025-01-30 10:31:39	web	\N
70202	1018	20823	STU	1	18.5	2025-01-30 13:09:30	web	\N
70203	1014	20503	BOX	2	135.0	2025-01-31 21:51:47	web	\N
70204	1014	21671	STD	2	63.0	2025-02-01 12:57:11	box office	\N
70205	1014	21709	BAL	2	47.6	2025-02-01 15:41:53	web	EARLYBIRD
70206	1014	20982	STD	1	31.5	2025-02-01 16:49:00	web	\N
70207	1017	21653	BAL	4	114.0	2025-02-02 10:42:37	web	\N
70208	1026	21079	BAL	4	86.0	2025-02-03 10:11:39	web	\N
70209	1015	21550	CIR	3	61.5	2025-02-03 11:43:56	app	\N
70210	1024	\N	BAL	1	22.0	2025-02-03 12:26:17	box office	\N
70211	1015	21498	STD	1	29.5	2025-02-03 13:16:11	app	\N
70212	1035	\N	STA	2	73.0	2025-02-03 16:40:19	box office	\N
70213	1021	21498	STD	2	47.0	2025-02-04 16:56:26	web	\N
70214	1015	21249	STD	2	59.0	2025-02-04 18:32:01	web	\N
70215	1028	\N	STA	2	80.0	2025-02-04 18:37:44	box office	\N
70216	1028	20237	STA	1	36.0	2025-02-04 19:28:27	app	\N
70217	1034	20277	STU	1	16.0	2025-02-04 20:59:58	web	\N
70218	1016	20392	STS	2	25.0	2025-02-04 22:58:09	app	\N
70219	1024	20378	BAL	2	44.0	2025-02-05 11:46:24	web	\N
70220	1024	20237	STD	4	90.0	2025-02-05 14:46:42	web	\N
70221	1023	21556	STU	2	34.0	2025-02-05 20:54:03	phone	\N
70222	1020	21074	STA	1	34.5	2025-02-05 21:50:26	app	\N
70223	1020	20856	STA	1	34.5	2025-02-05 21:56:37	box office	\N
70224	1028	20110	STA	2	80.0	2025-02-06 14:21:35	web	\N
70225	1026	20587	STD	1	24.0	2025-02-06 16:46:49	app	\N
70226	1026	20587	BAL	2	43.0	2025-02-06 16:56:05	web	\N
70227	1016	20343	STU	2	37.0	2025-02-07 11:00:31	web	\N
70228	1018	21671	STU	5	87.88	2025-02-07 11:15:08	web	FRIENDS5
70229	1022	20777	STD	2	53.0	2025-02-07 17:20:21	web	\N
70230	1016	20833	STU	2	37.0	2025-02-07 17:34:19	app	\N
70231	1019	21412	STU	2	35.0	2025-02-07 19:05:40	app	\N
70232	1016	\N	STU	4	70.3	2025-02-07 19:06:53	box office	FRIENDS5
70233	1016	\N	STU	1	18.5	2025-02-07 22:07:28	box office	\N
70234	1025	20157	CIR	2	46.0	2025-02-08 14:51:01	web	\N
70235	1031	20582	STD	2	66.0	2025-02-08 16:14:58	web	\N
70236	1026	21263	CIR	2	33.0	2025-02-08 19:07:35	web	\N
70237	1036	\N	STA	1	27.5	2025-02-09 11:14:45	box office	\N
70238	1027	\N	STD	3	102.0	2025-02-09 11:58:04	box office	\N
70239	1020	20990	BOX	3	187.5	2025-02-09 19:34:59	app	\N
70240	1031	20110	STD	2	66.0	2025-02-10 14:20:02	web	\N
70241	1017	20833	CIR	2	44.0	2025-02-10 15:56:07	web	\N
70242	1016	20709	STU	4	74.0	2025-02-10 18:00:49	phone	\N
70243	1020	21414	BAL	1	26.0	2025-02-10 19:52:14	web	\N
70244	1016	21786	STU	2	33.3	2025-02-10 21:09:26	app	\N
70245	1024	21330	STD	2	50.0	2025-02-11 13:31:13	web	\N
70246	1026	21783	STD	2	48.0	2025-02-11 17:03:51	app	\N
70247	1028	20170	BAL	1	30.5	2025-02-11 17:17:41	web	\N
70248	1019	20588	STU	2	35.0	2025-02-11 17:53:17	web	\N
70249	1017	21492	BAL	2	57.0	2025-02-12 12:35:57	web	\N
70250	1018	21288	STU	2	37.0	2025-02-12 13:44:32	phone	\N
70251	1017	20202	STD	4	128.0	2025-02-12 19:55:00	web	\N
70252	1023	21709	STU	3	51.0	2025-02-12 22:47:39	web	\N
70253	1027	20677	BAL	4	115.9	2025-02-13 10:53:49	web	FRIENDS5
70254	1026	21535	STD	2	48.0	2025-02-13 15:38:59	web	\N
70255	1017	21794	STD	2	64.0	2025-02-13 17:52:08	app	\N
70256	1031	21351	STD	2	66.0	2025-02-13 20:04:59	web	\N
70257	1023	21257	STU	2	34.0	2025-02-14 11:56:45	app	\N
70258	1018	21810	STU	1	16.65	2025-02-14 13:31:03	web	\N
70259	1024	21498	BAL	2	44.0	2025-02-15 16:55:12	app	\N
70260	1019	20247	STU	2	35.0	2025-02-15 18:24:50	web	\N
70261	1030	21269	STD	2	61.0	2025-02-15 20:59:41	web	\N
70262	1027	21670	BAL	1	30.5	2025-02-15 21:24:44	web	\N
70263	1026	20137	STD	2	48.0	2025-02-15 22:05:01	web	\N
70264	1025	20102	BAL	2	59.0	2025-02-16 10:24:47	phone	\N
70265	1021	21284	STD	2	35.25	2025-02-16 13:53:07	web	STUDENT
70266	1029	21577	STD	4	106.0	2025-02-16 14:20:05	web	\N
70267	1026	21557	STD	5	120.0	2025-02-16 19:06:51	web	\N
70268	1026	20856	STD	4	96.0	2025-02-17 09:44:25	web	\N
70269	1029	20839	CIR	4	74.0	2025-02-17 10:19:40	box office	\N
70270	1025	21187	BAL	2	59.0	2025-02-17 17:35:22	app	\N
70271	1024	20657	STD	2	50.0	2025-02-17 21:42:20	web	\N
70272	1027	20237	BAL	1	27.45	2025-02-18 15:14:15	web	\N
70273	1019	21231	STU	2	29.75	2025-02-18 17:11:52	web	EARLYBIRD
70274	1027	20877	STD	1	34.0	2025-02-18 17:30:46	web	\N
70275	1033	21465	CIR	4	96.0	2025-02-18 20:50:13	web	\N
70276	1020	20237	CIR	4	72.0	2025-02-19 12:36:00	phone	\N
70277	1042	21426	STS	2	17.25	2025-02-19 13:17:57	app	STUDENT
70278	1020	20112	CIR	1	20.0	2025-02-19 13:36:28	web	\N
70279	1018	\N	STU	1	18.5	2025-02-19 14:04:05	box office	\N
70280	1033	20460	STA	4	162.0	2025-02-19 15:09:52	web	\N
70281	1028	20588	BAL	1	30.5	2025-02-19 16:00:45	app	\N
70282	1025	\N	STA	2	77.0	2025-02-19 19:58:17	box office	\N
70283	1023	20457	STU	4	68.0	2025-02-20 09:11:03	web	\N
70284	1019	20549	STS	1	12.0	2025-02-20 09:39:13	web	\N
70285	1029	21257	BAL	4	96.0	2025-02-20 09:57:09	web	\N
70286	1025	21116	STA	2	77.0	2025-02-20 10:12:12	web	\N
70287	1034	20549	STU	2	32.0	2025-02-20 13:39:53	app	\N
70288	1024	20678	CIR	2	34.0	2025-02-20 16:56:58	box office	\N
70289	1024	20833	BAL	2	44.0	2025-02-20 18:12:32	web	\N
70290	1033	\N	BAL	2	62.0	2025-02-20 21:55:13	box office	\N
70291	1027	21021	STD	2	68.0	2025-02-20 22:58:57	web	\N
70292	1024	20902	STD	4	100.0	2025-02-21 09:05:43	app	\N
70293	1035	20277	CIR	2	43.0	2025-02-21 10:18:09	web	\N
70294	1017	20968	CIR	2	44.0	2025-02-21 18:52:00	web	\N
70295	1018	20678	STU	3	55.5	2025-02-21 23:06:46	web	\N
70296	1026	21432	BAL	2	43.0	2025-02-22 10:10:45	web	\N
70297	1023	\N	STU	2	34.0	2025-02-22 12:08:57	box office	\N
70298	1028	20874	BAL	4	122.0	2025-02-22 15:39:20	phone	\N
70299	1020	21712	BAL	3	78.0	2025-02-22 17:05:29	box office	\N
70300	1027	20277	STD	2	64.6	2025-02-22 21:13:56	phone	FRIENDS5
70301	1023	21556	STS	2	23.0	2025-02-22 21:36:40	web	\N
70302	1023	\N	STU	1	17.0	2025-02-22 23:58:00	box office	\N
70303	1019	21816	STU	2	35.0	2025-02-23 08:51:18	app	\N
70304	1046	21079	CIR	2	46.0	2025-02-23 12:54:20	app	\N
70305	1030	\N	BAL	2	55.0	2025-02-23 20:13:32	box office	\N
70306	1020	\N	CIR	2	40.0	2025-02-24 12:19:58	box office	\N
70307	1031	21263	CIR	2	45.0	2025-02-24 14:05:13	phone	\N
70308	1030	20833	CIR	2	42.0	2025-02-24 14:48:12	app	\N
70309	1051	\N	STD	2	51.0	2025-02-24 15:09:27	box office	\N
70310	1028	20473	CIR	1	23.5	2025-02-24 15:44:58	web	\N
70311	1023	20893	STU	2	34.0	2025-02-24 16:35:01	app	\N
70312	1026	21094	STD	2	48.0	2025-02-24 20:16:54	phone	\N
70313	1031	21249	STD	4	132.0	2025-02-24 22:31:03	web	\N
70314	1042	20076	STU	4	66.0	2025-02-25 12:40:56	box office	\N
70315	1040	21021	STA	2	76.95	2025-02-25 13:40:38	web	FRIENDS5
70316	1026	20549	STD	4	96.0	2025-02-25 21:05:10	web	\N
70317	1021	20587	STD	2	47.0	2025-02-26 15:13:02	box office	\N
70318	1023	21288	STU	4	68.0	2025-02-27 09:54:25	web	\N
70319	1026	20856	STD	8	192.0	2025-02-27 12:37:24	web	\N
70320	1020	20208	STA	1	34.5	2025-02-27 18:58:07	web	\N
70321	1020	21079	STA	2	69.0	2025-02-28 09:15:03	app	\N
70322	1027	21017	STD	2	68.0	2025-02-28 09:56:56	app	\N
70323	1023	21794	STU	2	34.0	2025-02-28 10:41:31	web	\N
70324	1024	\N	STD	2	50.0	2025-02-28 13:14:42	box office	\N
70325	1021	20823	STD	2	47.0	2025-02-28 14:04:45	web	\N
70326	1019	20727	STU	2	35.0	2025-02-28 14:11:05	app	\N
70327	1020	21328	BAL	1	26.0	2025-02-28 15:41:45	app	\N
70328	1025	20263	BAL	2	59.0	2025-02-28 16:59:20	web	\N
70329	1027	21498	STD	2	68.0	2025-03-01 10:03:21	web	\N
70330	1029	20727	BAL	2	48.0	2025-03-01 10:33:10	web	\N
70331	1052	21113	STA	2	72.0	2025-03-01 12:09:55	app	\N
70332	1019	21067	STS	2	24.0	2025-03-01 17:52:59	web	\N
70333	1036	20582	STA	2	55.0	2025-03-02 08:39:43	web	\N
70334	1024	21263	BAL	6	132.0	2025-03-02 11:35:48	web	\N
70335	1024	20292	STD	2	50.0	2025-03-02 13:10:31	web	\N
70336	1024	20833	STD	1	25.0	2025-03-02 14:03:05	app	\N
70337	1026	\N	BAL	1	21.5	2025-03-02 15:44:12	box office	\N
70338	1021	21263	BOX	2	100.0	2025-03-02 17:34:03	app	\N
70339	1019	\N	STU	5	87.5	2025-03-02 18:16:11	box office	\N
70340	1021	20171	STD	2	47.0	2025-03-02 19:04:31	web	\N
70341	1037	20588	STD	2	54.0	2025-03-03 09:05:04	web	\N
70342	1037	21681	BAL	1	24.0	2025-03-03 14:33:22	web	\N
70343	1024	20902	STD	3	75.0	2025-03-03 19:31:26	web	\N
70344	1023	21627	STU	1	16.15	2025-03-03 20:49:55	phone	FRIENDS5
70345	1026	20902	STD	2	36.0	2025-03-04 10:42:04	phone	STUDENT
70346	1031	20793	BAL	1	29.5	2025-03-04 12:40:06	web	\N
70347	1024	21477	STD	3	63.75	2025-03-04 13:04:05	box office	EARLYBIRD
70348	1023	20574	STU	5	85.0	2025-03-04 14:20:59	web	\N
70349	1021	21263	STD	2	47.0	2025-03-04 16:26:42	web	\N
70350	1025	\N	BAL	1	29.5	2025-03-04 17:09:46	box office	\N
70351	1033	21709	CIR	2	48.0	2025-03-04 17:48:06	web	\N
70352	1024	20152	STD	4	100.0	2025-03-04 20:00:42	web	\N
70353	1025	21553	CIR	4	92.0	2025-03-05 11:10:19	box office	\N
70354	1031	21336	STD	2	59.4	2025-03-05 13:09:26	app	\N
70355	1029	21477	STD	3	67.58	2025-03-05 15:33:48	web	EARLYBIRD
70356	1034	21221	STU	4	57.6	2025-03-05 16:40:20	app	\N
70357	1022	20279	BAL	2	48.0	2025-03-05 17:14:35	app	\N
70358	1036	21636	BAL	6	107.1	2025-03-05 19:08:36	box office	EARLYBIRD
70359	1029	20678	STD	2	53.0	2025-03-05 19:46:44	web	\N
70360	1030	21017	BAL	3	61.88	2025-03-06 13:50:37	web	STUDENT
70361	1033	\N	CIR	2	48.0	2025-03-06 13:54:16	box office	\N
70362	1024	20277	BOX	2	106.0	2025-03-06 15:05:14	web	\N
70363	1038	21848	STU	2	34.0	2025-03-06 15:36:29	web	\N
70364	1035	20989	CIR	2	32.25	2025-03-06 17:03:44	web	STUDENT
70365	1024	21263	STD	2	50.0	2025-03-06 17:10:42	web	\N
70366	1025	20157	BAL	2	59.0	2025-03-06 17:23:30	app	\N
70367	1019	20678	STS	1	12.0	2025-03-06 18:17:02	web	\N
70368	1027	20894	STD	4	115.6	2025-03-06 22:43:25	web	EARLYBIRD
70369	1020	20549	STA	2	69.0	2025-03-07 16:54:21	web	\N
70370	1036	\N	BOX	3	151.5	2025-03-07 17:00:34	box office	\N
70371	1047	20563	STU	1	16.5	2025-03-07 17:28:17	web	\N
70372	1020	21251	STA	2	65.55	2025-03-07 18:33:09	phone	FRIENDS5
70373	1020	21753	BAL	2	52.0	2025-03-07 20:54:57	app	\N
70374	1020	21318	BAL	1	26.0	2025-03-07 21:20:18	web	\N
70375	1031	21074	BAL	2	59.0	2025-03-07 21:39:45	app	\N
70376	1028	21187	STA	2	80.0	2025-03-07 22:43:17	web	\N
70377	1020	20705	BAL	4	104.0	2025-03-08 08:54:50	app	\N
70378	1023	21116	STS	2	23.0	2025-03-08 10:47:35	web	\N
70379	1021	21263	STD	2	47.0	2025-03-08 11:31:46	web	\N
70380	1044	21855	STU	4	74.0	2025-03-08 13:19:27	app	\N
70381	1025	20657	CIR	3	69.0	2025-03-08 13:20:11	phone	\N
70382	1028	21681	CIR	1	23.5	2025-03-08 14:49:22	web	\N
70383	1023	20247	STU	2	34.0	2025-03-08 19:31:00	web	\N
70384	1024	20477	BAL	3	66.0	2025-03-08 21:53:22	phone	\N
70385	1025	21794	STA	1	38.5	2025-03-08 22:06:54	app	\N
70386	1027	21263	STD	2	51.0	2025-03-09 09:46:39	web	STUDENT
70387	1024	20977	BOX	2	106.0	2025-03-09 11:50:38	phone	\N
70388	1023	20902	STU	2	34.0	2025-03-09 11:56:40	phone	\N
70389	1028	\N	STA	1	40.0	2025-03-09 13:39:22	box office	\N
70390	1026	20848	STD	2	48.0	2025-03-09 14:04:19	web	\N
70391	1027	21827	STD	1	34.0	2025-03-09 17:22:51	app	\N
70392	1028	20498	BAL	2	61.0	2025-03-09 17:50:35	app	\N
70393	1031	21472	BAL	2	59.0	2025-03-09 19:57:02	web	\N
70394	1026	20237	CIR	1	14.85	2025-03-09 21:33:48	web	\N
70395	1032	20635	BAL	3	63.0	2025-03-10 08:18:43	web	\N
70396	1062	20801	LAW	2	31.0	2025-03-10 18:18:01	app	\N
70397	1038	21768	STU	2	34.0	2025-03-10 18:51:29	box office	\N
70398	1025	21437	STA	2	77.0	2025-03-10 19:59:46	web	\N
70399	1023	20999	STU	4	68.0	2025-03-10 20:51:56	web	\N
70400	1029	\N	STD	3	79.5	2025-03-11 08:45:01	box office	\N
70401	1022	21443	BOX	1	57.0	2025-03-11 16:39:00	web	\N
70402	1033	20856	STA	1	34.42	2025-03-11 17:10:22	web	EARLYBIRD
70403	1030	21583	BAL	2	55.0	2025-03-11 17:48:17	web	\N
70404	1025	21671	BAL	2	59.0	2025-03-11 18:31:20	web	\N
70405	1032	20572	STD	2	47.0	2025-03-11 18:31:40	web	\N
70406	1024	21187	STD	1	25.0	2025-03-11 19:07:12	app	\N
70407	1023	20735	STU	2	34.0	2025-03-11 19:45:31	web	\N
70408	1030	21336	STD	2	54.9	2025-03-11 20:29:15	app	\N
70409	1032	21483	STD	2	47.0	2025-03-11 21:27:46	box office	\N
70410	1022	21365	STD	1	23.85	2025-03-11 23:17:08	web	\N
70411	1028	20101	STA	5	200.0	2025-03-12 09:28:14	web	\N
70412	1040	21263	CIR	1	24.0	2025-03-12 12:32:46	app	\N
70413	1030	21492	BAL	4	110.0	2025-03-12 14:53:22	web	\N
70414	1038	21571	STS	3	34.5	2025-03-12 15:47:08	app	\N
70415	1041	21328	STU	2	35.0	2025-03-12 17:01:13	box office	\N
70416	1023	\N	STS	4	46.0	2025-03-12 17:38:47	box office	\N
70417	1033	20202	CIR	4	96.0	2025-03-12 21:28:53	app	\N
70418	1025	\N	STA	1	38.5	2025-03-13 10:08:21	box office	\N
70419	1026	21138	STD	1	18.0	2025-03-13 12:40:15	web	STUDENT
70420	1029	20457	STD	1	26.5	2025-03-13 12:42:33	web	\N
70421	1054	20155	TAB	5	140.0	2025-03-13 13:54:27	web	\N
70422	1022	20277	STD	2	53.0	2025-03-13 14:56:21	web	\N
70423	1024	21477	BAL	1	22.0	2025-03-13 19:52:22	web	\N
70424	1028	20392	BAL	1	30.5	2025-03-13 21:26:18	web	\N
70425	1043	21737	CIR	5	112.5	2025-03-13 21:47:24	box office	\N
70426	1024	20563	BAL	2	44.0	2025-03-14 08:05:43	app	\N
70427	1029	21803	BOX	2	114.0	2025-03-14 14:23:28	app	\N
70428	1022	20378	BOX	1	48.45	2025-03-14 18:26:00	web	EARLYBIRD
70429	1045	20073	STS	2	24.0	2025-03-14 19:00:41	box office	\N
70430	1041	21443	STU	2	35.0	2025-03-14 20:02:56	web	\N
70431	1041	20848	STU	2	35.0	2025-03-14 20:36:42	web	\N
70432	1023	21725	STU	2	34.0	2025-03-15 10:57:09	app	\N
70433	1039	\N	STU	2	35.0	2025-03-15 17:16:55	box office	\N
70434	1030	21021	STD	4	122.0	2025-03-15 17:39:10	web	\N
70435	1027	\N	BAL	2	61.0	2025-03-15 20:07:01	box office	\N
70436	1027	20856	STD	2	68.0	2025-03-15 20:23:16	box office	\N
70437	1030	20277	STD	1	30.5	2025-03-15 23:32:37	app	\N
70438	1025	20657	STA	2	77.0	2025-03-16 08:28:03	web	\N
70439	1026	20672	STD	1	24.0	2025-03-16 13:04:45	web	\N
70440	1042	21550	STU	2	33.0	2025-03-16 21:20:34	web	\N
70441	1025	20330	STA	4	154.0	2025-03-17 08:44:54	web	\N
70442	1036	20110	CIR	2	33.0	2025-03-17 12:00:56	app	\N
70443	1029	20322	BAL	2	48.0	2025-03-17 14:26:48	web	\N
70444	1030	20292	STD	2	57.95	2025-03-17 18:59:44	web	FRIENDS5
70445	1026	21010	STD	1	24.0	2025-03-17 19:53:28	web	\N
70446	1028	\N	CIR	2	47.0	2025-03-18 08:41:26	box office	\N
70447	1048	20054	STD	1	29.5	2025-03-18 11:02:25	phone	\N
70448	1026	20447	BAL	2	43.0	2025-03-18 12:55:45	app	\N
70449	1030	20277	STD	4	122.0	2025-03-18 14:15:44	phone	\N
70450	1033	20277	BAL	2	62.0	2025-03-18 14:42:19	web	\N
70451	1048	21094	STD	2	59.0	2025-03-18 17:31:44	app	\N
70452	1026	20588	STD	2	48.0	2025-03-18 17:50:06	box office	\N
70453	1026	20957	STD	2	48.0	2025-03-18 20:20:28	web	\N
70454	1030	20277	STD	4	122.0	2025-03-18 22:54:18	web	\N
70455	1032	21472	STD	2	47.0	2025-03-19 09:45:00	web	\N
70456	1027	20657	STD	2	68.0	2025-03-19 13:16:44	web	\N
70457	1032	20400	STD	2	47.0	2025-03-19 21:00:29	web	\N
70458	1039	20753	STU	1	17.5	2025-03-20 09:59:16	phone	\N
70459	1038	21316	STU	1	17.0	2025-03-20 11:43:03	web	\N
70460	1031	20330	BAL	1	29.5	2025-03-20 14:33:05	phone	\N
70461	1033	20657	BAL	2	62.0	2025-03-20 16:10:43	app	\N
70462	1034	21594	STS	3	34.5	2025-03-20 17:03:10	web	\N
70463	1032	20943	BAL	2	42.0	2025-03-20 17:24:15	app	\N
70464	1032	20357	STD	2	47.0	2025-03-20 22:39:43	web	\N
70465	1032	20705	BAL	2	42.0	2025-03-21 09:06:06	web	\N
70466	1035	21768	CIR	1	21.5	2025-03-21 13:04:07	web	\N
70467	1032	20247	BAL	2	42.0	2025-03-21 13:51:40	web	\N
70468	1027	21249	BAL	6	183.0	2025-03-21 17:39:00	web	\N
70469	1038	20267	STU	2	34.0	2025-03-21 20:19:30	phone	\N
70470	1034	20503	STU	2	32.0	2025-03-21 20:46:31	web	\N
70471	1049	21394	STA	3	112.5	2025-03-22 11:11:14	app	\N
70472	1031	20657	STD	2	66.0	2025-03-22 16:16:37	app	\N
70473	1044	21328	STU	1	18.5	2025-03-22 19:50:54	phone	\N
70474	1034	21418	STS	1	11.5	2025-03-22 20:18:20	web	\N
70475	1030	20588	STD	2	61.0	2025-03-23 13:36:41	web	\N
70476	1036	20587	CIR	1	16.5	2025-03-23 16:48:51	app	\N
70477	1029	21477	STD	1	26.5	2025-03-23 17:44:26	app	\N
70478	1034	21556	STU	5	80.0	2025-03-23 18:04:02	app	\N
70479	1030	20202	STD	1	30.5	2025-03-23 19:56:51	web	\N
70480	1031	20935	BAL	2	59.0	2025-03-23 20:40:10	app	\N
70481	1035	21824	STA	3	109.5	2025-03-24 14:08:55	app	\N
70482	1031	20883	BOX	2	119.85	2025-03-24 17:07:56	web	EARLYBIRD
70483	1029	20957	STD	2	53.0	2025-03-24 20:40:32	app	\N
70484	1036	21383	STA	1	27.5	2025-03-24 21:19:06	web	\N
70485	1029	20548	STD	2	53.0	2025-03-24 22:17:55	web	\N
70486	1032	20635	STD	2	44.65	2025-03-25 17:37:43	web	FRIENDS5
70487	1031	20277	STD	1	33.0	2025-03-25 18:08:17	web	\N
70488	1029	20357	STD	2	53.0	2025-03-25 23:35:07	web	\N
70489	1034	20877	STU	2	32.0	2025-03-25 23:42:33	app	\N
70490	1031	21336	STD	4	112.86	2025-03-26 12:37:30	web	FRIENDS5
70491	1032	21010	STD	2	47.0	2025-03-26 14:11:59	phone	\N
70492	1032	21263	STD	2	47.0	2025-03-26 16:12:15	phone	\N
70493	1044	21251	STS	4	52.0	2025-03-26 20:45:04	box office	\N
70494	1043	21328	STD	2	48.75	2025-03-26 21:51:26	web	STUDENT
70495	1034	21816	STS	4	46.0	2025-03-27 10:20:10	web	\N
70496	1039	20343	STU	2	35.0	2025-03-27 11:08:58	web	\N
70497	1034	21397	STS	1	10.92	2025-03-27 12:22:33	web	FRIENDS5
70498	1047	21269	STU	1	16.5	2025-03-27 14:28:45	web	\N
70499	1046	21627	CIR	2	39.1	2025-03-27 14:40:43	web	EARLYBIRD
70500	1056	\N	LAW	1	15.67	2025-03-27 17:12:32	box office	FRIENDS5
70501	1035	20513	BAL	2	56.0	2025-03-27 17:22:02	app	\N
70502	1043	20574	STD	2	65.0	2025-03-27 18:05:25	web	\N
70503	1032	20572	STD	2	35.25	2025-03-27 22:41:08	web	STUDENT
70504	1047	20073	STU	1	16.5	2025-03-28 10:03:00	web	\N
70505	1052	21138	BAL	2	46.75	2025-03-28 13:05:49	web	EARLYBIRD
70506	1033	20902	STA	1	40.5	2025-03-28 19:38:06	web	\N
70507	1033	20460	STA	2	81.0	2025-03-28 20:14:01	web	\N
70508	1031	20264	BAL	2	59.0	2025-03-28 21:49:12	web	\N
70509	1063	20548	LAW	2	17.1	2025-03-28 22:17:26	app	FRIENDS5
70510	1036	\N	CIR	2	33.0	2025-03-29 09:46:18	box office	\N
70511	1032	20663	BAL	2	42.0	2025-03-29 13:25:48	app	\N
70512	1041	\N	STU	1	17.5	2025-03-29 19:55:50	box office	\N
70513	1032	20076	STD	2	47.0	2025-03-30 10:30:57	web	\N
70514	1043	20408	BAL	4	116.0	2025-03-30 11:09:42	web	\N
70515	1042	20126	STU	2	33.0	2025-03-30 17:21:40	web	\N
70516	1039	21249	STU	2	35.0	2025-03-31 12:53:36	app	\N
70517	1046	\N	BAL	4	88.5	2025-03-31 13:11:58	box office	STUDENT
70518	1034	21221	STU	2	28.8	2025-03-31 17:53:38	app	\N
70519	1033	21556	STA	1	40.5	2025-04-01 14:11:44	web	\N
70520	1032	21480	STD	4	84.6	2025-04-01 19:04:53	web	\N
70521	1032	21330	STD	5	117.5	2025-04-01 19:41:45	app	\N
70522	1034	20833	STU	6	96.0	2025-04-02 09:42:46	phone	\N
70523	1034	21520	STS	2	23.0	2025-04-02 10:31:55	web	\N
70524	1039	21557	STU	2	26.25	2025-04-02 11:04:12	box office	STUDENT
70525	1046	20392	BAL	2	44.25	2025-04-02 12:29:01	app	STUDENT
70526	1033	20672	STA	2	81.0	2025-04-02 18:43:12	web	\N
70527	1035	20709	STA	8	292.0	2025-04-02 19:14:11	phone	\N
70528	1032	21138	BAL	2	39.9	2025-04-02 20:37:01	web	FRIENDS5
70529	1038	20071	STU	4	68.0	2025-04-02 20:47:38	web	\N
70530	1039	20957	STU	1	17.5	2025-04-02 22:09:48	web	\N
70531	1035	20883	CIR	2	43.0	2025-04-03 09:19:24	app	\N
70532	1034	20817	STS	2	19.55	2025-04-03 13:11:29	app	EARLYBIRD
70533	1033	21712	STA	5	202.5	2025-04-03 14:22:10	web	\N
70534	1033	20277	BAL	2	62.0	2025-04-03 19:52:39	box office	\N
70535	1061	20481	STD	4	116.0	2025-04-03 20:42:42	web	\N
70536	1048	20202	CIR	4	61.5	2025-04-03 21:24:12	web	STUDENT
70537	1046	20957	STD	2	66.0	2025-04-04 09:36:45	app	\N
70538	1032	\N	BAL	1	21.0	2025-04-04 15:22:44	box office	\N
70539	1037	20877	BAL	2	45.6	2025-04-04 17:59:38	web	FRIENDS5
70540	1032	\N	STD	2	47.0	2025-04-04 18:28:04	box office	\N
70541	1034	20007	STU	4	64.0	2025-04-05 10:19:27	app	\N
70542	1036	21386	STA	5	137.5	2025-04-05 12:55:43	web	\N
70543	1036	21737	BAL	5	89.25	2025-04-05 21:02:21	app	EARLYBIRD
70544	1040	20856	STA	4	137.7	2025-04-06 13:51:23	web	EARLYBIRD
70545	1035	20460	BAL	1	28.0	2025-04-06 17:51:43	web	\N
70546	1050	21709	STU	2	38.0	2025-04-06 21:47:39	app	\N
70547	1044	20914	STU	5	92.5	2025-04-06 22:53:55	web	\N
70548	1056	20990	TAB	2	49.0	2025-04-07 15:04:19	web	\N
70549	1035	21580	STA	4	146.0	2025-04-07 16:15:11	web	\N
70550	1034	\N	STS	4	46.0	2025-04-07 16:29:10	box office	\N
70551	1045	20549	STS	2	24.0	2025-04-07 20:02:24	web	\N
70552	1055	20848	STU	3	49.5	2025-04-08 16:52:11	web	\N
70553	1036	20412	CIR	2	33.0	2025-04-08 20:36:06	app	\N
70554	1050	20581	STU	2	38.0	2025-04-08 21:28:13	app	\N
70555	1047	20588	STU	4	66.0	2025-04-08 22:20:49	app	\N
70556	1045	\N	STU	1	17.5	2025-04-08 22:46:02	box office	\N
70557	1034	20588	STU	2	32.0	2025-04-08 22:50:56	web	\N
70558	1040	20114	STA	1	40.5	2025-04-09 12:45:28	web	\N
70559	1043	21351	STD	2	65.0	2025-04-09 14:35:03	app	\N
70560	1042	\N	STU	4	66.0	2025-04-09 16:32:27	box office	\N
70561	1035	21251	BAL	1	28.0	2025-04-09 19:09:29	phone	\N
70562	1040	\N	BAL	2	62.0	2025-04-09 20:05:35	box office	\N
70563	1051	21229	BAL	2	33.75	2025-04-10 13:19:20	app	STUDENT
70564	1039	20310	STU	2	29.75	2025-04-10 14:09:06	web	EARLYBIRD
70565	1035	21336	CIR	6	116.1	2025-04-10 17:07:50	web	\N
70566	1042	20908	STS	2	23.0	2025-04-10 18:18:46	web	\N
70567	1061	20654	STD	2	55.1	2025-04-10 21:48:55	web	FRIENDS5
70568	1036	20548	BAL	4	84.0	2025-04-10 22:45:16	web	\N
70569	1036	21691	CIR	2	33.0	2025-04-10 23:02:29	web	\N
70570	1035	20833	BAL	5	140.0	2025-04-11 11:20:11	app	\N
70571	1037	20654	STD	2	54.0	2025-04-11 16:52:57	web	\N
70572	1043	\N	STD	4	130.0	2025-04-11 18:32:48	box office	\N
70573	1048	20416	STD	2	59.0	2025-04-12 08:15:28	app	\N
70574	1043	21588	BOX	2	124.2	2025-04-12 09:51:12	web	\N
70575	1045	21426	STS	2	24.0	2025-04-12 16:37:11	phone	\N
70576	1056	21520	TAB	2	49.0	2025-04-12 19:21:14	web	\N
70577	1043	21263	STD	1	32.5	2025-04-13 10:28:45	web	\N
70578	1048	20753	STD	2	59.0	2025-04-13 16:52:11	web	\N
70579	1047	21369	STU	5	82.5	2025-04-13 18:14:58	web	\N
70580	1043	20152	BAL	1	29.0	2025-04-13 20:00:17	web	\N
70581	1045	20073	STS	2	18.0	2025-04-14 10:06:13	web	STUDENT
70582	1036	20473	STA	1	27.5	2025-04-14 10:52:15	app	\N
70583	1049	20657	BAL	4	114.0	2025-04-14 12:31:14	app	\N
70584	1061	20781	STD	3	82.65	2025-04-14 15:34:46	web	FRIENDS5
70585	1036	21544	BAL	4	84.0	2025-04-14 20:42:01	web	\N
70586	1051	21553	BAL	3	67.5	2025-04-14 22:04:06	web	\N
70587	1037	20588	BAL	4	81.6	2025-04-15 17:35:09	web	EARLYBIRD
70588	1046	20810	CIR	2	46.0	2025-04-15 18:27:50	web	\N
70589	1043	21328	STD	2	65.0	2025-04-15 18:33:51	web	\N
70590	1038	21130	STU	4	68.0	2025-04-15 20:54:45	web	\N
70591	1040	21116	STA	1	40.5	2025-04-16 12:41:04	app	\N
70592	1038	21816	STU	2	34.0	2025-04-16 13:49:36	web	\N
70593	1045	21318	STU	2	35.0	2025-04-16 15:51:28	web	\N
70594	1051	20705	STD	2	51.0	2025-04-16 18:06:03	web	\N
70595	1040	20856	BAL	1	31.0	2025-04-16 21:25:10	web	\N
70596	1043	20195	STD	2	65.0	2025-04-17 12:28:44	phone	\N
70597	1050	21394	STU	2	38.0	2025-04-17 18:18:24	web	\N
70598	1038	21794	STU	1	17.0	2025-04-17 20:57:07	web	\N
70599	1039	21394	STU	2	35.0	2025-04-17 22:47:37	web	\N
70600	1051	20237	STD	4	91.8	2025-04-18 10:56:00	web	\N
70601	1040	21312	STA	4	121.5	2025-04-18 11:23:14	web	STUDENT
70602	1041	21251	STU	6	105.0	2025-04-18 12:20:44	web	\N
70603	1044	20110	STS	2	26.0	2025-04-18 19:37:48	web	\N
70604	1041	21414	STU	2	35.0	2025-04-19 11:21:40	web	\N
70605	1038	21855	STU	2	34.0	2025-04-19 14:35:30	web	\N
70606	1039	20130	STU	1	17.5	2025-04-19 15:21:34	web	\N
70607	1046	20322	STD	2	66.0	2025-04-19 18:55:41	app	\N
70608	1043	20921	STD	2	65.0	2025-04-19 19:45:42	web	\N
70609	1041	\N	STU	2	35.0	2025-04-19 19:52:02	box office	\N
70610	1043	21671	STD	2	65.0	2025-04-20 08:29:22	app	\N
70611	1047	20588	STU	1	16.5	2025-04-20 13:54:28	web	\N
70612	1039	21371	STU	1	17.5	2025-04-20 14:22:15	phone	\N
70613	1039	20406	STU	2	35.0	2025-04-20 14:34:06	web	\N
70614	1051	20572	CIR	1	17.5	2025-04-21 16:54:43	app	\N
70615	1050	\N	STS	2	19.5	2025-04-21 19:22:30	box office	STUDENT
70616	1057	21813	STU	1	15.5	2025-04-21 19:28:46	web	\N
70617	1043	\N	STD	2	65.0	2025-04-21 22:26:23	box office	\N
70618	1049	20406	BAL	1	24.22	2025-04-22 10:04:54	phone	EARLYBIRD
70619	1037	20073	BAL	2	48.0	2025-04-22 11:30:11	web	\N
70620	1043	20793	BAL	5	145.0	2025-04-22 14:47:47	box office	\N
70621	1049	20529	BAL	2	57.0	2025-04-22 17:57:31	web	\N
70622	1043	20968	BAL	2	58.0	2025-04-22 21:36:55	phone	\N
70623	1057	21033	STU	3	46.5	2025-04-23 09:03:58	app	\N
70624	1049	20114	BAL	2	57.0	2025-04-23 09:34:27	app	\N
70625	1047	20654	STU	1	16.5	2025-04-23 15:39:24	app	\N
70626	1047	\N	STS	3	34.5	2025-04-23 15:55:53	box office	\N
70627	1040	20839	STA	4	162.0	2025-04-23 17:30:24	web	\N
70628	1044	21777	STU	1	18.5	2025-04-23 21:02:22	phone	\N
70629	1045	21498	STU	2	35.0	2025-04-24 09:12:57	web	\N
70630	1039	20957	STU	3	52.5	2025-04-24 16:20:48	web	\N
70631	1040	21753	CIR	1	24.0	2025-04-24 16:28:25	web	\N
70632	1052	20102	BAL	2	55.0	2025-04-24 17:11:06	app	\N
70633	1042	21052	STU	1	16.5	2025-04-25 08:04:21	web	\N
70634	1060	20603	STD	1	24.5	2025-04-25 14:02:07	web	\N
70635	1038	20833	STU	2	34.0	2025-04-25 15:05:53	web	\N
70636	1050	21028	STU	4	76.0	2025-04-25 16:56:01	web	\N
70637	1048	20563	STD	2	59.0	2025-04-25 18:36:37	app	\N
70638	1041	20152	STS	1	12.0	2025-04-25 19:41:45	app	\N
70639	1040	20114	STA	2	68.85	2025-04-25 19:57:05	phone	EARLYBIRD
70640	1041	21855	STU	3	44.62	2025-04-25 21:06:37	box office	EARLYBIRD
70641	1038	20170	STU	1	17.0	2025-04-25 21:22:04	web	\N
70642	1041	21586	STU	5	87.5	2025-04-25 21:36:53	web	\N
70643	1045	20989	STU	1	17.5	2025-04-25 21:40:25	web	\N
70644	1051	20400	STD	2	51.0	2025-04-26 12:37:50	app	\N
70645	1045	20821	STU	2	35.0	2025-04-26 13:21:02	box office	\N
70646	1038	20457	STS	4	46.0	2025-04-26 15:11:11	web	\N
70647	1042	21557	STU	2	31.35	2025-04-26 16:33:24	web	FRIENDS5
70648	1039	20957	STU	2	35.0	2025-04-26 16:47:16	web	\N
70649	1056	20957	LAW	2	33.0	2025-04-26 17:39:15	app	\N
70650	1046	20237	STD	1	29.7	2025-04-26 19:32:47	web	\N
70651	1052	20114	STA	2	72.0	2025-04-26 21:58:59	web	\N
70652	1039	20957	STU	1	16.62	2025-04-27 17:15:00	app	FRIENDS5
70653	1058	21498	STU	6	108.0	2025-04-27 17:49:14	web	\N
70654	1044	20848	STS	4	52.0	2025-04-28 12:32:11	web	\N
70655	1047	21263	STU	4	66.0	2025-04-28 15:11:55	web	\N
70656	1044	21740	STU	2	27.75	2025-04-28 23:38:34	web	STUDENT
70657	1046	20292	STD	2	66.0	2025-04-29 10:08:26	app	\N
70658	1043	20982	BAL	2	58.0	2025-04-29 10:56:48	web	\N
70659	1042	20893	STU	2	33.0	2025-04-29 11:22:19	app	\N
70660	1052	20657	BOX	5	327.5	2025-04-29 15:58:18	web	\N
70661	1053	20183	STU	3	49.5	2025-04-30 12:28:26	web	\N
70662	1046	20977	STD	2	62.7	2025-04-30 13:16:14	web	FRIENDS5
70663	1041	20322	STU	2	35.0	2025-04-30 15:03:55	web	\N
70664	1049	20657	STA	3	112.5	2025-04-30 19:47:28	app	\N
70665	1042	20076	STU	2	33.0	2025-04-30 22:26:59	web	\N
70666	1052	21047	BAL	3	82.5	2025-05-01 12:08:26	web	\N
70667	1045	20574	STS	4	48.0	2025-05-01 12:11:54	web	\N
70668	1043	20957	BAL	2	58.0	2025-05-01 22:08:12	phone	\N
70669	1045	\N	STU	2	35.0	2025-05-02 09:09:06	box office	\N
70670	1042	21074	STU	3	49.5	2025-05-02 09:53:24	app	\N
70671	1043	21336	STD	2	58.5	2025-05-02 14:02:42	web	\N
70672	1062	21612	LAW	3	46.5	2025-05-02 18:17:22	web	\N
70673	1042	\N	STU	2	33.0	2025-05-02 20:17:51	box office	\N
70674	1044	21443	STU	2	37.0	2025-05-03 08:29:09	box office	\N
70675	1043	20663	BAL	6	174.0	2025-05-04 18:34:47	web	\N
70676	1048	21705	BAL	1	26.5	2025-05-04 19:30:43	web	\N
70677	1048	21671	CIR	1	17.43	2025-05-04 20:51:20	web	EARLYBIRD
70678	1045	\N	STU	2	35.0	2025-05-04 23:25:13	box office	\N
70679	1044	21768	STU	1	18.5	2025-05-05 10:06:01	web	\N
70680	1046	20582	STD	3	99.0	2025-05-05 16:27:00	web	\N
70681	1042	\N	STU	1	16.5	2025-05-05 18:32:24	box office	\N
70682	1046	21544	STD	6	198.0	2025-05-05 19:23:12	box office	\N
70683	1051	20977	BAL	1	22.5	2025-05-05 23:34:30	web	\N
70684	1046	20277	BAL	1	29.5	2025-05-06 12:53:15	web	\N
70685	1046	21705	STD	3	94.05	2025-05-06 17:36:27	web	FRIENDS5
70686	1046	21113	BAL	1	29.5	2025-05-06 18:09:57	web	\N
70687	1044	20699	STU	3	55.5	2025-05-06 20:14:43	app	\N
70688	1051	21557	CIR	2	35.0	2025-05-06 20:26:38	app	\N
70689	1051	20523	STD	2	45.9	2025-05-07 09:58:57	web	\N
70690	1056	20856	LAW	3	49.5	2025-05-07 10:46:27	web	\N
70691	1063	21257	TAB	1	13.5	2025-05-07 15:08:00	web	\N
70692	1051	20921	STD	2	51.0	2025-05-07 20:12:48	web	\N
70693	1060	20378	STD	1	24.5	2025-05-07 22:32:15	web	\N
70694	1045	20357	STU	2	33.25	2025-05-08 08:43:19	phone	FRIENDS5
70695	1045	21094	STU	3	52.5	2025-05-08 20:53:28	web	\N
70696	1046	21414	STD	2	66.0	2025-05-09 10:38:00	app	\N
70697	1045	21269	STU	2	35.0	2025-05-09 13:06:52	web	\N
70698	1049	21824	STA	1	31.88	2025-05-09 19:53:49	web	EARLYBIRD
70699	1062	20574	TAB	4	92.0	2025-05-09 20:44:01	app	\N
70700	1048	21612	STD	2	59.0	2025-05-09 21:12:51	app	\N
70701	1045	\N	STU	1	17.5	2025-05-10 09:32:31	box office	\N
70702	1050	20848	STU	2	38.0	2025-05-10 09:50:03	web	\N
70703	1066	20264	BOX	1	37.0	2025-05-10 12:26:11	phone	\N
70704	1048	20709	STD	4	118.0	2025-05-10 16:47:18	app	\N
70705	1049	21336	BAL	3	76.95	2025-05-10 19:18:21	web	\N
70706	1057	20902	STU	2	31.0	2025-05-10 20:02:11	app	\N
70707	1046	20801	STD	2	49.5	2025-05-10 21:23:27	web	STUDENT
70708	1046	20657	BAL	3	88.5	2025-05-10 22:29:47	web	\N
70709	1046	20833	BAL	2	59.0	2025-05-11 17:26:00	web	\N
70710	1045	20574	STU	2	35.0	2025-05-11 19:03:02	web	\N
70711	1046	20155	STD	1	33.0	2025-05-11 19:03:42	web	\N
70712	1054	20865	LAW	4	76.0	2025-05-12 19:01:41	app	\N
70713	1046	20277	BAL	4	118.0	2025-05-12 20:23:05	app	\N
70714	1051	21318	BAL	4	90.0	2025-05-12 20:32:14	web	\N
70715	1044	21162	STU	2	37.0	2025-05-12 20:40:23	web	\N
70716	1058	\N	STU	3	54.0	2025-05-12 21:00:11	box office	\N
70717	1050	20183	STU	3	57.0	2025-05-12 22:56:57	app	\N
70718	1051	20982	STD	1	25.5	2025-05-13 09:19:40	web	\N
70719	1051	21671	BAL	4	90.0	2025-05-13 13:56:31	web	\N
70720	1046	21822	STD	2	66.0	2025-05-13 14:26:59	web	\N
70721	1044	21768	STU	2	37.0	2025-05-13 15:00:40	web	\N
70722	1044	20264	STS	1	13.0	2025-05-13 17:05:17	web	\N
70723	1048	20033	STD	2	59.0	2025-05-13 19:19:02	web	\N
70724	1051	20823	BOX	1	54.0	2025-05-13 20:08:25	web	\N
70725	1045	\N	STU	2	35.0	2025-05-13 21:19:16	box office	\N
70726	1046	21737	BOX	2	141.0	2025-05-14 11:33:04	web	\N
70727	1048	20915	STD	2	59.0	2025-05-14 13:56:28	app	\N
70728	1053	21768	STU	1	16.5	2025-05-14 14:02:27	web	\N
70729	1047	21577	STS	2	23.0	2025-05-14 19:53:30	phone	\N
70730	1047	21257	STU	2	33.0	2025-05-14 22:13:16	web	\N
70731	1046	21822	STD	6	198.0	2025-05-14 22:20:18	web	\N
70732	1050	21263	STU	2	36.1	2025-05-14 22:23:47	web	FRIENDS5
70733	1048	20277	STD	1	29.5	2025-05-15 09:43:22	web	\N
70734	1044	21647	STU	1	18.5	2025-05-15 12:13:59	phone	\N
70735	1066	20237	BOX	4	133.2	2025-05-15 12:55:44	app	\N
70736	1054	21351	LAW	2	38.0	2025-05-15 15:43:11	app	\N
70737	1051	20777	STD	1	21.68	2025-05-16 09:19:06	web	EARLYBIRD
70738	1045	21816	STS	2	24.0	2025-05-16 16:49:00	web	\N
70739	1047	21816	STU	5	82.5	2025-05-16 17:59:34	web	\N
70740	1049	21590	BAL	2	48.45	2025-05-16 21:31:12	web	EARLYBIRD
70741	1048	21351	STD	1	29.5	2025-05-16 23:14:29	web	\N
70742	1048	20310	BAL	1	26.5	2025-05-17 11:04:53	web	\N
70743	1054	20363	LAW	4	76.0	2025-05-17 11:24:11	web	\N
70744	1047	20603	STU	2	31.35	2025-05-17 19:38:43	web	FRIENDS5
70745	1061	20729	BAL	1	26.0	2025-05-18 09:01:00	web	\N
70746	1047	20999	STU	3	49.5	2025-05-18 14:41:42	app	\N
70747	1048	21113	STD	3	88.5	2025-05-18 15:22:30	app	\N
70748	1051	21535	STD	2	51.0	2025-05-18 18:10:06	box office	\N
70749	1048	21328	STD	1	28.02	2025-05-19 10:34:09	app	FRIENDS5
70750	1049	20914	CIR	2	44.0	2025-05-19 13:46:15	app	\N
70751	1050	21612	STU	2	38.0	2025-05-19 15:38:02	web	\N
70752	1048	21671	STD	4	118.0	2025-05-19 18:38:50	web	\N
70753	1048	21588	STD	5	99.56	2025-05-19 19:47:32	web	STUDENT
70754	1064	\N	LAW	2	35.0	2025-05-20 09:34:27	box office	\N
70755	1052	21047	STA	2	72.0	2025-05-20 10:52:42	web	\N
70756	1048	20635	STD	2	59.0	2025-05-20 12:29:24	web	\N
70757	1049	20657	STA	2	75.0	2025-05-20 12:29:56	web	\N
70758	1050	20957	STU	2	32.3	2025-05-20 20:57:55	web	EARLYBIRD
70759	1065	20389	STU	2	33.0	2025-05-21 12:03:46	web	\N
70760	1054	21148	LAW	3	57.0	2025-05-21 14:48:58	app	\N
70761	1058	20073	STU	6	108.0	2025-05-21 17:22:37	web	\N
70762	1052	21386	STA	1	36.0	2025-05-22 17:14:15	web	\N
70763	1048	21520	STD	3	88.5	2025-05-22 19:17:35	web	\N
70764	1056	20581	LAW	2	33.0	2025-05-22 21:37:49	phone	\N
70765	1053	21816	STU	2	33.0	2025-05-23 21:08:55	app	\N
70766	1052	20102	CIR	4	84.0	2025-05-23 22:01:33	app	\N
70767	1064	20663	LAW	1	17.5	2025-05-23 22:23:02	web	\N
70768	1051	20130	STD	1	25.5	2025-05-23 23:34:51	web	\N
70769	1054	21394	TAB	2	56.0	2025-05-24 10:20:42	box office	\N
70770	1055	21768	STU	2	33.0	2025-05-24 12:00:41	app	\N
70771	1049	20114	STA	3	112.5	2025-05-24 12:29:16	web	\N
70772	1049	20114	BAL	2	57.0	2025-05-24 15:35:09	web	\N
70773	1054	21320	TAB	5	140.0	2025-05-24 18:14:48	web	\N
70774	1052	20877	STA	5	180.0	2025-05-24 18:24:43	web	\N
70775	1056	20457	LAW	2	33.0	2025-05-24 21:23:04	app	\N
70776	1051	20775	STD	6	153.0	2025-05-25 12:42:47	phone	\N
70777	1056	20152	LAW	3	49.5	2025-05-25 18:35:43	app	\N
70778	1058	21627	STU	1	15.3	2025-05-26 10:07:31	web	EARLYBIRD
70779	1051	\N	BAL	2	45.0	2025-05-26 13:28:34	box office	\N
70780	1057	21067	STU	2	26.35	2025-05-26 18:04:44	app	EARLYBIRD
70781	1063	20389	LAW	4	36.0	2025-05-26 20:03:29	web	\N
70782	1060	20152	STD	8	196.0	2025-05-27 12:10:30	web	\N
70783	1058	21520	STU	3	54.0	2025-05-27 12:51:08	web	\N
70784	1060	20777	STD	3	73.5	2025-05-27 16:52:37	box office	\N
70785	1052	\N	STA	4	144.0	2025-05-27 17:34:29	box office	\N
70786	1061	21383	STD	8	197.2	2025-05-27 23:53:00	app	EARLYBIRD
70787	1055	21052	STS	2	17.25	2025-05-28 11:50:32	app	STUDENT
70788	1055	21556	STS	2	23.0	2025-05-28 19:27:38	web	\N
70789	1052	21813	BAL	2	55.0	2025-05-28 22:30:02	web	\N
70790	1055	20956	STU	4	66.0	2025-05-28 22:39:54	web	\N
70791	1062	20292	TAB	2	46.0	2025-05-29 11:00:50	app	\N
70792	1051	\N	BOX	3	162.0	2025-05-29 14:48:41	box office	\N
70793	1075	21580	STA	1	31.5	2025-05-29 18:12:50	app	\N
70794	1062	21099	TAB	4	92.0	2025-05-29 19:53:57	web	\N
70795	1051	21458	BAL	2	45.0	2025-05-29 21:43:28	box office	\N
70796	1052	20457	BAL	2	55.0	2025-05-30 09:03:31	phone	\N
70797	1054	21674	LAW	1	19.0	2025-05-30 19:12:35	web	\N
70798	1061	21810	STD	2	52.2	2025-05-30 19:17:14	app	\N
70799	1053	20833	STU	3	49.5	2025-05-30 19:27:41	phone	\N
70800	1051	21627	BOX	3	162.0	2025-05-30 20:08:54	web	\N
70801	1063	21627	LAW	2	18.0	2025-05-30 21:55:26	app	\N
70802	1054	\N	LAW	2	38.0	2025-05-31 10:01:34	box office	\N
70803	1052	21824	CIR	1	21.0	2025-05-31 11:40:16	phone	\N
70804	1068	20713	STA	2	86.0	2025-05-31 15:20:24	web	\N
70805	1053	20071	STU	1	16.5	2025-06-01 12:09:14	web	\N
70806	1052	20654	BAL	2	55.0	2025-06-01 13:57:22	web	\N
70807	1059	21700	BOX	1	77.5	2025-06-01 19:11:23	web	\N
70808	1054	20657	TAB	2	56.0	2025-06-02 12:46:12	app	\N
70809	1060	20171	STD	2	49.0	2025-06-02 13:56:32	app	\N
70810	1065	20071	STU	2	33.0	2025-06-02 17:40:05	web	\N
70811	1054	20237	TAB	6	151.2	2025-06-02 18:42:39	app	\N
70812	1052	21187	BAL	8	220.0	2025-06-03 09:11:01	web	\N
70813	1053	\N	STS	2	17.25	2025-06-03 10:37:21	box office	STUDENT
70814	1056	21709	LAW	2	33.0	2025-06-03 14:25:46	web	\N
70815	1061	20753	STD	3	87.0	2025-06-03 15:06:22	web	\N
70816	1061	20277	STD	1	29.0	2025-06-03 21:48:34	web	\N
70817	1055	21498	STU	5	82.5	2025-06-03 21:51:40	app	\N
70818	1058	21816	STU	2	36.0	2025-06-04 09:24:05	app	\N
70819	1055	\N	STU	1	16.5	2025-06-04 16:52:41	box office	\N
70820	1052	21712	BAL	2	55.0	2025-06-04 18:38:04	web	\N
70821	1066	21794	BAL	3	46.5	2025-06-04 20:34:22	web	\N
70822	1055	21709	STU	2	33.0	2025-06-05 09:36:17	web	\N
70823	1060	21039	STD	2	49.0	2025-06-05 17:57:06	app	\N
70824	1066	20809	CIR	1	11.4	2025-06-05 20:11:13	web	FRIENDS5
70825	1055	21328	STS	5	57.5	2025-06-05 21:52:28	web	\N
70826	1061	21141	BAL	2	52.0	2025-06-05 22:54:09	web	\N
70827	1060	\N	STD	2	49.0	2025-06-06 13:27:13	box office	\N
70828	1057	21257	STU	1	15.5	2025-06-07 18:27:14	web	\N
70829	1054	21671	LAW	1	16.15	2025-06-07 19:17:00	web	EARLYBIRD
70830	1061	20237	STD	4	104.4	2025-06-07 19:33:37	web	\N
70831	1063	20007	TAB	4	54.0	2025-06-07 20:09:58	web	\N
70832	1062	20943	LAW	2	31.0	2025-06-07 22:48:52	web	\N
70833	1059	21783	STA	2	85.0	2025-06-08 08:09:06	web	\N
70834	1056	21412	LAW	2	33.0	2025-06-08 12:47:01	web	\N
70835	1064	21498	TAB	2	52.0	2025-06-08 13:37:11	web	\N
70836	1056	21855	TAB	2	49.0	2025-06-08 14:42:06	web	\N
70837	1060	\N	BAL	1	22.0	2025-06-08 14:43:52	box office	\N
70838	1056	21394	LAW	5	82.5	2025-06-08 16:35:58	phone	\N
70839	1057	20839	STU	1	15.5	2025-06-09 17:23:38	phone	\N
70840	1056	\N	LAW	5	82.5	2025-06-09 21:30:01	box office	\N
70841	1060	21553	BAL	3	66.0	2025-06-10 16:33:03	web	\N
70842	1055	\N	STU	2	33.0	2025-06-10 17:21:41	box office	\N
70843	1061	21705	STD	2	58.0	2025-06-10 21:03:49	web	\N
70844	1058	\N	STU	1	18.0	2025-06-11 13:41:56	box office	\N
70845	1061	\N	BAL	1	24.7	2025-06-11 20:44:31	box office	FRIENDS5
70846	1059	21336	CIR	2	45.0	2025-06-12 08:48:29	web	\N
70847	1058	21336	STU	2	32.4	2025-06-12 19:00:16	box office	\N
70848	1056	20039	TAB	2	49.0	2025-06-12 19:24:45	web	\N
70849	1055	20781	STS	2	23.0	2025-06-12 19:54:00	web	\N
70850	1058	20126	STU	1	18.0	2025-06-13 09:09:11	web	\N
70851	1063	21369	LAW	2	18.0	2025-06-13 11:06:35	web	\N
70852	1056	20264	TAB	2	49.0	2025-06-13 16:29:54	web	\N
70853	1059	21249	CIR	2	50.0	2025-06-13 17:12:00	web	\N
70854	1059	20392	STA	3	127.5	2025-06-13 17:12:07	app	\N
70855	1061	20608	STD	1	29.0	2025-06-13 20:20:10	web	\N
70856	1057	\N	STU	4	62.0	2025-06-14 12:25:03	box office	\N
70857	1058	\N	STS	2	25.0	2025-06-15 10:30:00	box office	\N
70858	1059	21546	CIR	3	75.0	2025-06-15 15:20:56	web	\N
70859	1065	21307	STU	2	33.0	2025-06-15 17:29:22	phone	\N
70860	1061	21432	BAL	2	52.0	2025-06-15 20:12:35	app	\N
70861	1065	21737	STS	2	23.0	2025-06-15 22:05:51	web	\N
70862	1058	\N	STS	2	25.0	2025-06-16 11:45:10	box office	\N
70863	1059	20874	STA	2	85.0	2025-06-16 14:39:15	phone	\N
70864	1065	21810	STU	1	14.85	2025-06-16 18:31:20	web	\N
70865	1078	20525	BAL	2	59.0	2025-06-17 12:42:35	web	\N
70866	1059	20856	BAL	4	130.0	2025-06-17 18:02:03	web	\N
70867	1064	21307	LAW	4	70.0	2025-06-17 21:52:46	web	\N
70868	1060	20902	STD	2	49.0	2025-06-18 20:35:57	web	\N
70869	1064	21266	TAB	1	26.0	2025-06-19 11:27:30	web	\N
70870	1062	21187	LAW	4	62.0	2025-06-20 16:09:35	web	\N
70871	1061	\N	STD	8	232.0	2025-06-20 18:50:55	box office	\N
70872	1065	20529	STU	4	62.7	2025-06-20 20:00:47	web	FRIENDS5
70873	1074	20392	STU	2	34.0	2025-06-20 21:05:15	web	\N
70874	1064	20277	LAW	4	70.0	2025-06-21 13:10:51	web	\N
70875	1062	21316	TAB	4	92.0	2025-06-21 16:19:02	box office	\N
70876	1065	20167	STU	2	31.35	2025-06-21 17:31:06	web	FRIENDS5
70877	1065	21520	STU	4	66.0	2025-06-21 17:57:34	phone	\N
70878	1064	20915	TAB	2	52.0	2025-06-21 20:28:59	box office	\N
70879	1061	21257	BAL	3	78.0	2025-06-21 21:00:02	phone	\N
70880	1062	21671	LAW	2	26.35	2025-06-22 11:54:57	phone	EARLYBIRD
70881	1063	21498	LAW	5	45.0	2025-06-22 17:56:02	web	\N
70882	1068	21336	CIR	5	114.75	2025-06-22 20:42:22	web	\N
70883	1060	21803	CIR	2	28.9	2025-06-23 09:50:27	web	EARLYBIRD
70884	1061	\N	STD	5	145.0	2025-06-23 11:49:05	box office	\N
70885	1066	20084	BAL	3	46.5	2025-06-23 13:25:40	web	\N
70886	1061	21426	BAL	1	19.5	2025-06-23 13:54:04	web	STUDENT
70887	1060	\N	CIR	3	51.0	2025-06-23 18:44:02	box office	\N
70888	1063	20921	LAW	2	18.0	2025-06-23 20:08:07	web	\N
70889	1062	21351	LAW	2	23.25	2025-06-24 16:05:13	web	STUDENT
70890	1060	\N	BAL	1	22.0	2025-06-24 19:18:44	box office	\N
70891	1063	21187	TAB	4	54.0	2025-06-24 22:35:25	web	\N
70892	1060	\N	STD	4	98.0	2025-06-25 08:43:36	box office	\N
70893	1060	20572	STD	1	24.5	2025-06-25 14:44:26	app	\N
70894	1060	21544	BAL	1	22.0	2025-06-25 16:14:23	box office	\N
70895	1062	20152	LAW	2	31.0	2025-06-25 21:08:00	web	\N
70896	1068	\N	BOX	2	157.0	2025-06-26 11:12:09	box office	\N
70897	1076	21021	STD	2	64.0	2025-06-26 11:29:21	web	\N
70898	1064	\N	TAB	2	52.0	2025-06-26 12:56:39	box office	\N
70899	1069	20277	STS	1	11.5	2025-06-26 13:08:58	web	\N
70900	1061	20452	BAL	3	78.0	2025-06-26 16:35:34	web	\N
70901	1064	20833	TAB	1	26.0	2025-06-28 12:34:34	phone	\N
70902	1065	20877	STU	6	74.25	2025-06-29 12:47:23	web	STUDENT
70903	1066	20084	STA	2	30.75	2025-06-29 14:17:36	web	STUDENT
70904	1064	21336	LAW	2	31.5	2025-06-29 20:10:52	web	\N
70905	1068	20657	BAL	4	132.0	2025-07-02 12:07:15	web	\N
70906	1064	21052	TAB	4	104.0	2025-07-03 20:25:19	phone	\N
70907	1066	21288	STA	1	19.47	2025-07-04 19:26:26	web	FRIENDS5
70908	1065	21316	STU	3	49.5	2025-07-05 13:18:48	web	\N
70909	1065	21816	STS	2	21.85	2025-07-05 17:53:18	web	FRIENDS5
70910	1067	20114	BAL	2	50.35	2025-07-05 21:44:19	app	FRIENDS5
70911	1086	21623	BAL	4	116.0	2025-07-06 12:45:36	app	\N
70912	1069	20457	STS	2	23.0	2025-07-06 13:13:05	box office	\N
70913	1064	20264	LAW	2	35.0	2025-07-06 21:26:49	web	\N
70914	1065	20588	STU	1	16.5	2025-07-07 10:07:21	web	\N
70915	1067	20076	STD	1	29.5	2025-07-07 15:42:10	web	\N
70916	1064	21394	TAB	2	52.0	2025-07-08 11:11:29	web	\N
70917	1064	20076	TAB	4	104.0	2025-07-08 21:52:49	web	\N
70918	1064	21588	LAW	5	78.75	2025-07-08 23:46:15	web	\N
70919	1077	20202	STD	2	69.0	2025-07-09 09:36:25	web	\N
70920	1067	20076	STD	1	29.5	2025-07-09 09:44:27	app	\N
70921	1077	\N	STD	4	131.1	2025-07-09 10:14:28	box office	FRIENDS5
70922	1064	\N	LAW	2	35.0	2025-07-09 17:23:00	box office	\N
70923	1064	\N	TAB	3	78.0	2025-07-09 19:09:20	box office	\N
70924	1065	21816	STU	2	33.0	2025-07-10 20:12:03	web	\N
70925	1065	20039	STU	4	66.0	2025-07-11 11:56:08	web	\N
70926	1065	20457	STU	2	33.0	2025-07-11 16:00:43	web	\N
70927	1070	20102	TAB	1	20.7	2025-07-12 12:24:09	app	\N
70928	1085	\N	CIR	4	80.0	2025-07-12 12:53:36	box office	\N
70929	1068	21263	CIR	2	51.0	2025-07-12 13:49:59	phone	\N
70930	1065	20678	STS	2	19.55	2025-07-12 16:48:26	phone	EARLYBIRD
70931	1066	21794	CIR	2	24.0	2025-07-13 09:33:04	web	\N
70932	1065	20549	STU	4	62.7	2025-07-13 11:34:52	web	FRIENDS5
70933	1068	20340	BAL	1	33.0	2025-07-13 12:46:28	web	\N
70934	1070	20943	LAW	4	60.0	2025-07-13 20:49:28	app	\N
70935	1065	20247	STU	3	37.12	2025-07-14 09:24:22	web	STUDENT
70936	1066	20670	CIR	3	36.0	2025-07-14 16:29:39	web	\N
70937	1067	20277	STD	2	59.0	2025-07-14 17:41:46	app	\N
70938	1068	21764	STA	4	172.0	2025-07-14 17:44:36	web	\N
70939	1065	21257	STU	8	132.0	2025-07-15 12:32:40	phone	\N
70940	1070	20821	LAW	3	45.0	2025-07-15 16:50:37	web	\N
70941	1068	20101	STA	2	86.0	2025-07-15 21:48:05	web	\N
70942	1068	21700	STA	1	43.0	2025-07-16 13:23:26	web	\N
70943	1065	20672	STU	2	33.0	2025-07-16 18:07:00	phone	\N
70944	1065	20277	STU	1	14.03	2025-07-16 19:33:08	box office	EARLYBIRD
70945	1067	20084	STD	2	59.0	2025-07-16 21:38:29	web	\N
70946	1068	21586	STA	5	215.0	2025-07-17 14:24:11	app	\N
70947	1066	20548	CIR	2	24.0	2025-07-17 16:30:52	phone	\N
70948	1066	20833	CIR	2	24.0	2025-07-17 20:28:00	web	\N
70949	1066	20138	BOX	4	148.0	2025-07-17 21:16:29	phone	\N
70950	1070	20447	LAW	2	30.0	2025-07-17 21:51:27	web	\N
70951	1068	21492	STA	1	43.0	2025-07-18 12:13:41	app	\N
70952	1067	20277	STD	1	29.5	2025-07-18 12:33:03	web	\N
70953	1068	20357	CIR	2	51.0	2025-07-18 19:34:52	web	\N
70954	1069	20856	STU	2	32.0	2025-07-18 22:39:26	app	\N
70955	1077	\N	BOX	2	148.0	2025-07-19 17:27:19	box office	\N
70956	1075	\N	STA	2	63.0	2025-07-19 22:10:27	box office	\N
70957	1083	21263	STD	1	24.5	2025-07-20 12:25:12	web	\N
70958	1068	21768	BAL	2	66.0	2025-07-20 16:45:57	web	\N
70959	1089	20076	STU	2	37.0	2025-07-20 17:30:18	web	\N
70960	1066	20460	STA	1	20.5	2025-07-20 21:55:19	web	\N
70961	1066	20073	STA	2	41.0	2025-07-21 13:56:30	web	\N
70962	1070	20152	LAW	2	30.0	2025-07-21 20:57:50	phone	\N
70963	1071	20654	STU	1	18.5	2025-07-22 14:24:55	web	\N
70964	1067	20525	STD	1	22.12	2025-07-22 17:35:47	box office	STUDENT
70965	1070	\N	TAB	1	23.0	2025-07-22 21:06:05	box office	\N
70966	1067	20563	STD	2	59.0	2025-07-23 11:07:40	web	\N
70967	1066	21712	BAL	4	62.0	2025-07-23 22:57:32	web	\N
70968	1067	20608	BAL	2	53.0	2025-07-24 15:49:31	web	\N
70969	1068	20622	BAL	2	66.0	2025-07-25 18:26:20	app	\N
70970	1071	20549	STU	4	74.0	2025-07-25 20:04:12	web	\N
70971	1066	21383	BOX	1	37.0	2025-07-26 14:39:00	app	\N
70972	1094	20400	STD	2	70.0	2025-07-27 09:45:06	web	\N
70973	1075	21700	BAL	1	24.0	2025-07-28 15:58:54	web	\N
70974	1073	20112	STU	2	37.0	2025-07-28 17:03:40	web	\N
70975	1067	21328	STD	2	59.0	2025-07-28 18:40:47	app	\N
70976	1069	20378	STU	1	12.0	2025-07-29 12:46:59	web	STUDENT
70977	1069	21193	STU	1	16.0	2025-07-29 19:21:41	web	\N
70978	1072	20677	TAB	2	45.0	2025-07-30 18:19:36	web	\N
70979	1070	20208	TAB	4	92.0	2025-07-31 09:20:22	web	\N
70980	1070	21855	LAW	1	15.0	2025-07-31 11:48:00	web	\N
70981	1077	20263	CIR	3	72.0	2025-07-31 17:40:17	web	\N
70982	1070	21190	TAB	3	69.0	2025-08-02 11:49:43	phone	\N
70983	1073	21099	STU	2	37.0	2025-08-02 11:57:03	web	\N
70984	1076	20894	STD	2	64.0	2025-08-02 12:35:35	phone	\N
70985	1068	21116	STA	4	129.0	2025-08-02 13:49:04	web	STUDENT
70986	1068	21193	BAL	5	165.0	2025-08-03 17:02:26	web	\N
70987	1075	21257	BAL	2	48.0	2025-08-04 11:25:53	box office	\N
70988	1080	21612	STU	2	32.0	2025-08-04 12:39:06	web	\N
70989	1075	\N	STA	2	63.0	2025-08-04 19:30:25	box office	\N
70990	1077	20839	STD	3	103.5	2025-08-06 11:05:30	web	\N
70991	1069	20649	STU	6	96.0	2025-08-06 12:38:25	web	\N
70992	1072	21753	LAW	1	15.0	2025-08-07 15:06:13	web	\N
70993	1070	20709	LAW	2	30.0	2025-08-07 22:39:45	phone	\N
70994	1072	21612	LAW	1	15.0	2025-08-08 18:57:59	app	\N
70995	1068	20460	CIR	1	25.5	2025-08-08 19:22:07	web	\N
70996	1072	21816	LAW	2	30.0	2025-08-09 08:11:04	app	\N
70997	1069	21033	STU	2	32.0	2025-08-09 14:59:17	web	\N
70998	1069	21074	STU	8	115.2	2025-08-09 21:04:14	web	\N
70999	1069	21094	STU	2	32.0	2025-08-10 14:11:01	web	\N
71000	1072	20247	LAW	1	15.0	2025-08-10 15:23:45	web	\N
71001	1080	20223	STU	3	48.0	2025-08-10 21:30:21	phone	\N
71002	1069	20587	STU	2	32.0	2025-08-10 22:00:37	web	\N
71003	1080	20292	STU	4	64.0	2025-08-11 18:39:52	app	\N
71004	1072	21599	LAW	2	28.5	2025-08-11 20:48:28	web	FRIENDS5
71005	1074	20155	STU	2	34.0	2025-08-11 21:10:33	web	\N
71006	1077	20264	STD	1	34.5	2025-08-12 14:41:13	web	\N
71007	1073	20699	STU	2	37.0	2025-08-12 20:00:38	web	\N
71008	1069	20022	STS	2	23.0	2025-08-13 08:00:27	app	\N
71009	1083	21312	BAL	2	33.0	2025-08-13 20:35:21	web	STUDENT
71010	1070	20539	TAB	2	41.4	2025-08-14 12:24:44	web	\N
71011	1090	20902	BAL	4	98.0	2025-08-14 17:26:26	web	\N
71012	1070	20520	TAB	2	46.0	2025-08-15 14:18:11	phone	\N
71013	1077	21588	CIR	1	21.6	2025-08-15 14:54:46	web	\N
71014	1072	21612	LAW	6	90.0	2025-08-15 16:31:27	web	\N
71015	1070	21480	TAB	1	20.7	2025-08-15 21:16:27	web	\N
71016	1072	20588	TAB	1	22.5	2025-08-16 12:30:14	phone	\N
71017	1069	21816	STU	3	36.0	2025-08-16 17:28:07	app	STUDENT
71018	1073	20452	STU	1	18.5	2025-08-16 20:13:52	app	\N
71019	1076	21266	BAL	3	85.5	2025-08-16 22:20:05	web	\N
71020	1098	20145	STD	3	73.5	2025-08-17 18:20:16	web	\N
71021	1069	21822	STS	1	11.5	2025-08-17 21:57:42	phone	\N
71022	1081	21753	STA	1	24.38	2025-08-18 11:32:20	web	STUDENT
71023	1070	20529	LAW	1	15.0	2025-08-18 12:14:37	web	\N
71024	1096	21480	STU	2	31.5	2025-08-18 14:08:14	app	\N
71025	1077	\N	STD	2	69.0	2025-08-19 19:27:02	box office	\N
71026	1083	21520	CIR	2	25.5	2025-08-19 21:22:41	web	STUDENT
71027	1088	20856	CIR	4	74.0	2025-08-20 16:36:20	web	\N
71028	1071	20654	STU	4	74.0	2025-08-20 19:12:39	phone	\N
71029	1080	20485	STU	1	16.0	2025-08-20 20:23:05	web	\N
71030	1073	20783	STU	4	55.5	2025-08-20 22:47:43	app	STUDENT
71031	1070	20672	TAB	5	115.0	2025-08-21 23:41:19	web	\N
71032	1072	21067	LAW	2	30.0	2025-08-22 12:29:34	web	\N
71033	1076	\N	BAL	1	28.5	2025-08-22 20:55:35	box office	\N
71034	1078	21553	STD	2	66.0	2025-08-22 21:28:25	web	\N
71035	1081	21520	STA	2	65.0	2025-08-23 15:32:24	phone	\N
71036	1080	20091	STU	5	80.0	2025-08-24 13:42:56	app	\N
71037	1084	\N	STD	2	62.0	2025-08-24 20:49:54	box office	\N
71038	1072	21307	TAB	2	45.0	2025-08-24 21:48:21	app	\N
71039	1076	20657	STD	1	24.0	2025-08-25 09:04:05	web	STUDENT
71040	1072	20245	LAW	4	60.0	2025-08-25 15:15:26	web	\N
71041	1074	20574	STS	1	9.0	2025-08-25 23:33:15	box office	STUDENT
71042	1072	21816	LAW	2	28.5	2025-08-26 10:04:52	web	FRIENDS5
71043	1094	\N	BAL	2	63.0	2025-08-26 14:53:38	box office	\N
71044	1082	21553	STU	1	17.5	2025-08-26 17:23:00	app	\N
71045	1082	21520	STU	2	35.0	2025-08-26 19:52:02	app	\N
71046	1083	21671	BOX	2	104.0	2025-08-27 09:24:59	web	\N
71047	1073	20310	STU	4	74.0	2025-08-27 13:13:03	web	\N
71048	1077	21553	STD	2	69.0	2025-08-28 18:58:24	web	\N
71049	1075	21705	BAL	5	120.0	2025-08-28 20:31:03	web	\N
71050	1083	\N	STD	2	49.0	2025-08-29 09:02:38	box office	\N
71051	1094	\N	STD	2	70.0	2025-08-29 13:54:07	box office	\N
71052	1080	20208	STU	4	64.0	2025-08-29 14:42:24	app	\N
71053	1087	21562	BAL	2	47.0	2025-08-29 15:40:26	web	\N
71054	1076	20020	STD	2	64.0	2025-08-29 17:10:29	web	\N
71055	1100	21550	STD	2	50.0	2025-08-29 21:15:12	app	\N
71056	1074	20237	STU	2	30.6	2025-08-29 21:31:49	web	\N
71057	1078	20277	BAL	1	29.5	2025-08-29 23:15:24	web	\N
71058	1080	21039	STU	1	16.0	2025-08-30 10:32:41	web	\N
71059	1079	21257	STU	3	36.0	2025-08-30 12:27:56	web	STUDENT
71060	1082	21257	STU	2	35.0	2025-08-30 13:54:51	app	\N
71061	1080	21231	STU	5	80.0	2025-08-31 09:50:13	app	\N
71062	1075	20796	STA	1	31.5	2025-08-31 18:21:40	web	\N
71063	1079	20957	STU	2	32.0	2025-09-01 09:27:48	web	\N
71064	1079	\N	STU	1	16.0	2025-09-01 12:25:44	box office	\N
71065	1075	20208	STA	1	26.77	2025-09-02 16:08:27	web	EARLYBIRD
71066	1087	21348	STA	2	62.0	2025-09-02 20:59:53	web	\N
71067	1074	21712	STS	2	18.0	2025-09-03 13:07:39	web	STUDENT
71068	1075	20608	BAL	2	48.0	2025-09-03 14:48:38	web	\N
71069	1074	20259	STU	1	17.0	2025-09-03 15:52:23	app	\N
71070	1074	\N	STU	2	34.0	2025-09-03 17:33:31	box office	\N
71071	1078	20893	STD	4	132.0	2025-09-04 09:51:57	box office	\N
71072	1075	20007	BAL	3	72.0	2025-09-04 12:16:46	web	\N
71073	1083	20400	BAL	2	44.0	2025-09-04 12:52:22	web	\N
71074	1074	21011	STU	4	68.0	2025-09-04 20:12:16	web	\N
71075	1076	20574	BAL	4	114.0	2025-09-05 10:37:58	web	\N
71076	1087	21162	CIR	4	72.0	2025-09-05 14:15:33	web	\N
71077	1073	\N	STS	3	39.0	2025-09-05 14:37:28	box office	\N
71078	1075	\N	BAL	1	24.0	2025-09-06 13:14:33	box office	\N
71079	1074	21498	STS	4	48.0	2025-09-06 21:46:37	app	\N
71080	1075	21634	CIR	4	74.0	2025-09-07 11:12:49	web	\N
71081	1090	21263	STD	4	110.0	2025-09-07 17:51:39	phone	\N
71082	1075	\N	STA	2	59.85	2025-09-07 17:53:24	box office	FRIENDS5
71083	1093	20839	CIR	1	21.5	2025-09-07 18:05:24	web	\N
71084	1081	20208	CIR	2	38.0	2025-09-07 20:35:57	web	\N
71085	1079	21674	STU	2	32.0	2025-09-07 23:58:16	web	\N
71086	1102	20699	STU	1	18.5	2025-09-08 15:46:58	app	\N
71087	1077	\N	BAL	2	62.0	2025-09-08 16:15:17	box office	\N
71088	1076	20582	STD	4	128.0	2025-09-08 23:16:48	web	\N
71089	1080	\N	STS	4	44.0	2025-09-09 17:50:53	box office	\N
71090	1075	20110	BAL	4	96.0	2025-09-09 19:51:55	web	\N
71091	1078	20310	STD	2	66.0	2025-09-10 15:53:13	web	\N
71092	1085	21612	STD	1	29.0	2025-09-10 19:51:44	app	\N
71093	1075	20968	STA	1	31.5	2025-09-11 10:39:11	web	\N
71094	1080	20126	STU	1	16.0	2025-09-11 13:19:37	web	\N
71095	1090	20957	BAL	6	147.0	2025-09-11 19:28:22	phone	\N
71096	1091	20783	BOX	2	134.0	2025-09-11 20:45:41	web	\N
71097	1076	20114	STD	4	128.0	2025-09-12 13:52:08	web	\N
71098	1078	20883	STD	3	99.0	2025-09-12 22:44:36	web	\N
71099	1102	\N	STU	3	55.5	2025-09-13 11:26:32	box office	\N
71100	1084	21269	CIR	8	172.0	2025-09-13 15:19:30	web	\N
71101	1075	20817	CIR	2	27.75	2025-09-13 18:55:00	app	STUDENT
71102	1084	20076	STD	2	62.0	2025-09-14 14:03:03	web	\N
71103	1080	21674	STU	2	32.0	2025-09-14 17:21:22	web	\N
71104	1078	20292	BAL	1	29.5	2025-09-14 18:13:47	app	\N
71105	1078	20649	BAL	2	59.0	2025-09-14 19:10:51	web	\N
71106	1092	20152	STA	2	70.0	2025-09-14 21:57:07	web	\N
71107	1082	21257	STU	2	35.0	2025-09-14 22:06:11	web	\N
71108	1083	20902	STD	2	49.0	2025-09-15 18:12:26	web	\N
71109	1077	21520	STD	2	69.0	2025-09-15 20:13:31	box office	\N
71110	1080	21288	STU	2	32.0	2025-09-16 14:44:53	phone	\N
71111	1092	\N	STA	2	70.0	2025-09-16 18:38:07	box office	\N
71112	1077	20810	CIR	2	48.0	2025-09-17 10:05:58	phone	\N
71113	1077	20635	STD	8	234.6	2025-09-17 12:38:31	web	EARLYBIRD
71114	1076	20915	STD	1	32.0	2025-09-17 14:15:39	phone	\N
71115	1080	20208	STU	1	16.0	2025-09-17 15:03:38	web	\N
71116	1076	21705	STD	2	64.0	2025-09-17 20:13:10	app	\N
71117	1077	21786	BAL	2	55.8	2025-09-18 11:18:16	phone	\N
71118	1077	21700	STD	4	138.0	2025-09-18 12:31:06	web	\N
71119	1078	21623	STD	4	132.0	2025-09-19 12:41:11	web	\N
71120	1083	\N	STD	1	23.27	2025-09-19 20:56:31	box office	FRIENDS5
71121	1086	21263	CIR	2	44.0	2025-09-20 14:15:47	web	\N
71122	1089	21017	STS	6	78.0	2025-09-20 15:03:53	web	\N
71123	1077	20202	STD	2	69.0	2025-09-20 22:43:23	web	\N
71124	1079	20138	STU	2	32.0	2025-09-20 23:34:02	app	\N
71125	1079	20921	STU	4	64.0	2025-09-21 10:17:34	phone	\N
71126	1080	20940	STU	2	32.0	2025-09-21 14:49:09	web	\N
71127	1087	20823	CIR	3	54.0	2025-09-21 18:46:01	app	\N
71128	1083	\N	STD	1	24.5	2025-09-21 20:21:12	box office	\N
71129	1078	20883	STD	1	33.0	2025-09-22 10:37:56	app	\N
71130	1080	21764	STU	1	16.0	2025-09-22 13:24:41	app	\N
71131	1083	21316	BAL	2	44.0	2025-09-22 14:33:00	web	\N
71132	1089	20237	STU	2	33.3	2025-09-23 11:17:13	web	\N
71133	1084	21309	STD	3	93.0	2025-09-23 12:53:23	phone	\N
71134	1078	21414	BAL	4	112.1	2025-09-23 19:07:48	web	FRIENDS5
71135	1083	\N	STD	2	49.0	2025-09-23 20:20:04	box office	\N
71136	1081	21813	BAL	3	75.0	2025-09-24 09:25:14	web	\N
71137	1077	20848	BAL	2	62.0	2025-09-24 10:56:22	web	\N
71138	1078	20893	STD	4	132.0	2025-09-24 14:46:52	web	\N
71139	1080	21562	STU	2	32.0	2025-09-24 22:14:16	web	\N
71140	1100	20202	STD	1	21.25	2025-09-25 12:42:10	app	EARLYBIRD
71141	1077	\N	STD	8	262.2	2025-09-25 13:08:48	box office	FRIENDS5
71142	1094	20943	STD	3	99.75	2025-09-25 13:37:02	web	FRIENDS5
71143	1085	20775	STD	2	52.2	2025-09-25 18:28:58	web	\N
71144	1080	20862	STU	2	32.0	2025-09-25 20:21:52	web	\N
71145	1082	20574	STU	2	35.0	2025-09-26 12:35:19	web	\N
71146	1081	20581	STA	2	65.0	2025-09-26 13:16:16	web	\N
71147	1094	21659	STD	2	70.0	2025-09-26 13:33:14	phone	\N
71148	1099	20672	STD	2	69.0	2025-09-27 15:42:16	web	\N
71149	1082	\N	STU	3	52.5	2025-09-27 18:17:34	box office	\N
71150	1080	21383	STU	2	30.4	2025-09-27 18:33:01	web	FRIENDS5
71151	1086	21226	CIR	2	44.0	2025-09-27 22:07:28	web	\N
71152	1083	21822	STD	4	98.0	2025-09-28 10:56:29	web	\N
71153	1083	20588	STD	2	49.0	2025-09-28 11:12:46	phone	\N
71154	1079	20793	STU	1	16.0	2025-09-28 12:34:30	phone	\N
71155	1081	20084	STA	2	55.25	2025-09-28 16:14:29	web	EARLYBIRD
71156	1080	20310	STU	4	64.0	2025-09-28 17:35:17	web	\N
71157	1079	20007	STU	2	32.0	2025-09-28 18:12:47	web	\N
71158	1107	20101	STU	2	38.0	2025-09-28 20:23:59	app	\N
71159	1084	20877	STD	6	186.0	2025-09-28 22:30:06	web	\N
71160	1092	20475	STA	1	35.0	2025-09-29 09:06:02	web	\N
71161	1080	20310	STU	2	32.0	2025-09-29 12:02:35	web	\N
71162	1078	21074	STD	2	59.4	2025-09-29 16:43:21	web	\N
71163	1081	21443	STA	2	58.5	2025-09-29 18:16:26	app	AUTUMN10
71164	1086	20234	STA	1	37.5	2025-09-29 18:54:41	web	\N
71165	1081	20152	CIR	2	38.0	2025-09-29 23:47:30	web	\N
71166	1084	\N	STD	2	62.0	2025-09-30 15:19:54	box office	\N
71167	1083	21722	BAL	2	44.0	2025-09-30 20:54:45	web	\N
71168	1081	\N	STA	3	97.5	2025-09-30 21:02:25	box office	\N
71169	1080	21307	STU	2	32.0	2025-10-01 08:13:21	box office	\N
71170	1088	21764	STA	3	94.5	2025-10-01 10:28:14	box office	\N
71171	1082	20208	STS	4	48.0	2025-10-01 11:22:02	web	\N
71172	1086	20237	STA	2	67.5	2025-10-01 14:31:37	web	\N
71173	1080	20247	STS	2	22.0	2025-10-01 15:07:22	web	\N
71174	1078	20677	BAL	2	59.0	2025-10-01 17:35:42	phone	\N
71175	1083	20823	BAL	2	44.0	2025-10-01 17:54:21	app	\N
71176	1083	20552	STD	2	49.0	2025-10-01 19:03:30	web	\N
71177	1084	\N	STD	3	93.0	2025-10-01 20:25:13	box office	\N
71178	1094	20877	STD	4	126.0	2025-10-01 21:21:07	web	AUTUMN10
71179	1081	20672	BOX	3	177.0	2025-10-02 10:00:07	web	\N
71180	1083	21414	CIR	2	34.0	2025-10-02 11:26:36	web	\N
71181	1078	20071	BAL	2	59.0	2025-10-02 14:36:57	web	\N
71182	1083	21011	STD	2	49.0	2025-10-02 19:04:18	web	\N
71183	1078	21612	STD	3	99.0	2025-10-03 09:27:34	web	\N
71184	1094	20582	STD	1	35.0	2025-10-03 15:32:22	web	\N
71185	1078	20977	BOX	2	141.0	2025-10-03 15:44:00	web	\N
71186	1085	20563	STD	4	116.0	2025-10-03 21:51:51	app	\N
71187	1080	20877	STS	2	22.0	2025-10-04 11:05:08	web	\N
71188	1095	21671	CIR	2	44.0	2025-10-04 12:04:44	web	\N
71189	1090	21449	STD	2	49.5	2025-10-04 18:19:25	web	AUTUMN10
71190	1096	21612	STU	2	35.0	2025-10-04 19:22:34	web	\N
71191	1085	\N	BAL	1	23.4	2025-10-04 19:45:12	box office	AUTUMN10
71192	1085	20202	STD	1	29.0	2025-10-04 20:50:54	web	\N
71193	1083	21116	STD	1	24.5	2025-10-04 20:57:20	app	\N
71194	1096	20277	STU	1	17.5	2025-10-04 21:52:31	web	\N
71195	1084	21492	BOX	8	536.0	2025-10-04 22:46:36	web	\N
71196	1080	21257	STU	4	64.0	2025-10-05 09:09:21	web	\N
71197	1080	20588	STU	2	32.0	2025-10-05 10:16:03	app	\N
71198	1083	21263	BAL	2	44.0	2025-10-05 18:57:07	web	\N
71199	1098	20447	BAL	2	44.0	2025-10-05 20:46:54	phone	\N
71200	1083	20138	STD	2	49.0	2025-10-05 21:58:57	web	\N
71201	1101	20957	STS	4	30.4	2025-10-06 12:46:05	app	FRIENDS5
71202	1083	21557	CIR	2	34.0	2025-10-06 13:21:07	web	\N
71203	1084	21520	STD	2	62.0	2025-10-06 13:39:15	box office	\N
71204	1080	20632	STU	2	32.0	2025-10-06 21:40:57	app	\N
71205	1082	20678	STU	1	15.75	2025-10-07 10:54:08	app	AUTUMN10
71206	1083	21056	BAL	4	88.0	2025-10-07 11:18:15	web	\N
71207	1080	21837	STU	4	64.0	2025-10-07 14:31:30	web	\N
71208	1094	\N	STD	1	35.0	2025-10-07 19:48:07	box office	\N
71209	1084	21458	STD	2	62.0	2025-10-07 19:57:27	web	\N
71210	1083	21803	STD	4	93.1	2025-10-07 20:07:46	phone	FRIENDS5
71211	1091	\N	STA	2	74.0	2025-10-07 20:21:03	box office	\N
71212	1088	20137	STA	1	31.5	2025-10-07 20:50:56	web	\N
71213	1081	20856	STA	1	32.5	2025-10-07 21:22:57	web	\N
71214	1087	\N	STA	2	62.0	2025-10-08 10:37:58	box office	\N
71215	1091	21483	CIR	2	43.0	2025-10-08 12:16:46	web	\N
71216	1085	20264	STD	2	58.0	2025-10-08 12:59:28	box office	\N
71217	1083	20581	BAL	2	44.0	2025-10-08 14:11:36	phone	\N
71218	1094	21257	STD	2	70.0	2025-10-08 19:25:12	web	\N
71219	1080	21116	STU	2	32.0	2025-10-08 20:21:44	web	\N
71220	1082	20073	STS	2	24.0	2025-10-09 20:29:53	web	\N
71221	1087	21588	STA	2	53.01	2025-10-10 16:01:32	web	FRIENDS5
71222	1086	20138	BOX	2	137.0	2025-10-10 19:03:26	phone	\N
71223	1083	21257	STD	1	24.5	2025-10-10 20:02:06	web	\N
71224	1090	21722	STD	2	55.0	2025-10-10 20:29:35	web	\N
71225	1081	20237	CIR	5	85.5	2025-10-10 20:37:08	web	\N
71226	1080	20277	STS	2	22.0	2025-10-10 21:02:33	web	\N
71227	1087	20447	STA	2	62.0	2025-10-11 09:38:12	app	\N
71228	1088	21074	CIR	2	33.3	2025-10-11 12:07:17	web	\N
71229	1084	21550	STD	6	139.5	2025-10-11 15:58:44	box office	STUDENT
71230	1087	21544	STA	6	186.0	2025-10-11 18:37:43	web	\N
71231	1085	20152	BAL	2	52.0	2025-10-11 21:44:10	web	\N
71232	1085	20915	STD	2	58.0	2025-10-11 21:51:47	web	\N
71233	1092	21791	STA	8	252.0	2025-10-12 08:30:44	web	AUTUMN10
71234	1102	21312	STU	2	37.0	2025-10-12 14:52:33	web	\N
71235	1087	21520	BAL	4	94.0	2025-10-12 18:23:13	web	\N
71236	1087	20549	CIR	2	36.0	2025-10-13 09:52:11	phone	\N
71237	1082	20757	STU	2	35.0	2025-10-13 11:28:54	web	\N
71238	1081	20065	BAL	1	25.0	2025-10-13 11:49:45	phone	\N
71239	1081	21193	BAL	6	150.0	2025-10-13 16:08:00	web	\N
71240	1104	20587	STU	2	35.0	2025-10-13 16:28:57	web	\N
71241	1084	\N	STD	2	62.0	2025-10-13 17:01:35	box office	\N
71242	1083	20990	STD	1	24.5	2025-10-13 19:48:18	phone	\N
71243	1084	21653	STD	4	124.0	2025-10-13 21:17:16	web	\N
71244	1083	\N	CIR	2	34.0	2025-10-13 21:26:18	box office	\N
71245	1098	21553	STD	1	24.5	2025-10-14 11:40:11	web	\N
71246	1085	20277	STD	2	58.0	2025-10-14 14:31:49	web	\N
71247	1083	21316	STD	2	49.0	2025-10-14 15:38:45	web	\N
71248	1082	20608	STU	1	15.75	2025-10-14 18:58:00	web	\N
71249	1086	\N	BOX	2	137.0	2025-10-14 20:16:43	box office	\N
71250	1083	20247	BAL	2	44.0	2025-10-15 15:05:18	web	\N
71251	1084	20277	STD	3	93.0	2025-10-15 16:56:31	web	\N
71252	1088	20848	BAL	1	24.0	2025-10-15 20:34:21	web	\N
71253	1093	21290	BAL	2	56.0	2025-10-16 13:37:39	web	\N
71254	1090	21263	CIR	2	38.0	2025-10-16 19:36:37	web	\N
71255	1085	21014	STD	2	58.0	2025-10-16 21:23:57	box office	\N
71256	1085	20277	STD	3	87.0	2025-10-17 11:19:05	app	\N
71257	1086	21226	CIR	2	44.0	2025-10-17 11:39:28	app	\N
71258	1088	21249	STA	2	63.0	2025-10-17 18:30:03	web	\N
71259	1085	20704	STD	2	58.0	2025-10-18 10:46:32	app	\N
71260	1088	21249	BAL	1	24.0	2025-10-18 11:49:31	web	\N
71261	1088	21695	BAL	2	48.0	2025-10-18 18:02:45	web	\N
71262	1087	21394	BAL	6	126.9	2025-10-19 10:46:21	app	AUTUMN10
71263	1093	21709	STA	1	36.5	2025-10-19 22:22:16	phone	\N
71264	1086	21700	STA	5	187.5	2025-10-20 10:39:11	app	\N
71265	1094	21556	STD	2	70.0	2025-10-20 10:43:35	web	\N
71266	1085	21498	BOX	2	123.0	2025-10-20 12:46:49	web	\N
71267	1100	20757	BAL	1	22.5	2025-10-20 12:52:15	phone	\N
71268	1094	20943	STD	2	63.0	2025-10-20 20:55:02	web	AUTUMN10
71269	1086	\N	STA	4	150.0	2025-10-21 10:15:08	box office	\N
71270	1090	20833	STD	4	93.5	2025-10-21 11:56:50	box office	EARLYBIRD
71271	1090	20237	STD	1	24.75	2025-10-21 14:34:30	web	\N
71272	1088	20563	STA	2	63.0	2025-10-21 21:47:48	web	\N
71273	1093	20237	STA	3	98.55	2025-10-22 08:42:00	web	\N
71274	1093	20277	BAL	4	112.0	2025-10-22 16:50:00	phone	\N
71275	1085	\N	BAL	1	26.0	2025-10-22 22:15:29	box office	\N
71276	1086	21103	STA	3	112.5	2025-10-23 10:03:25	web	\N
71277	1095	21144	STD	1	28.8	2025-10-23 10:20:42	phone	AUTUMN10
71278	1086	21116	BAL	2	55.1	2025-10-23 10:46:32	web	FRIENDS5
71279	1086	21737	BAL	5	130.5	2025-10-23 15:56:53	web	\N
71280	1094	20572	STD	4	140.0	2025-10-23 17:31:48	phone	\N
71281	1086	20447	BAL	4	116.0	2025-10-23 18:13:12	web	\N
71282	1093	20424	CIR	1	21.5	2025-10-23 22:16:39	web	\N
71283	1101	20473	STU	1	11.5	2025-10-23 23:34:49	web	\N
71284	1090	20937	STD	3	82.5	2025-10-24 13:30:30	web	\N
71285	1090	20076	STD	2	55.0	2025-10-24 19:27:18	web	\N
71286	1087	21768	STA	2	62.0	2025-10-24 19:55:08	web	\N
71287	1104	21312	STU	1	17.5	2025-10-24 19:59:47	phone	\N
71288	1094	20277	BAL	3	94.5	2025-10-25 12:23:11	web	\N
71289	1090	20588	STD	2	55.0	2025-10-25 15:15:05	web	\N
71290	1096	20796	STU	1	17.5	2025-10-25 16:33:01	web	\N
71291	1111	20587	STD	2	57.0	2025-10-26 10:54:55	app	FRIENDS5
71292	1090	21722	STD	1	27.5	2025-10-26 12:28:59	web	\N
71293	1088	20523	BAL	4	86.4	2025-10-26 13:45:44	web	\N
71294	1097	21737	STU	1	15.75	2025-10-26 14:24:32	web	\N
71295	1094	20126	STD	2	70.0	2025-10-26 15:49:29	web	\N
71296	1101	20821	STS	1	8.0	2025-10-26 16:03:47	web	\N
71297	1091	21190	STA	6	222.0	2025-10-26 17:51:27	app	\N
71298	1112	20957	STD	1	36.0	2025-10-27 10:09:50	web	\N
71299	1112	20902	BAL	8	256.0	2025-10-27 12:01:53	box office	\N
71300	1089	\N	STU	1	18.5	2025-10-27 12:03:44	box office	\N
71301	1090	20202	BAL	4	93.1	2025-10-27 12:29:52	phone	FRIENDS5
71302	1090	\N	STD	2	55.0	2025-10-27 13:22:06	box office	\N
71303	1102	21855	STU	4	74.0	2025-10-27 16:29:45	web	\N
71304	1089	21190	STU	4	74.0	2025-10-27 21:00:47	app	\N
71305	1087	21810	BAL	2	42.3	2025-10-28 08:32:35	app	\N
71306	1094	20145	STD	2	70.0	2025-10-28 10:21:02	web	\N
71307	1088	21257	STA	2	63.0	2025-10-28 10:32:46	web	\N
71308	1094	20277	STD	2	70.0	2025-10-28 17:33:34	app	\N
71309	1094	20823	BAL	1	31.5	2025-10-28 20:00:21	web	\N
71310	1087	21780	BOX	2	113.0	2025-10-29 13:57:33	web	\N
71311	1087	20709	CIR	1	16.2	2025-10-29 14:20:19	web	AUTUMN10
71312	1099	20076	STD	2	69.0	2025-10-29 18:58:29	app	\N
71313	1097	\N	STU	2	35.0	2025-10-29 21:10:43	box office	\N
71314	1090	21284	BAL	2	49.0	2025-10-29 23:12:25	box office	\N
71315	1092	21269	CIR	2	41.0	2025-10-30 10:01:14	app	\N
71316	1090	20823	STD	2	55.0	2025-10-30 12:13:30	app	\N
71317	1087	20783	STA	3	93.0	2025-10-30 15:24:14	web	\N
71318	1095	21127	BAL	2	57.0	2025-10-30 16:01:10	web	\N
71319	1092	20894	STA	1	35.0	2025-10-31 09:04:50	web	\N
71320	1098	20753	STD	1	22.05	2025-10-31 14:50:41	web	AUTUMN10
71321	1087	21159	CIR	2	36.0	2025-10-31 18:31:56	web	\N
71322	1107	20071	STU	2	38.0	2025-10-31 20:48:23	web	\N
71323	1094	21768	BAL	1	31.5	2025-11-01 14:15:48	web	\N
71324	1094	21822	STD	2	70.0	2025-11-01 15:23:07	web	\N
71325	1101	20935	STS	3	24.0	2025-11-01 15:52:45	app	\N
71326	1090	21477	BOX	2	118.0	2025-11-01 16:47:13	phone	\N
71327	1090	20823	STD	4	110.0	2025-11-01 17:30:12	phone	\N
71328	1089	20823	STU	2	37.0	2025-11-01 18:44:00	web	\N
71329	1095	\N	STD	6	192.0	2025-11-01 19:05:44	box office	\N
71330	1091	20114	STA	4	148.0	2025-11-02 09:36:45	web	\N
71331	1094	21671	STD	2	70.0	2025-11-02 15:32:45	app	\N
71332	1104	20406	STU	3	52.5	2025-11-02 19:39:44	app	\N
71333	1099	21822	STD	2	69.0	2025-11-03 10:51:56	app	\N
71334	1090	21130	STD	2	55.0	2025-11-03 11:03:09	web	\N
71335	1098	20921	BAL	1	22.0	2025-11-03 11:23:42	web	\N
71336	1095	20277	BOX	3	204.0	2025-11-03 13:44:18	phone	\N
71337	1091	21458	BAL	6	168.0	2025-11-03 14:16:53	web	\N
71338	1090	20171	CIR	2	34.2	2025-11-03 18:03:15	web	AUTUMN10
71339	1094	21320	BAL	3	94.5	2025-11-03 18:16:58	web	\N
71340	1093	20498	STA	4	146.0	2025-11-04 12:03:15	web	\N
71341	1090	20581	STD	2	55.0	2025-11-04 18:21:38	web	\N
71342	1093	21336	BOX	6	359.1	2025-11-04 19:42:15	app	\N
71343	1091	21162	STA	6	222.0	2025-11-04 20:36:32	app	\N
71344	1090	20990	BAL	5	122.5	2025-11-04 21:37:13	web	\N
71345	1095	\N	STD	2	64.0	2025-11-04 22:22:05	box office	\N
71346	1099	\N	STD	4	138.0	2025-11-05 11:46:32	box office	\N
71347	1111	20709	STD	2	60.0	2025-11-05 13:06:53	web	\N
71348	1091	20503	STA	2	74.0	2025-11-05 16:34:58	web	\N
71349	1096	21599	STU	4	70.0	2025-11-05 16:49:26	web	\N
71350	1092	20821	STA	4	140.0	2025-11-05 17:21:55	app	\N
71351	1093	21263	CIR	1	21.5	2025-11-06 08:18:39	web	\N
71352	1094	20677	BAL	2	63.0	2025-11-06 11:24:20	web	\N
71353	1091	21351	CIR	2	43.0	2025-11-06 12:04:45	phone	\N
71354	1093	20460	BAL	2	56.0	2025-11-06 13:39:42	web	\N
71355	1092	21553	BAL	2	53.0	2025-11-06 16:38:01	app	\N
71356	1109	21794	STA	2	60.0	2025-11-06 17:33:31	web	\N
71357	1094	20823	BAL	1	31.5	2025-11-06 20:24:32	app	\N
71358	1090	21557	STD	2	55.0	2025-11-07 08:06:29	app	\N
71359	1092	21695	BAL	4	106.0	2025-11-07 10:29:57	web	\N
71360	1092	21351	CIR	1	18.45	2025-11-07 11:12:40	web	AUTUMN10
71361	1091	\N	STA	3	111.0	2025-11-07 11:48:03	box office	\N
71362	1098	21722	STD	4	98.0	2025-11-07 14:26:07	web	\N
71363	1091	21674	CIR	1	21.5	2025-11-07 21:15:37	app	\N
71364	1093	20622	CIR	6	129.0	2025-11-08 13:11:19	app	\N
71365	1095	20337	STD	1	32.0	2025-11-08 15:36:15	web	\N
71366	1092	21394	CIR	2	34.85	2025-11-08 16:35:02	web	EARLYBIRD
71367	1102	20893	STU	2	37.0	2025-11-08 19:43:35	box office	\N
71368	1095	20525	BAL	2	51.3	2025-11-08 22:56:36	web	AUTUMN10
71369	1099	21722	BAL	8	248.0	2025-11-09 12:54:37	web	\N
71370	1099	21141	STD	2	69.0	2025-11-09 19:09:53	web	\N
71371	1094	20084	STD	2	70.0	2025-11-09 20:43:41	web	\N
71372	1096	20902	STU	4	70.0	2025-11-09 22:32:52	app	\N
71373	1096	21483	STU	2	35.0	2025-11-10 16:06:46	phone	\N
71374	1094	20495	STD	4	140.0	2025-11-10 17:00:43	web	\N
71375	1096	20588	STU	1	17.5	2025-11-10 18:27:43	web	\N
71376	1095	20114	STD	2	64.0	2025-11-11 13:29:24	web	\N
71377	1094	20114	STD	2	70.0	2025-11-11 19:28:31	web	\N
71378	1100	21394	STD	2	50.0	2025-11-11 22:34:20	web	\N
71379	1099	20110	BOX	2	147.0	2025-11-11 23:57:44	web	\N
71380	1094	21477	STD	2	70.0	2025-11-12 08:12:38	phone	\N
71381	1094	21602	STD	1	35.0	2025-11-12 11:58:14	app	\N
71382	1093	\N	STA	1	36.5	2025-11-12 12:13:47	box office	\N
71383	1094	20915	STD	3	105.0	2025-11-12 17:51:41	phone	\N
71384	1094	21336	BAL	2	56.7	2025-11-12 18:06:41	web	\N
71385	1093	21691	CIR	2	43.0	2025-11-13 10:34:10	web	\N
71386	1096	20608	STU	2	23.62	2025-11-13 11:13:37	web	STUDENT
71387	1099	20084	BAL	2	62.0	2025-11-13 18:31:05	app	\N
71388	1097	21455	STS	1	12.0	2025-11-13 20:14:32	web	\N
71389	1094	20363	BAL	3	94.5	2025-11-14 12:04:08	phone	\N
71390	1096	20549	STU	2	35.0	2025-11-14 13:42:13	app	\N
71391	1094	21674	STD	2	70.0	2025-11-14 15:06:24	web	\N
71392	1099	21816	BAL	2	62.0	2025-11-14 19:29:39	web	\N
71393	1100	21588	BAL	1	20.25	2025-11-14 19:40:34	box office	\N
71394	1099	20622	CIR	3	70.5	2025-11-15 11:08:45	app	\N
71395	1105	21671	BAL	2	65.0	2025-11-15 11:34:03	app	\N
71396	1114	20157	STU	2	36.0	2025-11-15 12:11:17	app	\N
71397	1101	20809	STU	4	39.1	2025-11-15 20:10:30	phone	EARLYBIRD
71398	1099	21562	STD	2	69.0	2025-11-15 20:47:42	box office	\N
71399	1097	20520	STS	2	24.0	2025-11-16 10:15:57	web	\N
71400	1099	20549	CIR	2	47.0	2025-11-16 16:26:44	web	\N
71401	1101	21855	STU	3	34.5	2025-11-16 20:00:28	web	\N
71402	1099	21269	CIR	2	47.0	2025-11-16 21:07:18	web	\N
71403	1104	\N	STS	4	48.0	2025-11-17 08:07:14	box office	\N
71404	1097	21159	STU	3	52.5	2025-11-17 14:03:30	web	\N
71405	1097	21116	STU	2	35.0	2025-11-17 15:37:45	web	\N
71406	1101	21231	STU	2	23.0	2025-11-17 17:35:58	phone	\N
71407	1105	20615	BAL	2	65.0	2025-11-17 18:40:51	web	\N
71408	1102	20277	STU	2	37.0	2025-11-17 20:14:42	app	\N
71409	1099	21671	STD	2	69.0	2025-11-18 21:39:32	app	\N
71410	1100	20237	STD	4	85.5	2025-11-18 21:59:31	web	FRIENDS5
71411	1108	20171	STU	2	37.0	2025-11-18 22:57:29	web	\N
71412	1096	20588	STU	2	35.0	2025-11-19 15:04:23	web	\N
71413	1099	20640	STD	2	69.0	2025-11-20 10:22:17	web	\N
71414	1097	20208	STU	1	17.5	2025-11-21 19:30:46	web	\N
71415	1102	21193	STU	1	18.5	2025-11-21 20:21:13	web	\N
71416	1100	20649	STD	2	50.0	2025-11-21 21:37:42	app	\N
71417	1099	21138	STD	5	172.5	2025-11-21 22:59:14	web	\N
71418	1099	20654	BAL	1	31.0	2025-11-22 13:20:58	web	\N
71419	1098	\N	STD	2	49.0	2025-11-22 15:06:17	box office	\N
71420	1097	21674	STU	5	87.5	2025-11-22 20:06:24	web	\N
71421	1100	21159	STD	1	25.0	2025-11-22 21:07:18	app	\N
71422	1097	20208	STS	2	24.0	2025-11-22 22:19:01	web	\N
71423	1097	20761	STS	2	24.0	2025-11-23 09:26:07	web	\N
71424	1098	21010	STD	4	98.0	2025-11-23 20:57:21	box office	\N
71425	1097	21553	STU	2	29.75	2025-11-24 14:46:52	phone	EARLYBIRD
71426	1098	21844	STD	1	24.5	2025-11-24 14:55:16	phone	\N
71427	1099	20525	STD	2	69.0	2025-11-24 15:22:50	web	\N
71428	1097	20693	STU	2	35.0	2025-11-25 20:40:52	app	\N
71429	1100	21455	STD	2	45.0	2025-11-26 10:30:04	web	AUTUMN10
71430	1105	\N	BOX	2	156.0	2025-11-26 11:12:36	box office	\N
71431	1097	21550	STS	2	24.0	2025-11-26 12:50:01	phone	\N
71432	1099	20495	BOX	2	147.0	2025-11-26 19:06:45	app	\N
71433	1100	21816	STD	2	42.5	2025-11-26 20:08:05	web	EARLYBIRD
71434	1100	21483	BAL	2	33.75	2025-11-26 20:17:37	phone	STUDENT
71435	1098	\N	BAL	6	132.0	2025-11-27 12:13:40	box office	\N
71436	1101	20943	STU	3	34.5	2025-11-27 14:14:56	app	\N
71437	1098	21786	BOX	1	47.25	2025-11-27 14:47:59	web	\N
71438	1100	21612	CIR	5	87.5	2025-11-27 17:18:48	web	\N
71439	1099	\N	STD	2	69.0	2025-11-27 19:06:53	box office	\N
71440	1098	20223	STD	1	24.5	2025-11-27 22:16:00	app	\N
71441	1109	21705	BAL	1	23.0	2025-11-28 09:19:42	app	\N
71442	1100	20705	STD	2	50.0	2025-11-28 20:24:47	web	\N
71443	1097	20940	STU	2	35.0	2025-11-29 08:45:19	web	\N
71444	1099	20337	STD	2	69.0	2025-11-30 10:37:53	app	\N
71445	1105	21757	STA	2	85.0	2025-11-30 12:38:06	web	\N
71446	1103	20893	BAL	1	34.0	2025-11-30 21:21:57	app	\N
71447	1102	20495	STU	1	18.5	2025-12-01 18:39:47	app	\N
71448	1099	20657	CIR	2	47.0	2025-12-01 21:35:23	web	\N
71449	1106	20439	STU	4	60.0	2025-12-02 09:42:53	web	\N
71450	1107	21862	STU	4	76.0	2025-12-02 12:09:28	web	\N
71451	1110	21443	STU	2	35.0	2025-12-02 14:37:37	web	\N
71452	1101	20677	STU	4	34.5	2025-12-02 15:52:10	box office	STUDENT
71453	1105	20277	BAL	5	162.5	2025-12-03 09:11:20	app	\N
71454	1100	\N	STD	2	50.0	2025-12-03 09:33:18	box office	\N
71455	1099	\N	STD	2	69.0	2025-12-03 10:12:49	box office	\N
71456	1108	20883	STU	6	111.0	2025-12-03 10:41:18	phone	\N
71457	1100	20485	STD	4	100.0	2025-12-03 12:52:53	web	\N
71458	1098	21221	STD	4	88.2	2025-12-03 18:00:15	app	\N
71459	1099	20657	STD	3	103.5	2025-12-03 19:38:52	phone	\N
71460	1100	\N	STD	2	37.5	2025-12-03 20:56:42	box office	STUDENT
71461	1099	21659	STD	3	103.5	2025-12-04 09:16:11	app	\N
71462	1099	20337	STD	4	138.0	2025-12-04 12:07:49	web	\N
71463	1099	\N	STD	2	69.0	2025-12-04 15:25:30	box office	\N
71464	1098	20968	STD	1	24.5	2025-12-04 19:11:20	app	\N
71465	1104	20264	STS	1	11.4	2025-12-04 20:42:42	app	FRIENDS5
71466	1098	20833	BOX	4	210.0	2025-12-04 22:30:46	phone	\N
71467	1100	21599	STD	2	50.0	2025-12-05 16:40:07	web	\N
71468	1103	21580	CIR	2	52.0	2025-12-05 17:22:45	web	\N
71469	1099	21583	STD	3	103.5	2025-12-05 22:02:27	web	\N
71470	1102	20734	STU	6	111.0	2025-12-06 11:44:35	app	\N
71471	1099	20657	BOX	2	147.0	2025-12-06 15:57:00	app	\N
71472	1103	21187	CIR	2	39.0	2025-12-07 15:57:25	web	STUDENT
71473	1103	20709	STA	2	88.0	2025-12-07 18:52:58	web	\N
71474	1112	20957	BAL	2	64.0	2025-12-07 20:07:50	app	\N
71475	1101	20529	STU	2	23.0	2025-12-07 21:08:41	web	\N
71476	1100	\N	STD	5	125.0	2025-12-08 13:53:27	box office	\N
71477	1103	\N	BAL	2	68.0	2025-12-08 17:56:17	box office	\N
71478	1100	20581	STD	2	50.0	2025-12-08 19:13:57	web	\N
71479	1111	20523	STD	3	81.0	2025-12-08 19:27:05	app	\N
71480	1100	21383	STD	1	23.75	2025-12-08 20:35:26	web	FRIENDS5
71481	1122	21544	STU	2	32.0	2025-12-08 20:44:20	phone	\N
71482	1102	20378	STS	1	13.0	2025-12-09 16:02:29	web	\N
71483	1100	20729	STD	4	100.0	2025-12-09 17:32:19	web	\N
71484	1112	20126	STD	4	144.0	2025-12-09 18:57:32	web	\N
71485	1106	21269	STU	4	60.0	2025-12-10 09:04:04	app	\N
71486	1104	20330	STU	2	35.0	2025-12-10 14:26:06	web	\N
71487	1102	21394	STU	5	87.88	2025-12-10 18:28:57	web	FRIENDS5
71488	1100	20174	STD	2	50.0	2025-12-10 18:58:00	box office	\N
71489	1117	20609	STU	2	17.25	2025-12-11 18:24:23	web	STUDENT
71490	1102	20957	STS	2	26.0	2025-12-12 19:20:18	web	\N
71491	1107	21862	STU	2	38.0	2025-12-12 19:39:39	app	\N
71492	1103	21768	BAL	1	34.0	2025-12-13 14:15:07	web	\N
71493	1106	20102	STU	4	54.0	2025-12-13 19:19:08	web	\N
71494	1107	21695	STU	3	42.75	2025-12-13 20:04:50	web	STUDENT
71495	1106	21674	STU	2	30.0	2025-12-14 17:25:42	web	\N
71496	1102	\N	STU	6	94.35	2025-12-15 23:47:32	box office	EARLYBIRD
71497	1102	20237	STU	3	37.46	2025-12-16 13:55:25	web	STUDENT
71498	1111	21813	BOX	6	384.0	2025-12-16 20:31:24	phone	\N
71499	1105	\N	CIR	2	47.5	2025-12-17 12:11:23	box office	FRIENDS5
71500	1103	21594	STA	2	88.0	2025-12-17 23:09:09	phone	\N
71501	1109	21705	BAL	3	69.0	2025-12-18 09:23:48	web	\N
71502	1106	21709	STU	4	57.0	2025-12-18 11:16:07	app	FRIENDS5
71503	1103	21153	BAL	2	68.0	2025-12-18 11:50:49	web	\N
71504	1102	20968	STU	1	18.5	2025-12-18 15:16:25	web	\N
71505	1104	\N	STU	2	35.0	2025-12-19 09:04:10	box office	\N
71506	1105	20657	STA	2	85.0	2025-12-19 16:47:38	app	\N
71507	1103	20622	BOX	4	322.0	2025-12-20 11:16:00	web	\N
71508	1102	21458	STU	5	92.5	2025-12-20 16:11:00	web	\N
71509	1103	20022	STA	6	264.0	2025-12-20 23:42:41	app	\N
71510	1104	20152	STU	2	35.0	2025-12-21 12:15:35	phone	\N
71511	1103	21263	CIR	1	22.1	2025-12-21 16:17:02	web	EARLYBIRD
71512	1103	20277	STA	6	264.0	2025-12-21 20:41:43	web	\N
71513	1107	20548	STU	2	38.0	2025-12-22 16:09:07	app	\N
71514	1104	21777	STS	2	18.0	2025-12-23 21:10:45	web	STUDENT
71515	1103	\N	BAL	3	102.0	2025-12-25 09:08:08	box office	\N
71516	1106	20552	STS	4	42.0	2025-12-25 15:11:07	web	\N
71517	1103	21700	BAL	4	136.0	2025-12-25 18:08:57	web	\N
71518	1103	21455	STA	4	132.0	2025-12-25 21:58:50	web	STUDENT
71519	1107	20654	STU	2	28.5	2025-12-26 14:55:50	web	STUDENT
71520	1107	21520	STU	2	38.0	2025-12-26 15:02:51	app	\N
71521	1116	21153	STU	1	15.5	2025-12-26 15:16:12	app	\N
71522	1104	20322	STU	1	17.5	2025-12-26 22:12:38	app	\N
71523	1104	20660	STU	2	35.0	2025-12-27 15:42:10	web	\N
71524	1105	20138	BAL	2	65.0	2025-12-27 15:55:58	app	\N
71525	1104	\N	STS	2	24.0	2025-12-27 16:09:10	box office	\N
71526	1104	21455	STU	5	87.5	2025-12-27 18:08:02	web	\N
71527	1103	\N	STA	6	224.4	2025-12-27 20:33:35	box office	EARLYBIRD
71528	1125	20084	CIR	2	40.0	2025-12-27 22:13:48	web	\N
71529	1106	21052	STU	4	60.0	2025-12-28 21:52:21	app	\N
71530	1107	20581	STU	1	19.0	2025-12-29 16:51:33	web	\N
71531	1104	20667	STU	1	17.5	2025-12-29 18:28:42	app	\N
71532	1104	20110	STS	2	24.0	2025-12-29 19:14:12	web	\N
71533	1104	21791	STU	5	87.5	2025-12-30 09:22:45	box office	\N
71534	1103	20237	BAL	3	91.8	2025-12-30 12:21:00	web	\N
71535	1120	20775	STD	1	27.9	2025-12-30 18:45:55	web	\N
71536	1105	21722	CIR	4	100.0	2025-12-30 20:20:13	web	\N
71537	1113	20657	STA	1	23.5	2025-12-30 22:05:45	web	\N
71538	1106	21674	STU	2	30.0	2025-12-31 15:02:11	web	\N
71539	1127	20885	STD	2	54.0	2026-01-01 20:24:13	web	\N
71540	1112	20277	STD	2	72.0	2026-01-01 23:36:50	web	\N
71541	1103	\N	CIR	1	26.0	2026-01-02 13:07:23	box office	\N
71542	1105	\N	STA	2	85.0	2026-01-02 20:54:29	box office	\N
71543	1118	21855	STS	4	47.5	2026-01-03 13:28:53	web	FRIENDS5
71544	1107	20152	STU	2	38.0	2026-01-03 20:04:34	web	\N
71545	1109	20051	CIR	4	59.5	2026-01-03 22:07:19	web	EARLYBIRD
71546	1105	21737	CIR	4	90.0	2026-01-04 10:43:43	web	\N
71547	1128	21816	BOX	2	133.0	2026-01-04 16:13:54	app	\N
71548	1109	20796	STA	2	60.0	2026-01-04 16:53:34	web	\N
71549	1113	21794	STA	2	47.0	2026-01-05 17:54:06	web	\N
71550	1105	20447	STA	2	63.75	2026-01-05 17:58:35	phone	STUDENT
71551	1117	21394	STU	2	19.55	2026-01-05 18:45:14	web	EARLYBIRD
71552	1105	21647	BAL	4	130.0	2026-01-05 19:01:01	web	\N
71553	1107	21526	STU	1	19.0	2026-01-05 23:47:45	web	\N
71554	1107	21674	STS	4	52.0	2026-01-06 09:12:50	web	\N
71555	1107	21810	STU	1	17.1	2026-01-06 11:57:46	app	\N
71556	1112	21414	BAL	4	128.0	2026-01-06 14:48:40	phone	\N
71557	1117	20054	STU	4	46.0	2026-01-06 15:34:37	app	\N
71558	1107	21187	STU	2	38.0	2026-01-07 09:11:39	web	\N
71559	1105	\N	CIR	6	150.0	2026-01-07 13:54:11	box office	\N
71560	1111	21432	STD	1	30.0	2026-01-07 15:24:20	web	\N
71561	1108	21477	STU	2	37.0	2026-01-08 12:35:58	web	\N
71562	1113	21187	STA	2	47.0	2026-01-08 14:12:41	web	\N
71563	1112	21722	BAL	1	32.0	2026-01-08 14:42:17	app	\N
71564	1117	20885	STU	1	11.5	2026-01-08 20:24:39	web	\N
71565	1106	\N	STU	2	30.0	2026-01-08 22:40:13	box office	\N
71566	1106	21634	STS	2	21.0	2026-01-09 09:01:47	phone	\N
71567	1107	20796	STU	1	19.0	2026-01-09 12:09:40	web	\N
71568	1113	\N	STA	1	17.62	2026-01-10 10:16:02	box office	STUDENT
71569	1107	20856	STU	2	38.0	2026-01-10 21:36:25	web	\N
71570	1112	21047	BAL	1	32.0	2026-01-11 09:34:27	web	\N
71571	1112	20277	BAL	4	128.0	2026-01-11 11:45:41	web	\N
71572	1117	21187	STU	5	43.12	2026-01-11 13:45:19	web	STUDENT
71573	1113	21816	CIR	1	13.5	2026-01-11 18:39:48	phone	\N
71574	1113	21341	STA	3	70.5	2026-01-11 19:42:35	web	\N
71575	1114	\N	STU	3	54.0	2026-01-11 22:22:52	box office	\N
71576	1109	21629	BAL	1	23.0	2026-01-11 23:17:26	web	\N
71577	1110	21855	STU	1	17.5	2026-01-12 14:53:44	web	\N
71578	1132	21351	STD	2	66.0	2026-01-12 20:11:10	web	\N
71579	1111	20851	STD	1	30.0	2026-01-13 20:27:24	web	\N
71580	1109	20793	BAL	2	46.0	2026-01-15 10:35:39	phone	\N
71581	1122	\N	STS	2	16.5	2026-01-16 17:06:31	box office	STUDENT
71582	1109	21791	CIR	1	17.5	2026-01-16 19:46:07	app	\N
71583	1109	21803	BAL	2	46.0	2026-01-17 15:53:02	web	\N
71584	1133	20277	BOX	2	148.0	2026-01-17 20:32:11	app	\N
71585	1133	\N	CIR	1	24.0	2026-01-17 20:40:48	box office	\N
71586	1108	20523	STU	1	18.5	2026-01-17 20:55:23	web	\N
71587	1112	20378	BAL	2	64.0	2026-01-18 13:34:31	web	\N
71588	1108	20517	STU	4	74.0	2026-01-18 16:35:22	web	\N
71589	1114	20485	STU	2	36.0	2026-01-18 18:17:11	app	\N
71590	1108	20588	STU	3	55.5	2026-01-19 09:51:55	web	\N
71591	1109	21059	STA	3	90.0	2026-01-19 14:56:37	web	\N
71592	1111	20902	BAL	1	27.0	2026-01-19 16:32:20	app	\N
71593	1116	20677	STU	4	62.0	2026-01-19 17:00:42	web	\N
71594	1113	21341	CIR	8	108.0	2026-01-19 17:07:29	app	\N
71595	1115	20223	STD	8	268.0	2026-01-19 19:47:04	web	\N
71596	1112	20563	CIR	6	150.0	2026-01-19 21:09:37	web	\N
71597	1111	21627	STD	2	60.0	2026-01-19 22:13:54	web	\N
71598	1116	20582	STU	2	31.0	2026-01-19 23:47:40	app	\N
71599	1116	20796	STU	4	62.0	2026-01-20 16:03:06	web	\N
71600	1108	20677	STU	2	37.0	2026-01-21 11:56:07	web	\N
71601	1110	21127	STU	2	35.0	2026-01-21 18:11:24	box office	\N
71602	1112	20202	STD	6	216.0	2026-01-21 20:24:31	web	\N
71603	1108	20885	STU	4	70.3	2026-01-22 10:15:25	web	FRIENDS5
71604	1116	21691	STU	8	124.0	2026-01-22 22:03:39	web	\N
71605	1111	21263	BAL	1	22.95	2026-01-23 21:03:43	web	EARLYBIRD
71606	1117	\N	STU	1	11.5	2026-01-24 14:11:35	box office	\N
71607	1112	20588	STD	3	108.0	2026-01-25 12:34:28	web	\N
71608	1108	20704	STU	2	37.0	2026-01-25 19:50:28	web	\N
71609	1108	20277	STU	2	37.0	2026-01-25 22:11:23	web	\N
71610	1112	20073	STD	2	72.0	2026-01-26 21:54:56	web	\N
71611	1133	21737	BAL	2	55.8	2026-01-27 13:52:17	web	\N
71612	1112	20084	CIR	3	75.0	2026-01-27 16:16:05	web	\N
71613	1112	20277	BAL	2	64.0	2026-01-27 17:16:18	web	\N
71614	1109	21806	STA	2	60.0	2026-01-27 18:27:48	app	\N
71615	1136	20709	BAL	1	29.5	2026-01-27 18:51:59	web	\N
71616	1110	20408	STU	2	35.0	2026-01-27 22:54:01	web	\N
71617	1109	20667	BAL	1	23.0	2026-01-28 14:23:53	web	\N
71618	1129	20877	STD	1	35.0	2026-01-28 16:20:32	phone	\N
71619	1110	20693	STU	4	70.0	2026-01-29 10:58:48	web	\N
71620	1113	20943	STA	1	23.5	2026-01-29 17:19:18	web	\N
71621	1113	21341	BAL	2	36.0	2026-01-30 12:18:05	app	\N
71622	1134	20114	BAL	2	69.0	2026-01-30 13:14:00	box office	\N
71623	1110	20330	STS	2	24.0	2026-01-30 16:21:45	app	\N
71624	1119	20389	STA	2	85.0	2026-01-30 16:50:36	web	\N
71625	1138	21516	BOX	1	69.5	2026-01-30 16:53:11	web	\N
71626	1112	20264	STD	5	171.0	2026-01-30 19:44:32	web	FRIENDS5
71627	1112	20424	STD	1	36.0	2026-01-30 20:47:25	web	\N
71628	1109	20167	STA	2	60.0	2026-01-31 11:17:51	web	\N
71629	1116	21017	STS	1	9.9	2026-01-31 13:52:21	web	\N
71630	1109	21257	BAL	3	65.55	2026-01-31 14:49:26	web	FRIENDS5
71631	1110	21351	STU	2	33.25	2026-01-31 16:13:16	app	FRIENDS5
71632	1109	20848	STA	2	60.0	2026-01-31 16:26:23	web	\N
71633	1111	20237	BAL	6	123.93	2026-01-31 17:03:35	web	EARLYBIRD
71634	1109	\N	BAL	3	69.0	2026-01-31 19:38:14	box office	\N
71635	1138	20989	BOX	4	278.0	2026-01-31 20:43:42	web	\N
71636	1112	20292	STD	1	36.0	2026-01-31 21:03:39	app	\N
71637	1112	20114	BAL	1	32.0	2026-01-31 22:59:00	web	\N
71638	1112	\N	STD	3	108.0	2026-02-01 09:35:22	box office	\N
71639	1112	20363	STD	2	72.0	2026-02-01 10:29:36	web	\N
71640	1120	21526	BAL	3	84.0	2026-02-02 13:28:30	box office	\N
71641	1117	20693	STS	1	8.0	2026-02-02 13:38:59	web	\N
71642	1140	20588	STD	2	57.0	2026-02-02 14:35:17	web	\N
71643	1120	20084	BAL	1	28.0	2026-02-02 18:06:15	app	\N
71644	1110	20796	STU	1	17.5	2026-02-02 18:19:51	web	\N
71645	1112	21691	BOX	2	154.0	2026-02-03 14:06:03	web	\N
71646	1109	20555	CIR	2	29.75	2026-02-03 19:03:46	web	EARLYBIRD
71647	1112	21623	BAL	3	96.0	2026-02-04 12:44:46	web	\N
71648	1110	21480	STS	2	21.6	2026-02-04 13:53:26	box office	\N
71649	1113	21520	BAL	1	18.0	2026-02-04 15:19:15	web	\N
71650	1109	21226	CIR	1	17.5	2026-02-04 17:41:43	app	\N
71651	1119	20885	CIR	5	125.0	2026-02-04 22:12:39	web	\N
71652	1117	20245	STU	2	23.0	2026-02-05 12:43:10	web	\N
71653	1111	20424	BAL	2	54.0	2026-02-05 14:02:05	web	\N
71654	1121	21516	STD	1	36.0	2026-02-06 11:10:12	web	\N
71655	1121	21328	STD	2	72.0	2026-02-06 13:06:40	app	\N
71656	1110	\N	STS	4	48.0	2026-02-06 18:42:53	box office	\N
71657	1111	20902	STD	2	60.0	2026-02-06 22:05:29	web	\N
71658	1111	21671	STD	2	60.0	2026-02-07 09:39:28	web	\N
71659	1113	21744	STA	2	47.0	2026-02-07 10:49:07	web	\N
71660	1120	\N	BAL	4	112.0	2026-02-07 20:50:37	box office	\N
71661	1112	20337	STD	2	72.0	2026-02-08 12:14:22	web	\N
71662	1142	20793	STU	2	29.75	2026-02-08 13:49:50	phone	EARLYBIRD
71663	1129	20640	STD	1	35.0	2026-02-08 14:04:14	web	\N
71664	1112	20138	STD	2	72.0	2026-02-08 16:28:51	web	\N
71665	1112	20322	STD	2	72.0	2026-02-08 17:07:50	web	\N
71666	1111	21783	BOX	2	128.0	2026-02-08 18:08:45	web	\N
71667	1111	20588	STD	3	90.0	2026-02-09 14:37:16	phone	\N
71668	1118	21052	STU	2	36.0	2026-02-09 14:53:57	box office	\N
71669	1119	\N	STA	1	42.5	2026-02-09 15:46:56	box office	\N
71670	1113	20693	BAL	2	34.2	2026-02-09 22:23:12	app	FRIENDS5
71671	1122	21074	STU	2	28.8	2026-02-10 10:43:35	web	\N
71672	1121	20277	STD	4	144.0	2026-02-10 12:35:55	web	\N
71673	1126	20957	BAL	2	53.0	2026-02-10 17:15:49	web	\N
71674	1111	20170	STD	2	45.0	2026-02-10 17:51:03	web	STUDENT
71675	1121	21705	BAL	1	32.5	2026-02-10 19:28:43	app	\N
71676	1114	20957	STU	8	144.0	2026-02-10 19:52:34	web	\N
71677	1123	21307	STA	2	67.0	2026-02-11 12:27:11	web	\N
71678	1112	\N	BAL	2	64.0	2026-02-11 15:37:45	box office	\N
71679	1112	21612	BAL	2	64.0	2026-02-12 12:21:21	web	\N
71680	1122	20171	STS	4	44.0	2026-02-12 15:45:53	web	\N
71681	1112	20564	BOX	1	77.0	2026-02-12 17:19:10	web	\N
71682	1114	20663	STU	2	34.2	2026-02-12 21:15:25	web	FRIENDS5
71683	1130	21328	STU	4	80.0	2026-02-13 13:48:58	app	\N
71684	1114	20793	STS	2	25.0	2026-02-13 14:49:11	app	\N
71685	1112	21550	BAL	4	128.0	2026-02-13 16:21:51	web	\N
71686	1115	21623	BAL	1	30.0	2026-02-13 20:26:58	web	\N
71687	1112	20277	STD	3	108.0	2026-02-13 23:40:50	web	\N
71688	1117	21187	STU	2	23.0	2026-02-14 13:24:19	web	\N
71689	1112	20856	BAL	2	64.0	2026-02-14 15:58:44	web	\N
71690	1125	20264	STA	1	34.5	2026-02-15 13:09:31	app	\N
71691	1116	21794	STU	1	15.5	2026-02-15 14:49:00	box office	\N
71692	1113	20935	BAL	2	30.6	2026-02-15 19:44:18	web	EARLYBIRD
71693	1122	20996	STU	1	16.0	2026-02-16 08:10:57	web	\N
71694	1123	21144	CIR	2	39.0	2026-02-16 12:30:07	web	\N
71695	1118	21844	STU	3	54.0	2026-02-16 18:07:50	web	\N
71696	1134	21553	STA	2	90.0	2026-02-16 22:11:26	web	\N
71697	1122	20921	STU	1	13.6	2026-02-16 23:26:06	web	EARLYBIRD
71698	1119	20587	STA	2	85.0	2026-02-17 22:30:57	web	\N
71699	1117	21588	STU	1	8.8	2026-02-18 10:18:08	app	EARLYBIRD
71700	1116	21822	STU	6	93.0	2026-02-18 11:25:17	web	\N
71701	1134	\N	BAL	2	69.0	2026-02-19 09:37:43	box office	\N
71702	1123	20787	BOX	2	121.0	2026-02-19 15:17:34	app	\N
71703	1137	21162	TAB	2	56.0	2026-02-20 08:39:46	web	\N
71704	1114	20310	STS	4	50.0	2026-02-20 12:28:20	web	\N
71705	1113	20862	CIR	3	30.38	2026-02-20 15:14:08	web	STUDENT
71706	1113	21240	CIR	2	20.25	2026-02-21 12:56:18	web	STUDENT
71707	1117	21221	STU	1	10.35	2026-02-21 16:22:25	web	\N
71708	1117	20862	STS	1	8.0	2026-02-21 19:09:37	app	\N
71709	1115	21526	STD	4	100.5	2026-02-22 11:01:28	web	STUDENT
71710	1113	20587	STA	4	94.0	2026-02-22 11:46:00	web	\N
71711	1113	20240	CIR	1	11.47	2026-02-22 12:35:00	web	EARLYBIRD
71712	1116	20757	STU	2	31.0	2026-02-22 16:33:11	web	\N
71713	1114	20495	STU	2	36.0	2026-02-22 18:02:20	phone	\N
71714	1116	20460	STU	3	46.5	2026-02-22 19:07:38	web	\N
71715	1119	20237	STA	2	76.5	2026-02-23 08:49:11	app	\N
71716	1114	\N	STU	2	36.0	2026-02-23 11:33:11	box office	\N
71717	1117	\N	STU	1	11.5	2026-02-23 11:54:55	box office	\N
71718	1121	21394	STD	3	108.0	2026-02-23 20:23:37	web	\N
71719	1122	21583	STU	2	32.0	2026-02-25 08:39:10	web	\N
71720	1123	20699	CIR	2	39.0	2026-02-25 11:55:08	web	\N
71721	1124	21052	STU	1	18.0	2026-02-25 19:52:19	web	\N
71722	1114	20957	STU	2	36.0	2026-02-25 20:15:12	web	\N
71723	1114	20523	STU	1	18.0	2026-02-26 19:09:28	app	\N
71724	1120	20445	CIR	2	43.0	2026-02-26 19:53:38	web	\N
71725	1114	20237	STU	2	32.4	2026-02-26 20:26:06	box office	\N
71726	1115	21021	STD	2	67.0	2026-02-26 21:43:51	phone	\N
71727	1119	21465	BAL	1	32.5	2026-02-27 18:44:20	web	\N
71728	1125	21855	CIR	1	20.0	2026-02-27 19:42:26	web	\N
71729	1116	21103	STU	3	46.5	2026-02-27 20:13:57	web	\N
71730	1121	21320	STD	2	72.0	2026-02-27 20:41:13	phone	\N
71731	1131	20170	BAL	4	130.0	2026-02-28 09:23:34	box office	\N
71732	1115	20560	BAL	2	60.0	2026-02-28 10:07:57	web	\N
71733	1116	20277	STU	2	31.0	2026-02-28 10:16:12	web	\N
71734	1120	21074	CIR	5	96.75	2026-02-28 10:24:01	web	\N
71735	1115	20678	BAL	1	30.0	2026-02-28 11:07:06	web	\N
71736	1117	20793	STU	2	23.0	2026-02-28 11:50:42	box office	\N
71737	1117	20054	STU	2	23.0	2026-02-28 14:49:27	web	\N
71738	1115	20195	STD	2	50.25	2026-02-28 15:23:23	web	STUDENT
71739	1117	21187	STU	2	23.0	2026-02-28 22:18:24	web	\N
71740	1117	20833	STU	1	11.5	2026-03-01 09:23:00	box office	\N
71741	1114	20335	STU	3	54.0	2026-03-01 11:52:24	web	\N
71742	1119	20856	STA	4	170.0	2026-03-01 13:47:33	web	\N
71743	1125	21791	CIR	3	60.0	2026-03-01 19:15:09	web	\N
71744	1143	20693	STA	2	49.3	2026-03-01 21:32:20	phone	EARLYBIRD
71745	1120	21623	CIR	1	21.5	2026-03-02 10:47:17	web	\N
71746	1123	20757	STA	6	201.0	2026-03-02 10:59:38	app	\N
71747	1133	20408	BAL	4	124.0	2026-03-02 11:17:26	app	\N
71748	1115	21336	STD	1	22.61	2026-03-02 15:54:29	web	STUDENT
71749	1118	\N	STU	2	34.2	2026-03-02 15:57:15	box office	FRIENDS5
71750	1116	21465	STS	4	44.0	2026-03-02 20:16:04	web	\N
71751	1119	21263	STA	2	85.0	2026-03-04 09:10:54	web	\N
71752	1122	20862	STU	1	16.0	2026-03-04 11:16:40	web	\N
71753	1117	21288	STU	2	23.0	2026-03-04 13:20:15	web	\N
71754	1121	20635	STD	1	36.0	2026-03-04 17:17:29	app	\N
71755	1129	21646	STD	1	35.0	2026-03-04 18:23:07	web	\N
71756	1116	20678	STU	4	62.0	2026-03-05 11:03:53	web	\N
71757	1114	20865	STU	2	30.6	2026-03-05 13:50:00	web	EARLYBIRD
71758	1115	21351	STD	4	134.0	2026-03-05 20:40:06	phone	\N
71759	1135	\N	BOX	3	172.5	2026-03-05 20:47:20	box office	\N
71760	1126	21162	CIR	3	61.5	2026-03-06 10:40:29	box office	\N
71761	1120	21336	BAL	3	75.6	2026-03-06 21:19:10	app	\N
71762	1132	20202	STD	1	33.0	2026-03-07 15:16:43	web	\N
71763	1122	21687	STU	2	24.0	2026-03-07 17:43:38	web	STUDENT
71764	1125	\N	CIR	2	40.0	2026-03-07 19:11:21	box office	\N
71765	1116	21047	STU	3	46.5	2026-03-07 19:35:39	web	\N
71766	1117	20609	STU	2	23.0	2026-03-07 19:46:39	web	\N
71767	1119	21341	BOX	4	310.0	2026-03-07 21:31:46	web	\N
71768	1115	20833	STD	2	67.0	2026-03-08 16:33:40	phone	\N
71769	1117	21240	STU	2	23.0	2026-03-08 17:05:24	box office	\N
71770	1115	20609	BAL	2	60.0	2026-03-08 20:59:55	web	\N
71771	1115	20833	STD	1	33.5	2026-03-08 21:11:39	web	\N
71772	1119	21341	STA	3	127.5	2026-03-08 23:11:31	web	\N
71773	1141	21712	LAW	1	17.5	2026-03-09 09:32:58	web	\N
71774	1118	\N	STU	1	18.0	2026-03-09 10:59:41	box office	\N
71775	1122	20874	STU	4	64.0	2026-03-09 13:01:52	web	\N
71776	1115	\N	STD	2	67.0	2026-03-09 18:36:15	box office	\N
71777	1116	20563	STU	4	62.0	2026-03-09 18:41:13	app	\N
71778	1126	21764	CIR	2	41.0	2026-03-09 21:11:12	web	\N
71779	1123	20810	STA	2	67.0	2026-03-09 21:23:59	app	\N
71780	1122	20170	STS	2	22.0	2026-03-10 11:35:04	web	\N
71781	1119	20277	BAL	1	32.5	2026-03-11 10:31:41	app	\N
71782	1119	21768	BOX	2	155.0	2026-03-11 12:22:34	box office	\N
71783	1139	20452	STA	2	85.0	2026-03-11 12:55:23	app	\N
71784	1122	20392	STU	1	16.0	2026-03-11 14:57:40	app	\N
71785	1128	21709	STD	2	62.0	2026-03-11 15:30:00	web	\N
71786	1124	\N	STU	2	36.0	2026-03-11 17:41:46	box office	\N
71787	1119	20302	STA	2	76.5	2026-03-11 18:23:14	app	\N
71788	1119	21330	STA	2	85.0	2026-03-12 13:26:11	phone	\N
71789	1116	\N	STU	2	31.0	2026-03-12 18:15:22	box office	\N
71790	1139	21094	CIR	1	25.0	2026-03-12 19:05:39	web	\N
71791	1118	21722	STU	2	36.0	2026-03-12 20:06:04	box office	\N
71792	1118	21218	STU	2	36.0	2026-03-12 20:07:43	app	\N
71793	1121	20157	BAL	1	32.5	2026-03-12 22:30:57	web	\N
71794	1127	21629	BAL	1	24.0	2026-03-13 20:34:43	app	\N
71795	1145	21794	CIR	2	35.0	2026-03-14 16:58:27	app	\N
71796	1116	21695	STU	2	31.0	2026-03-14 17:58:44	web	\N
71797	1124	21715	STU	1	18.0	2026-03-14 18:33:28	web	\N
71798	1116	20343	STU	3	46.5	2026-03-14 18:51:19	web	\N
71799	1118	21728	STU	3	40.5	2026-03-15 09:50:25	web	STUDENT
71800	1129	21862	STD	2	70.0	2026-03-15 13:15:39	web	\N
71801	1122	20921	STU	1	16.0	2026-03-15 17:25:39	web	\N
71802	1118	\N	STU	5	90.0	2026-03-16 08:32:12	box office	\N
71803	1119	21465	STA	2	85.0	2026-03-16 14:14:35	web	\N
71804	1132	21583	STD	2	66.0	2026-03-16 15:19:35	web	\N
71805	1123	20898	STA	2	67.0	2026-03-16 16:00:44	web	\N
71806	1127	21079	STD	2	54.0	2026-03-16 18:12:34	web	\N
71807	1119	20157	STA	2	63.75	2026-03-17 08:57:13	app	STUDENT
71808	1131	21336	CIR	4	90.0	2026-03-18 12:39:53	web	\N
71809	1119	21336	BOX	1	69.75	2026-03-18 19:17:54	web	\N
71810	1139	20447	BAL	2	65.0	2026-03-18 19:18:10	web	\N
71811	1127	20714	STD	2	54.0	2026-03-18 19:34:58	phone	\N
71812	1133	21290	CIR	1	24.0	2026-03-19 12:44:41	app	\N
71813	1120	20408	STD	3	93.0	2026-03-19 15:00:29	phone	\N
71814	1124	20885	STS	1	12.5	2026-03-19 15:41:43	phone	\N
71815	1130	20084	STU	2	40.0	2026-03-19 16:17:45	web	\N
71816	1118	21193	STU	1	18.0	2026-03-19 18:53:00	web	\N
71817	1135	20145	STD	2	54.0	2026-03-19 19:26:57	web	\N
71818	1130	20152	STU	5	100.0	2026-03-19 19:46:20	app	\N
71819	1126	21193	CIR	2	41.0	2026-03-19 20:29:21	web	\N
71820	1122	21791	STU	3	48.0	2026-03-20 14:35:50	web	\N
71821	1122	\N	STU	2	32.0	2026-03-20 14:57:05	box office	\N
71822	1119	20902	BAL	2	65.0	2026-03-20 16:46:00	app	\N
71823	1154	21472	CIR	1	23.5	2026-03-20 19:46:18	web	\N
71824	1132	\N	STD	2	66.0	2026-03-20 19:48:24	box office	\N
71825	1154	20460	BAL	2	61.0	2026-03-20 21:49:12	app	\N
71826	1125	21740	CIR	2	40.0	2026-03-21 09:30:46	app	\N
71827	1121	\N	STD	4	144.0	2026-03-21 11:48:15	box office	\N
71828	1126	20622	BAL	4	90.1	2026-03-22 13:10:42	web	EARLYBIRD
71829	1123	20457	CIR	2	39.0	2026-03-22 16:36:22	web	\N
71830	1136	20982	STA	3	98.17	2026-03-22 18:01:22	app	EARLYBIRD
71831	1121	21674	BAL	2	65.0	2026-03-22 22:57:09	web	\N
71832	1134	20230	CIR	2	53.0	2026-03-23 14:25:14	web	\N
71833	1120	21318	BAL	2	56.0	2026-03-23 15:31:55	phone	\N
71834	1139	20833	CIR	4	100.0	2026-03-23 15:50:49	web	\N
71835	1132	20549	STD	2	66.0	2026-03-23 17:39:22	web	\N
71836	1139	20170	CIR	1	25.0	2026-03-24 08:56:45	web	\N
71837	1124	20076	STU	1	18.0	2026-03-24 13:43:06	web	\N
71838	1132	21623	STD	1	28.05	2026-03-24 17:07:40	web	EARLYBIRD
71839	1130	21218	STU	1	20.0	2026-03-24 21:56:13	phone	\N
71840	1120	21647	STD	1	31.0	2026-03-24 22:57:09	web	\N
71841	1128	\N	BAL	3	84.0	2026-03-25 08:46:24	box office	\N
71842	1121	\N	STD	2	72.0	2026-03-25 13:08:05	box office	\N
71843	1145	21474	BOX	2	107.0	2026-03-25 13:31:50	phone	\N
71844	1136	20340	CIR	2	45.0	2026-03-26 10:43:28	app	\N
71845	1126	20475	CIR	2	34.85	2026-03-26 12:16:35	box office	EARLYBIRD
71846	1124	20353	STU	2	30.6	2026-03-26 13:30:26	app	EARLYBIRD
71847	1121	21597	STD	1	27.0	2026-03-26 19:37:10	web	STUDENT
71848	1124	\N	STU	4	72.0	2026-03-27 11:12:38	box office	\N
71849	1122	20693	STU	1	12.0	2026-03-27 16:55:27	web	STUDENT
71850	1123	21328	STA	4	134.0	2026-03-27 22:41:01	web	\N
71851	1146	21768	LAW	2	39.0	2026-03-28 11:15:29	web	\N
71852	1149	21134	STU	1	14.54	2026-03-28 12:17:38	web	FRIENDS5
71853	1130	20114	STU	2	30.0	2026-03-28 13:06:08	web	STUDENT
71854	1123	20549	STA	1	33.5	2026-03-28 15:13:38	web	\N
71855	1126	20340	STA	2	69.0	2026-03-28 16:13:03	app	\N
71856	1133	21657	BAL	2	62.0	2026-03-28 18:19:01	app	\N
71857	1122	21623	STS	3	33.0	2026-03-28 18:28:00	web	\N
71858	1135	21557	STD	2	54.0	2026-03-29 15:33:14	web	\N
71859	1127	20935	STD	5	101.25	2026-03-29 18:00:39	app	STUDENT
71860	1130	20517	STS	4	56.0	2026-03-29 19:35:40	box office	\N
71861	1131	21263	STA	1	42.5	2026-03-30 17:30:26	web	\N
71862	1125	21423	STA	4	131.1	2026-03-30 19:29:16	web	FRIENDS5
71863	1133	20157	BOX	3	222.0	2026-03-31 15:33:35	box office	\N
71864	1131	21546	BAL	4	130.0	2026-04-01 16:06:01	phone	\N
71865	1127	21562	STD	2	54.0	2026-04-01 20:35:11	app	\N
71866	1138	20152	CIR	2	45.0	2026-04-01 22:42:28	app	\N
71867	1128	21394	STD	3	93.0	2026-04-02 10:24:54	app	\N
71868	1123	21862	BAL	4	102.0	2026-04-02 11:30:12	web	\N
71869	1129	21597	STD	2	70.0	2026-04-02 17:15:00	web	\N
71870	1134	\N	BAL	2	69.0	2026-04-02 21:02:44	box office	\N
71871	1145	20445	BAL	3	67.5	2026-04-02 23:46:04	box office	\N
71872	1137	20529	LAW	4	74.0	2026-04-03 17:51:14	web	\N
71873	1134	21712	CIR	2	53.0	2026-04-03 19:26:24	phone	\N
71874	1126	20657	BAL	4	106.0	2026-04-03 19:59:16	web	\N
71875	1124	21627	STS	2	18.75	2026-04-03 20:51:27	web	STUDENT
71876	1128	20709	BAL	3	84.0	2026-04-04 11:39:45	web	\N
71877	1141	20608	LAW	2	31.5	2026-04-04 15:16:35	web	\N
71878	1147	20940	STU	3	54.0	2026-04-04 16:10:41	web	\N
71879	1137	20279	LAW	3	55.5	2026-04-04 18:25:38	web	\N
71880	1130	20392	STU	4	80.0	2026-04-04 23:21:13	web	\N
71881	1126	21099	STA	1	29.32	2026-04-05 09:37:47	web	EARLYBIRD
71882	1137	20914	LAW	2	37.0	2026-04-05 10:29:44	web	\N
71883	1124	20389	STU	6	108.0	2026-04-05 16:51:00	box office	\N
71884	1132	20622	BAL	1	29.5	2026-04-05 19:40:36	app	\N
71885	1133	21594	BAL	2	62.0	2026-04-05 20:20:55	phone	\N
71886	1125	20208	BOX	2	125.0	2026-04-06 09:42:32	web	\N
71887	1125	21455	STA	4	138.0	2026-04-06 11:11:09	phone	\N
71888	1136	20517	STA	2	77.0	2026-04-06 11:11:51	web	\N
71889	1133	21855	STA	2	81.0	2026-04-06 15:19:33	web	\N
71890	1153	21791	STS	1	13.5	2026-04-06 15:29:54	phone	\N
71891	1134	21226	BAL	1	25.88	2026-04-06 20:39:31	app	STUDENT
71892	1125	\N	STA	2	65.55	2026-04-06 21:28:23	box office	FRIENDS5
71893	1129	21583	STD	2	70.0	2026-04-07 21:25:44	web	\N
71894	1126	20957	STA	4	138.0	2026-04-07 21:58:26	web	\N
71895	1138	20114	STD	4	130.0	2026-04-08 13:52:23	web	\N
71896	1140	21257	STD	1	28.5	2026-04-08 22:43:53	web	\N
71897	1133	20039	BAL	2	62.0	2026-04-09 14:14:50	app	\N
71898	1140	\N	BAL	3	76.5	2026-04-09 14:40:10	box office	\N
71899	1138	20114	STD	2	65.0	2026-04-09 15:06:27	app	\N
71900	1140	20485	STD	2	57.0	2026-04-09 15:49:58	web	\N
71901	1126	21653	CIR	2	30.75	2026-04-09 16:59:19	phone	STUDENT
71902	1136	21634	BAL	2	59.0	2026-04-09 17:27:09	web	\N
71903	1130	21320	STU	4	76.0	2026-04-09 18:44:45	app	FRIENDS5
71904	1147	21858	STU	2	36.0	2026-04-09 19:36:24	web	\N
71905	1131	20343	CIR	1	25.0	2026-04-09 19:39:36	app	\N
71906	1125	20821	BAL	4	106.0	2026-04-10 14:34:16	box office	\N
71907	1126	21502	STA	2	69.0	2026-04-10 15:58:30	web	\N
71908	1132	21269	STD	4	132.0	2026-04-10 21:12:17	web	\N
71909	1126	21544	BAL	4	106.0	2026-04-10 21:43:34	web	\N
71910	1130	21498	STU	4	80.0	2026-04-11 08:32:57	web	\N
71911	1142	21806	STU	2	35.0	2026-04-11 11:03:30	web	\N
71912	1139	21193	STA	2	85.0	2026-04-11 12:48:45	phone	\N
71913	1138	20635	CIR	4	90.0	2026-04-11 13:14:45	box office	\N
71914	1128	20525	STD	4	93.0	2026-04-11 14:25:03	web	STUDENT
71915	1127	20581	STD	4	108.0	2026-04-11 16:38:54	web	\N
71916	1134	20277	STA	4	180.0	2026-04-11 20:35:33	phone	\N
71917	1131	20447	BOX	1	65.88	2026-04-11 22:19:30	app	EARLYBIRD
71918	1151	21351	BAL	2	63.0	2026-04-12 10:41:13	web	\N
71919	1127	21226	STD	2	54.0	2026-04-12 12:32:56	phone	\N
71920	1144	20865	CIR	2	39.1	2026-04-12 15:31:08	web	EARLYBIRD
71921	1136	21674	STA	2	73.15	2026-04-12 19:29:01	box office	FRIENDS5
71922	1127	20549	STD	2	54.0	2026-04-12 19:47:49	web	\N
71923	1126	20622	STA	2	58.65	2026-04-12 21:54:53	web	EARLYBIRD
71924	1150	21269	TAB	1	23.5	2026-04-13 09:54:24	web	\N
71925	1127	20031	STD	2	51.3	2026-04-13 20:52:50	web	FRIENDS5
71926	1127	20734	STD	1	22.95	2026-04-14 16:37:49	phone	EARLYBIRD
71927	1155	21394	TAB	2	53.0	2026-04-14 20:39:24	web	\N
71928	1128	20935	BOX	1	49.88	2026-04-14 21:01:50	phone	STUDENT
71929	1127	20343	STD	2	54.0	2026-04-15 10:59:58	app	\N
71930	1128	21862	BAL	4	112.0	2026-04-15 12:27:27	phone	\N
71931	1144	20957	STA	3	118.5	2026-04-15 14:06:19	web	\N
71932	1128	\N	BAL	3	84.0	2026-04-15 15:30:58	box office	\N
71933	1142	21641	STS	3	36.0	2026-04-15 19:19:50	web	\N
71934	1138	20337	STD	1	32.5	2026-04-15 19:21:57	web	\N
71935	1140	21627	STD	2	57.0	2026-04-16 13:05:32	web	\N
71936	1127	20851	CIR	3	55.5	2026-04-16 13:10:28	web	\N
71937	1129	\N	BAL	3	94.5	2026-04-16 13:25:43	box office	\N
71938	1127	20481	STD	2	54.0	2026-04-16 20:29:37	app	\N
71939	1147	21257	STU	3	54.0	2026-04-16 20:40:03	phone	\N
71940	1139	\N	CIR	6	150.0	2026-04-16 22:00:25	box office	\N
71941	1147	20126	STU	2	36.0	2026-04-17 09:12:29	web	\N
71942	1145	20757	CIR	2	35.0	2026-04-17 15:44:48	phone	\N
71943	1141	21553	TAB	2	53.0	2026-04-17 16:46:10	web	\N
71944	1143	21028	STA	2	58.0	2026-04-17 20:34:12	web	\N
71945	1140	20678	STD	1	24.22	2026-04-17 22:09:42	web	EARLYBIRD
71946	1127	20763	BOX	1	57.5	2026-04-17 22:51:34	web	\N
71947	1133	20495	BAL	4	124.0	2026-04-18 09:14:17	web	\N
71948	1129	20337	BAL	2	63.0	2026-04-18 09:24:22	app	\N
71949	1126	20898	CIR	4	82.0	2026-04-18 18:21:52	web	\N
71950	1126	20833	STA	2	51.75	2026-04-18 18:53:00	app	STUDENT
71951	1146	21737	LAW	1	17.55	2026-04-18 19:18:28	box office	\N
71952	1136	\N	CIR	2	33.75	2026-04-18 19:49:57	box office	STUDENT
71953	1127	20237	STD	1	24.3	2026-04-19 09:31:07	web	\N
71954	1148	21509	STU	2	36.0	2026-04-19 12:18:30	phone	\N
71955	1128	21263	CIR	2	43.0	2026-04-19 16:17:06	app	\N
71956	1133	21103	CIR	2	48.0	2026-04-19 19:25:44	web	\N
71957	1136	20513	STA	1	34.65	2026-04-19 23:40:33	phone	\N
71958	1128	21409	STD	3	93.0	2026-04-20 09:25:21	phone	\N
71959	1134	21544	CIR	4	106.0	2026-04-20 10:35:28	web	\N
71960	1141	20457	TAB	2	39.75	2026-04-20 11:59:17	web	STUDENT
71961	1128	20337	STD	2	62.0	2026-04-20 20:34:02	web	\N
71962	1130	\N	STU	2	40.0	2026-04-21 08:43:12	box office	\N
71963	1137	21777	TAB	4	84.0	2026-04-21 15:05:29	phone	STUDENT
71964	1130	\N	STU	4	80.0	2026-04-21 16:08:10	box office	\N
71965	1129	20337	BAL	2	63.0	2026-04-21 18:21:36	app	\N
71966	1134	20667	BOX	2	139.4	2026-04-21 18:56:47	web	EARLYBIRD
71967	1146	21657	TAB	1	29.0	2026-04-21 19:06:23	box office	\N
71968	1135	21557	STD	2	54.0	2026-04-21 20:45:57	phone	\N
71969	1131	20657	STA	4	170.0	2026-04-21 23:37:25	phone	\N
71970	1139	20460	BAL	2	65.0	2026-04-22 12:19:42	web	\N
71971	1138	21328	STD	4	130.0	2026-04-22 12:35:32	app	\N
71972	1134	21700	BAL	4	138.0	2026-04-22 14:43:34	web	\N
71973	1133	20657	STA	2	81.0	2026-04-22 15:11:32	app	\N
71974	1129	20578	STD	1	35.0	2026-04-22 15:12:13	phone	\N
71975	1135	21539	CIR	2	37.0	2026-04-22 18:50:32	web	\N
71976	1128	\N	BAL	4	84.0	2026-04-22 22:54:51	box office	STUDENT
71977	1135	20237	STD	3	72.9	2026-04-23 12:56:26	web	\N
71978	1136	20457	BAL	2	59.0	2026-04-23 13:24:57	web	\N
71979	1136	20322	BOX	2	140.0	2026-04-23 14:27:12	web	\N
71980	1134	21516	BOX	2	164.0	2026-04-23 15:37:39	web	\N
71981	1130	21138	STU	2	34.0	2026-04-23 19:00:47	web	EARLYBIRD
71982	1137	20543	TAB	2	56.0	2026-04-24 08:28:26	app	\N
71983	1145	\N	BAL	6	135.0	2026-04-24 10:20:37	box office	\N
71984	1132	20525	STD	2	66.0	2026-04-24 14:19:12	web	\N
71985	1135	\N	BAL	2	40.8	2026-04-24 22:19:20	box office	EARLYBIRD
71986	1143	\N	CIR	1	16.15	2026-04-25 10:05:06	box office	FRIENDS5
71987	1133	21341	BAL	3	69.75	2026-04-25 18:21:07	app	STUDENT
71988	1142	20957	STS	1	12.0	2026-04-25 19:55:13	box office	\N
71989	1144	21263	BOX	2	144.0	2026-04-26 09:05:56	web	\N
71990	1130	20603	STU	2	40.0	2026-04-26 09:48:22	web	\N
71991	1153	21443	STU	2	38.0	2026-04-26 13:09:28	web	\N
71992	1143	\N	BAL	4	88.0	2026-04-26 14:37:59	box office	\N
71993	1138	20833	STD	2	65.0	2026-04-26 20:45:51	box office	\N
71994	1131	20102	CIR	2	45.0	2026-04-26 21:14:49	app	\N
71995	1135	20237	STD	2	36.45	2026-04-26 22:50:47	web	STUDENT
71996	1130	\N	STU	2	40.0	2026-04-27 10:51:36	box office	\N
71997	1130	21249	STS	1	14.0	2026-04-27 12:43:30	web	\N
71998	1139	\N	STA	2	85.0	2026-04-27 13:07:18	box office	\N
71999	1138	21597	STD	2	65.0	2026-04-27 13:14:26	web	\N
72000	1140	\N	STD	2	57.0	2026-04-27 20:36:34	box office	\N
72001	1134	20263	BOX	2	164.0	2026-04-27 22:12:37	app	\N
72002	1139	20237	STA	1	38.25	2026-04-28 09:03:02	web	\N
72003	1141	20549	LAW	2	35.0	2026-04-28 10:29:51	app	\N
72004	1131	21700	CIR	3	56.25	2026-04-28 11:05:25	web	STUDENT
72005	1141	\N	LAW	4	66.5	2026-04-28 11:43:32	box office	FRIENDS5
72006	1139	20693	BAL	2	65.0	2026-04-28 14:44:45	phone	\N
72007	1134	20369	CIR	2	53.0	2026-04-28 14:52:56	web	\N
72008	1130	21659	STU	2	40.0	2026-04-28 17:20:01	web	\N
72009	1145	\N	STA	1	29.5	2026-04-28 20:09:52	box office	\N
72010	1145	21074	CIR	2	31.5	2026-04-28 20:46:26	web	\N
72011	1131	20114	BAL	4	130.0	2026-04-28 22:27:35	web	\N
72012	1130	20757	STU	2	34.0	2026-04-29 12:12:23	phone	EARLYBIRD
72013	1137	21862	LAW	2	31.45	2026-04-29 13:02:51	app	EARLYBIRD
72014	1136	21435	BAL	2	44.25	2026-04-29 16:10:57	web	STUDENT
72015	1151	21336	BAL	1	24.1	2026-04-29 18:10:41	app	EARLYBIRD
72016	1131	20460	BAL	4	130.0	2026-04-29 19:00:48	app	\N
72017	1131	20563	BOX	2	155.0	2026-04-29 20:08:36	app	\N
72018	1143	21394	STA	2	58.0	2026-04-30 11:12:11	phone	\N
72019	1133	20735	STA	1	40.5	2026-04-30 12:41:35	web	\N
72020	1140	20071	STD	1	28.5	2026-04-30 19:14:50	web	\N
72021	1134	21226	BAL	3	103.5	2026-05-01 08:31:02	web	\N
72022	1133	21757	STA	4	162.0	2026-05-01 09:56:25	web	\N
72023	1141	20208	LAW	5	83.12	2026-05-01 19:35:47	web	FRIENDS5
72024	1140	20581	BAL	4	102.0	2026-05-01 20:16:31	web	\N
72025	1149	21627	STU	3	51.0	2026-05-01 20:59:02	app	\N
72026	1133	21251	CIR	2	48.0	2026-05-02 14:33:22	web	\N
72027	1138	21183	STD	2	65.0	2026-05-02 15:08:19	phone	\N
72028	1138	20403	STD	2	55.25	2026-05-02 19:21:39	web	EARLYBIRD
72029	1133	20485	BAL	4	124.0	2026-05-02 20:28:00	phone	\N
72030	1138	21705	STD	4	130.0	2026-05-02 21:47:19	phone	\N
72031	1138	20403	STD	1	32.5	2026-05-03 11:02:42	web	\N
72032	1134	21586	BOX	1	82.0	2026-05-03 12:29:11	box office	\N
72033	1137	20898	TAB	2	56.0	2026-05-03 18:17:05	web	\N
72034	1134	20076	CIR	2	53.0	2026-05-03 18:25:13	phone	\N
72035	1139	20657	BOX	2	155.0	2026-05-03 19:30:45	phone	\N
72036	1133	21737	BAL	3	83.7	2026-05-03 21:54:03	web	\N
72037	1147	20587	STU	2	36.0	2026-05-03 22:05:45	web	\N
72038	1135	21229	BAL	3	72.0	2026-05-04 09:05:01	phone	\N
72039	1136	\N	BAL	2	59.0	2026-05-04 09:55:13	box office	\N
72040	1134	20626	CIR	1	26.5	2026-05-04 18:20:42	app	\N
72041	1134	20460	STA	2	90.0	2026-05-04 20:16:19	app	\N
72042	1138	21336	CIR	3	60.75	2026-05-04 21:30:54	web	\N
72043	1138	20237	BAL	4	88.74	2026-05-05 09:12:26	app	EARLYBIRD
72044	1147	20133	STU	3	54.0	2026-05-05 10:17:39	web	\N
72045	1140	20310	STD	4	96.9	2026-05-05 12:12:01	web	EARLYBIRD
72046	1139	21855	STA	3	127.5	2026-05-05 13:42:13	web	\N
72047	1155	21862	LAW	3	52.5	2026-05-05 15:35:15	box office	\N
72048	1145	\N	BAL	2	42.75	2026-05-05 17:21:45	box office	FRIENDS5
72049	1133	21187	STA	2	81.0	2026-05-05 19:47:22	web	\N
72050	1149	20848	STU	2	34.0	2026-05-05 20:27:14	web	\N
72051	1139	21737	CIR	1	22.5	2026-05-06 12:47:09	web	\N
72052	1134	21768	BAL	2	69.0	2026-05-06 13:20:13	web	\N
72053	1133	20898	BOX	1	74.0	2026-05-06 14:20:19	phone	\N
72054	1139	20885	CIR	1	25.0	2026-05-06 18:11:15	app	\N
72055	1144	21249	BAL	1	30.0	2026-05-06 20:28:17	web	\N
72056	1133	20914	STA	2	81.0	2026-05-07 08:19:12	web	\N
72057	1144	\N	STA	1	33.57	2026-05-07 10:10:45	box office	EARLYBIRD
72058	1134	20073	STA	2	90.0	2026-05-07 12:42:05	web	\N
72059	1153	\N	STU	2	32.3	2026-05-07 13:14:23	box office	EARLYBIRD
72060	1139	\N	STA	2	85.0	2026-05-07 15:25:55	box office	\N
72061	1134	20452	STA	1	42.75	2026-05-07 15:39:59	phone	FRIENDS5
72062	1146	21737	LAW	3	52.65	2026-05-07 18:33:21	web	\N
72063	1135	20523	BAL	2	48.0	2026-05-07 18:36:54	web	\N
72064	1161	\N	BOX	2	133.0	2026-05-07 20:22:34	box office	FRIENDS5
72065	1151	21336	STA	1	36.9	2026-05-07 21:28:16	web	\N
72066	1135	21328	STD	1	27.0	2026-05-08 12:59:20	app	\N
72067	1140	21516	BAL	2	51.0	2026-05-08 22:48:04	web	\N
72068	1135	20723	STD	4	108.0	2026-05-09 12:48:00	web	\N
72069	1143	21257	STA	4	116.0	2026-05-09 16:25:18	phone	\N
72070	1142	21394	STU	2	33.25	2026-05-09 17:04:17	web	FRIENDS5
72071	1148	\N	STU	6	108.0	2026-05-09 19:28:34	box office	\N
72072	1140	\N	STD	2	57.0	2026-05-09 22:34:36	box office	\N
72073	1140	20310	BAL	2	43.35	2026-05-10 18:03:07	web	EARLYBIRD
72074	1141	20353	LAW	4	70.0	2026-05-10 18:48:45	web	\N
72075	1142	\N	STU	2	35.0	2026-05-10 19:03:09	box office	\N
72076	1141	20626	LAW	2	35.0	2026-05-11 12:19:32	web	\N
72077	1143	21116	STA	5	145.0	2026-05-11 17:35:19	web	\N
72078	1144	20663	STA	1	39.5	2026-05-11 18:15:20	app	\N
72079	1137	21855	LAW	1	15.72	2026-05-11 18:49:35	web	EARLYBIRD
72080	1141	21557	TAB	3	79.5	2026-05-11 19:24:33	web	\N
72081	1151	\N	BOX	4	298.0	2026-05-11 22:16:05	box office	\N
72082	1138	21862	STD	1	32.5	2026-05-12 12:35:18	box office	\N
72083	1159	21516	STD	4	144.0	2026-05-12 15:00:20	web	\N
72084	1140	21674	STD	1	28.5	2026-05-12 17:03:11	web	\N
72085	1146	20809	LAW	3	58.5	2026-05-12 19:53:39	phone	\N
72086	1156	20581	BOX	4	216.0	2026-05-12 20:16:05	web	\N
72087	1144	21557	BAL	2	60.0	2026-05-13 13:20:28	phone	\N
72088	1138	20264	STD	4	130.0	2026-05-13 18:17:08	web	\N
72089	1141	21341	TAB	2	53.0	2026-05-14 09:42:49	web	\N
72090	1139	\N	STA	2	85.0	2026-05-14 11:58:39	box office	\N
72091	1144	20392	STA	2	79.0	2026-05-14 12:02:42	box office	\N
72092	1147	20757	STU	2	36.0	2026-05-14 22:24:55	web	\N
72093	1155	21858	LAW	2	35.0	2026-05-15 10:30:42	box office	\N
72094	1144	21744	CIR	5	115.0	2026-05-15 12:52:18	web	\N
72095	1141	21483	LAW	2	35.0	2026-05-15 17:50:35	web	\N
72096	1140	\N	STD	1	28.5	2026-05-16 10:26:55	box office	\N
72097	1142	21553	STU	2	35.0	2026-05-16 13:24:07	web	\N
72098	1153	21791	STU	2	28.5	2026-05-16 14:04:03	app	STUDENT
72099	1150	20990	LAW	2	31.0	2026-05-16 21:00:23	web	\N
72100	1138	21336	CIR	1	20.25	2026-05-17 10:39:56	web	\N
72101	1142	21394	STU	1	17.5	2026-05-17 10:49:47	web	\N
72102	1142	21010	STS	3	36.0	2026-05-17 13:36:17	phone	\N
72103	1141	21369	TAB	1	26.5	2026-05-17 19:31:37	web	\N
72104	1149	21855	STS	2	24.0	2026-05-18 09:12:51	web	\N
72105	1141	20520	LAW	3	44.62	2026-05-18 12:16:37	web	EARLYBIRD
72106	1143	20902	BAL	2	44.0	2026-05-18 13:09:51	phone	\N
72107	1138	20337	STD	2	65.0	2026-05-18 14:48:23	web	\N
72108	1143	21257	BAL	1	22.0	2026-05-18 14:53:16	web	\N
72109	1149	21193	STU	2	34.0	2026-05-18 16:47:57	web	\N
72110	1152	\N	CIR	2	33.0	2026-05-18 17:06:00	box office	\N
72111	1138	21862	STD	2	65.0	2026-05-19 14:14:28	web	\N
72112	1143	20870	BOX	4	157.5	2026-05-19 19:02:51	app	STUDENT
72113	1156	20929	STD	2	51.0	2026-05-19 22:04:48	web	\N
72114	1150	\N	TAB	2	47.0	2026-05-19 22:33:49	box office	\N
72115	1151	20277	BAL	1	31.5	2026-05-20 11:55:39	web	\N
72116	1138	20833	STD	2	65.0	2026-05-20 12:00:49	web	\N
72117	1144	21858	STA	1	39.5	2026-05-20 13:05:18	web	\N
72118	1139	20045	CIR	2	50.0	2026-05-20 13:22:33	web	\N
72119	1149	20363	STS	1	12.0	2026-05-20 14:49:17	box office	\N
72120	1149	20588	STU	3	51.0	2026-05-20 16:22:48	web	\N
72121	1141	\N	LAW	4	70.0	2026-05-21 12:10:16	box office	\N
72122	1150	21498	TAB	3	70.5	2026-05-21 13:58:22	web	\N
72123	1142	20672	STU	2	35.0	2026-05-21 18:03:56	web	\N
72124	1143	21516	STA	1	29.0	2026-05-21 19:13:23	phone	\N
72125	1142	21646	STU	2	35.0	2026-05-21 20:07:52	app	\N
72126	1153	21141	STU	4	76.0	2026-05-22 17:10:14	web	\N
72127	1139	21021	STA	2	72.25	2026-05-22 17:33:08	web	EARLYBIRD
72128	1139	20138	STA	4	161.5	2026-05-22 19:31:18	web	FRIENDS5
72129	1145	20372	BAL	1	22.5	2026-05-22 20:23:55	phone	\N
72130	1161	20957	STD	2	66.0	2026-05-22 21:56:53	web	\N
72131	1146	21472	LAW	2	39.0	2026-05-23 15:20:49	web	\N
72132	1140	20608	STD	2	51.3	2026-05-23 17:47:00	web	\N
72133	1143	20796	BAL	2	44.0	2026-05-24 11:38:05	web	\N
72134	1145	20588	CIR	3	52.5	2026-05-24 15:57:32	web	\N
72135	1143	21336	STA	4	104.4	2026-05-25 11:15:33	web	\N
72136	1145	20921	BAL	3	64.12	2026-05-25 15:34:20	web	FRIENDS5
72137	1144	21764	STA	2	79.0	2026-05-25 18:54:28	web	\N
72138	1144	20076	STA	3	118.5	2026-05-25 19:27:51	web	\N
72139	1148	20757	STU	1	18.0	2026-05-26 10:05:45	web	\N
72140	1144	20495	BAL	1	30.0	2026-05-26 10:12:52	web	\N
72141	1143	\N	STA	2	58.0	2026-05-26 13:34:30	box office	\N
72142	1144	\N	STA	4	158.0	2026-05-27 12:47:36	box office	\N
72143	1142	21455	STU	2	35.0	2026-05-27 13:29:13	web	\N
72144	1144	\N	STA	2	79.0	2026-05-28 16:01:07	box office	\N
72145	1144	20622	STA	2	79.0	2026-05-28 18:24:58	web	\N
72146	1150	20894	TAB	2	47.0	2026-05-28 20:08:48	web	\N
72147	1145	21791	BAL	1	22.5	2026-05-28 20:38:05	web	\N
72148	1143	20693	BAL	2	44.0	2026-05-29 13:28:50	web	\N
72149	1149	20513	STS	3	32.4	2026-05-29 14:10:02	app	\N
72150	1147	21663	STU	2	36.0	2026-05-29 22:13:57	web	\N
72151	1147	21226	STU	2	34.2	2026-05-30 10:25:07	web	FRIENDS5
72152	1144	20066	STA	2	79.0	2026-05-30 19:34:53	web	\N
72153	1157	21526	BAL	2	64.0	2026-05-30 20:41:01	web	\N
72154	1143	21480	STA	2	49.59	2026-05-31 15:11:18	web	FRIENDS5
72155	1144	21764	STA	2	79.0	2026-05-31 15:41:13	phone	\N
72156	1145	20870	CIR	2	35.0	2026-05-31 16:26:23	web	\N
72157	1145	20588	CIR	2	26.25	2026-05-31 17:34:47	web	STUDENT
72158	1152	20076	BAL	1	21.5	2026-06-01 10:20:08	app	\N
72159	1149	20073	STS	3	27.0	2026-06-01 13:20:14	web	STUDENT
72160	1145	20635	BAL	1	22.5	2026-06-01 17:33:07	web	\N
72161	1147	20663	STU	4	72.0	2026-06-02 09:42:27	web	\N
72162	1146	21178	TAB	6	174.0	2026-06-02 12:14:44	app	\N
72163	1144	20517	STA	2	79.0	2026-06-02 13:59:25	web	\N
72164	1146	21178	LAW	2	39.0	2026-06-02 18:56:25	web	\N
72165	1151	20523	BAL	1	31.5	2026-06-03 12:18:37	web	\N
72166	1144	20214	STA	2	79.0	2026-06-03 12:45:49	web	\N
72167	1154	21085	STA	4	120.87	2026-06-03 15:21:23	web	EARLYBIRD
72168	1160	20957	TAB	2	52.0	2026-06-03 18:35:33	web	\N
72169	1151	21824	BAL	2	63.0	2026-06-03 19:19:54	web	\N
72170	1144	20574	BAL	2	60.0	2026-06-03 22:05:37	web	\N
72171	1149	20667	STU	2	34.0	2026-06-04 08:09:02	app	\N
72172	1149	21257	STS	4	36.0	2026-06-04 11:33:31	web	STUDENT
72173	1150	20885	LAW	3	46.5	2026-06-04 12:00:02	phone	\N
72174	1147	21351	STU	4	72.0	2026-06-04 16:31:53	web	\N
72175	1152	\N	CIR	2	33.0	2026-06-04 16:51:11	box office	\N
72176	1144	20796	STA	1	39.5	2026-06-04 20:44:42	web	\N
72177	1151	20277	BAL	2	63.0	2026-06-04 20:46:52	web	\N
72178	1148	20977	STS	4	42.5	2026-06-05 13:58:25	web	EARLYBIRD
72179	1151	20389	BAL	3	80.33	2026-06-05 19:05:36	web	EARLYBIRD
72180	1147	21862	STU	5	90.0	2026-06-05 21:32:56	app	\N
72181	1151	20277	BOX	2	149.0	2026-06-06 13:01:43	web	\N
72182	1152	20870	CIR	2	33.0	2026-06-06 19:27:21	web	\N
72183	1150	21178	LAW	4	62.0	2026-06-06 23:59:56	phone	\N
72184	1156	21187	STD	2	51.0	2026-06-07 09:45:11	app	\N
72185	1154	20574	BAL	2	61.0	2026-06-07 19:58:19	web	\N
72186	1146	20898	LAW	3	58.5	2026-06-07 19:59:12	app	\N
72187	1150	\N	LAW	4	62.0	2026-06-08 16:55:12	box office	\N
72188	1150	\N	TAB	4	94.0	2026-06-08 18:53:48	box office	\N
72189	1161	\N	BAL	4	118.0	2026-06-08 19:18:05	box office	\N
72190	1149	21544	STU	2	34.0	2026-06-09 09:06:13	web	\N
72191	1147	20529	STU	1	18.0	2026-06-09 15:07:05	web	\N
72192	1147	20677	STU	2	36.0	2026-06-09 19:49:04	app	\N
72193	1152	21791	CIR	2	33.0	2026-06-10 12:56:48	web	\N
72194	1148	20990	STS	1	12.5	2026-06-10 13:02:36	web	\N
72195	1153	21862	STU	5	95.0	2026-06-10 16:21:20	web	\N
72196	1149	21612	STS	2	24.0	2026-06-10 19:13:32	web	\N
72197	1156	20247	BAL	2	45.0	2026-06-10 21:40:29	app	\N
72198	1146	21777	TAB	2	58.0	2026-06-10 22:15:59	web	\N
72199	1156	20885	STD	4	102.0	2026-06-11 13:29:44	web	\N
72200	1148	20914	STU	2	30.6	2026-06-11 19:31:04	web	EARLYBIRD
72201	1147	20234	STS	2	25.0	2026-06-11 19:42:31	web	\N
72202	1151	21330	STA	4	164.0	2026-06-11 20:41:47	web	\N
72203	1156	20529	STD	3	76.5	2026-06-12 11:57:43	box office	\N
72204	1161	21834	STD	2	56.1	2026-06-12 12:50:50	phone	EARLYBIRD
72205	1149	20191	STU	2	34.0	2026-06-12 13:12:48	app	\N
72206	1152	21623	STA	3	85.5	2026-06-12 15:44:12	web	\N
72207	1151	20833	BAL	1	31.5	2026-06-12 18:13:31	web	\N
72208	1148	20477	STS	1	12.5	2026-06-13 12:23:13	web	\N
72209	1146	20657	LAW	3	58.5	2026-06-13 13:17:41	app	\N
72210	1149	20073	STU	2	34.0	2026-06-13 16:55:24	phone	\N
72211	1153	21588	STU	8	136.8	2026-06-13 18:23:44	app	\N
72212	1155	21328	TAB	4	79.5	2026-06-13 22:20:51	web	STUDENT
72213	1157	20277	STD	2	71.0	2026-06-13 23:15:34	web	\N
72214	1149	20763	STU	3	51.0	2026-06-14 10:49:52	web	\N
72215	1156	20957	BAL	4	90.0	2026-06-14 15:21:16	web	\N
72216	1147	20677	STU	1	18.0	2026-06-14 15:24:13	app	\N
72217	1156	20670	STD	2	48.45	2026-06-14 19:13:25	web	FRIENDS5
72218	1148	20660	STU	8	122.4	2026-06-14 19:46:39	web	EARLYBIRD
72219	1149	\N	STU	4	68.0	2026-06-14 21:34:24	box office	\N
72220	1147	20356	STS	1	12.5	2026-06-14 22:20:56	web	\N
72221	1148	20709	STU	2	36.0	2026-06-15 16:08:10	web	\N
72222	1149	20039	STU	4	68.0	2026-06-15 19:28:33	app	\N
72223	1154	20240	STA	4	158.0	2026-06-16 16:04:59	web	\N
72224	1156	21162	BAL	4	90.0	2026-06-16 21:07:30	web	\N
72225	1151	20237	CIR	2	43.2	2026-06-17 18:55:56	web	\N
72226	1164	20277	STD	2	69.0	2026-06-17 19:45:46	web	\N
72227	1151	20615	STA	2	82.0	2026-06-18 11:36:55	web	\N
72228	1152	21791	CIR	1	16.5	2026-06-18 13:23:13	web	\N
72229	1149	21183	STU	2	34.0	2026-06-18 14:38:44	web	\N
72230	1149	20549	STU	4	68.0	2026-06-18 16:44:17	web	\N
72231	1151	21320	STA	1	41.0	2026-06-18 19:37:47	web	\N
72232	1151	20622	CIR	5	120.0	2026-06-19 12:01:35	phone	\N
72233	1161	21612	STD	3	84.15	2026-06-19 13:08:35	app	EARLYBIRD
72234	1154	20141	STA	2	79.0	2026-06-19 13:39:57	app	\N
72235	1149	20885	STU	2	32.3	2026-06-19 17:35:13	web	FRIENDS5
72236	1149	21627	STU	2	34.0	2026-06-19 21:41:41	phone	\N
72237	1149	20885	STU	4	68.0	2026-06-20 09:48:21	web	\N
72238	1151	\N	CIR	2	48.0	2026-06-20 12:15:41	box office	\N
72239	1154	21235	STA	3	112.57	2026-06-20 12:57:04	box office	FRIENDS5
72240	1154	20582	BAL	3	91.5	2026-06-20 18:46:30	web	\N
72241	1156	20357	BAL	1	22.5	2026-06-20 19:37:53	web	\N
72242	1167	20870	BAL	2	59.0	2026-06-21 10:51:42	web	\N
72243	1152	20885	CIR	1	16.5	2026-06-21 12:30:17	web	\N
72244	1153	20783	STS	1	13.5	2026-06-21 13:44:20	web	\N
72245	1155	21768	LAW	2	35.0	2026-06-22 20:46:32	web	\N
72246	1153	21498	STU	2	38.0	2026-06-24 09:39:52	web	\N
72247	1151	21737	BAL	3	85.05	2026-06-24 15:11:32	web	\N
72248	1156	20885	BAL	2	45.0	2026-06-24 15:28:15	app	\N
72249	1150	21458	TAB	4	94.0	2026-06-24 16:42:14	web	\N
72250	1152	21740	BOX	4	208.0	2026-06-24 19:12:08	web	\N
72251	1154	20054	STA	1	39.5	2026-06-25 11:05:20	app	\N
72252	1152	21458	CIR	4	66.0	2026-06-27 10:08:07	web	\N
72253	1159	20957	STD	3	108.0	2026-06-27 13:20:14	phone	\N
72254	1156	20277	STD	2	48.45	2026-06-27 15:58:08	app	FRIENDS5
72255	1153	20714	STU	1	19.0	2026-06-27 18:27:12	web	\N
72256	1157	21336	CIR	2	44.1	2026-06-28 14:50:07	web	\N
72257	1151	20277	STA	2	82.0	2026-06-28 21:06:03	web	\N
72258	1157	20783	BAL	1	32.0	2026-06-29 10:34:19	app	\N
72259	1153	21017	STU	1	14.54	2026-06-29 10:46:31	web	EARLYBIRD
72260	1157	21052	STD	1	35.5	2026-06-29 15:15:11	phone	\N
72261	1153	21862	STU	1	19.0	2026-06-30 21:35:02	web	\N
72262	1157	20277	STD	1	35.5	2026-07-01 15:16:29	web	\N
72263	1151	21187	STA	2	82.0	2026-07-01 20:58:32	app	\N
72264	1161	21822	STD	4	132.0	2026-07-01 21:02:09	web	\N
72265	1161	\N	STD	4	132.0	2026-07-02 12:03:21	box office	\N
72266	1152	21705	CIR	2	33.0	2026-07-02 12:42:55	app	\N
72267	1152	21014	STA	1	28.5	2026-07-02 16:59:07	web	\N
72268	1155	21336	LAW	2	31.5	2026-07-03 13:18:50	web	\N
72269	1152	20230	BOX	2	104.0	2026-07-03 16:23:00	web	\N
72270	1155	21794	LAW	2	35.0	2026-07-03 22:49:41	app	\N
72271	1154	21166	BAL	1	30.5	2026-07-03 23:16:49	app	\N
72272	1156	21178	STD	2	51.0	2026-07-04 12:22:29	app	\N
72273	1158	20277	STD	3	106.5	2026-07-06 21:00:33	web	\N
72274	1155	20403	LAW	4	52.5	2026-07-06 21:07:51	web	STUDENT
72275	1156	21266	STD	2	38.25	2026-07-07 09:32:25	app	STUDENT
72276	1154	20622	STA	2	79.0	2026-07-07 10:39:49	web	\N
72277	1154	21768	CIR	1	23.5	2026-07-07 13:15:42	web	\N
72278	1154	20729	CIR	2	47.0	2026-07-07 19:58:17	web	\N
72279	1158	21791	STD	4	142.0	2026-07-08 12:42:20	web	\N
72280	1163	20400	BAL	1	29.0	2026-07-08 23:49:02	web	\N
72281	1156	21577	STD	2	51.0	2026-07-10 21:07:23	phone	\N
72282	1157	20957	STD	2	71.0	2026-07-11 13:59:51	web	\N
72283	1175	\N	STD	2	54.0	2026-07-13 17:45:19	box office	\N
72284	1156	\N	STD	5	95.62	2026-07-14 11:07:01	box office	STUDENT
72285	1161	20400	STD	2	66.0	2026-07-15 09:06:12	web	\N
72286	1156	20935	STD	2	51.0	2026-07-15 19:17:23	web	\N
72287	1156	21153	STD	2	51.0	2026-07-15 22:03:23	app	\N
72288	1158	20660	STD	5	133.12	2026-07-16 15:48:51	web	STUDENT
72289	1161	20601	BAL	6	132.75	2026-07-17 13:29:01	app	STUDENT
72290	1157	20386	STD	4	142.0	2026-07-19 09:59:51	web	\N
72291	1156	21858	BAL	1	21.38	2026-07-19 11:09:18	web	FRIENDS5
72292	1156	20833	STD	2	48.45	2026-07-19 13:02:22	app	FRIENDS5
72293	1176	21193	STU	1	15.0	2026-07-19 23:15:01	web	STUDENT
72294	1177	20237	BAL	1	24.75	2026-07-20 11:13:49	app	\N
72295	1177	\N	BOX	1	66.0	2026-07-20 16:00:11	box office	\N
72296	1168	21375	STD	3	94.5	2026-07-20 16:57:52	web	\N
72297	1161	20403	STD	8	264.0	2026-07-21 10:24:12	app	\N
72298	1156	\N	STD	2	51.0	2026-07-21 15:33:07	box office	\N
72299	1157	20114	STD	2	71.0	2026-07-21 17:36:10	web	\N
72300	1163	21458	BAL	2	58.0	2026-07-21 20:50:17	web	\N
72301	1157	20091	STD	2	71.0	2026-07-22 11:58:30	phone	\N
72302	1163	21095	BAL	2	43.5	2026-07-22 19:21:25	phone	STUDENT
72303	1161	21634	STD	2	66.0	2026-07-23 13:33:49	app	\N
72304	1162	20935	BAL	2	67.0	2026-07-23 13:41:21	web	\N
72305	1156	21458	STD	2	51.0	2026-07-23 16:21:22	web	\N
72306	1170	20400	STU	4	82.0	2026-07-23 20:50:35	app	\N
72307	1158	20318	BAL	4	108.8	2026-07-24 10:06:16	web	EARLYBIRD
72308	1156	20171	STD	2	51.0	2026-07-24 10:07:21	app	\N
72309	1159	20982	BAL	2	64.0	2026-07-24 13:56:53	web	\N
72310	1158	20777	STD	3	101.17	2026-07-24 18:18:05	web	FRIENDS5
72311	1156	\N	STD	2	51.0	2026-07-24 23:02:41	box office	\N
72312	1157	20277	STD	1	35.5	2026-07-25 11:01:53	web	\N
72313	1156	21722	STD	4	91.8	2026-07-25 21:17:09	web	\N
72314	1157	20237	STD	2	63.9	2026-07-26 12:33:20	web	\N
72315	1163	20601	BOX	1	69.5	2026-07-26 13:09:44	web	\N
72316	1158	\N	STD	2	71.0	2026-07-26 14:26:01	box office	\N
72317	1179	21764	STA	1	34.5	2026-07-27 11:21:54	web	\N
72318	1165	20073	STU	4	54.0	2026-07-27 19:28:46	app	STUDENT
72319	1159	21269	STD	1	36.0	2026-07-28 13:17:37	web	\N
72320	1157	20859	STD	1	35.5	2026-07-28 18:13:01	web	\N
72321	1160	21257	LAW	1	17.5	2026-07-29 10:01:42	app	\N
72322	1164	21414	BAL	6	186.0	2026-07-29 23:01:30	web	\N
72323	1162	21021	BAL	2	67.0	2026-07-30 10:06:54	web	\N
72324	1159	21257	STD	6	216.0	2026-07-30 15:24:08	app	\N
72325	1158	20237	BAL	2	57.6	2026-07-31 21:22:06	web	\N
72326	1161	\N	BAL	1	29.5	2026-07-31 22:56:57	box office	\N
72327	1158	21033	STD	2	71.0	2026-08-01 12:39:06	web	\N
72328	1160	20859	TAB	2	52.0	2026-08-01 20:27:32	web	\N
72329	1159	20885	STD	2	72.0	2026-08-02 13:16:04	web	\N
72330	1159	20337	STD	3	108.0	2026-08-02 20:31:19	web	\N
72331	1161	20145	STD	1	33.0	2026-08-03 14:51:41	web	\N
72332	1170	21520	STS	1	14.5	2026-08-03 16:55:55	web	\N
72333	1160	21394	LAW	4	70.0	2026-08-05 12:35:29	app	\N
72334	1158	21588	STD	2	63.9	2026-08-05 17:40:30	web	\N
72335	1159	20245	BAL	3	96.0	2026-08-05 18:55:49	app	\N
72336	1161	\N	CIR	2	45.0	2026-08-05 19:36:24	box office	\N
72337	1173	20705	STA	2	81.0	2026-08-06 09:54:45	web	\N
72338	1158	20277	BAL	2	64.0	2026-08-06 13:07:44	web	\N
72339	1165	21394	STU	4	72.0	2026-08-06 14:55:04	web	\N
72340	1166	21218	STU	2	32.4	2026-08-06 15:25:52	app	\N
72341	1163	20687	STD	1	32.5	2026-08-06 16:45:52	web	\N
72342	1160	20152	LAW	6	105.0	2026-08-07 09:57:50	app	\N
72343	1160	21318	LAW	4	70.0	2026-08-07 14:12:16	phone	\N
72344	1159	21760	STD	1	36.0	2026-08-07 14:53:16	phone	\N
72345	1177	20893	BAL	5	137.5	2026-08-08 21:04:58	phone	\N
72346	1159	20277	BAL	1	24.0	2026-08-08 21:05:50	web	STUDENT
72347	1171	21516	STD	2	58.0	2026-08-09 14:01:39	web	\N
72348	1161	21722	STD	2	59.4	2026-08-09 14:30:32	web	\N
72349	1159	20084	STD	2	72.0	2026-08-09 17:26:53	web	\N
72350	1167	20549	BAL	2	59.0	2026-08-09 18:30:23	app	\N
72351	1158	21095	STD	1	35.5	2026-08-09 21:49:50	web	\N
72352	1176	21725	STS	1	14.0	2026-08-10 10:21:21	web	\N
72353	1158	21209	STD	2	71.0	2026-08-10 11:21:44	app	\N
72354	1162	20709	BOX	4	322.0	2026-08-10 15:25:12	web	\N
72355	1170	\N	STU	2	34.85	2026-08-10 15:57:25	box office	EARLYBIRD
72356	1159	20296	CIR	1	24.5	2026-08-10 17:13:12	box office	\N
72357	1163	21351	STD	5	162.5	2026-08-10 21:03:27	box office	\N
72358	1172	21074	STU	2	20.7	2026-08-11 12:37:38	web	\N
72359	1161	20160	STD	2	49.5	2026-08-11 18:16:56	web	STUDENT
72360	1158	21409	BAL	4	128.0	2026-08-11 20:22:28	phone	\N
72361	1159	21336	STD	2	64.8	2026-08-11 20:33:08	phone	\N
72362	1165	\N	STU	2	36.0	2026-08-12 09:51:18	box office	\N
72363	1174	21602	BAL	1	28.0	2026-08-12 18:59:25	web	\N
72364	1167	\N	STD	5	165.0	2026-08-12 20:49:42	box office	\N
72365	1158	\N	BAL	1	32.0	2026-08-12 22:48:04	box office	\N
72366	1158	20523	STD	2	71.0	2026-08-13 11:18:06	web	\N
72367	1158	20167	BAL	1	32.0	2026-08-13 20:36:49	web	\N
72368	1170	20114	STU	2	41.0	2026-08-13 20:48:48	web	\N
72369	1165	\N	STS	1	12.5	2026-08-13 21:46:33	box office	\N
72370	1165	\N	STU	2	36.0	2026-08-14 20:14:04	box office	\N
72371	1164	20563	BAL	2	62.0	2026-08-15 15:17:24	web	\N
72372	1184	20823	BAL	4	102.0	2026-08-16 10:39:41	web	\N
72373	1164	20152	BAL	1	31.0	2026-08-16 14:51:56	web	\N
72374	1162	20372	BAL	1	28.47	2026-08-16 14:54:53	web	EARLYBIRD
72375	1159	21409	BAL	3	96.0	2026-08-17 10:42:26	web	\N
72376	1162	20957	CIR	4	104.0	2026-08-17 18:03:56	web	\N
72377	1168	20877	BAL	4	114.0	2026-08-17 19:49:24	web	\N
72378	1168	20687	STD	2	63.0	2026-08-17 19:57:35	web	\N
72379	1166	20477	STU	1	18.0	2026-08-18 11:29:17	web	\N
72380	1161	20833	STD	2	66.0	2026-08-18 17:23:16	web	\N
72381	1163	21183	CIR	2	45.0	2026-08-18 20:53:03	web	\N
72382	1169	\N	STD	2	71.0	2026-08-18 22:13:13	box office	\N
72383	1162	21073	STA	2	88.0	2026-08-19 17:39:45	web	\N
72384	1161	21677	BAL	2	59.0	2026-08-19 20:25:10	phone	\N
72385	1160	20024	TAB	3	78.0	2026-08-20 08:29:26	web	\N
72386	1163	21791	STD	2	65.0	2026-08-21 09:49:26	web	\N
72387	1172	20693	STS	2	16.0	2026-08-21 22:29:26	web	\N
72388	1169	20400	STD	8	284.0	2026-08-22 09:51:52	app	\N
72389	1160	20750	LAW	2	35.0	2026-08-22 11:17:04	phone	\N
72390	1163	20315	STD	2	58.5	2026-08-23 16:51:21	phone	\N
72391	1165	20247	STU	2	36.0	2026-08-23 19:53:45	web	\N
72392	1170	20152	STU	2	41.0	2026-08-23 22:25:12	web	\N
72393	1182	20247	STU	4	74.0	2026-08-24 13:01:47	web	\N
72394	1162	20885	BAL	3	100.5	2026-08-24 15:39:24	app	\N
72395	1167	20672	BOX	2	105.0	2026-08-24 16:05:40	web	STUDENT
72396	1166	20813	STU	4	54.0	2026-08-25 12:02:00	phone	STUDENT
72397	1164	20403	STD	2	69.0	2026-08-25 15:16:50	app	\N
72398	1175	20968	BOX	2	116.0	2026-08-25 17:11:14	web	\N
72399	1173	21187	CIR	3	72.0	2026-08-25 17:53:28	web	\N
72400	1161	20337	STD	3	99.0	2026-08-25 18:26:00	web	\N
72401	1161	20045	STD	1	31.35	2026-08-25 18:33:20	web	FRIENDS5
72402	1162	\N	BOX	4	322.0	2026-08-25 21:15:56	box office	\N
72403	1165	20870	STS	2	25.0	2026-08-25 22:59:17	web	\N
72404	1163	20403	CIR	2	45.0	2026-08-26 13:14:57	web	\N
72405	1164	20560	BOX	2	147.0	2026-08-26 22:20:46	app	\N
72406	1165	20310	STU	1	18.0	2026-08-27 14:21:56	app	\N
72407	1163	21516	CIR	2	42.75	2026-08-28 18:35:21	web	FRIENDS5
72408	1175	20237	CIR	2	37.0	2026-08-29 10:40:39	app	\N
72409	1163	21512	BOX	2	132.05	2026-08-29 19:38:52	app	FRIENDS5
72410	1167	20898	STD	3	99.0	2026-08-31 12:14:24	web	\N
72411	1165	20126	STU	4	72.0	2026-08-31 21:22:38	web	\N
72412	1171	21365	CIR	2	32.4	2026-09-01 13:34:19	web	AUTUMN10
72413	1163	20937	STD	2	58.5	2026-09-01 15:51:08	web	AUTUMN10
72414	1162	20297	STA	2	88.0	2026-09-01 18:52:04	web	\N
72415	1168	20687	STD	3	80.33	2026-09-01 18:59:40	app	EARLYBIRD
72416	1169	21839	STD	4	142.0	2026-09-01 20:20:09	web	\N
72417	1162	20495	BAL	1	33.5	2026-09-01 21:07:24	web	\N
72418	1166	20588	STU	2	36.0	2026-09-01 21:10:15	web	\N
72419	1169	21748	CIR	4	98.0	2026-09-03 09:53:13	web	\N
72420	1163	21677	STD	2	65.0	2026-09-03 14:07:40	app	\N
72421	1170	21489	STS	2	29.0	2026-09-03 19:58:38	web	\N
72422	1168	20403	BOX	2	136.0	2026-09-04 11:41:06	web	\N
72423	1181	21153	STA	2	75.0	2026-09-04 12:06:32	web	\N
72424	1170	20996	STU	1	20.5	2026-09-04 16:57:18	web	\N
72425	1183	21277	BOX	2	156.0	2026-09-04 17:52:30	web	\N
72426	1164	\N	STD	2	69.0	2026-09-04 21:02:53	box office	\N
72427	1164	20036	BAL	1	31.0	2026-09-04 21:29:44	app	\N
72428	1168	20114	BAL	4	114.0	2026-09-05 09:17:02	web	\N
72429	1166	\N	STU	2	36.0	2026-09-05 12:26:09	box office	\N
72430	1173	21546	STA	2	81.0	2026-09-05 13:16:56	web	\N
72431	1163	21073	BAL	1	29.0	2026-09-05 16:19:10	web	\N
72432	1163	21033	STD	4	130.0	2026-09-05 18:03:57	web	\N
72433	1177	21777	CIR	2	43.0	2026-09-05 18:17:04	web	\N
72434	1165	21483	STU	4	72.0	2026-09-05 21:22:08	web	\N
72435	1164	20753	BAL	2	62.0	2026-09-06 09:37:48	web	\N
72436	1168	\N	STD	3	94.5	2026-09-06 09:40:50	box office	\N
72437	1174	21017	CIR	1	19.35	2026-09-06 12:48:21	app	\N
72438	1187	21369	STU	4	66.5	2026-09-06 22:03:55	phone	FRIENDS5
72439	1168	20310	STD	1	29.92	2026-09-07 11:15:02	phone	FRIENDS5
72440	1175	20709	STD	5	121.5	2026-09-07 13:01:41	web	AUTUMN10
72441	1178	20877	STD	1	31.0	2026-09-07 13:21:14	phone	\N
72442	1164	20363	STD	2	69.0	2026-09-07 19:42:52	app	\N
72443	1165	\N	STS	1	12.5	2026-09-07 20:21:16	box office	\N
72444	1164	21489	STD	2	69.0	2026-09-07 22:49:16	app	\N
72445	1164	21705	STD	2	69.0	2026-09-08 11:57:57	web	\N
72446	1169	20657	STD	2	67.45	2026-09-08 12:57:12	box office	FRIENDS5
72447	1168	20237	STD	1	31.5	2026-09-08 17:37:43	web	\N
72448	1167	\N	STD	1	33.0	2026-09-08 20:55:49	box office	\N
72449	1164	20250	BAL	2	62.0	2026-09-09 20:12:20	app	\N
72450	1166	21509	STU	2	30.78	2026-09-10 13:04:26	phone	FRIENDS5
72451	1174	21516	BAL	3	84.0	2026-09-11 11:12:50	phone	\N
72452	1165	20877	STU	2	36.0	2026-09-11 15:40:40	web	\N
72453	1164	20073	STD	4	138.0	2026-09-11 18:18:22	web	\N
72454	1166	\N	STU	2	36.0	2026-09-11 19:21:55	box office	\N
72455	1174	20833	STD	2	62.0	2026-09-11 20:39:35	web	\N
72456	1164	21516	STD	5	172.5	2026-09-12 10:25:11	app	\N
72457	1173	\N	STA	2	81.0	2026-09-12 10:49:41	box office	\N
72458	1178	21512	STD	2	62.0	2026-09-12 14:43:51	web	\N
72459	1166	20192	STU	4	72.0	2026-09-12 16:38:35	phone	\N
72460	1164	\N	BAL	1	31.0	2026-09-12 16:53:16	box office	\N
72461	1168	21516	STD	2	63.0	2026-09-12 17:04:19	web	\N
72462	1165	20310	STU	1	18.0	2026-09-12 17:10:16	phone	\N
72463	1165	21748	STU	5	90.0	2026-09-12 17:17:31	web	\N
72464	1164	20578	STD	2	69.0	2026-09-12 18:23:00	web	\N
72465	1173	21138	STA	2	81.0	2026-09-12 20:46:37	web	\N
72466	1167	20640	STD	1	33.0	2026-09-13 17:21:47	web	\N
72467	1167	20403	BAL	2	59.0	2026-09-13 19:01:16	web	\N
72468	1167	20277	BAL	1	29.5	2026-09-13 19:03:59	web	\N
72469	1165	21737	STS	5	62.5	2026-09-14 16:27:12	app	\N
72470	1172	21341	STU	2	23.0	2026-09-14 20:48:39	web	\N
72471	1173	20651	BAL	3	93.0	2026-09-15 17:28:59	web	\N
72472	1165	20310	STU	1	18.0	2026-09-16 10:57:56	web	\N
72473	1169	21862	STD	4	142.0	2026-09-16 12:02:29	web	\N
72474	1173	20102	STA	1	36.45	2026-09-17 13:32:34	web	\N
72475	1165	\N	STU	5	90.0	2026-09-17 17:02:34	box office	\N
72476	1173	20957	STA	5	202.5	2026-09-17 19:31:00	box office	\N
72477	1169	20677	CIR	2	46.55	2026-09-17 21:37:40	web	FRIENDS5
72478	1169	21520	STD	2	71.0	2026-09-17 21:38:29	web	\N
72479	1170	21855	STU	2	41.0	2026-09-18 12:26:52	app	\N
72480	1176	20888	STS	4	56.0	2026-09-18 16:47:40	web	\N
72481	1168	20982	BOX	1	68.0	2026-09-18 18:07:25	app	\N
72482	1167	21021	STD	3	99.0	2026-09-19 16:42:44	app	\N
72483	1167	\N	STD	2	66.0	2026-09-19 17:13:34	box office	\N
72484	1175	20996	BAL	2	49.0	2026-09-19 21:17:34	app	\N
72485	1174	20677	STD	1	31.0	2026-09-19 21:45:08	web	\N
72486	1167	21760	CIR	1	22.5	2026-09-19 21:54:06	web	\N
72487	1169	20191	STD	2	71.0	2026-09-20 10:51:55	web	\N
72488	1177	20277	BAL	2	46.75	2026-09-20 14:54:08	app	EARLYBIRD
72489	1166	20753	STU	2	36.0	2026-09-20 20:16:34	app	\N
72490	1169	20609	CIR	1	24.5	2026-09-21 09:59:49	app	\N
72491	1168	21028	STD	2	63.0	2026-09-21 11:41:28	phone	\N
72492	1189	21862	STD	3	100.5	2026-09-21 11:44:40	web	\N
72493	1166	21095	STU	2	36.0	2026-09-21 17:09:09	web	\N
72494	1170	21251	STU	2	41.0	2026-09-22 19:31:22	web	\N
72495	1181	20152	BAL	3	85.5	2026-09-22 19:58:21	app	\N
72496	1184	21263	STD	4	112.0	2026-09-22 22:37:38	web	\N
72497	1167	21274	BAL	2	59.0	2026-09-23 09:26:14	web	\N
72498	1178	20202	STD	2	62.0	2026-09-23 14:16:42	web	\N
72499	1167	20296	STD	1	28.05	2026-09-23 18:11:40	web	EARLYBIRD
72500	1171	21646	BAL	4	104.0	2026-09-23 20:07:43	web	\N
72501	1183	21095	BAL	4	117.0	2026-09-24 10:25:05	web	AUTUMN10
72502	1173	20452	BAL	4	124.0	2026-09-24 11:43:18	web	\N
72503	1173	20452	STA	2	81.0	2026-09-24 16:45:19	app	\N
72504	1167	20957	STD	2	66.0	2026-09-24 19:11:35	web	\N
72505	1166	21855	STS	2	25.0	2026-09-25 15:48:15	web	\N
72506	1173	\N	CIR	1	24.0	2026-09-25 17:44:58	box office	\N
72507	1174	20856	STD	2	62.0	2026-09-25 20:58:02	web	\N
72508	1172	21794	STU	2	23.0	2026-09-26 12:24:58	app	\N
72509	1169	20191	STD	2	71.0	2026-09-26 13:08:18	web	\N
72510	1167	20529	STD	1	33.0	2026-09-26 14:12:58	web	\N
72511	1167	\N	BAL	2	59.0	2026-09-26 22:55:26	box office	\N
72512	1172	20084	STU	1	11.5	2026-09-27 17:11:27	web	\N
72513	1186	21553	STA	2	79.0	2026-09-27 18:15:15	phone	\N
72514	1171	20951	BAL	2	52.0	2026-09-28 13:36:18	app	\N
72515	1171	20667	STD	3	87.0	2026-09-28 21:49:07	web	\N
72516	1170	20862	STU	1	20.5	2026-09-29 10:38:19	web	\N
72517	1175	20066	STD	4	108.0	2026-09-29 12:07:40	web	\N
72518	1166	21240	STU	1	18.0	2026-09-29 13:30:06	app	\N
72519	1178	21010	BAL	3	84.0	2026-09-29 15:08:55	web	\N
72520	1172	21780	STU	3	34.5	2026-09-29 21:44:54	web	\N
72521	1168	20337	STD	2	63.0	2026-09-30 08:03:16	web	\N
72522	1177	\N	STD	1	31.0	2026-09-30 18:06:53	box office	\N
72523	1169	20403	CIR	2	49.0	2026-10-02 19:33:23	web	\N
72524	1177	20264	STD	1	31.0	2026-10-02 20:35:25	web	\N
72525	1168	20833	STD	2	63.0	2026-10-02 21:44:18	web	\N
72526	1166	21520	STU	1	15.3	2026-10-03 12:06:05	web	EARLYBIRD
72527	1177	20337	STD	2	52.7	2026-10-03 16:38:15	web	EARLYBIRD
72528	1166	20457	STU	2	36.0	2026-10-03 19:39:06	web	\N
72529	1173	\N	STA	2	81.0	2026-10-03 20:05:09	box office	\N
72530	1177	21526	STD	1	31.0	2026-10-03 20:10:18	web	\N
72531	1172	\N	STS	2	16.0	2026-10-04 08:23:49	box office	\N
72532	1174	20833	BAL	2	56.0	2026-10-04 18:22:43	app	\N
72533	1171	21377	STD	2	58.0	2026-10-04 18:36:02	web	\N
72534	1174	21047	STD	2	62.0	2026-10-04 21:19:21	app	\N
72535	1180	21394	STD	3	99.0	2026-10-04 22:41:23	web	\N
72536	1167	20833	STD	3	99.0	2026-10-04 23:00:54	web	\N
72537	1167	21520	STD	3	99.0	2026-10-05 13:14:18	app	\N
72538	1173	20160	BAL	1	29.45	2026-10-05 19:24:51	app	FRIENDS5
72539	1167	20383	STD	2	66.0	2026-10-05 19:30:37	web	\N
72540	1178	21369	STD	2	62.0	2026-10-05 20:57:54	app	\N
72541	1175	21477	STD	3	68.85	2026-10-06 10:01:57	web	EARLYBIRD
72542	1169	20613	STD	1	35.5	2026-10-06 10:22:04	web	\N
72543	1180	20277	BOX	4	282.0	2026-10-06 12:26:30	web	\N
72544	1175	20885	STD	5	135.0	2026-10-06 12:59:11	app	\N
72545	1175	21516	STD	3	81.0	2026-10-06 15:46:57	web	\N
72546	1167	20657	STD	4	132.0	2026-10-06 16:24:11	web	\N
72547	1186	20277	CIR	4	84.6	2026-10-06 19:24:23	web	AUTUMN10
72548	1173	20874	STA	1	40.5	2026-10-06 19:24:49	app	\N
72549	1171	\N	STD	2	49.3	2026-10-06 19:59:21	box office	EARLYBIRD
72550	1180	21516	BAL	4	118.0	2026-10-06 23:52:30	web	\N
72551	1168	21671	BAL	2	57.0	2026-10-07 08:15:22	web	\N
72552	1174	21153	STD	2	62.0	2026-10-07 12:58:09	web	\N
72553	1173	20102	STA	5	182.25	2026-10-07 17:00:14	web	\N
72554	1183	21249	BOX	5	390.0	2026-10-07 20:04:10	app	\N
72555	1177	20088	STD	2	62.0	2026-10-07 22:25:15	web	\N
72556	1173	20667	BAL	2	52.7	2026-10-07 22:44:46	web	EARLYBIRD
72557	1173	\N	BAL	2	62.0	2026-10-08 11:20:47	box office	\N
72558	1177	20363	STD	2	62.0	2026-10-08 15:23:27	web	\N
72559	1175	20457	STD	2	48.6	2026-10-08 16:56:15	web	AUTUMN10
72560	1167	20337	BAL	6	177.0	2026-10-08 17:55:18	web	\N
72561	1169	20989	STD	4	142.0	2026-10-08 19:21:15	web	\N
72562	1169	20657	STD	2	71.0	2026-10-08 22:11:50	web	\N
72563	1174	20223	BAL	4	112.0	2026-10-09 08:35:06	web	\N
72564	1182	20893	STU	2	37.0	2026-10-09 12:32:03	web	\N
72565	1169	21659	STD	2	71.0	2026-10-09 12:58:06	phone	\N
72566	1171	20191	BAL	2	52.0	2026-10-09 14:45:40	web	\N
72567	1172	21520	STU	3	34.5	2026-10-09 15:08:23	web	\N
72568	1178	20877	STD	2	62.0	2026-10-09 16:48:27	web	\N
72569	1167	\N	STD	2	66.0	2026-10-09 17:30:00	box office	\N
72570	1172	20968	STU	3	34.5	2026-10-09 17:45:13	app	\N
72571	1170	21498	STU	2	41.0	2026-10-09 20:45:39	web	\N
72572	1173	20843	CIR	1	24.0	2026-10-10 09:01:43	web	\N
72573	1173	21512	BAL	1	31.0	2026-10-10 10:14:22	web	\N
72574	1173	21263	CIR	2	48.0	2026-10-10 16:15:08	web	\N
72575	1168	20078	BAL	4	114.0	2026-10-10 18:06:00	web	\N
72576	1169	21583	STD	6	213.0	2026-10-10 18:39:07	phone	\N
72577	1170	20152	STU	2	41.0	2026-10-10 23:57:09	web	\N
72578	1176	20540	STS	1	10.5	2026-10-11 10:19:04	web	STUDENT
72579	1175	20096	BAL	2	49.0	2026-10-11 16:14:14	web	\N
72580	1177	21328	BAL	3	82.5	2026-10-11 17:35:44	web	\N
72581	1178	20418	STD	1	31.0	2026-10-11 17:35:47	web	\N
72582	1171	20626	CIR	2	40.0	2026-10-11 17:41:13	web	\N
72583	1169	20406	STD	1	35.5	2026-10-11 19:59:35	web	\N
72584	1181	\N	CIR	1	22.0	2026-10-12 09:21:43	box office	\N
72585	1169	20145	STD	2	71.0	2026-10-13 10:44:24	box office	\N
72586	1184	21091	STD	2	50.4	2026-10-13 15:46:30	web	AUTUMN10
72587	1181	20160	STA	3	112.5	2026-10-13 17:39:33	app	\N
72588	1174	21336	STD	4	124.0	2026-10-13 21:47:40	web	\N
72589	1171	20152	STD	1	29.0	2026-10-14 11:29:57	web	\N
72590	1171	20862	STD	3	78.3	2026-10-14 12:09:41	web	AUTUMN10
72591	1169	21516	STD	2	71.0	2026-10-14 17:35:21	web	\N
72592	1173	20914	STA	2	81.0	2026-10-14 19:16:35	web	\N
72593	1174	21760	STD	2	62.0	2026-10-14 19:33:48	phone	\N
72594	1171	20271	STD	2	58.0	2026-10-15 08:23:09	app	\N
72595	1173	\N	BOX	3	222.0	2026-10-15 09:04:48	box office	\N
72596	1175	21338	CIR	2	37.0	2026-10-15 11:49:25	web	\N
72597	1180	21760	STD	2	66.0	2026-10-15 13:03:48	web	\N
72598	1171	21791	STD	2	58.0	2026-10-15 17:45:31	web	\N
72599	1175	20741	STD	1	27.0	2026-10-15 20:49:30	web	\N
72600	1186	20657	BAL	2	51.85	2026-10-15 20:49:53	web	EARLYBIRD
72601	1172	\N	STS	4	32.0	2026-10-16 11:36:31	box office	\N
72602	1174	21178	STD	2	55.8	2026-10-16 12:36:47	box office	AUTUMN10
72603	1174	20990	CIR	1	21.5	2026-10-16 12:55:55	app	\N
72604	1178	\N	STD	4	111.6	2026-10-16 14:10:24	box office	AUTUMN10
72605	1180	21495	STD	2	66.0	2026-10-16 15:29:20	app	\N
72606	1172	21722	STU	2	20.7	2026-10-16 17:35:17	web	\N
72607	1172	21354	STU	1	11.5	2026-10-16 18:26:52	app	\N
72608	1174	20412	BAL	2	50.4	2026-10-16 20:23:29	web	AUTUMN10
72609	1174	20362	STD	1	26.35	2026-10-16 21:31:11	web	EARLYBIRD
72610	1193	\N	STD	2	68.0	2026-10-17 12:02:16	box office	\N
72611	1183	20493	STA	3	129.0	2026-10-17 14:30:03	web	\N
72612	1173	\N	CIR	1	24.0	2026-10-17 16:35:28	box office	\N
72613	1172	20369	STU	1	10.35	2026-10-17 17:47:16	web	AUTUMN10
72614	1190	21780	STD	1	30.5	2026-10-17 22:18:49	web	\N
72615	1179	21855	BAL	3	78.0	2026-10-18 08:50:01	web	\N
72616	1173	20357	BAL	1	31.0	2026-10-18 11:17:48	web	\N
72617	1177	20862	BOX	2	132.0	2026-10-18 12:25:20	web	\N
72618	1173	20622	CIR	2	48.0	2026-10-18 16:05:14	web	\N
72619	1188	21608	STD	2	61.0	2026-10-18 16:30:32	app	\N
72620	1177	20696	BAL	1	27.5	2026-10-19 13:19:00	app	\N
72621	1186	21556	BAL	2	61.0	2026-10-19 22:32:24	app	\N
72622	1173	21748	STA	1	36.45	2026-10-20 08:09:22	phone	AUTUMN10
72623	1179	\N	STA	1	34.5	2026-10-20 09:24:55	box office	\N
72624	1175	20277	STD	1	27.0	2026-10-20 11:22:33	web	\N
72625	1182	21487	STU	2	33.3	2026-10-20 11:50:34	web	\N
72626	1180	20626	STD	2	66.0	2026-10-20 15:15:39	app	\N
72627	1173	20171	BAL	2	55.8	2026-10-20 15:48:43	web	AUTUMN10
72628	1179	20801	BAL	2	46.8	2026-10-20 20:21:32	web	AUTUMN10
72629	1173	20160	STA	1	40.5	2026-10-20 20:22:56	app	\N
72630	1176	21226	STU	2	40.0	2026-10-20 21:31:57	web	\N
72631	1188	21195	CIR	2	42.0	2026-10-21 10:41:08	app	\N
72632	1181	21634	STA	2	75.0	2026-10-21 17:11:03	web	\N
72633	1176	21229	STU	1	20.0	2026-10-21 17:34:06	box office	\N
72634	1179	20310	BAL	4	104.0	2026-10-21 19:18:05	web	\N
72635	1179	20310	BAL	4	78.0	2026-10-21 19:57:33	web	STUDENT
72636	1176	20529	STS	4	56.0	2026-10-22 13:24:55	web	\N
72637	1180	20114	BOX	2	119.85	2026-10-22 15:20:40	app	EARLYBIRD
72638	1173	21614	STA	1	36.45	2026-10-22 15:45:57	app	AUTUMN10
72639	1173	\N	BAL	2	62.0	2026-10-22 17:12:06	box office	\N
72640	1187	20520	STU	3	52.5	2026-10-22 21:05:18	app	\N
72641	1180	21671	STD	4	132.0	2026-10-22 21:08:30	app	\N
72642	1173	20137	BAL	4	124.0	2026-10-22 22:25:07	web	\N
72643	1180	20603	CIR	1	22.5	2026-10-23 09:03:37	app	\N
72644	1181	20723	STA	3	112.5	2026-10-23 13:10:32	web	\N
72645	1180	20672	BOX	6	423.0	2026-10-23 13:17:44	web	\N
72646	1182	20678	STU	2	37.0	2026-10-23 14:17:26	web	\N
72647	1174	21583	BAL	4	112.0	2026-10-23 18:48:50	web	\N
72648	1175	20096	STD	2	54.0	2026-10-23 21:23:03	web	\N
72649	1185	20649	STU	4	62.0	2026-10-24 09:49:08	web	\N
72650	1178	21266	STD	2	62.0	2026-10-24 10:35:23	app	\N
72651	1174	21455	BAL	2	56.0	2026-10-24 10:41:42	app	\N
72652	1188	\N	STD	1	30.5	2026-10-24 14:06:13	box office	\N
72653	1180	20286	STD	1	33.0	2026-10-24 16:16:23	web	\N
72654	1180	20445	BAL	1	29.5	2026-10-24 18:34:10	app	\N
72655	1183	\N	CIR	3	75.0	2026-10-24 21:12:37	box office	\N
72656	1190	20110	BAL	2	55.0	2026-10-25 11:46:52	web	\N
72657	1186	20460	BAL	2	61.0	2026-10-25 12:19:45	web	\N
72658	1175	21671	BAL	2	49.0	2026-10-25 12:58:48	box office	\N
72659	1190	\N	STD	2	54.9	2026-10-25 13:55:41	box office	AUTUMN10
72660	1179	20507	CIR	1	18.0	2026-10-25 17:12:44	web	\N
72661	1179	21516	CIR	1	20.0	2026-10-26 12:56:52	phone	\N
72662	1182	21816	STU	2	37.0	2026-10-26 19:17:52	web	\N
72663	1178	20989	BAL	2	56.0	2026-10-26 22:45:39	app	\N
72664	1178	21073	BAL	2	56.0	2026-10-27 11:33:59	web	\N
72665	1178	21583	STD	2	62.0	2026-10-27 19:00:06	phone	\N
72666	1177	20626	STD	4	124.0	2026-10-27 20:00:21	web	\N
72667	1175	21257	BAL	2	49.0	2026-10-28 08:58:16	box office	\N
72668	1184	21477	STD	6	159.6	2026-10-28 09:25:48	web	FRIENDS5
72669	1178	20833	STD	2	62.0	2026-10-28 10:34:32	web	\N
72670	1177	21760	STD	4	124.0	2026-10-28 13:20:05	app	\N
72671	1180	21021	STD	1	33.0	2026-10-28 13:46:52	web	\N
72672	1180	20406	STD	1	33.0	2026-10-28 17:01:21	web	\N
72673	1186	20237	STA	2	79.0	2026-10-29 09:18:04	web	\N
72674	1188	20096	STD	1	30.5	2026-10-29 09:19:05	web	\N
72675	1175	\N	STD	2	54.0	2026-10-29 12:24:11	box office	\N
72676	1179	20460	BAL	1	26.0	2026-10-29 12:33:20	phone	\N
72677	1181	21520	STA	3	112.5	2026-10-29 13:41:52	web	\N
72678	1180	20826	BOX	1	70.5	2026-10-29 16:13:07	web	\N
72679	1189	20369	BAL	1	30.0	2026-10-29 17:00:13	app	\N
72680	1181	21162	CIR	1	22.0	2026-10-29 19:01:40	web	\N
72681	1188	20277	BAL	2	54.0	2026-10-30 10:23:41	web	\N
72682	1180	20383	STD	2	49.5	2026-10-30 17:35:38	web	STUDENT
72683	1179	20693	BAL	2	44.2	2026-10-30 20:02:36	web	EARLYBIRD
72684	1180	20277	STD	3	99.0	2026-10-30 20:09:58	web	\N
72685	1181	21695	STA	1	37.5	2026-10-31 08:03:25	web	\N
72686	1175	21138	STD	1	27.0	2026-10-31 09:03:40	web	\N
72687	1182	20066	STU	2	37.0	2026-10-31 13:32:43	web	\N
72688	1185	21687	STU	1	15.5	2026-10-31 17:34:25	web	\N
72689	1182	21627	STU	1	16.65	2026-10-31 20:29:24	web	AUTUMN10
72690	1188	20587	BAL	1	22.95	2026-11-01 15:15:00	app	EARLYBIRD
72691	1189	21735	STD	1	33.5	2026-11-01 15:40:56	app	\N
72692	1178	20691	STD	3	93.0	2026-11-01 17:47:31	box office	\N
72693	1186	\N	STA	2	79.0	2026-11-01 19:35:23	box office	\N
72694	1176	21762	STU	5	100.0	2026-11-01 20:45:58	web	\N
72695	1180	20174	STD	2	66.0	2026-11-01 21:02:39	web	\N
72696	1181	21443	CIR	2	44.0	2026-11-02 09:07:23	web	\N
72697	1180	20138	CIR	1	22.5	2026-11-02 13:04:45	web	\N
72698	1177	21492	STD	2	62.0	2026-11-02 13:09:04	web	\N
72699	1182	\N	STS	1	12.35	2026-11-02 13:41:03	box office	FRIENDS5
72700	1181	21492	CIR	4	88.0	2026-11-02 14:53:29	web	\N
72701	1180	20989	STD	1	24.75	2026-11-02 17:13:15	app	STUDENT
72702	1190	21844	BAL	2	55.0	2026-11-02 22:00:20	web	\N
72703	1178	21550	BAL	1	28.0	2026-11-03 11:40:26	web	\N
72704	1187	21309	STU	2	33.25	2026-11-04 10:54:28	web	FRIENDS5
72705	1179	20160	BAL	1	26.0	2026-11-04 11:31:35	app	\N
72706	1190	20957	STD	2	61.0	2026-11-04 16:22:31	app	\N
72707	1179	20318	STA	3	103.5	2026-11-04 17:14:07	box office	\N
72708	1180	20022	BOX	1	70.5	2026-11-05 12:44:34	web	\N
72709	1181	20264	BAL	3	76.95	2026-11-05 15:32:45	app	AUTUMN10
72710	1178	21489	CIR	1	21.5	2026-11-05 18:42:16	web	\N
72711	1176	21764	STS	1	14.0	2026-11-05 19:33:33	web	\N
72712	1180	21328	STD	1	33.0	2026-11-06 10:21:55	web	\N
72713	1183	\N	BAL	2	65.0	2026-11-06 10:32:49	box office	\N
72714	1182	20523	STU	3	55.5	2026-11-06 12:02:03	web	\N
72715	1177	20587	BAL	2	55.0	2026-11-06 12:12:34	app	\N
72716	1181	\N	CIR	2	39.6	2026-11-06 14:03:33	box office	AUTUMN10
72717	1179	21307	STA	3	103.5	2026-11-06 16:00:57	web	\N
72718	1183	20714	STA	2	77.4	2026-11-06 19:56:35	web	AUTUMN10
72719	1178	20722	CIR	2	34.83	2026-11-07 10:44:45	web	AUTUMN10
72720	1184	\N	BAL	1	25.5	2026-11-07 15:45:59	box office	\N
72721	1181	21862	BAL	2	57.0	2026-11-07 20:09:14	app	\N
72722	1180	21263	STD	2	66.0	2026-11-08 09:58:05	app	\N
72723	1178	20935	BAL	6	168.0	2026-11-08 11:09:03	web	\N
72724	1180	21813	STD	3	89.1	2026-11-08 11:59:31	web	\N
72725	1180	21263	STD	4	132.0	2026-11-08 12:09:30	web	\N
72726	1179	\N	BOX	4	250.0	2026-11-08 14:20:25	box office	\N
72727	1183	20677	CIR	1	25.0	2026-11-08 19:56:01	app	\N
72728	1187	20833	STU	1	15.75	2026-11-08 21:50:10	phone	AUTUMN10
72729	1183	20114	BAL	6	195.0	2026-11-09 13:47:55	web	\N
72730	1178	20174	STD	2	58.9	2026-11-09 15:06:12	web	FRIENDS5
72731	1179	\N	BOX	4	250.0	2026-11-09 15:33:41	box office	\N
72732	1190	20434	STD	4	122.0	2026-11-09 21:37:26	web	\N
72733	1183	20914	CIR	4	100.0	2026-11-09 22:35:05	web	\N
72734	1180	\N	STD	2	56.1	2026-11-10 10:59:47	box office	EARLYBIRD
72735	1186	21614	CIR	1	23.5	2026-11-10 20:42:00	web	\N
72736	1181	21348	BAL	2	51.3	2026-11-11 10:24:52	web	AUTUMN10
72737	1183	21153	CIR	4	100.0	2026-11-12 09:52:27	app	\N
72738	1182	21369	STS	2	26.0	2026-11-12 11:36:58	web	\N
72739	1182	21516	STU	4	74.0	2026-11-12 17:42:25	app	\N
72740	1184	21760	STD	2	56.0	2026-11-12 20:21:46	web	\N
72741	1189	21556	BAL	4	120.0	2026-11-12 20:48:15	app	\N
72742	1190	20977	STD	1	30.5	2026-11-13 13:43:27	web	\N
72743	1181	21249	CIR	1	22.0	2026-11-13 17:20:58	box office	\N
72744	1180	21822	BAL	2	59.0	2026-11-13 22:53:52	web	\N
72745	1182	20678	STU	3	55.5	2026-11-14 17:18:01	web	\N
72746	1182	21722	STU	2	33.3	2026-11-14 18:04:01	web	\N
72747	1187	20705	STU	1	17.5	2026-11-15 18:51:16	web	\N
72748	1184	20237	BAL	1	25.5	2026-11-15 20:14:37	app	\N
72749	1186	20114	STA	4	158.0	2026-11-15 20:33:48	web	\N
72750	1185	20677	STU	2	31.0	2026-11-15 20:38:01	app	\N
72751	1181	21791	BAL	2	57.0	2026-11-16 12:25:16	web	\N
72752	1181	20699	STA	1	37.5	2026-11-16 15:54:18	web	\N
72753	1184	\N	BAL	1	25.5	2026-11-16 19:53:35	box office	\N
72754	1185	20587	STU	2	31.0	2026-11-16 23:35:58	web	\N
72755	1184	20225	BOX	1	60.5	2026-11-17 15:47:27	web	\N
72756	1183	20709	STA	4	146.2	2026-11-17 18:01:02	web	EARLYBIRD
72757	1183	21614	STA	2	86.0	2026-11-18 20:15:50	web	\N
72758	1183	21138	BAL	2	65.0	2026-11-20 16:25:10	web	\N
72759	1185	20400	STU	4	62.0	2026-11-20 18:45:13	web	\N
72760	1186	20608	STA	1	35.55	2026-11-20 19:11:18	web	\N
72761	1186	\N	BAL	3	91.5	2026-11-21 11:43:12	box office	\N
72762	1183	\N	STA	2	77.4	2026-11-21 16:28:41	box office	AUTUMN10
72763	1188	21249	BAL	3	81.0	2026-11-22 19:13:46	app	\N
72764	1186	20560	BAL	1	30.5	2026-11-24 10:30:16	web	\N
72765	1184	21351	BAL	3	76.5	2026-11-24 12:11:41	phone	\N
72766	1184	21509	STD	2	42.84	2026-11-24 14:13:50	app	EARLYBIRD
72767	1184	21112	BAL	5	127.5	2026-11-24 16:55:53	web	\N
72768	1185	21240	STU	3	46.5	2026-11-25 13:48:01	phone	\N
72769	1184	20581	STD	4	112.0	2026-11-25 16:01:06	web	\N
72770	1185	20921	STU	2	31.0	2026-11-26 18:40:19	app	\N
72771	1186	20318	BOX	3	217.5	2026-11-26 20:02:19	app	\N
72772	1186	21226	BOX	8	580.0	2026-11-26 20:05:26	app	\N
72773	1184	21715	STD	1	28.0	2026-11-28 19:01:26	web	\N
\.

COPY refunds (refund_id, sale_id, refund_amt, reason, refund_dt) FROM stdin;
1	70021	75.22	double booking	2024-12-12
2	70049	56.7	customer request	2024-12-17
3	70026	62.0	illness	2024-12-24
4	70199	43.0	double booking	2025-01-31
5	70204	31.5	illness	2025-02-02
6	70212	73.0	customer request	2025-02-05
7	70209	61.5	\N	2025-02-07
8	70147	35.15	event cancelled	2025-02-13
9	70164	18.5	event cancelled	2025-02-13
10	70218	25.0	event cancelled	2025-02-13
11	70227	37.0	event cancelled	2025-02-13
12	70024	55.5	event cancelled	2025-02-14
13	70230	37.0	event cancelled	2025-02-15
14	70065	111.0	event cancelled	2025-02-18
15	70110	99.9	event cancelled	2025-02-19
16	70157	74.0	event cancelled	2025-02-19
17	70089	148.0	event cancelled	2025-02-20
18	70284	12.0	customer request	2025-02-20
19	70098	37.0	event cancelled	2025-02-22
20	70196	18.5	event cancelled	2025-02-22
21	70242	74.0	event cancelled	2025-02-24
22	70244	33.3	event cancelled	2025-02-24
23	70326	35.0	customer request	2025-02-28
24	70344	16.15	customer request	2025-03-03
25	70359	26.5	illness	2025-03-06
26	70360	20.63	illness	2025-03-07
27	70321	34.5	illness	2025-03-08
28	70371	16.5	customer request	2025-03-11
29	70405	47.0	illness	2025-03-24
30	70477	26.5	customer request	2025-03-24
31	70485	26.5	customer request	2025-03-24
32	70483	53.0	double booking	2025-03-26
33	70559	65.0	illness	2025-04-11
34	70556	17.5	illness	2025-04-15
35	70618	24.22	customer request	2025-04-23
36	70544	137.7	event cancelled	2025-05-01
37	70602	105.0	double booking	2025-05-01
38	70132	72.9	event cancelled	2025-05-03
39	70558	40.5	event cancelled	2025-05-03
40	70659	33.0	double booking	2025-05-03
41	70315	76.95	event cancelled	2025-05-04
42	70412	24.0	event cancelled	2025-05-04
43	70591	40.5	event cancelled	2025-05-04
44	70562	62.0	event cancelled	2025-05-05
45	70654	13.0	customer request	2025-05-05
46	70675	29.0	customer request	2025-05-06
47	70631	24.0	event cancelled	2025-05-09
48	70595	31.0	event cancelled	2025-05-10
49	70601	121.5	event cancelled	2025-05-11
50	70680	99.0	\N	2025-05-15
51	70759	16.5	illness	2025-05-28
52	70636	76.0	event cancelled	2025-05-29
53	70615	19.5	event cancelled	2025-05-30
54	70768	25.5	double booking	2025-05-30
55	70732	36.1	event cancelled	2025-06-01
56	70546	38.0	event cancelled	2025-06-05
57	70554	38.0	event cancelled	2025-06-05
58	70597	38.0	event cancelled	2025-06-05
59	70758	32.3	event cancelled	2025-06-05
60	70717	57.0	event cancelled	2025-06-07
61	70702	38.0	event cancelled	2025-06-08
62	70852	24.5	illness	2025-06-13
63	70778	15.3	event cancelled	2025-06-18
64	70862	25.0	event cancelled	2025-06-18
65	70716	54.0	event cancelled	2025-06-20
66	70783	54.0	event cancelled	2025-06-20
67	70850	18.0	event cancelled	2025-06-20
68	70854	127.5	event cancelled	2025-06-20
69	70863	85.0	event cancelled	2025-06-21
70	70866	130.0	event cancelled	2025-06-21
71	70807	77.5	event cancelled	2025-06-22
72	70818	36.0	event cancelled	2025-06-25
73	70653	108.0	event cancelled	2025-06-26
74	70844	18.0	event cancelled	2025-06-26
75	70846	45.0	event cancelled	2025-06-26
76	70833	85.0	event cancelled	2025-06-27
77	70853	50.0	event cancelled	2025-06-28
78	70857	25.0	event cancelled	2025-06-28
79	70761	108.0	event cancelled	2025-06-29
80	70847	32.4	event cancelled	2025-06-29
81	70858	75.0	event cancelled	2025-06-29
82	70905	132.0	customer request	2025-07-14
83	70946	43.0	double booking	2025-07-20
84	71005	17.0	customer request	2025-08-24
85	71042	28.5	illness	2025-08-26
86	71046	104.0	illness	2025-08-27
87	71073	22.0	customer request	2025-09-04
88	71102	62.0	\N	2025-09-14
89	71145	35.0	customer request	2025-09-26
90	71154	16.0	illness	2025-09-30
91	71207	64.0	double booking	2025-10-09
92	71229	139.5	illness	2025-10-11
93	71239	25.0	double booking	2025-10-15
94	71223	24.5	double booking	2025-10-17
95	71212	31.5	double booking	2025-10-21
96	71279	26.1	customer request	2025-10-24
97	71356	60.0	illness	2025-11-10
98	71233	252.0	event cancelled	2025-11-11
99	71315	41.0	event cancelled	2025-11-12
100	71319	35.0	event cancelled	2025-11-12
101	71106	70.0	event cancelled	2025-11-14
102	71374	140.0	illness	2025-11-14
103	71375	17.5	customer request	2025-11-14
104	71355	53.0	event cancelled	2025-11-16
105	71350	140.0	event cancelled	2025-11-17
106	71359	106.0	event cancelled	2025-11-17
107	71111	70.0	event cancelled	2025-11-18
108	71400	47.0	illness	2025-11-19
109	71462	34.5	double booking	2025-12-05
110	71540	72.0	illness	2026-01-11
111	71563	32.0	illness	2026-01-11
112	71588	18.5	double booking	2026-01-19
113	71591	90.0	customer request	2026-01-23
114	71656	48.0	\N	2026-02-07
115	71291	57.0	event cancelled	2026-02-11
116	71633	123.93	event cancelled	2026-02-12
117	71479	81.0	event cancelled	2026-02-13
118	71653	54.0	event cancelled	2026-02-13
119	71674	45.0	event cancelled	2026-02-13
120	71560	30.0	event cancelled	2026-02-14
121	71639	72.0	customer request	2026-02-14
122	71579	30.0	event cancelled	2026-02-15
123	71347	60.0	event cancelled	2026-02-16
124	71658	60.0	event cancelled	2026-02-17
125	71657	60.0	event cancelled	2026-02-19
126	71666	128.0	event cancelled	2026-02-19
127	71667	90.0	event cancelled	2026-02-19
128	71498	384.0	event cancelled	2026-02-20
129	71597	60.0	event cancelled	2026-02-20
130	71704	12.5	double booking	2026-02-27
131	71709	100.5	customer request	2026-03-08
132	71767	77.5	double booking	2026-03-09
133	71785	62.0	customer request	2026-03-11
134	71641	8.0	event cancelled	2026-03-13
135	71707	10.35	event cancelled	2026-03-13
136	71737	23.0	event cancelled	2026-03-13
137	71765	15.5	illness	2026-03-13
138	71572	43.12	event cancelled	2026-03-14
139	71740	11.5	event cancelled	2026-03-14
140	71551	19.55	event cancelled	2026-03-15
141	71699	8.8	event cancelled	2026-03-15
142	71739	23.0	event cancelled	2026-03-16
143	71753	23.0	event cancelled	2026-03-17
144	71769	23.0	event cancelled	2026-03-17
145	71805	67.0	\N	2026-03-17
146	71606	11.5	event cancelled	2026-03-18
147	71766	23.0	event cancelled	2026-03-18
148	71808	22.5	customer request	2026-03-18
149	71736	23.0	event cancelled	2026-03-19
150	71489	17.25	event cancelled	2026-03-20
151	71564	11.5	event cancelled	2026-03-21
152	71688	23.0	event cancelled	2026-03-21
153	71652	23.0	event cancelled	2026-03-23
154	71708	8.0	event cancelled	2026-03-24
155	71842	36.0	illness	2026-03-26
156	71883	108.0	customer request	2026-04-07
157	71872	74.0	illness	2026-04-14
158	71933	12.0	customer request	2026-04-20
159	71869	70.0	event cancelled	2026-04-24
160	71974	35.0	event cancelled	2026-04-24
161	71663	35.0	event cancelled	2026-04-25
162	71755	35.0	event cancelled	2026-04-25
163	71948	63.0	event cancelled	2026-04-25
164	71618	35.0	event cancelled	2026-04-29
165	71893	70.0	event cancelled	2026-04-30
166	71937	94.5	event cancelled	2026-04-30
167	71947	31.0	\N	2026-05-02
168	71965	63.0	event cancelled	2026-05-02
169	72007	53.0	customer request	2026-05-03
170	72022	40.5	customer request	2026-05-05
171	72052	34.5	double booking	2026-05-06
172	72055	30.0	\N	2026-05-06
173	72065	36.9	illness	2026-05-17
174	72142	158.0	customer request	2026-05-28
175	72217	48.45	illness	2026-06-26
176	72247	28.35	illness	2026-07-01
177	72287	51.0	customer request	2026-07-22
178	72315	69.5	customer request	2026-08-06
179	72368	41.0	double booking	2026-08-13
180	72380	66.0	customer request	2026-08-25
181	72376	26.0	customer request	2026-08-29
182	72440	24.3	double booking	2026-09-07
183	72444	69.0	double booking	2026-09-11
184	72458	31.0	illness	2026-09-17
185	72459	18.0	\N	2026-09-21
186	72473	35.5	\N	2026-09-25
187	72474	36.45	illness	2026-09-25
188	72616	31.0	double booking	2026-10-19
189	72622	36.45	illness	2026-10-20
190	72605	66.0	illness	2026-10-21
191	72610	68.0	customer request	2026-10-23
192	72662	37.0	customer request	2026-11-01
193	72681	54.0	double booking	2026-11-06
194	72683	22.1	illness	2026-11-06
195	72705	26.0	illness	2026-11-06
196	72715	27.5	double booking	2026-11-06
197	72743	22.0	customer request	2026-11-14
198	72756	146.2	customer request	2026-11-18
199	72754	31.0	illness	2026-11-19
\.

COPY "Staff" ("staffId", "fullName", "jobRole", "hourlyRate", "hireDate", "leftOn", "firstAider") FROM stdin;
1	Laura Bennett	usher	12.17	2018-07-03	\N	t
2	Liam Russell	usher	13.43	2022-09-25	2026-08-03	f
3	Joseph Russell	usher	13.63	2021-08-18	\N	f
4	Karen Hunt	usher	11.86	2024-06-29	\N	f
5	Isla Scott	usher	11.73	2026-06-16	\N	t
6	Henry Edwards	usher	12.72	2021-10-30	\N	f
7	Connor Morris	usher	13.5	2021-10-28	\N	f
8	Charlotte Brooks	usher	12.67	2021-12-23	\N	f
9	Emily Morgan	usher	13.49	2025-06-25	\N	t
10	Callum Edwards	bar	13.68	2024-08-25	\N	f
11	Samuel Webb	bar	13.39	2023-11-13	\N	f
12	Ruth Palmer	bar	12.91	2022-08-15	\N	f
13	Laura Fisher	bar	13.12	2026-07-06	\N	f
14	James Russell	bar	13.6	2021-04-15	\N	t
15	Chloe Wilkinson	bar	14.07	2020-01-04	\N	t
16	Connor Hunt	bar	12.78	2024-10-24	\N	t
17	Olivia Lloyd	bar	12.74	2018-09-18	\N	f
18	Liam Hughes	bar	13.96	2025-04-28	\N	f
19	Helen Palmer	sound	19.55	2023-09-12	\N	f
20	Laura Gibson	sound	20.43	2026-07-01	\N	f
21	Margaret Barnes	sound	22.22	2023-05-08	2025-12-18	t
22	Frank Fisher	sound	20.57	2025-05-28	\N	f
23	Nia Murphy	lighting	20.65	2018-08-10	\N	f
24	Tom Simpson	lighting	20.44	2024-04-21	\N	t
25	Daniel Bailey	lighting	21.64	2022-08-02	\N	f
26	Joseph Fisher	security	15.33	2024-01-08	\N	t
27	Charlotte Knight	security	14.94	2021-01-27	2026-04-02	t
28	George Palmer	security	15.08	2021-10-27	2026-09-10	t
29	Margaret Brooks	security	14.59	2022-11-06	\N	f
30	Chloe Watson	security	15.29	2022-07-15	\N	f
31	Stephen Wilkinson	box office	13.18	2021-08-19	\N	f
32	Freya Butler	box office	13.3	2023-12-31	\N	f
33	Leo Simpson	box office	14.0	2020-03-02	\N	t
34	Adam Kelly	duty manager	22.63	2024-10-18	\N	f
35	Thomas Chapman	duty manager	22.22	2025-07-27	\N	f
36	Emily Harvey	duty manager	24.04	2017-11-12	\N	f
37	Bettina Moss	usher	12.1	2026-11-23	\N	f
\.

COPY shifts (shift_no, staff_id, evt_id, shift_start, shift_end, break_min) FROM stdin;
1	32	\N	2024-12-03 12:00:00	2024-12-03 19:00:00	30
2	19	1001	2024-12-05 17:00:00	2024-12-05 23:45:00	20
3	2	1001	2024-12-05 18:00:00	2024-12-05 23:15:00	20
4	4	1001	2024-12-05 18:00:00	2024-12-06 00:00:00	20
5	16	1001	2024-12-05 18:30:00	2024-12-05 22:45:00	15
6	17	1001	2024-12-05 18:30:00	2024-12-05 23:15:00	15
7	30	1001	2024-12-05 18:30:00	2024-12-05 23:15:00	\N
8	34	1001	2024-12-05 19:00:00	2024-12-05 23:30:00	30
9	32	\N	2024-12-06 11:00:00	2024-12-06 16:00:00	30
10	21	1002	2024-12-12 17:00:00	2024-12-12 23:15:00	15
11	24	1002	2024-12-12 17:00:00	2024-12-12 23:45:00	30
12	11	1002	2024-12-12 18:30:00	2024-12-12 23:45:00	30
13	1	1002	2024-12-12 19:00:00	2024-12-12 22:45:00	20
14	31	\N	2024-12-13 10:00:00	2024-12-13 17:00:00	30
15	19	1003	2024-12-13 16:00:00	2024-12-13 22:15:00	30
16	1	1003	2024-12-13 17:00:00	2024-12-13 22:30:00	30
17	3	1003	2024-12-13 17:30:00	2024-12-13 22:15:00	30
18	17	1003	2024-12-13 17:30:00	2024-12-13 22:15:00	30
19	14	1003	2024-12-13 18:00:00	2024-12-13 21:45:00	15
20	36	1003	2024-12-13 18:00:00	2024-12-13 23:00:00	\N
21	19	1004	2024-12-14 16:30:00	2024-12-14 23:45:00	30
22	1	1004	2024-12-14 18:00:00	2024-12-14 23:45:00	30
23	17	1004	2024-12-14 18:00:00	2024-12-14 23:45:00	30
24	36	1004	2024-12-14 18:00:00	2024-12-15 00:00:00	30
25	33	\N	2024-12-17 12:00:00	2024-12-17 17:00:00	30
26	21	1005	2024-12-19 15:00:00	2024-12-19 22:00:00	30
27	24	1005	2024-12-19 16:00:00	2024-12-19 23:00:00	20
28	8	1005	2024-12-19 17:00:00	2024-12-19 23:00:00	30
29	11	1005	2024-12-19 17:00:00	2024-12-19 22:15:00	30
30	36	1005	2024-12-19 17:00:00	2024-12-19 22:00:00	30
31	7	1005	2024-12-19 18:00:00	2024-12-19 21:45:00	20
32	15	1005	2024-12-19 18:00:00	2024-12-19 22:00:00	20
33	19	1006	2024-12-23 16:00:00	2024-12-23 22:00:00	30
34	4	1006	2024-12-23 17:00:00	2024-12-23 22:15:00	30
35	7	1006	2024-12-23 17:00:00	2024-12-23 22:45:00	20
36	11	1006	2024-12-23 17:00:00	2024-12-23 22:15:00	20
37	34	1006	2024-12-23 17:30:00	2024-12-23 22:15:00	30
38	17	1006	2024-12-23 18:00:00	2024-12-23 23:00:00	20
39	33	\N	2024-12-24 12:00:00	2024-12-24 19:00:00	30
40	21	1007	2024-12-26 16:00:00	2024-12-26 22:45:00	15
41	36	1007	2024-12-26 18:00:00	2024-12-27 00:00:00	15
42	2	1007	2024-12-26 18:30:00	2024-12-26 23:30:00	20
43	6	1007	2024-12-26 18:30:00	2024-12-26 22:45:00	30
44	12	1007	2024-12-26 18:30:00	2024-12-26 22:45:00	\N
45	16	1007	2024-12-26 18:30:00	2024-12-26 22:45:00	\N
46	26	1007	2024-12-26 19:00:00	2024-12-27 00:00:00	30
47	19	1008	2024-12-28 16:00:00	2024-12-28 22:15:00	\N
48	6	1008	2024-12-28 17:30:00	2024-12-28 23:00:00	\N
49	16	1008	2024-12-28 18:00:00	2024-12-28 23:15:00	15
50	3	1008	2024-12-28 18:30:00	2024-12-28 23:30:00	20
51	11	1008	2024-12-28 18:30:00	2024-12-28 22:30:00	\N
52	30	1008	2024-12-28 18:30:00	2024-12-28 22:15:00	\N
53	36	1008	2024-12-28 18:30:00	2024-12-28 23:30:00	\N
54	21	1009	2024-12-29 15:30:00	2024-12-29 22:30:00	15
55	24	1009	2024-12-29 16:00:00	2024-12-29 22:30:00	15
56	8	1009	2024-12-29 17:00:00	2024-12-29 22:15:00	20
57	30	1009	2024-12-29 17:00:00	2024-12-29 22:15:00	20
58	36	1009	2024-12-29 17:30:00	2024-12-29 23:00:00	20
59	15	1009	2024-12-29 18:00:00	2024-12-29 22:15:00	30
60	32	\N	2025-01-03 12:00:00	2025-01-03 19:00:00	30
61	33	\N	2025-01-17 11:00:00	2025-01-17 16:00:00	30
62	33	\N	2025-01-21 11:00:00	2025-01-21 18:00:00	30
63	19	1010	2025-01-21 16:30:00	2025-01-21 23:30:00	\N
64	17	1010	2025-01-21 17:30:00	2025-01-21 22:45:00	15
65	28	1010	2025-01-21 17:30:00	2025-01-21 22:45:00	15
66	4	1010	2025-01-21 18:00:00	2025-01-21 22:30:00	20
67	8	1010	2025-01-21 18:00:00	2025-01-21 22:30:00	30
68	11	1010	2025-01-21 18:30:00	2025-01-21 23:00:00	\N
69	19	1011	2025-01-23 16:00:00	2025-01-23 21:45:00	\N
70	14	1011	2025-01-23 17:00:00	2025-01-23 23:00:00	30
71	34	1011	2025-01-23 17:00:00	2025-01-23 23:00:00	20
72	4	1011	2025-01-23 17:30:00	2025-01-23 21:45:00	20
73	6	1011	2025-01-23 17:30:00	2025-01-23 21:45:00	\N
74	11	1011	2025-01-23 17:30:00	2025-01-23 22:15:00	15
75	28	1011	2025-01-23 18:00:00	2025-01-23 22:15:00	\N
76	23	1012	2025-01-25 16:00:00	2025-01-25 23:15:00	20
77	21	1012	2025-01-25 16:30:00	2025-01-25 22:45:00	15
78	14	1012	2025-01-25 18:00:00	2025-01-25 23:45:00	30
79	6	1012	2025-01-25 18:30:00	2025-01-25 23:00:00	30
80	7	1012	2025-01-25 18:30:00	2025-01-25 23:30:00	15
81	16	1012	2025-01-25 19:00:00	2025-01-25 23:45:00	30
82	29	1012	2025-01-25 19:00:00	2025-01-26 00:00:00	30
83	31	\N	2025-01-28 10:00:00	2025-01-28 15:00:00	30
84	21	1013	2025-01-29 15:30:00	2025-01-29 22:45:00	15
85	25	1013	2025-01-29 16:00:00	2025-01-29 23:00:00	15
86	2	1013	2025-01-29 17:30:00	2025-01-29 22:30:00	15
87	10	1013	2025-01-29 17:30:00	2025-01-29 23:00:00	15
88	30	1013	2025-01-29 18:00:00	2025-01-29 22:30:00	\N
89	6	1013	2025-01-29 18:30:00	2025-01-29 22:45:00	20
90	12	1013	2025-01-29 18:30:00	2025-01-29 22:45:00	15
91	36	1013	2025-01-29 18:30:00	2025-01-29 23:30:00	15
92	32	\N	2025-01-31 10:00:00	2025-01-31 15:00:00	30
93	19	1014	2025-02-01 15:30:00	2025-02-01 22:15:00	\N
94	12	1014	2025-02-01 17:30:00	2025-02-01 22:30:00	30
95	8	1014	2025-02-01 18:00:00	2025-02-01 23:15:00	15
96	28	1014	2025-02-01 18:00:00	2025-02-01 22:15:00	\N
97	34	1014	2025-02-01 18:00:00	2025-02-01 22:30:00	\N
98	4	1014	2025-02-01 18:30:00	2025-02-01 22:30:00	\N
99	15	1014	2025-02-01 18:30:00	2025-02-01 23:00:00	30
100	33	\N	2025-02-04 12:00:00	2025-02-04 18:00:00	30
101	33	\N	2025-02-07 10:00:00	2025-02-07 17:00:00	30
102	25	1015	2025-02-08 16:30:00	2025-02-08 23:15:00	\N
103	19	1015	2025-02-08 17:00:00	2025-02-08 23:00:00	\N
104	7	1015	2025-02-08 18:00:00	2025-02-08 23:00:00	20
105	14	1015	2025-02-08 18:00:00	2025-02-08 23:00:00	15
106	26	1015	2025-02-08 18:00:00	2025-02-08 23:45:00	20
107	1	1015	2025-02-08 19:00:00	2025-02-08 23:45:00	30
108	15	1015	2025-02-08 19:00:00	2025-02-08 23:45:00	15
109	34	1015	2025-02-08 19:00:00	2025-02-08 23:45:00	30
110	33	\N	2025-02-11 10:00:00	2025-02-11 15:00:00	30
111	31	\N	2025-02-14 10:00:00	2025-02-14 17:00:00	30
112	23	1017	2025-02-21 16:00:00	2025-02-21 22:30:00	30
113	19	1017	2025-02-21 16:30:00	2025-02-21 23:00:00	15
114	10	1017	2025-02-21 17:30:00	2025-02-21 22:45:00	30
115	2	1017	2025-02-21 18:00:00	2025-02-21 23:30:00	30
116	28	1017	2025-02-21 18:00:00	2025-02-21 23:30:00	30
117	34	1017	2025-02-21 18:00:00	2025-02-21 23:15:00	30
118	4	1017	2025-02-21 18:30:00	2025-02-21 23:15:00	20
119	16	1017	2025-02-21 18:30:00	2025-02-21 23:30:00	30
120	19	1018	2025-02-22 16:00:00	2025-02-22 23:15:00	\N
121	24	1018	2025-02-22 17:00:00	2025-02-22 23:00:00	\N
122	1	1018	2025-02-22 18:30:00	2025-02-22 23:30:00	\N
123	17	1018	2025-02-22 18:30:00	2025-02-23 00:00:00	\N
124	34	1018	2025-02-22 18:30:00	2025-02-23 00:00:00	30
125	30	1018	2025-02-22 19:00:00	2025-02-23 00:00:00	20
126	32	\N	2025-02-28 10:00:00	2025-02-28 17:00:00	30
127	32	\N	2025-03-04 12:00:00	2025-03-04 18:00:00	30
128	33	\N	2025-03-07 10:00:00	2025-03-07 17:00:00	30
129	25	1019	2025-03-07 15:00:00	2025-03-07 21:45:00	20
130	21	1019	2025-03-07 16:00:00	2025-03-07 21:45:00	15
131	4	1019	2025-03-07 17:00:00	2025-03-07 23:00:00	30
132	16	1019	2025-03-07 17:30:00	2025-03-07 23:00:00	30
133	27	1019	2025-03-07 17:30:00	2025-03-07 22:45:00	30
134	36	1019	2025-03-07 18:00:00	2025-03-07 22:00:00	\N
135	19	1020	2025-03-08 16:00:00	2025-03-08 23:30:00	30
136	10	1020	2025-03-08 18:00:00	2025-03-08 23:45:00	20
137	6	1020	2025-03-08 18:30:00	2025-03-08 23:45:00	30
138	3	1020	2025-03-08 19:00:00	2025-03-08 23:30:00	15
139	17	1020	2025-03-08 19:00:00	2025-03-08 23:15:00	\N
140	36	1020	2025-03-08 19:00:00	2025-03-08 23:00:00	\N
141	21	1021	2025-03-09 18:00:00	2025-03-10 02:00:00	30
142	24	1021	2025-03-09 18:00:00	2025-03-10 01:15:00	20
143	3	1021	2025-03-09 20:00:00	2025-03-10 01:15:00	30
144	10	1021	2025-03-09 20:00:00	2025-03-10 01:15:00	30
145	6	1021	2025-03-09 20:30:00	2025-03-10 01:30:00	30
146	12	1021	2025-03-09 20:30:00	2025-03-10 01:45:00	\N
147	27	1021	2025-03-09 21:00:00	2025-03-10 00:45:00	20
148	33	\N	2025-03-11 11:00:00	2025-03-11 17:00:00	30
149	21	1022	2025-03-14 16:30:00	2025-03-14 23:15:00	20
150	7	1022	2025-03-14 18:00:00	2025-03-14 23:00:00	20
151	10	1022	2025-03-14 18:00:00	2025-03-14 23:00:00	15
152	12	1022	2025-03-14 18:00:00	2025-03-14 23:00:00	15
153	27	1022	2025-03-14 18:00:00	2025-03-14 23:30:00	15
154	34	1022	2025-03-14 18:00:00	2025-03-14 22:45:00	20
155	2	1022	2025-03-14 18:30:00	2025-03-14 23:15:00	20
156	21	1023	2025-03-15 15:30:00	2025-03-15 22:45:00	30
157	2	1023	2025-03-15 17:30:00	2025-03-15 22:30:00	15
158	15	1023	2025-03-15 17:30:00	2025-03-15 23:30:00	30
159	34	1023	2025-03-15 18:00:00	2025-03-15 22:45:00	30
160	27	1023	2025-03-15 18:30:00	2025-03-15 23:00:00	20
161	21	1024	2025-03-16 18:00:00	2025-03-17 00:45:00	20
162	10	1024	2025-03-16 20:00:00	2025-03-17 01:30:00	20
163	15	1024	2025-03-16 20:00:00	2025-03-17 02:00:00	30
164	4	1024	2025-03-16 20:30:00	2025-03-17 01:30:00	30
165	29	1024	2025-03-16 20:30:00	2025-03-17 00:45:00	\N
166	1	1024	2025-03-16 21:00:00	2025-03-17 02:00:00	\N
167	34	1024	2025-03-16 21:00:00	2025-03-17 01:00:00	30
168	19	1025	2025-03-17 15:00:00	2025-03-17 22:30:00	\N
169	23	1025	2025-03-17 15:00:00	2025-03-17 23:00:00	30
170	11	1025	2025-03-17 17:00:00	2025-03-17 23:00:00	\N
171	12	1025	2025-03-17 17:00:00	2025-03-17 22:45:00	\N
172	34	1025	2025-03-17 17:00:00	2025-03-17 22:15:00	30
173	1	1025	2025-03-17 18:00:00	2025-03-17 21:45:00	\N
174	6	1025	2025-03-17 18:00:00	2025-03-17 22:00:00	15
175	33	\N	2025-03-18 11:00:00	2025-03-18 17:00:00	30
176	19	1026	2025-03-19 18:30:00	2025-03-20 01:15:00	15
177	25	1026	2025-03-19 18:30:00	2025-03-20 01:45:00	30
178	3	1026	2025-03-19 20:00:00	2025-03-20 01:15:00	30
179	29	1026	2025-03-19 20:00:00	2025-03-20 01:45:00	\N
180	36	1026	2025-03-19 20:00:00	2025-03-20 01:15:00	20
181	8	1026	2025-03-19 20:30:00	2025-03-20 01:45:00	30
182	14	1026	2025-03-19 20:30:00	2025-03-20 01:00:00	30
183	17	1026	2025-03-19 21:00:00	2025-03-20 01:30:00	20
184	32	\N	2025-03-21 12:00:00	2025-03-21 18:00:00	30
185	21	1027	2025-03-21 16:00:00	2025-03-21 23:15:00	15
186	23	1027	2025-03-21 17:00:00	2025-03-21 23:15:00	30
187	2	1027	2025-03-21 18:30:00	2025-03-21 22:45:00	15
188	12	1027	2025-03-21 18:30:00	2025-03-21 23:30:00	20
189	3	1027	2025-03-21 19:00:00	2025-03-21 23:45:00	30
190	17	1027	2025-03-21 19:00:00	2025-03-21 23:45:00	\N
191	28	1027	2025-03-21 19:00:00	2025-03-21 22:45:00	30
192	21	1028	2025-03-22 16:30:00	2025-03-22 23:00:00	20
193	23	1028	2025-03-22 17:00:00	2025-03-22 23:00:00	30
194	3	1028	2025-03-22 18:00:00	2025-03-22 23:30:00	30
195	14	1028	2025-03-22 18:00:00	2025-03-22 23:15:00	\N
196	15	1028	2025-03-22 18:30:00	2025-03-22 22:45:00	\N
197	34	1028	2025-03-22 18:30:00	2025-03-23 00:00:00	30
198	7	1028	2025-03-22 19:00:00	2025-03-22 23:15:00	30
199	21	1029	2025-03-26 15:30:00	2025-03-26 22:30:00	30
200	24	1029	2025-03-26 16:30:00	2025-03-26 22:30:00	30
201	15	1029	2025-03-26 17:30:00	2025-03-26 23:30:00	30
202	16	1029	2025-03-26 17:30:00	2025-03-26 23:15:00	15
203	26	1029	2025-03-26 17:30:00	2025-03-26 23:30:00	\N
204	4	1029	2025-03-26 18:30:00	2025-03-26 22:45:00	20
205	8	1029	2025-03-26 18:30:00	2025-03-26 23:00:00	\N
206	34	1029	2025-03-26 18:30:00	2025-03-26 22:45:00	30
207	33	\N	2025-03-28 11:00:00	2025-03-28 17:00:00	30
208	21	1030	2025-03-28 15:00:00	2025-03-28 21:45:00	\N
209	25	1030	2025-03-28 15:00:00	2025-03-28 22:00:00	30
210	2	1030	2025-03-28 17:00:00	2025-03-28 23:00:00	30
211	16	1030	2025-03-28 17:00:00	2025-03-28 22:45:00	15
212	29	1030	2025-03-28 17:00:00	2025-03-28 21:45:00	15
213	3	1030	2025-03-28 18:00:00	2025-03-28 22:00:00	30
214	10	1030	2025-03-28 18:00:00	2025-03-28 22:00:00	30
215	21	1031	2025-03-29 16:00:00	2025-03-29 21:45:00	\N
216	2	1031	2025-03-29 17:00:00	2025-03-29 22:15:00	20
217	14	1031	2025-03-29 17:00:00	2025-03-29 22:30:00	15
218	29	1031	2025-03-29 17:00:00	2025-03-29 23:00:00	\N
219	36	1031	2025-03-29 17:00:00	2025-03-29 22:30:00	20
220	3	1031	2025-03-29 17:30:00	2025-03-29 23:00:00	20
221	15	1031	2025-03-29 18:00:00	2025-03-29 22:45:00	30
222	32	\N	2025-04-01 12:00:00	2025-04-01 17:00:00	30
223	31	\N	2025-04-04 12:00:00	2025-04-04 19:00:00	30
224	24	1032	2025-04-05 18:00:00	2025-04-06 01:30:00	20
225	19	1032	2025-04-05 19:00:00	2025-04-06 01:00:00	15
226	8	1032	2025-04-05 20:00:00	2025-04-06 01:30:00	\N
227	1	1032	2025-04-05 20:30:00	2025-04-06 01:00:00	15
228	10	1032	2025-04-05 20:30:00	2025-04-06 02:00:00	15
229	28	1032	2025-04-05 20:30:00	2025-04-06 01:30:00	15
230	14	1032	2025-04-05 21:00:00	2025-04-06 01:30:00	30
231	36	1032	2025-04-05 21:00:00	2025-04-06 01:45:00	30
232	21	1033	2025-04-06 16:30:00	2025-04-06 23:15:00	20
233	1	1033	2025-04-06 17:30:00	2025-04-06 23:00:00	20
234	11	1033	2025-04-06 17:30:00	2025-04-06 22:45:00	15
235	36	1033	2025-04-06 17:30:00	2025-04-06 22:30:00	30
236	3	1033	2025-04-06 18:00:00	2025-04-06 23:00:00	\N
237	16	1033	2025-04-06 18:30:00	2025-04-06 23:00:00	\N
238	33	\N	2025-04-08 12:00:00	2025-04-08 17:00:00	30
239	21	1034	2025-04-09 17:00:00	2025-04-09 23:45:00	30
240	24	1034	2025-04-09 17:00:00	2025-04-09 23:00:00	30
241	27	1034	2025-04-09 18:30:00	2025-04-09 23:30:00	20
242	36	1034	2025-04-09 18:30:00	2025-04-09 23:30:00	20
243	8	1034	2025-04-09 19:00:00	2025-04-09 23:00:00	30
244	16	1034	2025-04-09 19:00:00	2025-04-09 23:00:00	30
245	33	\N	2025-04-11 12:00:00	2025-04-11 19:00:00	30
246	19	1035	2025-04-11 15:00:00	2025-04-11 22:15:00	15
247	23	1035	2025-04-11 16:00:00	2025-04-11 22:15:00	\N
248	6	1035	2025-04-11 17:00:00	2025-04-11 22:15:00	15
249	15	1035	2025-04-11 17:00:00	2025-04-11 23:00:00	15
250	10	1035	2025-04-11 17:30:00	2025-04-11 21:45:00	20
251	34	1035	2025-04-11 17:30:00	2025-04-11 22:30:00	20
252	4	1035	2025-04-11 18:00:00	2025-04-11 23:00:00	30
253	31	\N	2025-04-15 11:00:00	2025-04-15 17:00:00	30
254	19	1036	2025-04-17 16:30:00	2025-04-17 23:30:00	20
255	2	1036	2025-04-17 17:30:00	2025-04-17 22:45:00	20
256	15	1036	2025-04-17 17:30:00	2025-04-17 23:15:00	20
257	8	1036	2025-04-17 18:30:00	2025-04-17 22:30:00	\N
258	16	1036	2025-04-17 18:30:00	2025-04-17 22:45:00	30
259	34	1036	2025-04-17 18:30:00	2025-04-17 22:15:00	30
260	31	\N	2025-04-18 12:00:00	2025-04-18 17:00:00	30
261	32	\N	2025-04-22 11:00:00	2025-04-22 18:00:00	30
262	19	1037	2025-04-24 16:30:00	2025-04-24 22:30:00	30
263	7	1037	2025-04-24 17:30:00	2025-04-24 23:15:00	\N
264	27	1037	2025-04-24 17:30:00	2025-04-24 22:45:00	\N
265	4	1037	2025-04-24 18:30:00	2025-04-24 23:00:00	30
266	11	1037	2025-04-24 18:30:00	2025-04-24 23:00:00	30
267	17	1037	2025-04-24 18:30:00	2025-04-24 22:15:00	30
268	34	1037	2025-04-24 18:30:00	2025-04-24 22:30:00	30
269	31	\N	2025-04-25 12:00:00	2025-04-25 19:00:00	30
270	19	1038	2025-04-26 15:00:00	2025-04-26 21:45:00	20
271	26	1038	2025-04-26 17:00:00	2025-04-26 22:00:00	20
272	14	1038	2025-04-26 17:30:00	2025-04-26 22:15:00	15
273	3	1038	2025-04-26 18:00:00	2025-04-26 21:45:00	30
274	19	1039	2025-04-27 17:00:00	2025-04-27 23:45:00	15
275	34	1039	2025-04-27 18:30:00	2025-04-27 22:45:00	\N
276	8	1039	2025-04-27 19:00:00	2025-04-27 23:15:00	15
277	12	1039	2025-04-27 19:00:00	2025-04-27 22:45:00	15
278	31	\N	2025-05-02 10:00:00	2025-05-02 15:00:00	30
279	21	1041	2025-05-03 17:00:00	2025-05-03 23:15:00	30
280	6	1041	2025-05-03 18:00:00	2025-05-03 23:15:00	15
281	12	1041	2025-05-03 18:00:00	2025-05-03 23:00:00	30
282	34	1041	2025-05-03 19:00:00	2025-05-03 23:00:00	\N
283	24	1042	2025-05-05 15:00:00	2025-05-05 22:00:00	20
284	19	1042	2025-05-05 15:30:00	2025-05-05 22:00:00	30
285	7	1042	2025-05-05 17:00:00	2025-05-05 22:15:00	15
286	14	1042	2025-05-05 18:00:00	2025-05-05 22:30:00	20
287	34	1042	2025-05-05 18:00:00	2025-05-05 22:45:00	30
288	33	\N	2025-05-06 11:00:00	2025-05-06 18:00:00	30
289	21	1043	2025-05-06 16:30:00	2025-05-06 23:30:00	20
290	25	1043	2025-05-06 17:00:00	2025-05-06 23:00:00	\N
291	7	1043	2025-05-06 18:00:00	2025-05-06 22:45:00	\N
292	17	1043	2025-05-06 18:30:00	2025-05-06 23:45:00	30
293	30	1043	2025-05-06 18:30:00	2025-05-06 23:45:00	30
294	34	1043	2025-05-06 18:30:00	2025-05-06 23:15:00	\N
295	4	1043	2025-05-06 19:00:00	2025-05-06 23:45:00	30
296	18	1043	2025-05-06 19:00:00	2025-05-06 23:00:00	20
297	32	\N	2025-05-09 12:00:00	2025-05-09 17:00:00	30
298	32	\N	2025-05-13 12:00:00	2025-05-13 19:00:00	30
299	19	1044	2025-05-15 16:30:00	2025-05-15 22:45:00	\N
300	24	1044	2025-05-15 16:30:00	2025-05-15 23:00:00	15
301	2	1044	2025-05-15 18:00:00	2025-05-15 23:15:00	20
302	11	1044	2025-05-15 18:30:00	2025-05-15 23:30:00	\N
303	36	1044	2025-05-15 18:30:00	2025-05-15 22:45:00	30
304	32	\N	2025-05-16 10:00:00	2025-05-16 15:00:00	30
305	19	1045	2025-05-16 15:30:00	2025-05-16 22:45:00	20
306	24	1045	2025-05-16 15:30:00	2025-05-16 22:45:00	15
307	15	1045	2025-05-16 17:30:00	2025-05-16 22:00:00	20
308	36	1045	2025-05-16 17:30:00	2025-05-16 22:30:00	\N
309	6	1045	2025-05-16 18:00:00	2025-05-16 21:45:00	\N
310	30	1045	2025-05-16 18:00:00	2025-05-16 21:45:00	\N
311	21	1046	2025-05-17 16:00:00	2025-05-17 22:15:00	20
312	23	1046	2025-05-17 16:00:00	2025-05-17 22:00:00	20
313	12	1046	2025-05-17 17:00:00	2025-05-17 22:45:00	20
314	18	1046	2025-05-17 17:00:00	2025-05-17 22:15:00	30
315	36	1046	2025-05-17 17:00:00	2025-05-17 23:00:00	30
316	30	1046	2025-05-17 17:30:00	2025-05-17 22:00:00	20
317	2	1046	2025-05-17 18:00:00	2025-05-17 21:45:00	30
318	4	1046	2025-05-17 18:00:00	2025-05-17 22:45:00	30
319	23	1047	2025-05-19 15:30:00	2025-05-19 23:00:00	\N
320	21	1047	2025-05-19 16:00:00	2025-05-19 23:15:00	\N
321	3	1047	2025-05-19 18:00:00	2025-05-19 23:00:00	20
322	11	1047	2025-05-19 18:00:00	2025-05-19 22:15:00	\N
323	28	1047	2025-05-19 18:30:00	2025-05-19 23:00:00	15
324	34	1047	2025-05-19 18:30:00	2025-05-19 23:00:00	\N
325	32	\N	2025-05-23 11:00:00	2025-05-23 18:00:00	30
326	21	1048	2025-05-23 15:00:00	2025-05-23 22:00:00	20
327	2	1048	2025-05-23 17:00:00	2025-05-23 22:15:00	20
328	4	1048	2025-05-23 17:00:00	2025-05-23 23:00:00	30
329	16	1048	2025-05-23 17:00:00	2025-05-23 22:15:00	20
330	36	1048	2025-05-23 17:00:00	2025-05-23 22:00:00	\N
331	11	1048	2025-05-23 17:30:00	2025-05-23 22:30:00	30
332	30	1048	2025-05-23 18:00:00	2025-05-23 22:45:00	15
333	19	1049	2025-05-24 15:30:00	2025-05-24 22:30:00	\N
334	2	1049	2025-05-24 17:00:00	2025-05-24 22:30:00	30
335	15	1049	2025-05-24 17:00:00	2025-05-24 22:45:00	\N
336	34	1049	2025-05-24 17:00:00	2025-05-24 21:45:00	\N
337	7	1049	2025-05-24 18:00:00	2025-05-24 22:30:00	30
338	18	1049	2025-05-24 18:00:00	2025-05-24 22:15:00	\N
339	32	\N	2025-05-30 11:00:00	2025-05-30 17:00:00	30
340	23	1051	2025-05-31 18:30:00	2025-06-01 01:45:00	30
341	22	1051	2025-05-31 19:00:00	2025-06-01 02:00:00	30
342	29	1051	2025-05-31 20:00:00	2025-06-01 01:00:00	\N
343	36	1051	2025-05-31 20:00:00	2025-06-01 01:45:00	30
344	8	1051	2025-05-31 20:30:00	2025-06-01 01:30:00	30
345	11	1051	2025-05-31 20:30:00	2025-06-01 00:45:00	\N
346	14	1051	2025-05-31 20:30:00	2025-06-01 01:30:00	30
347	2	1051	2025-05-31 21:00:00	2025-06-01 01:45:00	\N
348	32	\N	2025-06-03 12:00:00	2025-06-03 17:00:00	30
349	21	1052	2025-06-04 17:00:00	2025-06-04 23:00:00	20
350	14	1052	2025-06-04 18:00:00	2025-06-04 23:00:00	20
351	3	1052	2025-06-04 18:30:00	2025-06-04 23:45:00	30
352	4	1052	2025-06-04 18:30:00	2025-06-05 00:00:00	15
353	34	1052	2025-06-04 18:30:00	2025-06-05 00:00:00	30
354	11	1052	2025-06-04 19:00:00	2025-06-04 23:45:00	15
355	33	\N	2025-06-06 11:00:00	2025-06-06 16:00:00	30
356	19	1053	2025-06-06 15:00:00	2025-06-06 23:00:00	30
357	6	1053	2025-06-06 18:00:00	2025-06-06 21:45:00	\N
358	14	1053	2025-06-06 18:00:00	2025-06-06 22:15:00	30
359	29	1053	2025-06-06 18:00:00	2025-06-06 22:30:00	20
360	22	1054	2025-06-07 15:30:00	2025-06-07 22:45:00	20
361	24	1054	2025-06-07 15:30:00	2025-06-07 22:15:00	30
362	7	1054	2025-06-07 17:30:00	2025-06-07 22:15:00	15
363	15	1054	2025-06-07 17:30:00	2025-06-07 22:45:00	20
364	2	1054	2025-06-07 18:30:00	2025-06-07 22:15:00	30
365	28	1054	2025-06-07 18:30:00	2025-06-07 22:15:00	20
366	36	1054	2025-06-07 18:30:00	2025-06-07 23:30:00	20
367	32	\N	2025-06-10 12:00:00	2025-06-10 18:00:00	30
368	22	1055	2025-06-12 17:00:00	2025-06-12 23:15:00	15
369	17	1055	2025-06-12 18:30:00	2025-06-12 23:45:00	\N
370	36	1055	2025-06-12 18:30:00	2025-06-12 23:15:00	15
371	3	1055	2025-06-12 19:00:00	2025-06-13 00:00:00	15
372	32	\N	2025-06-13 11:00:00	2025-06-13 17:00:00	30
373	19	1056	2025-06-13 15:00:00	2025-06-13 23:00:00	30
374	24	1056	2025-06-13 15:30:00	2025-06-13 22:45:00	15
375	36	1056	2025-06-13 17:00:00	2025-06-13 22:30:00	\N
376	10	1056	2025-06-13 17:30:00	2025-06-13 22:45:00	30
377	1	1056	2025-06-13 18:00:00	2025-06-13 23:00:00	15
378	2	1056	2025-06-13 18:00:00	2025-06-13 21:45:00	30
379	19	1057	2025-06-14 16:00:00	2025-06-14 22:15:00	30
380	36	1057	2025-06-14 17:00:00	2025-06-14 23:00:00	15
381	14	1057	2025-06-14 17:30:00	2025-06-14 22:15:00	20
382	4	1057	2025-06-14 18:00:00	2025-06-14 22:00:00	30
383	33	\N	2025-06-17 12:00:00	2025-06-17 19:00:00	30
384	32	\N	2025-06-20 11:00:00	2025-06-20 16:00:00	30
385	31	\N	2025-06-24 10:00:00	2025-06-24 16:00:00	30
386	22	1060	2025-06-25 18:00:00	2025-06-26 02:00:00	\N
387	9	1060	2025-06-25 20:00:00	2025-06-26 01:15:00	15
388	4	1060	2025-06-25 20:30:00	2025-06-26 01:00:00	15
389	10	1060	2025-06-25 20:30:00	2025-06-26 01:45:00	20
390	15	1060	2025-06-25 20:30:00	2025-06-26 01:15:00	20
391	30	1060	2025-06-25 21:00:00	2025-06-26 02:00:00	15
392	21	1061	2025-06-27 16:00:00	2025-06-27 23:30:00	30
393	8	1061	2025-06-27 17:30:00	2025-06-27 22:30:00	30
394	9	1061	2025-06-27 17:30:00	2025-06-27 22:15:00	30
395	30	1061	2025-06-27 17:30:00	2025-06-27 22:30:00	30
396	34	1061	2025-06-27 17:30:00	2025-06-27 22:45:00	\N
397	14	1061	2025-06-27 18:00:00	2025-06-27 22:30:00	\N
398	15	1061	2025-06-27 18:30:00	2025-06-27 23:00:00	30
399	19	1062	2025-06-28 16:00:00	2025-06-28 23:45:00	15
400	25	1062	2025-06-28 16:30:00	2025-06-29 00:00:00	\N
401	3	1062	2025-06-28 18:00:00	2025-06-28 22:45:00	\N
402	8	1062	2025-06-28 18:00:00	2025-06-28 22:45:00	15
403	16	1062	2025-06-28 18:30:00	2025-06-28 22:45:00	20
404	36	1062	2025-06-28 19:00:00	2025-06-29 00:00:00	30
405	22	1063	2025-06-29 12:00:00	2025-06-29 18:00:00	\N
406	36	1063	2025-06-29 13:00:00	2025-06-29 18:30:00	30
407	7	1063	2025-06-29 13:30:00	2025-06-29 19:00:00	\N
408	10	1063	2025-06-29 13:30:00	2025-06-29 19:00:00	15
409	9	1063	2025-06-29 14:00:00	2025-06-29 18:15:00	15
410	31	\N	2025-07-04 12:00:00	2025-07-04 18:00:00	30
411	32	\N	2025-07-08 12:00:00	2025-07-08 19:00:00	30
412	19	1064	2025-07-12 15:00:00	2025-07-12 21:45:00	\N
413	24	1064	2025-07-12 15:30:00	2025-07-12 22:30:00	15
414	7	1064	2025-07-12 17:00:00	2025-07-12 22:30:00	\N
415	9	1064	2025-07-12 17:00:00	2025-07-12 22:00:00	30
416	16	1064	2025-07-12 17:00:00	2025-07-12 22:45:00	30
417	36	1064	2025-07-12 17:00:00	2025-07-12 21:45:00	\N
418	28	1064	2025-07-12 17:30:00	2025-07-12 23:00:00	30
419	33	\N	2025-07-15 12:00:00	2025-07-15 19:00:00	30
420	21	1065	2025-07-16 16:30:00	2025-07-17 00:00:00	30
421	23	1065	2025-07-16 16:30:00	2025-07-16 23:00:00	20
422	27	1065	2025-07-16 18:00:00	2025-07-16 22:45:00	20
423	34	1065	2025-07-16 18:00:00	2025-07-16 23:15:00	30
424	2	1065	2025-07-16 18:30:00	2025-07-16 23:45:00	30
425	17	1065	2025-07-16 19:00:00	2025-07-16 23:00:00	\N
426	33	\N	2025-07-22 12:00:00	2025-07-22 18:00:00	30
427	32	\N	2025-07-25 12:00:00	2025-07-25 18:00:00	30
428	19	1066	2025-07-26 11:00:00	2025-07-26 19:00:00	30
429	25	1066	2025-07-26 11:00:00	2025-07-26 19:00:00	30
430	6	1066	2025-07-26 13:00:00	2025-07-26 17:45:00	15
431	15	1066	2025-07-26 13:30:00	2025-07-26 18:30:00	\N
432	16	1066	2025-07-26 13:30:00	2025-07-26 18:30:00	\N
433	4	1066	2025-07-26 14:00:00	2025-07-26 17:45:00	\N
434	34	1066	2025-07-26 14:00:00	2025-07-26 18:30:00	\N
435	22	1067	2025-07-31 15:00:00	2025-07-31 22:00:00	\N
436	1	1067	2025-07-31 17:00:00	2025-07-31 22:45:00	20
437	14	1067	2025-07-31 17:00:00	2025-07-31 22:15:00	30
438	28	1067	2025-07-31 17:00:00	2025-07-31 22:15:00	30
439	8	1067	2025-07-31 17:30:00	2025-07-31 22:45:00	20
440	16	1067	2025-07-31 18:00:00	2025-07-31 21:45:00	20
441	32	\N	2025-08-01 11:00:00	2025-08-01 18:00:00	30
442	31	\N	2025-08-05 11:00:00	2025-08-05 18:00:00	30
443	22	1068	2025-08-08 16:30:00	2025-08-08 23:45:00	30
444	7	1068	2025-08-08 18:00:00	2025-08-08 23:00:00	20
445	16	1068	2025-08-08 18:00:00	2025-08-08 23:45:00	30
446	15	1068	2025-08-08 18:30:00	2025-08-09 00:00:00	30
447	34	1068	2025-08-08 18:30:00	2025-08-08 23:15:00	30
448	3	1068	2025-08-08 19:00:00	2025-08-08 23:30:00	30
449	32	\N	2025-08-12 11:00:00	2025-08-12 18:00:00	30
450	32	\N	2025-08-15 10:00:00	2025-08-15 15:00:00	30
451	32	\N	2025-08-19 11:00:00	2025-08-19 17:00:00	30
452	21	1069	2025-08-21 15:00:00	2025-08-21 22:45:00	30
453	25	1069	2025-08-21 15:30:00	2025-08-21 22:30:00	30
454	1	1069	2025-08-21 17:30:00	2025-08-21 22:45:00	30
455	17	1069	2025-08-21 18:00:00	2025-08-21 23:00:00	15
456	32	\N	2025-08-22 12:00:00	2025-08-22 17:00:00	30
457	19	1070	2025-08-22 16:00:00	2025-08-23 00:00:00	30
458	25	1070	2025-08-22 17:00:00	2025-08-22 23:45:00	20
459	1	1070	2025-08-22 18:00:00	2025-08-23 00:00:00	30
460	18	1070	2025-08-22 18:00:00	2025-08-22 23:15:00	30
461	36	1070	2025-08-22 18:00:00	2025-08-22 23:45:00	\N
462	4	1070	2025-08-22 18:30:00	2025-08-23 00:00:00	15
463	22	1071	2025-08-23 15:30:00	2025-08-23 23:00:00	30
464	35	1071	2025-08-23 17:00:00	2025-08-23 22:45:00	30
465	14	1071	2025-08-23 17:30:00	2025-08-23 22:30:00	30
466	6	1071	2025-08-23 18:00:00	2025-08-23 22:15:00	15
467	33	\N	2025-08-26 11:00:00	2025-08-26 18:00:00	30
468	21	1072	2025-08-27 16:30:00	2025-08-27 23:15:00	30
469	10	1072	2025-08-27 18:30:00	2025-08-27 23:45:00	20
470	2	1072	2025-08-27 19:00:00	2025-08-27 23:00:00	15
471	4	1072	2025-08-27 19:00:00	2025-08-27 23:30:00	\N
472	30	1072	2025-08-27 19:00:00	2025-08-27 23:15:00	30
473	33	\N	2025-09-02 12:00:00	2025-09-02 17:00:00	30
474	19	1073	2025-09-06 16:30:00	2025-09-07 00:00:00	30
475	23	1073	2025-09-06 16:30:00	2025-09-06 23:15:00	20
476	9	1073	2025-09-06 18:00:00	2025-09-06 23:45:00	\N
477	11	1073	2025-09-06 19:00:00	2025-09-06 23:15:00	20
478	35	1073	2025-09-06 19:00:00	2025-09-06 23:30:00	\N
479	33	\N	2025-09-09 11:00:00	2025-09-09 17:00:00	30
480	33	\N	2025-09-12 11:00:00	2025-09-12 17:00:00	30
481	21	1074	2025-09-12 15:30:00	2025-09-12 22:15:00	20
482	23	1074	2025-09-12 15:30:00	2025-09-12 22:15:00	\N
483	7	1074	2025-09-12 17:30:00	2025-09-12 22:45:00	\N
484	18	1074	2025-09-12 17:30:00	2025-09-12 23:15:00	\N
485	19	1075	2025-09-13 16:00:00	2025-09-13 22:00:00	15
486	4	1075	2025-09-13 17:00:00	2025-09-13 23:00:00	30
487	14	1075	2025-09-13 17:00:00	2025-09-13 23:00:00	30
488	11	1075	2025-09-13 17:30:00	2025-09-13 21:45:00	15
489	36	1075	2025-09-13 17:30:00	2025-09-13 22:15:00	30
490	3	1075	2025-09-13 18:00:00	2025-09-13 22:15:00	20
491	32	\N	2025-09-16 11:00:00	2025-09-16 17:00:00	30
492	32	\N	2025-09-19 12:00:00	2025-09-19 19:00:00	30
493	22	1076	2025-09-20 15:30:00	2025-09-20 22:00:00	30
494	23	1076	2025-09-20 16:00:00	2025-09-20 22:15:00	30
495	1	1076	2025-09-20 17:00:00	2025-09-20 22:15:00	30
496	17	1076	2025-09-20 17:30:00	2025-09-20 22:30:00	15
497	30	1076	2025-09-20 17:30:00	2025-09-20 21:45:00	15
498	8	1076	2025-09-20 18:00:00	2025-09-20 22:45:00	20
499	16	1076	2025-09-20 18:00:00	2025-09-20 22:45:00	20
500	31	\N	2025-09-23 10:00:00	2025-09-23 16:00:00	30
501	21	1077	2025-09-26 16:30:00	2025-09-26 22:15:00	30
502	11	1077	2025-09-26 17:30:00	2025-09-26 22:30:00	30
503	27	1077	2025-09-26 17:30:00	2025-09-26 22:45:00	15
504	16	1077	2025-09-26 18:00:00	2025-09-26 22:15:00	30
505	1	1077	2025-09-26 18:30:00	2025-09-26 23:30:00	30
506	9	1077	2025-09-26 18:30:00	2025-09-26 22:45:00	20
507	32	\N	2025-09-30 11:00:00	2025-09-30 17:00:00	30
508	32	\N	2025-10-03 11:00:00	2025-10-03 16:00:00	30
509	22	1078	2025-10-03 15:30:00	2025-10-03 22:00:00	30
510	23	1078	2025-10-03 15:30:00	2025-10-03 22:15:00	30
511	26	1078	2025-10-03 17:00:00	2025-10-03 22:45:00	30
512	3	1078	2025-10-03 17:30:00	2025-10-03 22:30:00	\N
513	1	1078	2025-10-03 18:00:00	2025-10-03 22:00:00	30
514	12	1078	2025-10-03 18:00:00	2025-10-03 22:15:00	15
515	18	1078	2025-10-03 18:00:00	2025-10-03 22:15:00	30
516	36	1078	2025-10-03 18:00:00	2025-10-03 22:00:00	\N
517	19	1079	2025-10-04 15:00:00	2025-10-04 22:45:00	20
518	24	1079	2025-10-04 16:00:00	2025-10-04 21:45:00	30
519	7	1079	2025-10-04 17:30:00	2025-10-04 21:45:00	15
520	17	1079	2025-10-04 17:30:00	2025-10-04 22:00:00	15
521	35	1079	2025-10-04 17:30:00	2025-10-04 21:45:00	20
522	33	\N	2025-10-07 10:00:00	2025-10-07 17:00:00	30
523	32	\N	2025-10-10 11:00:00	2025-10-10 18:00:00	30
524	19	1080	2025-10-11 16:00:00	2025-10-11 22:00:00	15
525	25	1080	2025-10-11 16:00:00	2025-10-11 22:45:00	30
526	6	1080	2025-10-11 17:00:00	2025-10-11 22:45:00	20
527	16	1080	2025-10-11 17:30:00	2025-10-11 22:15:00	30
528	27	1080	2025-10-11 17:30:00	2025-10-11 22:45:00	15
529	36	1080	2025-10-11 17:30:00	2025-10-11 22:30:00	30
530	32	\N	2025-10-14 10:00:00	2025-10-14 16:00:00	30
531	22	1081	2025-10-15 16:00:00	2025-10-15 23:00:00	20
532	25	1081	2025-10-15 16:30:00	2025-10-15 23:00:00	30
533	9	1081	2025-10-15 18:00:00	2025-10-15 23:30:00	30
534	14	1081	2025-10-15 18:00:00	2025-10-15 23:15:00	30
535	15	1081	2025-10-15 18:30:00	2025-10-15 23:30:00	30
536	34	1081	2025-10-15 18:30:00	2025-10-16 00:00:00	30
537	7	1081	2025-10-15 19:00:00	2025-10-15 22:45:00	20
538	22	1082	2025-10-16 16:30:00	2025-10-16 23:15:00	15
539	18	1082	2025-10-16 17:30:00	2025-10-16 23:30:00	\N
540	34	1082	2025-10-16 18:00:00	2025-10-16 22:30:00	30
541	8	1082	2025-10-16 18:30:00	2025-10-16 22:30:00	\N
542	26	1082	2025-10-16 18:30:00	2025-10-16 22:45:00	15
543	33	\N	2025-10-17 10:00:00	2025-10-17 15:00:00	30
544	19	1083	2025-10-17 19:00:00	2025-10-18 01:00:00	\N
545	28	1083	2025-10-17 20:00:00	2025-10-18 01:00:00	20
546	4	1083	2025-10-17 20:30:00	2025-10-18 01:45:00	30
547	6	1083	2025-10-17 20:30:00	2025-10-18 01:30:00	\N
548	11	1083	2025-10-17 20:30:00	2025-10-18 01:00:00	30
549	12	1083	2025-10-17 21:00:00	2025-10-18 01:15:00	30
550	21	1084	2025-10-18 15:00:00	2025-10-18 22:00:00	15
551	24	1084	2025-10-18 15:30:00	2025-10-18 22:30:00	\N
552	1	1084	2025-10-18 17:00:00	2025-10-18 22:15:00	30
553	15	1084	2025-10-18 17:00:00	2025-10-18 21:45:00	30
554	3	1084	2025-10-18 17:30:00	2025-10-18 23:00:00	30
555	18	1084	2025-10-18 18:00:00	2025-10-18 22:15:00	20
556	30	1084	2025-10-18 18:00:00	2025-10-18 22:45:00	20
557	35	1084	2025-10-18 18:00:00	2025-10-18 23:00:00	30
558	32	\N	2025-10-21 12:00:00	2025-10-21 18:00:00	30
559	19	1085	2025-10-23 16:30:00	2025-10-23 23:45:00	\N
560	25	1085	2025-10-23 17:00:00	2025-10-24 00:00:00	\N
561	8	1085	2025-10-23 18:00:00	2025-10-23 23:00:00	15
562	10	1085	2025-10-23 18:00:00	2025-10-23 23:00:00	\N
563	9	1085	2025-10-23 18:30:00	2025-10-24 00:00:00	\N
564	15	1085	2025-10-23 18:30:00	2025-10-23 23:30:00	\N
565	36	1085	2025-10-23 18:30:00	2025-10-23 23:00:00	30
566	28	1085	2025-10-23 19:00:00	2025-10-23 23:30:00	30
567	21	1086	2025-10-24 15:30:00	2025-10-24 22:15:00	30
568	23	1086	2025-10-24 15:30:00	2025-10-24 22:30:00	15
569	3	1086	2025-10-24 17:00:00	2025-10-24 22:45:00	20
570	18	1086	2025-10-24 17:00:00	2025-10-24 22:45:00	15
571	2	1086	2025-10-24 17:30:00	2025-10-24 22:30:00	30
572	11	1086	2025-10-24 17:30:00	2025-10-24 21:45:00	20
573	36	1086	2025-10-24 17:30:00	2025-10-24 22:30:00	30
574	33	\N	2025-10-28 12:00:00	2025-10-28 19:00:00	30
575	33	\N	2025-10-31 11:00:00	2025-10-31 18:00:00	30
576	24	1087	2025-10-31 16:00:00	2025-11-01 00:00:00	30
577	22	1087	2025-10-31 17:00:00	2025-11-01 00:00:00	20
578	35	1087	2025-10-31 18:00:00	2025-10-31 23:00:00	20
579	14	1087	2025-10-31 18:30:00	2025-10-31 23:30:00	20
580	17	1087	2025-10-31 18:30:00	2025-10-31 22:45:00	30
581	3	1087	2025-10-31 19:00:00	2025-10-31 23:00:00	20
582	6	1087	2025-10-31 19:00:00	2025-11-01 00:00:00	15
583	21	1088	2025-11-01 15:30:00	2025-11-01 23:30:00	30
584	4	1088	2025-11-01 17:30:00	2025-11-01 22:15:00	20
585	10	1088	2025-11-01 17:30:00	2025-11-01 23:30:00	20
586	11	1088	2025-11-01 17:30:00	2025-11-01 23:15:00	\N
587	35	1088	2025-11-01 18:00:00	2025-11-01 23:30:00	\N
588	1	1088	2025-11-01 18:30:00	2025-11-01 23:00:00	20
589	31	\N	2025-11-04 11:00:00	2025-11-04 17:00:00	30
590	33	\N	2025-11-07 12:00:00	2025-11-07 19:00:00	30
591	21	1089	2025-11-07 17:00:00	2025-11-07 23:15:00	20
592	23	1089	2025-11-07 17:00:00	2025-11-07 23:30:00	30
593	16	1089	2025-11-07 18:00:00	2025-11-07 23:00:00	20
594	3	1089	2025-11-07 19:00:00	2025-11-07 23:00:00	\N
595	21	1090	2025-11-08 19:00:00	2025-11-09 01:45:00	15
596	3	1090	2025-11-08 20:00:00	2025-11-09 01:45:00	20
597	26	1090	2025-11-08 20:00:00	2025-11-09 01:00:00	15
598	7	1090	2025-11-08 20:30:00	2025-11-09 01:00:00	\N
599	17	1090	2025-11-08 20:30:00	2025-11-09 00:45:00	15
600	15	1090	2025-11-08 21:00:00	2025-11-09 01:45:00	30
601	34	1090	2025-11-08 21:00:00	2025-11-09 02:00:00	30
602	19	1091	2025-11-09 16:00:00	2025-11-09 22:45:00	\N
603	12	1091	2025-11-09 18:30:00	2025-11-09 23:00:00	30
604	3	1091	2025-11-09 19:00:00	2025-11-09 23:00:00	15
605	6	1091	2025-11-09 19:00:00	2025-11-10 00:00:00	20
606	14	1091	2025-11-09 19:00:00	2025-11-09 23:00:00	\N
607	36	1091	2025-11-09 19:00:00	2025-11-09 23:45:00	30
608	33	\N	2025-11-11 10:00:00	2025-11-11 15:00:00	30
609	21	1093	2025-11-13 16:30:00	2025-11-13 23:45:00	30
610	24	1093	2025-11-13 16:30:00	2025-11-13 23:30:00	30
611	3	1093	2025-11-13 18:00:00	2025-11-13 23:15:00	20
612	8	1093	2025-11-13 18:00:00	2025-11-13 22:45:00	\N
613	15	1093	2025-11-13 18:30:00	2025-11-13 23:00:00	\N
614	16	1093	2025-11-13 18:30:00	2025-11-13 23:00:00	20
615	36	1093	2025-11-13 18:30:00	2025-11-13 23:00:00	\N
616	33	\N	2025-11-14 11:00:00	2025-11-14 18:00:00	30
617	21	1094	2025-11-14 16:30:00	2025-11-14 23:15:00	15
618	1	1094	2025-11-14 18:00:00	2025-11-15 00:00:00	\N
619	9	1094	2025-11-14 18:00:00	2025-11-14 23:45:00	30
620	16	1094	2025-11-14 18:00:00	2025-11-14 23:30:00	30
621	35	1094	2025-11-14 18:00:00	2025-11-14 23:30:00	20
622	14	1094	2025-11-14 18:30:00	2025-11-14 23:45:00	20
623	26	1094	2025-11-14 19:00:00	2025-11-14 23:30:00	20
624	22	1095	2025-11-15 17:00:00	2025-11-15 23:30:00	15
625	2	1095	2025-11-15 18:00:00	2025-11-15 23:45:00	15
626	30	1095	2025-11-15 18:00:00	2025-11-15 23:00:00	\N
627	11	1095	2025-11-15 18:30:00	2025-11-15 23:45:00	30
628	12	1095	2025-11-15 18:30:00	2025-11-15 22:45:00	30
629	35	1095	2025-11-15 18:30:00	2025-11-16 00:00:00	\N
630	3	1095	2025-11-15 19:00:00	2025-11-15 23:00:00	15
631	33	\N	2025-11-21 10:00:00	2025-11-21 15:00:00	30
632	21	1096	2025-11-21 15:00:00	2025-11-21 22:15:00	\N
633	3	1096	2025-11-21 17:00:00	2025-11-21 22:00:00	30
634	14	1096	2025-11-21 17:00:00	2025-11-21 22:15:00	30
635	29	1096	2025-11-21 17:30:00	2025-11-21 22:45:00	20
636	33	\N	2025-11-28 10:00:00	2025-11-28 17:00:00	30
637	19	1097	2025-11-29 16:30:00	2025-11-29 23:30:00	\N
638	24	1097	2025-11-29 16:30:00	2025-11-29 23:45:00	30
639	27	1097	2025-11-29 18:00:00	2025-11-29 22:45:00	30
640	36	1097	2025-11-29 18:00:00	2025-11-29 23:45:00	30
641	9	1097	2025-11-29 19:00:00	2025-11-29 23:15:00	30
642	18	1097	2025-11-29 19:00:00	2025-11-29 23:45:00	30
643	33	\N	2025-12-02 10:00:00	2025-12-02 15:00:00	30
644	32	\N	2025-12-05 12:00:00	2025-12-05 18:00:00	30
645	19	1098	2025-12-05 18:30:00	2025-12-06 01:30:00	30
646	23	1098	2025-12-05 18:30:00	2025-12-06 01:30:00	15
647	12	1098	2025-12-05 20:00:00	2025-12-06 02:00:00	30
648	29	1098	2025-12-05 20:00:00	2025-12-06 02:00:00	\N
649	34	1098	2025-12-05 20:00:00	2025-12-06 01:00:00	30
650	2	1098	2025-12-05 20:30:00	2025-12-06 00:45:00	30
651	6	1098	2025-12-05 20:30:00	2025-12-06 01:30:00	30
652	15	1098	2025-12-05 20:30:00	2025-12-06 01:45:00	15
653	19	1099	2025-12-06 15:30:00	2025-12-06 22:15:00	20
654	8	1099	2025-12-06 17:30:00	2025-12-06 22:30:00	\N
655	6	1099	2025-12-06 18:00:00	2025-12-06 22:00:00	20
656	15	1099	2025-12-06 18:00:00	2025-12-06 21:45:00	20
657	16	1099	2025-12-06 18:00:00	2025-12-06 22:45:00	15
658	27	1099	2025-12-06 18:00:00	2025-12-06 22:45:00	30
659	19	1100	2025-12-10 16:30:00	2025-12-10 22:30:00	30
660	6	1100	2025-12-10 17:30:00	2025-12-10 22:45:00	20
661	11	1100	2025-12-10 17:30:00	2025-12-10 23:00:00	\N
662	15	1100	2025-12-10 18:00:00	2025-12-10 22:45:00	15
663	27	1100	2025-12-10 18:00:00	2025-12-10 23:30:00	\N
664	34	1100	2025-12-10 18:00:00	2025-12-10 22:45:00	15
665	3	1100	2025-12-10 18:30:00	2025-12-10 23:00:00	30
666	21	1101	2025-12-13 11:00:00	2025-12-13 18:00:00	\N
667	15	1101	2025-12-13 13:30:00	2025-12-13 18:15:00	\N
668	3	1101	2025-12-13 14:00:00	2025-12-13 18:15:00	30
669	33	\N	2025-12-16 11:00:00	2025-12-16 18:00:00	30
670	31	\N	2025-12-19 10:00:00	2025-12-19 17:00:00	30
671	22	1102	2025-12-20 15:30:00	2025-12-20 23:00:00	30
672	6	1102	2025-12-20 17:00:00	2025-12-20 22:15:00	30
673	36	1102	2025-12-20 17:30:00	2025-12-20 21:45:00	20
674	17	1102	2025-12-20 18:00:00	2025-12-20 22:30:00	\N
675	33	\N	2025-12-23 10:00:00	2025-12-23 17:00:00	30
676	33	\N	2025-12-26 10:00:00	2025-12-26 17:00:00	30
677	33	\N	2026-01-02 12:00:00	2026-01-02 19:00:00	30
678	22	1103	2026-01-03 15:30:00	2026-01-03 22:45:00	15
679	2	1103	2026-01-03 17:00:00	2026-01-03 22:00:00	15
680	8	1103	2026-01-03 17:00:00	2026-01-03 22:30:00	30
681	14	1103	2026-01-03 17:30:00	2026-01-03 23:00:00	30
682	36	1103	2026-01-03 17:30:00	2026-01-03 22:30:00	30
683	16	1103	2026-01-03 18:00:00	2026-01-03 23:00:00	30
684	22	1104	2026-01-04 16:00:00	2026-01-04 22:45:00	30
685	25	1104	2026-01-04 16:00:00	2026-01-04 21:45:00	20
686	7	1104	2026-01-04 17:30:00	2026-01-04 22:45:00	30
687	17	1104	2026-01-04 18:00:00	2026-01-04 23:00:00	30
688	34	1104	2026-01-04 18:00:00	2026-01-04 22:45:00	\N
689	31	\N	2026-01-06 11:00:00	2026-01-06 18:00:00	30
690	19	1105	2026-01-07 16:30:00	2026-01-07 23:15:00	20
691	25	1105	2026-01-07 16:30:00	2026-01-07 22:45:00	\N
692	10	1105	2026-01-07 17:30:00	2026-01-07 23:15:00	20
693	15	1105	2026-01-07 17:30:00	2026-01-07 23:30:00	30
694	9	1105	2026-01-07 18:00:00	2026-01-07 22:30:00	30
695	3	1105	2026-01-07 18:30:00	2026-01-07 22:15:00	\N
696	31	\N	2026-01-09 11:00:00	2026-01-09 18:00:00	30
697	19	1106	2026-01-09 16:00:00	2026-01-09 23:15:00	15
698	7	1106	2026-01-09 19:00:00	2026-01-09 23:15:00	30
699	16	1106	2026-01-09 19:00:00	2026-01-09 23:15:00	30
700	31	\N	2026-01-13 11:00:00	2026-01-13 16:00:00	30
701	19	1107	2026-01-16 16:30:00	2026-01-16 23:30:00	15
702	9	1107	2026-01-16 17:30:00	2026-01-16 22:45:00	20
703	14	1107	2026-01-16 18:00:00	2026-01-16 23:15:00	15
704	36	1107	2026-01-16 18:00:00	2026-01-16 23:00:00	30
705	33	\N	2026-01-23 10:00:00	2026-01-23 17:00:00	30
706	19	1108	2026-01-26 16:00:00	2026-01-26 23:00:00	30
707	23	1108	2026-01-26 16:00:00	2026-01-26 23:00:00	30
708	3	1108	2026-01-26 18:00:00	2026-01-26 23:30:00	15
709	12	1108	2026-01-26 18:00:00	2026-01-26 23:45:00	30
710	27	1108	2026-01-26 18:00:00	2026-01-26 23:15:00	30
711	36	1108	2026-01-26 18:00:00	2026-01-26 23:15:00	20
712	32	\N	2026-01-27 11:00:00	2026-01-27 16:00:00	30
713	31	\N	2026-01-30 12:00:00	2026-01-30 17:00:00	30
714	32	\N	2026-02-03 10:00:00	2026-02-03 15:00:00	30
715	19	1109	2026-02-04 15:30:00	2026-02-04 23:00:00	30
716	23	1109	2026-02-04 15:30:00	2026-02-04 23:30:00	15
717	2	1109	2026-02-04 18:00:00	2026-02-04 23:00:00	30
718	7	1109	2026-02-04 18:00:00	2026-02-04 23:15:00	20
719	15	1109	2026-02-04 18:00:00	2026-02-04 22:15:00	\N
720	14	1109	2026-02-04 18:30:00	2026-02-04 22:15:00	30
721	35	1109	2026-02-04 18:30:00	2026-02-04 23:00:00	30
722	32	\N	2026-02-06 11:00:00	2026-02-06 17:00:00	30
723	23	1110	2026-02-06 16:00:00	2026-02-06 23:45:00	30
724	19	1110	2026-02-06 17:00:00	2026-02-06 23:30:00	20
725	11	1110	2026-02-06 18:30:00	2026-02-07 00:00:00	30
726	7	1110	2026-02-06 19:00:00	2026-02-07 00:00:00	15
727	35	1110	2026-02-06 19:00:00	2026-02-06 23:30:00	15
728	33	\N	2026-02-10 10:00:00	2026-02-10 16:00:00	30
729	32	\N	2026-02-13 12:00:00	2026-02-13 17:00:00	30
730	19	1112	2026-02-14 16:30:00	2026-02-14 22:15:00	30
731	15	1112	2026-02-14 17:30:00	2026-02-14 22:45:00	15
732	18	1112	2026-02-14 18:00:00	2026-02-14 22:15:00	30
733	3	1112	2026-02-14 18:30:00	2026-02-14 22:15:00	30
734	7	1112	2026-02-14 18:30:00	2026-02-14 22:45:00	\N
735	27	1112	2026-02-14 18:30:00	2026-02-14 22:30:00	30
736	36	1112	2026-02-14 18:30:00	2026-02-14 23:00:00	20
737	32	\N	2026-02-17 11:00:00	2026-02-17 16:00:00	30
738	32	\N	2026-02-20 11:00:00	2026-02-20 16:00:00	30
739	25	1113	2026-02-22 11:30:00	2026-02-22 18:45:00	30
740	22	1113	2026-02-22 12:00:00	2026-02-22 18:15:00	\N
741	1	1113	2026-02-22 13:00:00	2026-02-22 18:45:00	\N
742	16	1113	2026-02-22 13:00:00	2026-02-22 17:45:00	15
743	2	1113	2026-02-22 13:30:00	2026-02-22 18:30:00	30
744	10	1113	2026-02-22 13:30:00	2026-02-22 19:00:00	30
745	34	1113	2026-02-22 14:00:00	2026-02-22 18:30:00	\N
746	33	\N	2026-02-27 11:00:00	2026-02-27 16:00:00	30
747	33	\N	2026-03-03 11:00:00	2026-03-03 18:00:00	30
748	19	1114	2026-03-05 16:30:00	2026-03-05 23:00:00	30
749	24	1114	2026-03-05 16:30:00	2026-03-05 22:45:00	15
750	18	1114	2026-03-05 18:30:00	2026-03-06 00:00:00	\N
751	35	1114	2026-03-05 18:30:00	2026-03-05 23:30:00	30
752	2	1114	2026-03-05 19:00:00	2026-03-05 23:30:00	\N
753	31	\N	2026-03-10 11:00:00	2026-03-10 16:00:00	30
754	19	1115	2026-03-12 15:30:00	2026-03-12 23:15:00	30
755	2	1115	2026-03-12 17:30:00	2026-03-12 22:30:00	30
756	10	1115	2026-03-12 17:30:00	2026-03-12 23:00:00	30
757	28	1115	2026-03-12 17:30:00	2026-03-12 23:30:00	30
758	7	1115	2026-03-12 18:00:00	2026-03-12 23:15:00	15
759	11	1115	2026-03-12 18:00:00	2026-03-12 23:30:00	\N
760	19	1116	2026-03-14 16:00:00	2026-03-14 23:30:00	30
761	23	1116	2026-03-14 16:00:00	2026-03-15 00:00:00	30
762	18	1116	2026-03-14 18:00:00	2026-03-14 22:45:00	20
763	34	1116	2026-03-14 18:00:00	2026-03-15 00:00:00	\N
764	4	1116	2026-03-14 19:00:00	2026-03-14 23:30:00	30
765	31	\N	2026-03-17 12:00:00	2026-03-17 17:00:00	30
766	23	1118	2026-03-19 15:30:00	2026-03-19 22:30:00	20
767	22	1118	2026-03-19 16:00:00	2026-03-19 22:15:00	15
768	1	1118	2026-03-19 17:30:00	2026-03-19 22:15:00	30
769	10	1118	2026-03-19 17:30:00	2026-03-19 22:00:00	30
770	35	1118	2026-03-19 18:00:00	2026-03-19 22:45:00	20
771	31	\N	2026-03-20 10:00:00	2026-03-20 17:00:00	30
772	19	1119	2026-03-20 16:30:00	2026-03-20 22:30:00	20
773	24	1119	2026-03-20 16:30:00	2026-03-20 23:30:00	30
774	10	1119	2026-03-20 17:30:00	2026-03-20 22:45:00	20
775	4	1119	2026-03-20 18:00:00	2026-03-20 22:30:00	20
776	7	1119	2026-03-20 18:00:00	2026-03-20 23:00:00	30
777	12	1119	2026-03-20 18:00:00	2026-03-20 22:30:00	30
778	19	1120	2026-03-26 16:30:00	2026-03-26 23:15:00	30
779	7	1120	2026-03-26 18:00:00	2026-03-26 23:15:00	30
780	29	1120	2026-03-26 18:30:00	2026-03-26 23:45:00	30
781	35	1120	2026-03-26 18:30:00	2026-03-26 23:00:00	30
782	9	1120	2026-03-26 19:00:00	2026-03-26 23:30:00	30
783	10	1120	2026-03-26 19:00:00	2026-03-26 23:45:00	20
784	18	1120	2026-03-26 19:00:00	2026-03-26 23:00:00	\N
785	33	\N	2026-03-27 11:00:00	2026-03-27 17:00:00	30
786	19	1121	2026-03-27 16:00:00	2026-03-27 22:45:00	30
787	3	1121	2026-03-27 17:30:00	2026-03-27 22:15:00	20
788	8	1121	2026-03-27 17:30:00	2026-03-27 23:15:00	20
789	26	1121	2026-03-27 17:30:00	2026-03-27 23:00:00	30
790	14	1121	2026-03-27 18:00:00	2026-03-27 23:15:00	\N
791	35	1121	2026-03-27 18:00:00	2026-03-27 22:30:00	30
792	16	1121	2026-03-27 18:30:00	2026-03-27 23:00:00	20
793	19	1122	2026-03-28 16:00:00	2026-03-28 22:45:00	20
794	2	1122	2026-03-28 17:00:00	2026-03-28 23:00:00	15
795	17	1122	2026-03-28 17:30:00	2026-03-28 22:30:00	15
796	34	1122	2026-03-28 18:00:00	2026-03-28 22:00:00	15
797	33	\N	2026-03-31 12:00:00	2026-03-31 19:00:00	30
798	32	\N	2026-04-03 11:00:00	2026-04-03 16:00:00	30
799	19	1123	2026-04-03 16:00:00	2026-04-03 21:45:00	15
800	1	1123	2026-04-03 17:00:00	2026-04-03 22:15:00	\N
801	11	1123	2026-04-03 17:00:00	2026-04-03 22:30:00	20
802	2	1123	2026-04-03 17:30:00	2026-04-03 22:30:00	\N
803	16	1123	2026-04-03 18:00:00	2026-04-03 23:00:00	15
804	36	1123	2026-04-03 18:00:00	2026-04-03 22:30:00	15
805	32	\N	2026-04-07 11:00:00	2026-04-07 18:00:00	30
806	19	1124	2026-04-07 17:00:00	2026-04-07 23:30:00	20
807	2	1124	2026-04-07 18:30:00	2026-04-07 23:30:00	15
808	30	1124	2026-04-07 18:30:00	2026-04-07 23:30:00	\N
809	35	1124	2026-04-07 18:30:00	2026-04-07 23:30:00	15
810	17	1124	2026-04-07 19:00:00	2026-04-07 23:45:00	30
811	33	\N	2026-04-10 12:00:00	2026-04-10 19:00:00	30
812	19	1125	2026-04-11 16:00:00	2026-04-11 23:15:00	15
813	14	1125	2026-04-11 18:00:00	2026-04-11 22:45:00	15
814	3	1125	2026-04-11 18:30:00	2026-04-11 23:15:00	\N
815	17	1125	2026-04-11 18:30:00	2026-04-11 22:45:00	30
816	34	1125	2026-04-11 18:30:00	2026-04-11 23:30:00	20
817	6	1125	2026-04-11 19:00:00	2026-04-11 22:45:00	15
818	31	\N	2026-04-14 11:00:00	2026-04-14 17:00:00	30
819	33	\N	2026-04-17 10:00:00	2026-04-17 16:00:00	30
820	22	1126	2026-04-18 15:30:00	2026-04-18 23:30:00	30
821	23	1126	2026-04-18 16:30:00	2026-04-18 23:15:00	15
822	2	1126	2026-04-18 17:30:00	2026-04-18 22:15:00	30
823	36	1126	2026-04-18 17:30:00	2026-04-18 23:00:00	20
824	18	1126	2026-04-18 18:00:00	2026-04-18 22:15:00	\N
825	7	1126	2026-04-18 18:30:00	2026-04-18 22:15:00	30
826	16	1126	2026-04-18 18:30:00	2026-04-18 22:45:00	15
827	22	1127	2026-04-19 16:00:00	2026-04-19 21:45:00	15
828	3	1127	2026-04-19 17:00:00	2026-04-19 22:15:00	20
829	9	1127	2026-04-19 17:00:00	2026-04-19 22:30:00	30
830	10	1127	2026-04-19 17:30:00	2026-04-19 22:45:00	\N
831	29	1127	2026-04-19 17:30:00	2026-04-19 22:45:00	\N
832	11	1127	2026-04-19 18:00:00	2026-04-19 22:30:00	30
833	36	1127	2026-04-19 18:00:00	2026-04-19 21:45:00	20
834	31	\N	2026-04-21 10:00:00	2026-04-21 15:00:00	30
835	22	1128	2026-04-24 15:00:00	2026-04-24 22:15:00	30
836	4	1128	2026-04-24 17:00:00	2026-04-24 22:30:00	30
837	8	1128	2026-04-24 17:00:00	2026-04-24 22:15:00	\N
838	11	1128	2026-04-24 17:00:00	2026-04-24 22:15:00	30
839	10	1128	2026-04-24 17:30:00	2026-04-24 21:45:00	15
840	26	1128	2026-04-24 18:00:00	2026-04-24 22:30:00	15
841	33	\N	2026-04-28 12:00:00	2026-04-28 19:00:00	30
842	19	1130	2026-04-29 16:00:00	2026-04-29 22:15:00	30
843	23	1130	2026-04-29 16:00:00	2026-04-29 22:00:00	30
844	3	1130	2026-04-29 17:00:00	2026-04-29 22:45:00	20
845	12	1130	2026-04-29 17:00:00	2026-04-29 22:00:00	\N
846	34	1130	2026-04-29 17:00:00	2026-04-29 22:30:00	30
847	19	1131	2026-04-30 17:00:00	2026-04-30 23:00:00	30
848	4	1131	2026-04-30 18:30:00	2026-04-30 22:45:00	\N
849	12	1131	2026-04-30 18:30:00	2026-04-30 23:45:00	30
850	3	1131	2026-04-30 19:00:00	2026-04-30 23:00:00	30
851	16	1131	2026-04-30 19:00:00	2026-04-30 23:45:00	20
852	34	1131	2026-04-30 19:00:00	2026-04-30 23:45:00	30
853	19	1132	2026-05-02 16:30:00	2026-05-02 23:00:00	15
854	25	1132	2026-05-02 16:30:00	2026-05-02 23:30:00	\N
855	14	1132	2026-05-02 17:30:00	2026-05-02 22:30:00	\N
856	30	1132	2026-05-02 17:30:00	2026-05-02 22:30:00	30
857	36	1132	2026-05-02 17:30:00	2026-05-02 22:30:00	\N
858	2	1132	2026-05-02 18:00:00	2026-05-02 22:45:00	30
859	6	1132	2026-05-02 18:00:00	2026-05-02 22:15:00	20
860	18	1132	2026-05-02 18:30:00	2026-05-02 23:30:00	30
861	33	\N	2026-05-05 12:00:00	2026-05-05 19:00:00	30
862	19	1133	2026-05-07 17:00:00	2026-05-07 23:15:00	30
863	23	1133	2026-05-07 17:00:00	2026-05-07 23:30:00	\N
864	7	1133	2026-05-07 18:30:00	2026-05-07 23:00:00	\N
865	12	1133	2026-05-07 18:30:00	2026-05-07 23:45:00	\N
866	4	1133	2026-05-07 19:00:00	2026-05-08 00:00:00	\N
867	15	1133	2026-05-07 19:00:00	2026-05-07 23:30:00	\N
868	31	\N	2026-05-08 11:00:00	2026-05-08 17:00:00	30
869	24	1134	2026-05-08 15:00:00	2026-05-08 22:30:00	\N
870	19	1134	2026-05-08 15:30:00	2026-05-08 22:15:00	15
871	10	1134	2026-05-08 17:00:00	2026-05-08 21:45:00	30
872	14	1134	2026-05-08 17:00:00	2026-05-08 23:00:00	30
873	34	1134	2026-05-08 17:00:00	2026-05-08 22:30:00	20
874	3	1134	2026-05-08 17:30:00	2026-05-08 22:30:00	20
875	9	1134	2026-05-08 18:00:00	2026-05-08 22:00:00	30
876	19	1135	2026-05-09 18:30:00	2026-05-10 01:15:00	30
877	23	1135	2026-05-09 19:00:00	2026-05-10 01:30:00	15
878	6	1135	2026-05-09 20:00:00	2026-05-10 01:45:00	30
879	16	1135	2026-05-09 20:30:00	2026-05-10 01:00:00	15
880	18	1135	2026-05-09 20:30:00	2026-05-10 00:45:00	30
881	30	1135	2026-05-09 20:30:00	2026-05-10 01:45:00	30
882	36	1135	2026-05-09 20:30:00	2026-05-10 01:15:00	15
883	9	1135	2026-05-09 21:00:00	2026-05-10 02:00:00	30
884	19	1136	2026-05-10 16:00:00	2026-05-10 22:15:00	15
885	2	1136	2026-05-10 17:30:00	2026-05-10 23:30:00	30
886	6	1136	2026-05-10 17:30:00	2026-05-10 22:30:00	20
887	18	1136	2026-05-10 18:00:00	2026-05-10 22:15:00	15
888	17	1136	2026-05-10 18:30:00	2026-05-10 22:15:00	\N
889	35	1136	2026-05-10 18:30:00	2026-05-10 23:30:00	30
890	31	\N	2026-05-12 11:00:00	2026-05-12 17:00:00	30
891	19	1137	2026-05-14 16:00:00	2026-05-15 00:00:00	30
892	6	1137	2026-05-14 18:00:00	2026-05-14 23:00:00	\N
893	16	1137	2026-05-14 18:00:00	2026-05-14 23:15:00	\N
894	34	1137	2026-05-14 18:00:00	2026-05-14 23:45:00	30
895	4	1137	2026-05-14 18:30:00	2026-05-14 23:00:00	30
896	33	\N	2026-05-15 12:00:00	2026-05-15 18:00:00	30
897	31	\N	2026-05-19 10:00:00	2026-05-19 15:00:00	30
898	22	1138	2026-05-20 16:30:00	2026-05-21 00:00:00	15
899	12	1138	2026-05-20 18:00:00	2026-05-20 23:00:00	15
900	7	1138	2026-05-20 18:30:00	2026-05-20 22:45:00	20
901	8	1138	2026-05-20 18:30:00	2026-05-21 00:00:00	\N
902	30	1138	2026-05-20 18:30:00	2026-05-20 23:45:00	\N
903	35	1138	2026-05-20 18:30:00	2026-05-20 23:45:00	20
904	14	1138	2026-05-20 19:00:00	2026-05-20 23:30:00	15
905	33	\N	2026-05-22 10:00:00	2026-05-22 17:00:00	30
906	19	1139	2026-05-22 16:00:00	2026-05-22 22:45:00	30
907	24	1139	2026-05-22 16:00:00	2026-05-22 23:15:00	\N
908	14	1139	2026-05-22 18:00:00	2026-05-22 23:15:00	30
909	17	1139	2026-05-22 18:00:00	2026-05-22 23:30:00	20
910	34	1139	2026-05-22 18:30:00	2026-05-22 23:45:00	\N
911	1	1139	2026-05-22 19:00:00	2026-05-22 23:45:00	30
912	8	1139	2026-05-22 19:00:00	2026-05-22 23:00:00	15
913	22	1140	2026-05-23 15:00:00	2026-05-23 21:45:00	15
914	1	1140	2026-05-23 17:00:00	2026-05-23 22:15:00	30
915	3	1140	2026-05-23 17:00:00	2026-05-23 21:45:00	15
916	12	1140	2026-05-23 17:00:00	2026-05-23 23:00:00	20
917	17	1140	2026-05-23 17:00:00	2026-05-23 22:00:00	20
918	29	1140	2026-05-23 18:00:00	2026-05-23 22:30:00	30
919	22	1141	2026-05-25 16:30:00	2026-05-25 22:15:00	\N
920	3	1141	2026-05-25 17:30:00	2026-05-25 22:30:00	\N
921	28	1141	2026-05-25 17:30:00	2026-05-25 22:45:00	\N
922	2	1141	2026-05-25 18:30:00	2026-05-25 22:15:00	\N
923	15	1141	2026-05-25 18:30:00	2026-05-25 23:00:00	20
924	34	1141	2026-05-25 18:30:00	2026-05-25 23:30:00	30
925	32	\N	2026-05-29 11:00:00	2026-05-29 17:00:00	30
926	22	1142	2026-05-29 16:30:00	2026-05-29 23:30:00	\N
927	9	1142	2026-05-29 18:30:00	2026-05-30 00:00:00	30
928	17	1142	2026-05-29 19:00:00	2026-05-29 22:45:00	30
929	35	1142	2026-05-29 19:00:00	2026-05-29 23:00:00	30
930	25	1143	2026-05-31 16:00:00	2026-06-01 00:00:00	15
931	19	1143	2026-05-31 17:00:00	2026-06-01 00:00:00	30
932	2	1143	2026-05-31 18:00:00	2026-05-31 23:30:00	30
933	4	1143	2026-05-31 18:00:00	2026-05-31 22:45:00	20
934	11	1143	2026-05-31 18:00:00	2026-05-31 23:00:00	20
935	17	1143	2026-05-31 18:00:00	2026-05-31 23:30:00	20
936	35	1143	2026-05-31 18:30:00	2026-05-31 22:45:00	30
937	33	\N	2026-06-02 11:00:00	2026-06-02 18:00:00	30
938	33	\N	2026-06-05 11:00:00	2026-06-05 17:00:00	30
939	22	1144	2026-06-05 16:30:00	2026-06-05 23:45:00	30
940	24	1144	2026-06-05 17:00:00	2026-06-05 22:45:00	30
941	11	1144	2026-06-05 18:00:00	2026-06-05 23:00:00	30
942	35	1144	2026-06-05 18:00:00	2026-06-06 00:00:00	30
943	6	1144	2026-06-05 19:00:00	2026-06-05 23:30:00	\N
944	8	1144	2026-06-05 19:00:00	2026-06-05 23:15:00	30
945	17	1144	2026-06-05 19:00:00	2026-06-05 23:00:00	15
946	23	1145	2026-06-06 15:30:00	2026-06-06 23:00:00	30
947	19	1145	2026-06-06 16:00:00	2026-06-06 23:00:00	\N
948	6	1145	2026-06-06 18:00:00	2026-06-06 22:15:00	15
949	11	1145	2026-06-06 18:00:00	2026-06-06 23:15:00	30
950	18	1145	2026-06-06 18:00:00	2026-06-06 23:30:00	30
951	35	1145	2026-06-06 18:00:00	2026-06-06 23:00:00	20
952	3	1145	2026-06-06 18:30:00	2026-06-06 22:30:00	\N
953	32	\N	2026-06-09 12:00:00	2026-06-09 18:00:00	30
954	31	\N	2026-06-12 10:00:00	2026-06-12 16:00:00	30
955	22	1146	2026-06-14 15:30:00	2026-06-14 23:15:00	30
956	25	1146	2026-06-14 15:30:00	2026-06-14 23:30:00	20
957	2	1146	2026-06-14 17:30:00	2026-06-14 23:30:00	20
958	35	1146	2026-06-14 17:30:00	2026-06-14 22:45:00	\N
959	8	1146	2026-06-14 18:00:00	2026-06-14 22:30:00	30
960	17	1146	2026-06-14 18:30:00	2026-06-14 22:15:00	30
961	19	1147	2026-06-15 17:00:00	2026-06-15 23:30:00	30
962	17	1147	2026-06-15 18:00:00	2026-06-15 23:45:00	30
963	4	1147	2026-06-15 18:30:00	2026-06-15 22:45:00	\N
964	34	1147	2026-06-15 18:30:00	2026-06-15 23:45:00	\N
965	31	\N	2026-06-16 10:00:00	2026-06-16 17:00:00	30
966	33	\N	2026-06-19 11:00:00	2026-06-19 16:00:00	30
967	19	1148	2026-06-19 16:00:00	2026-06-19 23:15:00	30
968	23	1148	2026-06-19 17:00:00	2026-06-20 00:00:00	30
969	9	1148	2026-06-19 19:00:00	2026-06-19 23:45:00	20
970	11	1148	2026-06-19 19:00:00	2026-06-19 22:45:00	15
971	34	1148	2026-06-19 19:00:00	2026-06-19 23:30:00	30
972	22	1149	2026-06-20 16:30:00	2026-06-20 23:15:00	20
973	17	1149	2026-06-20 18:00:00	2026-06-21 00:00:00	30
974	9	1149	2026-06-20 18:30:00	2026-06-20 23:15:00	20
975	36	1149	2026-06-20 18:30:00	2026-06-20 23:30:00	15
976	28	1149	2026-06-20 19:00:00	2026-06-20 23:45:00	30
977	32	\N	2026-06-26 10:00:00	2026-06-26 15:00:00	30
978	19	1150	2026-06-26 15:00:00	2026-06-26 23:00:00	15
979	23	1150	2026-06-26 16:00:00	2026-06-26 22:15:00	30
980	9	1150	2026-06-26 17:30:00	2026-06-26 21:45:00	15
981	11	1150	2026-06-26 17:30:00	2026-06-26 22:30:00	\N
982	5	1150	2026-06-26 18:00:00	2026-06-26 22:45:00	15
983	35	1150	2026-06-26 18:00:00	2026-06-26 22:45:00	30
984	32	\N	2026-06-30 11:00:00	2026-06-30 16:00:00	30
985	20	1151	2026-07-02 16:30:00	2026-07-02 23:30:00	\N
986	5	1151	2026-07-02 18:00:00	2026-07-02 22:15:00	\N
987	35	1151	2026-07-02 18:00:00	2026-07-02 22:45:00	20
988	4	1151	2026-07-02 18:30:00	2026-07-02 22:45:00	20
989	12	1151	2026-07-02 18:30:00	2026-07-02 22:30:00	\N
990	14	1151	2026-07-02 18:30:00	2026-07-02 23:00:00	30
991	32	\N	2026-07-03 11:00:00	2026-07-03 17:00:00	30
992	20	1152	2026-07-03 15:30:00	2026-07-03 21:45:00	30
993	14	1152	2026-07-03 17:00:00	2026-07-03 22:00:00	20
994	3	1152	2026-07-03 17:30:00	2026-07-03 22:45:00	\N
995	7	1152	2026-07-03 18:00:00	2026-07-03 23:00:00	20
996	11	1152	2026-07-03 18:00:00	2026-07-03 22:45:00	30
997	34	1152	2026-07-03 18:00:00	2026-07-03 21:45:00	20
998	23	1153	2026-07-04 15:00:00	2026-07-04 22:45:00	30
999	19	1153	2026-07-04 15:30:00	2026-07-04 22:30:00	\N
1000	2	1153	2026-07-04 17:00:00	2026-07-04 22:45:00	\N
1001	10	1153	2026-07-04 17:30:00	2026-07-04 22:15:00	\N
1002	34	1153	2026-07-04 17:30:00	2026-07-04 22:30:00	15
1003	19	1154	2026-07-08 17:00:00	2026-07-08 23:15:00	20
1004	24	1154	2026-07-08 17:00:00	2026-07-08 23:45:00	30
1005	16	1154	2026-07-08 18:00:00	2026-07-08 23:15:00	30
1006	4	1154	2026-07-08 19:00:00	2026-07-08 22:45:00	30
1007	7	1154	2026-07-08 19:00:00	2026-07-09 00:00:00	30
1008	12	1154	2026-07-08 19:00:00	2026-07-08 22:45:00	20
1009	35	1154	2026-07-08 19:00:00	2026-07-08 23:45:00	30
1010	31	\N	2026-07-10 11:00:00	2026-07-10 18:00:00	30
1011	22	1155	2026-07-11 16:30:00	2026-07-11 23:45:00	30
1012	1	1155	2026-07-11 18:00:00	2026-07-11 23:15:00	15
1013	7	1155	2026-07-11 18:00:00	2026-07-11 23:45:00	20
1014	11	1155	2026-07-11 18:30:00	2026-07-11 23:45:00	\N
1015	36	1155	2026-07-11 18:30:00	2026-07-11 23:45:00	20
1016	28	1155	2026-07-11 19:00:00	2026-07-11 22:45:00	30
1017	32	\N	2026-07-14 12:00:00	2026-07-14 17:00:00	30
1018	31	\N	2026-07-17 12:00:00	2026-07-17 17:00:00	30
1019	32	\N	2026-07-24 10:00:00	2026-07-24 17:00:00	30
1020	19	1156	2026-07-25 18:30:00	2026-07-26 02:00:00	30
1021	23	1156	2026-07-25 19:00:00	2026-07-26 01:30:00	20
1022	9	1156	2026-07-25 20:00:00	2026-07-26 01:45:00	30
1023	6	1156	2026-07-25 20:30:00	2026-07-26 00:45:00	30
1024	26	1156	2026-07-25 20:30:00	2026-07-26 00:45:00	\N
1025	34	1156	2026-07-25 20:30:00	2026-07-26 01:00:00	30
1026	12	1156	2026-07-25 21:00:00	2026-07-26 00:45:00	\N
1027	15	1156	2026-07-25 21:00:00	2026-07-26 01:30:00	30
1028	22	1157	2026-07-29 15:30:00	2026-07-29 23:30:00	30
1029	24	1157	2026-07-29 15:30:00	2026-07-29 22:15:00	\N
1030	15	1157	2026-07-29 17:30:00	2026-07-29 22:15:00	15
1031	5	1157	2026-07-29 18:00:00	2026-07-29 22:15:00	30
1032	9	1157	2026-07-29 18:00:00	2026-07-29 22:15:00	20
1033	36	1157	2026-07-29 18:00:00	2026-07-29 23:00:00	20
1034	18	1157	2026-07-29 18:30:00	2026-07-29 22:45:00	30
1035	26	1157	2026-07-29 18:30:00	2026-07-29 23:15:00	30
1036	31	\N	2026-07-31 10:00:00	2026-07-31 15:00:00	30
1037	31	\N	2026-08-04 10:00:00	2026-08-04 17:00:00	30
1038	33	\N	2026-08-07 10:00:00	2026-08-07 15:00:00	30
1039	33	\N	2026-08-11 12:00:00	2026-08-11 18:00:00	30
1040	32	\N	2026-08-14 10:00:00	2026-08-14 15:00:00	30
1041	20	1158	2026-08-14 16:30:00	2026-08-14 23:15:00	20
1042	24	1158	2026-08-14 16:30:00	2026-08-14 23:30:00	30
1043	3	1158	2026-08-14 17:30:00	2026-08-14 22:45:00	30
1044	29	1158	2026-08-14 17:30:00	2026-08-14 23:30:00	\N
1045	12	1158	2026-08-14 18:00:00	2026-08-14 23:15:00	15
1046	9	1158	2026-08-14 18:30:00	2026-08-14 23:30:00	30
1047	13	1158	2026-08-14 18:30:00	2026-08-14 23:00:00	15
1048	22	1159	2026-08-19 16:00:00	2026-08-19 23:00:00	30
1049	3	1159	2026-08-19 18:00:00	2026-08-19 22:30:00	\N
1050	9	1159	2026-08-19 18:30:00	2026-08-19 23:15:00	\N
1051	13	1159	2026-08-19 18:30:00	2026-08-19 22:15:00	\N
1052	18	1159	2026-08-19 18:30:00	2026-08-19 23:15:00	\N
1053	29	1159	2026-08-19 18:30:00	2026-08-19 23:00:00	\N
1054	34	1159	2026-08-19 18:30:00	2026-08-19 22:30:00	30
1055	31	\N	2026-08-21 11:00:00	2026-08-21 18:00:00	30
1056	19	1160	2026-08-22 16:00:00	2026-08-22 23:30:00	30
1057	24	1160	2026-08-22 16:00:00	2026-08-22 23:15:00	30
1058	8	1160	2026-08-22 18:00:00	2026-08-22 23:30:00	\N
1059	15	1160	2026-08-22 18:00:00	2026-08-22 22:30:00	20
1060	36	1160	2026-08-22 18:00:00	2026-08-22 22:15:00	\N
1061	7	1160	2026-08-22 18:30:00	2026-08-22 23:15:00	30
1062	19	1161	2026-08-25 16:30:00	2026-08-25 23:15:00	15
1063	4	1161	2026-08-25 18:30:00	2026-08-26 00:00:00	15
1064	5	1161	2026-08-25 18:30:00	2026-08-25 22:45:00	15
1065	10	1161	2026-08-25 18:30:00	2026-08-26 00:00:00	20
1066	12	1161	2026-08-25 19:00:00	2026-08-25 22:45:00	30
1067	29	1161	2026-08-25 19:00:00	2026-08-25 23:45:00	30
1068	34	1161	2026-08-25 19:00:00	2026-08-25 23:15:00	15
1069	32	\N	2026-09-01 10:00:00	2026-09-01 16:00:00	30
1070	19	1162	2026-09-05 16:00:00	2026-09-05 22:15:00	20
1071	34	1162	2026-09-05 17:30:00	2026-09-05 23:00:00	20
1072	3	1162	2026-09-05 18:00:00	2026-09-05 22:30:00	\N
1073	18	1162	2026-09-05 18:00:00	2026-09-05 23:30:00	20
1074	1	1162	2026-09-05 18:30:00	2026-09-05 23:00:00	20
1075	11	1162	2026-09-05 18:30:00	2026-09-05 22:15:00	\N
1076	19	1163	2026-09-06 17:00:00	2026-09-07 00:00:00	15
1077	3	1163	2026-09-06 18:30:00	2026-09-06 23:30:00	30
1078	28	1163	2026-09-06 18:30:00	2026-09-06 23:15:00	\N
1079	36	1163	2026-09-06 18:30:00	2026-09-06 22:45:00	15
1080	1	1163	2026-09-06 19:00:00	2026-09-06 22:45:00	30
1081	11	1163	2026-09-06 19:00:00	2026-09-06 23:45:00	15
1082	17	1163	2026-09-06 19:00:00	2026-09-06 22:45:00	15
1083	33	\N	2026-09-11 12:00:00	2026-09-11 18:00:00	30
1084	19	1164	2026-09-12 15:00:00	2026-09-12 22:45:00	30
1085	24	1164	2026-09-12 16:00:00	2026-09-12 22:45:00	30
1086	9	1164	2026-09-12 17:00:00	2026-09-12 23:00:00	30
1087	12	1164	2026-09-12 17:00:00	2026-09-12 22:15:00	15
1088	34	1164	2026-09-12 17:00:00	2026-09-12 22:00:00	20
1089	10	1164	2026-09-12 17:30:00	2026-09-12 22:45:00	30
1090	3	1164	2026-09-12 18:00:00	2026-09-12 23:00:00	\N
1091	26	1164	2026-09-12 18:00:00	2026-09-12 21:45:00	\N
1092	33	\N	2026-09-15 11:00:00	2026-09-15 16:00:00	30
1093	33	\N	2026-09-18 12:00:00	2026-09-18 19:00:00	30
1094	22	1165	2026-09-18 16:30:00	2026-09-18 23:30:00	15
1095	7	1165	2026-09-18 18:00:00	2026-09-18 23:45:00	30
1096	29	1165	2026-09-18 18:00:00	2026-09-18 23:15:00	20
1097	16	1165	2026-09-18 19:00:00	2026-09-19 00:00:00	\N
1098	35	1165	2026-09-18 19:00:00	2026-09-18 22:45:00	\N
1099	33	\N	2026-09-22 12:00:00	2026-09-22 17:00:00	30
1100	33	\N	2026-09-25 12:00:00	2026-09-25 18:00:00	30
1101	19	1166	2026-10-03 16:00:00	2026-10-04 00:00:00	30
1102	4	1166	2026-10-03 18:00:00	2026-10-03 23:45:00	30
1103	17	1166	2026-10-03 18:00:00	2026-10-03 23:15:00	30
1104	35	1166	2026-10-03 18:00:00	2026-10-03 22:45:00	20
1105	31	\N	2026-10-09 11:00:00	2026-10-09 17:00:00	30
1106	25	1167	2026-10-09 15:30:00	2026-10-09 22:45:00	30
1107	19	1167	2026-10-09 16:30:00	2026-10-09 23:30:00	30
1108	7	1167	2026-10-09 17:30:00	2026-10-09 22:30:00	\N
1109	18	1167	2026-10-09 17:30:00	2026-10-09 22:30:00	30
1110	26	1167	2026-10-09 18:00:00	2026-10-09 23:00:00	20
1111	8	1167	2026-10-09 18:30:00	2026-10-09 22:45:00	30
1112	17	1167	2026-10-09 18:30:00	2026-10-09 22:15:00	15
1113	36	1167	2026-10-09 18:30:00	2026-10-09 22:45:00	15
1114	19	1168	2026-10-10 16:30:00	2026-10-10 23:15:00	30
1115	6	1168	2026-10-10 17:30:00	2026-10-10 23:15:00	20
1116	10	1168	2026-10-10 17:30:00	2026-10-10 22:15:00	\N
1117	26	1168	2026-10-10 17:30:00	2026-10-10 23:00:00	30
1118	3	1168	2026-10-10 18:00:00	2026-10-10 22:45:00	30
1119	14	1168	2026-10-10 18:30:00	2026-10-10 23:00:00	15
1120	35	1168	2026-10-10 18:30:00	2026-10-10 23:30:00	30
1121	32	\N	2026-10-13 12:00:00	2026-10-13 17:00:00	30
1122	19	1169	2026-10-14 16:00:00	2026-10-14 22:45:00	30
1123	23	1169	2026-10-14 16:30:00	2026-10-14 23:00:00	20
1124	18	1169	2026-10-14 17:30:00	2026-10-14 22:45:00	30
1125	30	1169	2026-10-14 17:30:00	2026-10-14 22:30:00	30
1126	35	1169	2026-10-14 17:30:00	2026-10-14 22:45:00	30
1127	5	1169	2026-10-14 18:00:00	2026-10-14 23:15:00	\N
1128	11	1169	2026-10-14 18:00:00	2026-10-14 23:00:00	\N
1129	1	1169	2026-10-14 18:30:00	2026-10-14 22:30:00	\N
1130	31	\N	2026-10-16 11:00:00	2026-10-16 18:00:00	30
1131	22	1170	2026-10-16 15:00:00	2026-10-16 22:30:00	15
1132	9	1170	2026-10-16 17:00:00	2026-10-16 22:15:00	20
1133	13	1170	2026-10-16 17:30:00	2026-10-16 22:30:00	30
1134	20	1171	2026-10-17 16:30:00	2026-10-17 23:15:00	\N
1135	25	1171	2026-10-17 16:30:00	2026-10-17 22:30:00	30
1136	8	1171	2026-10-17 17:30:00	2026-10-17 23:15:00	15
1137	11	1171	2026-10-17 17:30:00	2026-10-17 22:45:00	\N
1138	34	1171	2026-10-17 17:30:00	2026-10-17 22:45:00	\N
1139	5	1171	2026-10-17 18:30:00	2026-10-17 23:30:00	30
1140	15	1171	2026-10-17 18:30:00	2026-10-17 23:00:00	15
1141	30	1171	2026-10-17 18:30:00	2026-10-17 23:15:00	\N
1142	22	1172	2026-10-18 11:30:00	2026-10-18 18:30:00	30
1143	5	1172	2026-10-18 13:00:00	2026-10-18 19:00:00	30
1144	13	1172	2026-10-18 13:30:00	2026-10-18 17:45:00	30
1145	34	1172	2026-10-18 14:00:00	2026-10-18 18:30:00	30
1146	32	\N	2026-10-20 10:00:00	2026-10-20 16:00:00	30
1147	31	\N	2026-10-23 10:00:00	2026-10-23 15:00:00	30
1148	23	1173	2026-10-23 15:00:00	2026-10-23 22:00:00	\N
1149	20	1173	2026-10-23 15:30:00	2026-10-23 22:30:00	30
1150	7	1173	2026-10-23 17:00:00	2026-10-23 22:30:00	20
1151	14	1173	2026-10-23 17:00:00	2026-10-23 21:45:00	20
1152	36	1173	2026-10-23 17:00:00	2026-10-23 22:15:00	15
1153	8	1173	2026-10-23 17:30:00	2026-10-23 22:00:00	\N
1154	18	1173	2026-10-23 17:30:00	2026-10-23 22:45:00	\N
1155	22	1174	2026-10-24 15:30:00	2026-10-24 22:30:00	30
1156	3	1174	2026-10-24 17:00:00	2026-10-24 23:00:00	30
1157	7	1174	2026-10-24 17:00:00	2026-10-24 21:45:00	\N
1158	29	1174	2026-10-24 17:00:00	2026-10-24 23:00:00	30
1159	12	1174	2026-10-24 17:30:00	2026-10-24 22:00:00	20
1160	16	1174	2026-10-24 18:00:00	2026-10-24 22:00:00	\N
1161	34	1174	2026-10-24 18:00:00	2026-10-24 22:00:00	\N
1162	19	1175	2026-10-31 18:00:00	2026-11-01 01:30:00	15
1163	4	1175	2026-10-31 20:00:00	2026-11-01 01:45:00	\N
1164	11	1175	2026-10-31 20:00:00	2026-11-01 02:00:00	15
1165	29	1175	2026-10-31 20:00:00	2026-11-01 01:30:00	\N
1166	34	1175	2026-10-31 20:00:00	2026-11-01 01:00:00	20
1167	7	1175	2026-10-31 20:30:00	2026-11-01 01:30:00	15
1168	13	1175	2026-10-31 20:30:00	2026-11-01 01:30:00	15
1169	33	\N	2026-11-03 10:00:00	2026-11-03 15:00:00	30
1170	33	\N	2026-11-06 10:00:00	2026-11-06 15:00:00	30
1171	22	1176	2026-11-06 16:00:00	2026-11-06 22:45:00	30
1172	36	1176	2026-11-06 18:00:00	2026-11-06 22:15:00	30
1173	5	1176	2026-11-06 18:30:00	2026-11-06 22:30:00	30
1174	17	1176	2026-11-06 18:30:00	2026-11-06 23:00:00	\N
1175	19	1177	2026-11-07 16:30:00	2026-11-08 00:00:00	30
1176	29	1177	2026-11-07 18:00:00	2026-11-07 23:15:00	30
1177	4	1177	2026-11-07 18:30:00	2026-11-08 00:00:00	20
1178	13	1177	2026-11-07 18:30:00	2026-11-07 23:15:00	\N
1179	14	1177	2026-11-07 18:30:00	2026-11-07 23:15:00	15
1180	3	1177	2026-11-07 19:00:00	2026-11-07 23:15:00	30
1181	35	1177	2026-11-07 19:00:00	2026-11-07 22:45:00	30
1182	20	1178	2026-11-09 16:30:00	2026-11-09 22:15:00	15
1183	24	1178	2026-11-09 16:30:00	2026-11-09 23:30:00	20
1184	9	1178	2026-11-09 17:30:00	2026-11-09 23:15:00	30
1185	12	1178	2026-11-09 17:30:00	2026-11-09 22:30:00	30
1186	26	1178	2026-11-09 17:30:00	2026-11-09 22:15:00	20
1187	35	1178	2026-11-09 17:30:00	2026-11-09 22:45:00	30
1188	15	1178	2026-11-09 18:00:00	2026-11-09 22:45:00	30
1189	3	1178	2026-11-09 18:30:00	2026-11-09 23:30:00	20
1190	32	\N	2026-11-10 12:00:00	2026-11-10 19:00:00	30
1191	31	\N	2026-11-13 10:00:00	2026-11-13 17:00:00	30
1192	20	1179	2026-11-13 15:30:00	2026-11-13 22:45:00	30
1193	7	1179	2026-11-13 17:00:00	2026-11-13 22:45:00	15
1194	8	1179	2026-11-13 17:00:00	2026-11-13 22:00:00	15
1195	15	1179	2026-11-13 17:00:00	2026-11-13 21:45:00	30
1196	16	1179	2026-11-13 18:00:00	2026-11-13 22:00:00	30
1197	25	1180	2026-11-14 16:00:00	2026-11-14 23:45:00	15
1198	19	1180	2026-11-14 16:30:00	2026-11-14 23:45:00	\N
1199	4	1180	2026-11-14 18:00:00	2026-11-14 23:00:00	30
1200	10	1180	2026-11-14 18:00:00	2026-11-15 00:00:00	\N
1201	29	1180	2026-11-14 18:30:00	2026-11-14 22:45:00	20
1202	9	1180	2026-11-14 19:00:00	2026-11-15 00:00:00	\N
1203	16	1180	2026-11-14 19:00:00	2026-11-14 23:00:00	20
1204	22	1181	2026-11-17 15:30:00	2026-11-17 22:45:00	20
1205	23	1181	2026-11-17 16:00:00	2026-11-17 21:45:00	15
1206	12	1181	2026-11-17 17:00:00	2026-11-17 22:45:00	30
1207	4	1181	2026-11-17 17:30:00	2026-11-17 22:15:00	20
1208	15	1181	2026-11-17 17:30:00	2026-11-17 22:30:00	20
1209	36	1181	2026-11-17 17:30:00	2026-11-17 21:45:00	30
1210	3	1181	2026-11-17 18:00:00	2026-11-17 22:15:00	15
1211	22	1182	2026-11-20 16:00:00	2026-11-20 23:45:00	\N
1212	25	1182	2026-11-20 16:30:00	2026-11-20 23:00:00	20
1213	13	1182	2026-11-20 18:00:00	2026-11-20 22:45:00	30
1214	34	1182	2026-11-20 18:00:00	2026-11-20 23:15:00	30
1215	5	1182	2026-11-20 19:00:00	2026-11-21 00:00:00	30
1216	30	1182	2026-11-20 19:00:00	2026-11-20 23:45:00	15
1217	25	1183	2026-11-21 16:00:00	2026-11-21 22:45:00	30
1218	22	1183	2026-11-21 17:00:00	2026-11-21 23:30:00	20
1219	5	1183	2026-11-21 18:30:00	2026-11-21 23:15:00	30
1220	10	1183	2026-11-21 18:30:00	2026-11-21 23:15:00	30
1221	13	1183	2026-11-21 18:30:00	2026-11-21 23:45:00	20
1222	34	1183	2026-11-21 18:30:00	2026-11-21 23:30:00	\N
1223	3	1183	2026-11-21 19:00:00	2026-11-22 00:00:00	\N
1224	31	\N	2026-11-24 12:00:00	2026-11-24 18:00:00	30
1225	32	\N	2026-11-27 11:00:00	2026-11-27 17:00:00	30
1226	24	1184	2026-11-28 18:00:00	2026-11-29 01:00:00	30
1227	20	1184	2026-11-28 19:00:00	2026-11-29 01:15:00	\N
1228	4	1184	2026-11-28 20:00:00	2026-11-29 01:00:00	\N
1229	8	1184	2026-11-28 20:30:00	2026-11-29 02:00:00	\N
1230	15	1184	2026-11-28 20:30:00	2026-11-29 01:00:00	30
1231	29	1184	2026-11-28 20:30:00	2026-11-29 01:15:00	30
1232	12	1184	2026-11-28 21:00:00	2026-11-29 01:00:00	30
1233	35	1184	2026-11-28 21:00:00	2026-11-29 01:45:00	30
\.

COPY bar_sales (id, event_id, sale_date, bar, item, item_grp, qty, unit_price, pay_method) FROM stdin;
1	1001	2024-12-05	Balcony Bar	Orange juice	soft	35	2.8	card
2	1001	2024-12-05	Balcony Bar	Cola	soft	43	2.9	card
3	1001	2024-12-05	Foyer Bar	Lager pint	beer	125	5.6	cash
4	1001	2024-12-05	Balcony Bar	House red	wine	79	6.4	card
5	1001	2024-12-05	Foyer Bar	Lager pint	beer	19	5.6	card
6	1001	2024-12-05	Foyer Bar	Lager pint	beer	13	5.6	card
7	1001	2024-12-05	Balcony Bar	Sparkling water	soft	30	2.4	card
8	1001	2024-12-05	Foyer Bar	Gin & tonic	spirits	26	8.1	card
9	1002	2024-12-12	Studio Bar	Lager pint	beer	7	5.6	card
10	1002	2024-12-12	Studio Bar	House white	wine	41	6.4	card
11	1002	2024-12-12	Studio Bar	House white	wine	40	6.4	card
12	1002	2024-12-12	Studio Bar	House red	wine	18	6.4	\N
13	1002	2024-12-12	Studio Bar	Whisky	spirits	28	7.5	cash
14	1002	2024-12-12	Studio Bar	Sparkling water	soft	13	2.4	card
15	1003	2024-12-13	Foyer Bar	House white	wine	16	6.4	cash
16	1003	2024-12-13	Foyer Bar	Pale ale	beer	29	5.9	card
17	1003	2024-12-13	Foyer Bar	Orange juice	soft	24	2.8	card
18	1003	2024-12-13	Balcony Bar	Cola	soft	36	2.9	card
19	1003	2024-12-13	Balcony Bar	Prosecco	wine	52	7.2	card
20	1003	2024-12-13	Balcony Bar	House white	wine	13	6.4	cash
21	1003	2024-12-13	Foyer Bar	Lager pint	beer	7	5.6	card
22	1004	2024-12-14	Studio Bar	Stout	beer	12	5.8	card
23	1004	2024-12-14	Studio Bar	Lager pint	beer	24	5.6	card
24	1004	2024-12-14	Studio Bar	House white	wine	20	6.4	card
25	1004	2024-12-14	Studio Bar	Lager pint	beer	9	5.6	card
26	1004	2024-12-14	Studio Bar	Ice cream	snack	5	3.5	card
27	1005	2024-12-19	Balcony Bar	House red	wine	31	6.4	card
28	1005	2024-12-19	Foyer Bar	Crisps	snack	62	1.8	cash
29	1005	2024-12-19	Foyer Bar	Lager pint	beer	14	5.6	card
30	1005	2024-12-19	Foyer Bar	Lager pint	beer	32	5.6	card
31	1005	2024-12-19	Foyer Bar	Orange juice	soft	39	2.8	cash
32	1005	2024-12-19	Foyer Bar	Orange juice	soft	34	2.8	card
33	1005	2024-12-19	Balcony Bar	House white	wine	29	6.4	card
34	1006	2024-12-23	Foyer Bar	Crisps	snack	14	1.8	cash
35	1006	2024-12-23	Balcony Bar	Lager pint	beer	15	5.6	card
36	1006	2024-12-23	Balcony Bar	Pale ale	beer	20	5.9	card
37	1006	2024-12-23	Balcony Bar	House red	wine	29	6.4	card
38	1006	2024-12-23	Balcony Bar	Prosecco	wine	19	7.2	card
39	1006	2024-12-23	Foyer Bar	Gin & tonic	spirits	33	8.1	card
40	1006	2024-12-23	Balcony Bar	Pale ale	beer	24	5.9	cash
41	1006	2024-12-23	Foyer Bar	Lager pint	beer	18	5.6	card
42	1007	2024-12-26	Foyer Bar	Lager pint	beer	34	5.6	card
43	1007	2024-12-26	Balcony Bar	Cola	soft	36	2.9	card
44	1007	2024-12-26	Foyer Bar	Crisps	snack	105	1.8	card
45	1007	2024-12-26	Balcony Bar	Pale ale	beer	25	5.9	card
46	1007	2024-12-26	Foyer Bar	Lager pint	beer	31	5.6	card
47	1007	2024-12-26	Foyer Bar	Lager pint	beer	26	5.6	card
48	1008	2024-12-28	Foyer Bar	Gin & tonic	spirits	14	8.1	card
49	1008	2024-12-28	Balcony Bar	Pale ale	beer	13	5.9	\N
50	1008	2024-12-28	Foyer Bar	Pale ale	beer	14	5.9	card
51	1008	2024-12-28	Foyer Bar	Prosecco	wine	8	7.2	card
52	1008	2024-12-28	Foyer Bar	Prosecco	wine	11	7.2	cash
53	1008	2024-12-28	Foyer Bar	Cola	soft	27	2.9	card
54	1009	2024-12-29	Studio Bar	House red	wine	38	6.4	cash
55	1009	2024-12-29	Studio Bar	Lager pint	beer	18	5.6	card
56	1009	2024-12-29	Studio Bar	Stout	beer	17	5.8	card
57	1009	2024-12-29	Studio Bar	Whisky	spirits	25	7.5	card
58	1009	2024-12-29	Studio Bar	Crisps	snack	18	1.8	card
59	1009	2024-12-29	Studio Bar	Lager pint	beer	24	5.6	card
60	1009	2024-12-29	Studio Bar	Whisky	spirits	11	7.5	card
61	1009	2024-12-29	Studio Bar	Lager pint	beer	9	5.6	cash
62	1009	2024-12-29	Studio Bar	Gin & tonic	spirits	15	8.1	card
63	1010	2025-01-21	Balcony Bar	Olives	snack	19	3.9	card
64	1010	2025-01-21	Balcony Bar	Pale ale	beer	17	5.9	card
65	1010	2025-01-21	Foyer Bar	House red	wine	8	6.4	cash
66	1010	2025-01-21	Foyer Bar	Lager pint	beer	26	5.6	card
67	1010	2025-01-21	Foyer Bar	Sparkling water	soft	17	2.4	card
68	1010	2025-01-21	Foyer Bar	Lager pint	beer	21	5.6	card
69	1011	2025-01-23	Foyer Bar	Lager pint	beer	8	5.6	card
70	1011	2025-01-23	Foyer Bar	Pale ale	beer	41	5.9	card
71	1011	2025-01-23	Balcony Bar	Lager pint	beer	25	5.6	card
72	1011	2025-01-23	Foyer Bar	Pale ale	beer	9	5.9	card
73	1011	2025-01-23	Foyer Bar	Pale ale	beer	15	5.9	card
74	1011	2025-01-23	Balcony Bar	House red	wine	12	6.4	card
75	1011	2025-01-23	Foyer Bar	Sparkling water	soft	19	2.4	card
76	1011	2025-01-23	Foyer Bar	Ice cream	snack	12	3.5	\N
77	1012	2025-01-25	Foyer Bar	Prosecco	wine	22	7.2	card
78	1012	2025-01-25	Foyer Bar	House white	wine	53	6.4	card
79	1012	2025-01-25	Balcony Bar	Whisky	spirits	27	7.5	cash
80	1012	2025-01-25	Foyer Bar	Cola	soft	9	2.9	card
81	1012	2025-01-25	Foyer Bar	Pale ale	beer	11	5.9	card
82	1013	2025-01-29	Balcony Bar	Gin & tonic	spirits	18	8.1	card
83	1013	2025-01-29	Foyer Bar	House red	wine	19	6.4	card
84	1013	2025-01-29	Balcony Bar	Gin & tonic	spirits	37	8.1	card
85	1013	2025-01-29	Foyer Bar	Crisps	snack	22	1.8	card
86	1013	2025-01-29	Balcony Bar	Pale ale	beer	21	5.9	card
87	1013	2025-01-29	Foyer Bar	Crisps	snack	18	1.8	card
88	1013	2025-01-29	Balcony Bar	House red	wine	31	6.4	card
89	1013	2025-01-29	Balcony Bar	Pale ale	beer	27	5.9	card
90	1014	2025-02-01	Foyer Bar	Stout	beer	39	5.8	card
91	1014	2025-02-01	Foyer Bar	Pale ale	beer	33	5.9	card
92	1014	2025-02-01	Foyer Bar	Whisky	spirits	35	7.5	card
93	1014	2025-02-01	Foyer Bar	Pale ale	beer	38	5.9	card
94	1014	2025-02-01	Balcony Bar	Cola	soft	24	2.9	card
95	1015	2025-02-08	Foyer Bar	Gin & tonic	spirits	14	8.1	card
96	1015	2025-02-08	Foyer Bar	Lager pint	beer	14	5.6	card
97	1015	2025-02-08	Foyer Bar	Gin & tonic	spirits	38	8.1	card
98	1015	2025-02-08	Foyer Bar	Crisps	snack	11	1.8	card
99	1015	2025-02-08	Balcony Bar	Cola	soft	34	2.9	card
100	1015	2025-02-08	Foyer Bar	Prosecco	wine	11	7.2	card
101	1015	2025-02-08	Foyer Bar	Stout	beer	55	5.8	card
102	1017	2025-02-21	Foyer Bar	Lager pint	beer	8	5.6	card
103	1017	2025-02-21	Foyer Bar	Pale ale	beer	53	5.9	card
104	1017	2025-02-21	Foyer Bar	Pale ale	beer	44	5.9	card
105	1017	2025-02-21	Balcony Bar	Lager pint	beer	45	5.6	card
106	1017	2025-02-21	Balcony Bar	Stout	beer	25	5.8	card
107	1017	2025-02-21	Balcony Bar	Crisps	snack	10	1.8	card
108	1018	2025-02-22	Studio Bar	Stout	beer	20	5.8	card
109	1018	2025-02-22	Studio Bar	Pale ale	beer	12	5.9	card
110	1018	2025-02-22	Studio Bar	House red	wine	18	6.4	card
111	1018	2025-02-22	Studio Bar	Pale ale	beer	22	5.9	cash
112	1018	2025-02-22	Studio Bar	House red	wine	15	6.4	card
113	1018	2025-02-22	Studio Bar	Pale ale	beer	5	5.9	card
114	1019	2025-03-07	Studio Bar	Orange juice	soft	26	2.8	cash
115	1019	2025-03-07	Studio Bar	Lager pint	beer	35	5.6	card
116	1019	2025-03-07	Studio Bar	House white	wine	8	6.4	card
117	1019	2025-03-07	Studio Bar	Stout	beer	11	5.8	card
118	1019	2025-03-07	Studio Bar	Gin & tonic	spirits	20	8.1	card
119	1019	2025-03-07	Studio Bar	Stout	beer	17	5.8	card
120	1020	2025-03-08	Foyer Bar	Lager pint	beer	13	5.6	card
121	1020	2025-03-08	Foyer Bar	House white	wine	31	6.4	card
122	1020	2025-03-08	Foyer Bar	Ice cream	snack	82	3.5	card
123	1020	2025-03-08	Foyer Bar	Cola	soft	26	2.9	card
124	1020	2025-03-08	Foyer Bar	Pale ale	beer	20	5.9	card
125	1021	2025-03-09	Balcony Bar	Stout	beer	15	5.8	card
126	1021	2025-03-09	Foyer Bar	Prosecco	wine	18	7.2	card
127	1021	2025-03-09	Foyer Bar	Lager pint	beer	8	5.6	card
128	1021	2025-03-09	Foyer Bar	Lager pint	beer	6	5.6	card
129	1021	2025-03-09	Balcony Bar	Olives	snack	61	3.9	card
130	1021	2025-03-09	Foyer Bar	Ice cream	snack	13	3.5	card
131	1021	2025-03-09	Foyer Bar	Lager pint	beer	27	5.6	\N
132	1022	2025-03-14	Foyer Bar	Pale ale	beer	19	5.9	card
133	1022	2025-03-14	Balcony Bar	Pale ale	beer	20	5.9	\N
134	1022	2025-03-14	Balcony Bar	House white	wine	18	6.4	card
135	1022	2025-03-14	Foyer Bar	Pale ale	beer	19	5.9	cash
136	1022	2025-03-14	Foyer Bar	Gin & tonic	spirits	8	8.1	card
137	1022	2025-03-14	Foyer Bar	Pale ale	beer	20	5.9	card
138	1022	2025-03-14	Foyer Bar	Lager pint	beer	8	5.6	card
139	1023	2025-03-15	Studio Bar	Lager pint	beer	27	5.6	card
140	1023	2025-03-15	Studio Bar	Gin & tonic	spirits	31	8.1	card
141	1023	2025-03-15	Studio Bar	Lager pint	beer	22	5.6	cash
142	1023	2025-03-15	Studio Bar	Lager pint	beer	31	5.6	card
143	1023	2025-03-15	Studio Bar	Gin & tonic	spirits	20	8.1	card
144	1023	2025-03-15	Studio Bar	Lager pint	beer	33	5.6	cash
145	1023	2025-03-15	Studio Bar	Cola	soft	45	2.9	card
146	1023	2025-03-15	Studio Bar	Pale ale	beer	31	5.9	cash
147	1024	2025-03-16	Balcony Bar	Crisps	snack	45	1.8	card
148	1024	2025-03-16	Balcony Bar	Lager pint	beer	29	5.6	card
149	1024	2025-03-16	Balcony Bar	Pale ale	beer	17	5.9	card
150	1024	2025-03-16	Foyer Bar	Crisps	snack	78	1.8	card
151	1024	2025-03-16	Foyer Bar	Cola	soft	71	2.9	card
152	1024	2025-03-16	Balcony Bar	House white	wine	130	6.4	card
153	1025	2025-03-17	Foyer Bar	Pale ale	beer	48	5.9	cash
154	1025	2025-03-17	Balcony Bar	Crisps	snack	65	1.8	card
155	1025	2025-03-17	Balcony Bar	Sparkling water	soft	33	2.4	card
156	1025	2025-03-17	Foyer Bar	Prosecco	wine	37	7.2	card
157	1025	2025-03-17	Foyer Bar	Lager pint	beer	28	5.6	card
158	1025	2025-03-17	Foyer Bar	Pale ale	beer	42	5.9	card
159	1025	2025-03-17	Foyer Bar	Crisps	snack	21	1.8	card
160	1025	2025-03-17	Foyer Bar	Sparkling water	soft	60	2.4	card
161	1025	2025-03-17	Foyer Bar	Prosecco	wine	28	7.2	card
162	1026	2025-03-19	Balcony Bar	Gin & tonic	spirits	68	8.1	cash
163	1026	2025-03-19	Foyer Bar	Lager pint	beer	13	5.6	card
164	1026	2025-03-19	Foyer Bar	Gin & tonic	spirits	30	8.1	card
165	1026	2025-03-19	Foyer Bar	House white	wine	100	6.4	card
166	1026	2025-03-19	Balcony Bar	Pale ale	beer	25	5.9	card
167	1026	2025-03-19	Foyer Bar	Stout	beer	29	5.8	card
168	1026	2025-03-19	Balcony Bar	Olives	snack	53	3.9	card
169	1027	2025-03-21	Foyer Bar	Lager pint	beer	32	5.6	card
170	1027	2025-03-21	Balcony Bar	Sparkling water	soft	18	2.4	card
171	1027	2025-03-21	Balcony Bar	Lager pint	beer	26	5.6	card
172	1027	2025-03-21	Foyer Bar	Gin & tonic	spirits	85	8.1	card
173	1027	2025-03-21	Foyer Bar	Lager pint	beer	19	5.6	card
174	1027	2025-03-21	Foyer Bar	Pale ale	beer	24	5.9	card
175	1027	2025-03-21	Foyer Bar	Crisps	snack	40	1.8	card
176	1027	2025-03-21	Foyer Bar	Lager pint	beer	35	5.6	cash
177	1027	2025-03-21	Foyer Bar	Pale ale	beer	20	5.9	card
178	1028	2025-03-22	Balcony Bar	Sparkling water	soft	6	2.4	card
179	1028	2025-03-22	Balcony Bar	Prosecco	wine	44	7.2	cash
180	1028	2025-03-22	Foyer Bar	House red	wine	13	6.4	card
181	1028	2025-03-22	Foyer Bar	House white	wine	65	6.4	cash
182	1028	2025-03-22	Foyer Bar	Sparkling water	soft	12	2.4	card
183	1028	2025-03-22	Balcony Bar	Lager pint	beer	36	5.6	card
184	1029	2025-03-26	Balcony Bar	Pale ale	beer	25	5.9	card
185	1029	2025-03-26	Foyer Bar	House white	wine	27	6.4	card
186	1029	2025-03-26	Foyer Bar	Lager pint	beer	20	5.6	card
187	1029	2025-03-26	Foyer Bar	Lager pint	beer	33	5.6	card
188	1029	2025-03-26	Foyer Bar	Pale ale	beer	34	5.9	card
189	1029	2025-03-26	Foyer Bar	House red	wine	18	6.4	card
190	1030	2025-03-28	Foyer Bar	Orange juice	soft	10	2.8	cash
191	1030	2025-03-28	Foyer Bar	Lager pint	beer	33	5.6	card
192	1030	2025-03-28	Balcony Bar	Pale ale	beer	23	5.9	card
193	1030	2025-03-28	Foyer Bar	House white	wine	6	6.4	card
194	1030	2025-03-28	Balcony Bar	Lager pint	beer	33	5.6	card
195	1030	2025-03-28	Foyer Bar	Lager pint	beer	22	5.6	card
196	1031	2025-03-29	Foyer Bar	Gin & tonic	spirits	65	8.1	card
197	1031	2025-03-29	Balcony Bar	Pale ale	beer	85	5.9	cash
198	1031	2025-03-29	Foyer Bar	Pale ale	beer	42	5.9	card
199	1031	2025-03-29	Foyer Bar	Pale ale	beer	21	5.9	card
200	1031	2025-03-29	Foyer Bar	Stout	beer	14	5.8	cash
201	1031	2025-03-29	Balcony Bar	Lager pint	beer	9	5.6	card
202	1031	2025-03-29	Foyer Bar	House red	wine	13	6.4	card
203	1031	2025-03-29	Foyer Bar	Pale ale	beer	33	5.9	card
204	1031	2025-03-29	Foyer Bar	House red	wine	23	6.4	card
205	1032	2025-04-05	Balcony Bar	Lager pint	beer	39	5.6	card
206	1032	2025-04-05	Balcony Bar	Lager pint	beer	37	5.6	card
207	1032	2025-04-05	Foyer Bar	Cola	soft	22	2.9	card
208	1032	2025-04-05	Balcony Bar	Lager pint	beer	37	5.6	card
209	1032	2025-04-05	Foyer Bar	Cola	soft	14	2.9	cash
210	1032	2025-04-05	Foyer Bar	Lager pint	beer	62	5.6	card
211	1032	2025-04-05	Foyer Bar	Lager pint	beer	32	5.6	card
212	1032	2025-04-05	Balcony Bar	Pale ale	beer	70	5.9	cash
213	1033	2025-04-06	Foyer Bar	Gin & tonic	spirits	23	8.1	card
214	1033	2025-04-06	Balcony Bar	Cola	soft	24	2.9	card
215	1033	2025-04-06	Foyer Bar	House red	wine	47	6.4	card
216	1033	2025-04-06	Foyer Bar	House red	wine	29	6.4	card
217	1033	2025-04-06	Foyer Bar	House white	wine	10	6.4	card
218	1033	2025-04-06	Foyer Bar	Pale ale	beer	43	5.9	card
219	1033	2025-04-06	Foyer Bar	Orange juice	soft	53	2.8	card
220	1033	2025-04-06	Foyer Bar	Pale ale	beer	23	5.9	card
221	1033	2025-04-06	Balcony Bar	Prosecco	wine	14	7.2	card
222	1034	2025-04-09	Studio Bar	Stout	beer	34	5.8	card
223	1034	2025-04-09	Studio Bar	Whisky	spirits	15	7.5	card
224	1034	2025-04-09	Studio Bar	Pale ale	beer	47	5.9	card
225	1034	2025-04-09	Studio Bar	House white	wine	29	6.4	card
226	1034	2025-04-09	Studio Bar	Lager pint	beer	40	5.6	card
227	1034	2025-04-09	Studio Bar	Pale ale	beer	21	5.9	cash
228	1034	2025-04-09	Studio Bar	Sparkling water	soft	17	2.4	card
229	1035	2025-04-11	Balcony Bar	Orange juice	soft	17	2.8	card
230	1035	2025-04-11	Balcony Bar	Lager pint	beer	8	5.6	card
231	1035	2025-04-11	Foyer Bar	Lager pint	beer	12	5.6	card
232	1035	2025-04-11	Foyer Bar	Orange juice	soft	38	2.8	cash
233	1035	2025-04-11	Foyer Bar	Pale ale	beer	19	5.9	card
234	1035	2025-04-11	Balcony Bar	House white	wine	80	6.4	card
235	1035	2025-04-11	Foyer Bar	Cola	soft	30	2.9	card
236	1035	2025-04-11	Foyer Bar	Lager pint	beer	20	5.6	\N
237	1036	2025-04-17	Foyer Bar	Stout	beer	20	5.8	card
238	1036	2025-04-17	Balcony Bar	House white	wine	20	6.4	cash
239	1036	2025-04-17	Balcony Bar	Gin & tonic	spirits	27	8.1	cash
240	1036	2025-04-17	Foyer Bar	House red	wine	18	6.4	card
241	1036	2025-04-17	Foyer Bar	Lager pint	beer	30	5.6	card
242	1036	2025-04-17	Foyer Bar	Pale ale	beer	13	5.9	card
243	1036	2025-04-17	Foyer Bar	Lager pint	beer	44	5.6	card
244	1037	2025-04-24	Foyer Bar	Lager pint	beer	22	5.6	card
245	1037	2025-04-24	Foyer Bar	Cola	soft	14	2.9	card
246	1037	2025-04-24	Foyer Bar	Pale ale	beer	11	5.9	card
247	1037	2025-04-24	Foyer Bar	Pale ale	beer	6	5.9	card
248	1037	2025-04-24	Balcony Bar	Pale ale	beer	18	5.9	card
249	1037	2025-04-24	Foyer Bar	House white	wine	10	6.4	card
250	1038	2025-04-26	Studio Bar	House red	wine	50	6.4	card
251	1038	2025-04-26	Studio Bar	Pale ale	beer	44	5.9	card
252	1038	2025-04-26	Studio Bar	Pale ale	beer	21	5.9	card
253	1038	2025-04-26	Studio Bar	Pale ale	beer	9	5.9	card
254	1038	2025-04-26	Studio Bar	Sparkling water	soft	23	2.4	card
255	1038	2025-04-26	Studio Bar	Gin & tonic	spirits	43	8.1	card
256	1038	2025-04-26	Studio Bar	Pale ale	beer	16	5.9	card
257	1039	2025-04-27	Studio Bar	Lager pint	beer	43	5.6	\N
258	1039	2025-04-27	Studio Bar	Prosecco	wine	58	7.2	cash
259	1039	2025-04-27	Studio Bar	Olives	snack	20	3.9	card
260	1039	2025-04-27	Studio Bar	House white	wine	9	6.4	card
261	1039	2025-04-27	Studio Bar	Sparkling water	soft	15	2.4	card
262	1041	2025-05-03	Studio Bar	Cola	soft	16	2.9	card
263	1041	2025-05-03	Studio Bar	Orange juice	soft	36	2.8	card
264	1041	2025-05-03	Studio Bar	Gin & tonic	spirits	12	8.1	cash
265	1041	2025-05-03	Studio Bar	Crisps	snack	27	1.8	card
266	1041	2025-05-03	Studio Bar	Lager pint	beer	38	5.6	card
267	1041	2025-05-03	Studio Bar	Gin & tonic	spirits	13	8.1	\N
268	1041	2025-05-03	Studio Bar	Gin & tonic	spirits	30	8.1	card
269	1041	2025-05-03	Studio Bar	Crisps	snack	12	1.8	card
270	1042	2025-05-05	Studio Bar	Sparkling water	soft	25	2.4	card
271	1042	2025-05-05	Studio Bar	House white	wine	27	6.4	card
272	1042	2025-05-05	Studio Bar	Pale ale	beer	8	5.9	card
273	1042	2025-05-05	Studio Bar	Prosecco	wine	33	7.2	card
274	1042	2025-05-05	Studio Bar	Orange juice	soft	26	2.8	card
275	1043	2025-05-06	Foyer Bar	House red	wine	31	6.4	card
276	1043	2025-05-06	Foyer Bar	Prosecco	wine	31	7.2	cash
277	1043	2025-05-06	Balcony Bar	Lager pint	beer	80	5.6	cash
278	1043	2025-05-06	Foyer Bar	Prosecco	wine	26	7.2	cash
279	1043	2025-05-06	Balcony Bar	Sparkling water	soft	16	2.4	card
280	1043	2025-05-06	Foyer Bar	Lager pint	beer	97	5.6	card
281	1043	2025-05-06	Balcony Bar	Pale ale	beer	41	5.9	cash
282	1044	2025-05-15	Studio Bar	Pale ale	beer	17	5.9	card
283	1044	2025-05-15	Studio Bar	Gin & tonic	spirits	8	8.1	card
284	1044	2025-05-15	Studio Bar	Gin & tonic	spirits	37	8.1	cash
285	1044	2025-05-15	Studio Bar	Sparkling water	soft	23	2.4	card
286	1044	2025-05-15	Studio Bar	Gin & tonic	spirits	28	8.1	card
287	1044	2025-05-15	Studio Bar	Orange juice	soft	65	2.8	card
288	1044	2025-05-15	Studio Bar	Lager pint	beer	165	5.6	card
289	1045	2025-05-16	Studio Bar	Prosecco	wine	55	7.2	card
290	1045	2025-05-16	Studio Bar	House white	wine	24	6.4	card
291	1045	2025-05-16	Studio Bar	Lager pint	beer	30	5.6	card
292	1045	2025-05-16	Studio Bar	Stout	beer	53	5.8	cash
293	1045	2025-05-16	Studio Bar	Lager pint	beer	32	5.6	card
294	1045	2025-05-16	Studio Bar	Pale ale	beer	72	5.9	card
295	1045	2025-05-16	Studio Bar	Pale ale	beer	18	5.9	card
296	1046	2025-05-17	Balcony Bar	Gin & tonic	spirits	65	8.1	cash
297	1046	2025-05-17	Foyer Bar	Whisky	spirits	25	7.5	card
298	1046	2025-05-17	Foyer Bar	Lager pint	beer	44	5.6	card
299	1046	2025-05-17	Balcony Bar	Lager pint	beer	50	5.6	card
300	1046	2025-05-17	Foyer Bar	Stout	beer	43	5.8	card
301	1046	2025-05-17	Foyer Bar	Pale ale	beer	20	5.9	card
302	1046	2025-05-17	Foyer Bar	Ice cream	snack	75	3.5	card
303	1046	2025-05-17	Balcony Bar	Pale ale	beer	67	5.9	card
304	1047	2025-05-19	Studio Bar	Pale ale	beer	22	5.9	card
305	1047	2025-05-19	Studio Bar	Ice cream	snack	48	3.5	card
306	1047	2025-05-19	Studio Bar	Sparkling water	soft	6	2.4	card
307	1047	2025-05-19	Studio Bar	Lager pint	beer	38	5.6	card
308	1047	2025-05-19	Studio Bar	Pale ale	beer	10	5.9	card
309	1047	2025-05-19	Studio Bar	Lager pint	beer	14	5.6	cash
310	1047	2025-05-19	Studio Bar	House red	wine	14	6.4	card
311	1048	2025-05-23	Foyer Bar	Stout	beer	34	5.8	card
312	1048	2025-05-23	Foyer Bar	Sparkling water	soft	28	2.4	card
313	1048	2025-05-23	Foyer Bar	Pale ale	beer	71	5.9	card
314	1048	2025-05-23	Balcony Bar	Prosecco	wine	43	7.2	cash
315	1048	2025-05-23	Foyer Bar	Pale ale	beer	43	5.9	card
316	1048	2025-05-23	Balcony Bar	Lager pint	beer	83	5.6	card
317	1048	2025-05-23	Foyer Bar	House red	wine	14	6.4	cash
318	1049	2025-05-24	Balcony Bar	House white	wine	12	6.4	card
319	1049	2025-05-24	Balcony Bar	Prosecco	wine	36	7.2	card
320	1049	2025-05-24	Balcony Bar	House white	wine	19	6.4	cash
321	1049	2025-05-24	Foyer Bar	Prosecco	wine	10	7.2	card
322	1049	2025-05-24	Balcony Bar	Pale ale	beer	24	5.9	card
323	1051	2025-05-31	Balcony Bar	Stout	beer	28	5.8	card
324	1051	2025-05-31	Balcony Bar	Prosecco	wine	65	7.2	cash
325	1051	2025-05-31	Foyer Bar	House white	wine	28	6.4	card
326	1051	2025-05-31	Foyer Bar	House red	wine	60	6.4	card
327	1051	2025-05-31	Foyer Bar	Pale ale	beer	34	5.9	card
328	1051	2025-05-31	Foyer Bar	Gin & tonic	spirits	50	8.1	card
329	1052	2025-06-04	Foyer Bar	Cola	soft	39	2.9	card
330	1052	2025-06-04	Balcony Bar	Ice cream	snack	21	3.5	card
331	1052	2025-06-04	Foyer Bar	House white	wine	20	6.4	card
332	1052	2025-06-04	Foyer Bar	Whisky	spirits	56	7.5	card
333	1052	2025-06-04	Foyer Bar	Cola	soft	26	2.9	card
334	1052	2025-06-04	Foyer Bar	House white	wine	47	6.4	card
335	1053	2025-06-06	Studio Bar	Lager pint	beer	6	5.6	cash
336	1053	2025-06-06	Studio Bar	Pale ale	beer	8	5.9	card
337	1053	2025-06-06	Studio Bar	Lager pint	beer	18	5.6	card
338	1053	2025-06-06	Studio Bar	Sparkling water	soft	7	2.4	card
339	1053	2025-06-06	Studio Bar	Sparkling water	soft	10	2.4	card
340	1054	2025-06-07	Terrace Kiosk	Lager pint	beer	12	5.6	cash
341	1054	2025-06-07	Terrace Kiosk	Gin & tonic	spirits	16	8.1	cash
342	1054	2025-06-07	Terrace Kiosk	Lager pint	beer	14	5.6	card
343	1054	2025-06-07	Terrace Kiosk	House red	wine	13	6.4	card
344	1054	2025-06-07	Terrace Kiosk	Pale ale	beer	21	5.9	card
345	1054	2025-06-07	Terrace Kiosk	House white	wine	29	6.4	card
346	1054	2025-06-07	Terrace Kiosk	Ice cream	snack	21	3.5	cash
347	1054	2025-06-07	Terrace Kiosk	Lager pint	beer	31	5.6	card
348	1054	2025-06-07	Terrace Kiosk	Pale ale	beer	35	5.9	card
349	1055	2025-06-12	Studio Bar	Pale ale	beer	44	5.9	card
350	1055	2025-06-12	Studio Bar	House white	wine	16	6.4	cash
351	1055	2025-06-12	Studio Bar	House red	wine	15	6.4	card
352	1055	2025-06-12	Studio Bar	Lager pint	beer	20	5.6	card
353	1055	2025-06-12	Studio Bar	Cola	soft	19	2.9	card
354	1055	2025-06-12	Studio Bar	Pale ale	beer	9	5.9	card
355	1055	2025-06-12	Studio Bar	Gin & tonic	spirits	26	8.1	card
356	1055	2025-06-12	Studio Bar	Lager pint	beer	20	5.6	card
357	1056	2025-06-13	Terrace Kiosk	Lager pint	beer	14	5.6	card
358	1056	2025-06-13	Terrace Kiosk	Crisps	snack	9	1.8	\N
359	1056	2025-06-13	Terrace Kiosk	Whisky	spirits	73	7.5	card
360	1056	2025-06-13	Terrace Kiosk	Ice cream	snack	16	3.5	cash
361	1056	2025-06-13	Terrace Kiosk	Lager pint	beer	26	5.6	cash
362	1056	2025-06-13	Terrace Kiosk	Lager pint	beer	52	5.6	card
363	1056	2025-06-13	Terrace Kiosk	House white	wine	28	6.4	cash
364	1057	2025-06-14	Studio Bar	Cola	soft	25	2.9	card
365	1057	2025-06-14	Studio Bar	Cola	soft	10	2.9	card
366	1057	2025-06-14	Studio Bar	Lager pint	beer	31	5.6	card
367	1057	2025-06-14	Studio Bar	Pale ale	beer	29	5.9	card
368	1057	2025-06-14	Studio Bar	Sparkling water	soft	20	2.4	cash
369	1057	2025-06-14	Studio Bar	Sparkling water	soft	20	2.4	cash
370	1057	2025-06-14	Studio Bar	Lager pint	beer	7	5.6	card
371	1057	2025-06-14	Studio Bar	House red	wine	21	6.4	card
372	1060	2025-06-25	Foyer Bar	Gin & tonic	spirits	34	8.1	card
373	1060	2025-06-25	Balcony Bar	Lager pint	beer	33	5.6	card
374	1060	2025-06-25	Foyer Bar	Lager pint	beer	28	5.6	card
375	1060	2025-06-25	Foyer Bar	House white	wine	23	6.4	card
376	1060	2025-06-25	Foyer Bar	House white	wine	65	6.4	cash
377	1060	2025-06-25	Foyer Bar	Olives	snack	47	3.9	card
378	1061	2025-06-27	Foyer Bar	Stout	beer	13	5.8	card
379	1061	2025-06-27	Foyer Bar	Lager pint	beer	90	5.6	card
380	1061	2025-06-27	Foyer Bar	Pale ale	beer	43	5.9	card
381	1061	2025-06-27	Foyer Bar	Lager pint	beer	16	5.6	card
382	1061	2025-06-27	Balcony Bar	Sparkling water	soft	48	2.4	card
383	1061	2025-06-27	Foyer Bar	Crisps	snack	42	1.8	card
384	1061	2025-06-27	Balcony Bar	Stout	beer	19	5.8	card
385	1061	2025-06-27	Balcony Bar	Lager pint	beer	24	5.6	card
386	1062	2025-06-28	Terrace Kiosk	House red	wine	23	6.4	card
387	1062	2025-06-28	Terrace Kiosk	Sparkling water	soft	19	2.4	card
388	1062	2025-06-28	Terrace Kiosk	House white	wine	12	6.4	cash
389	1062	2025-06-28	Terrace Kiosk	Cola	soft	21	2.9	card
390	1062	2025-06-28	Terrace Kiosk	Gin & tonic	spirits	33	8.1	card
391	1062	2025-06-28	Terrace Kiosk	Lager pint	beer	8	5.6	cash
392	1062	2025-06-28	Terrace Kiosk	Lager pint	beer	11	5.6	card
393	1063	2025-06-29	Terrace Kiosk	Gin & tonic	spirits	24	8.1	card
394	1063	2025-06-29	Terrace Kiosk	Cola	soft	8	2.9	card
395	1063	2025-06-29	Terrace Kiosk	Cola	soft	15	2.9	card
396	1063	2025-06-29	Terrace Kiosk	Ice cream	snack	11	3.5	card
397	1063	2025-06-29	Terrace Kiosk	Crisps	snack	4	1.8	card
398	1063	2025-06-29	Terrace Kiosk	Crisps	snack	3	1.8	card
399	1063	2025-06-29	Terrace Kiosk	Ice cream	snack	20	3.5	card
400	1063	2025-06-29	Terrace Kiosk	Crisps	snack	8	1.8	card
401	1063	2025-06-29	Terrace Kiosk	Crisps	snack	14	1.8	cash
402	1064	2025-07-12	Terrace Kiosk	Cola	soft	83	2.9	card
403	1064	2025-07-12	Terrace Kiosk	Crisps	snack	31	1.8	card
404	1064	2025-07-12	Terrace Kiosk	Lager pint	beer	79	5.6	card
405	1064	2025-07-12	Terrace Kiosk	House red	wine	19	6.4	card
406	1064	2025-07-12	Terrace Kiosk	Lager pint	beer	23	5.6	card
407	1064	2025-07-12	Terrace Kiosk	Sparkling water	soft	10	2.4	cash
408	1065	2025-07-16	Studio Bar	Prosecco	wine	12	7.2	card
409	1065	2025-07-16	Studio Bar	House red	wine	24	6.4	card
410	1065	2025-07-16	Studio Bar	Crisps	snack	21	1.8	card
411	1065	2025-07-16	Studio Bar	Sparkling water	soft	22	2.4	card
412	1065	2025-07-16	Studio Bar	Stout	beer	35	5.8	cash
413	1065	2025-07-16	Studio Bar	House red	wine	54	6.4	card
414	1066	2025-07-26	Foyer Bar	Ice cream	snack	49	3.5	card
415	1066	2025-07-26	Balcony Bar	Orange juice	soft	15	2.8	card
416	1066	2025-07-26	Balcony Bar	Crisps	snack	50	1.8	card
417	1066	2025-07-26	Foyer Bar	Ice cream	snack	22	3.5	cash
418	1066	2025-07-26	Foyer Bar	Olives	snack	21	3.9	cash
419	1066	2025-07-26	Balcony Bar	Crisps	snack	28	1.8	card
420	1066	2025-07-26	Foyer Bar	Sparkling water	soft	22	2.4	card
421	1066	2025-07-26	Foyer Bar	Crisps	snack	14	1.8	card
422	1067	2025-07-31	Foyer Bar	Pale ale	beer	20	5.9	card
423	1067	2025-07-31	Foyer Bar	Pale ale	beer	18	5.9	card
424	1067	2025-07-31	Foyer Bar	Pale ale	beer	11	5.9	card
425	1067	2025-07-31	Balcony Bar	Sparkling water	soft	28	2.4	cash
426	1067	2025-07-31	Foyer Bar	Pale ale	beer	19	5.9	card
427	1067	2025-07-31	Balcony Bar	Pale ale	beer	17	5.9	card
428	1068	2025-08-08	Foyer Bar	House white	wine	26	6.4	card
429	1068	2025-08-08	Foyer Bar	House red	wine	26	6.4	card
430	1068	2025-08-08	Balcony Bar	Pale ale	beer	38	5.9	\N
431	1068	2025-08-08	Balcony Bar	Whisky	spirits	10	7.5	cash
432	1068	2025-08-08	Balcony Bar	House red	wine	68	6.4	cash
433	1068	2025-08-08	Balcony Bar	Lager pint	beer	42	5.6	card
434	1068	2025-08-08	Foyer Bar	Pale ale	beer	21	5.9	card
435	1068	2025-08-08	Foyer Bar	House white	wine	24	6.4	card
436	1068	2025-08-08	Foyer Bar	House red	wine	30	6.4	card
437	1069	2025-08-21	Studio Bar	House white	wine	23	6.4	card
438	1069	2025-08-21	Studio Bar	Gin & tonic	spirits	40	8.1	card
439	1069	2025-08-21	Studio Bar	Lager pint	beer	19	5.6	card
440	1069	2025-08-21	Studio Bar	Ice cream	snack	33	3.5	card
441	1069	2025-08-21	Studio Bar	Pale ale	beer	19	5.9	card
442	1069	2025-08-21	Studio Bar	House red	wine	12	6.4	card
443	1069	2025-08-21	Studio Bar	Pale ale	beer	20	5.9	cash
444	1070	2025-08-22	Terrace Kiosk	Cola	soft	16	2.9	cash
445	1070	2025-08-22	Terrace Kiosk	Orange juice	soft	23	2.8	card
446	1070	2025-08-22	Terrace Kiosk	Ice cream	snack	22	3.5	card
447	1070	2025-08-22	Terrace Kiosk	Cola	soft	24	2.9	card
448	1070	2025-08-22	Terrace Kiosk	Lager pint	beer	52	5.6	cash
449	1070	2025-08-22	Terrace Kiosk	Gin & tonic	spirits	37	8.1	cash
450	1070	2025-08-22	Terrace Kiosk	Crisps	snack	22	1.8	card
451	1071	2025-08-23	Studio Bar	Ice cream	snack	10	3.5	card
452	1071	2025-08-23	Studio Bar	Pale ale	beer	6	5.9	card
453	1071	2025-08-23	Studio Bar	Crisps	snack	3	1.8	card
454	1071	2025-08-23	Studio Bar	House red	wine	3	6.4	card
455	1071	2025-08-23	Studio Bar	Pale ale	beer	6	5.9	card
456	1072	2025-08-27	Terrace Kiosk	Cola	soft	28	2.9	card
457	1072	2025-08-27	Terrace Kiosk	Gin & tonic	spirits	21	8.1	card
458	1072	2025-08-27	Terrace Kiosk	Pale ale	beer	38	5.9	card
459	1072	2025-08-27	Terrace Kiosk	Gin & tonic	spirits	21	8.1	card
460	1072	2025-08-27	Terrace Kiosk	Pale ale	beer	21	5.9	card
461	1072	2025-08-27	Terrace Kiosk	Pale ale	beer	21	5.9	cash
462	1072	2025-08-27	Terrace Kiosk	Pale ale	beer	21	5.9	card
463	1073	2025-09-06	Studio Bar	House red	wine	12	6.4	card
464	1073	2025-09-06	Studio Bar	Lager pint	beer	12	5.6	card
465	1073	2025-09-06	Studio Bar	Stout	beer	17	5.8	card
466	1073	2025-09-06	Studio Bar	Cola	soft	25	2.9	cash
467	1073	2025-09-06	Studio Bar	Lager pint	beer	25	5.6	card
468	1073	2025-09-06	Studio Bar	House white	wine	8	6.4	cash
469	1074	2025-09-12	Studio Bar	Gin & tonic	spirits	11	8.1	card
470	1074	2025-09-12	Studio Bar	House red	wine	13	6.4	card
471	1074	2025-09-12	Studio Bar	Pale ale	beer	29	5.9	card
472	1074	2025-09-12	Studio Bar	Lager pint	beer	11	5.6	card
473	1074	2025-09-12	Studio Bar	Pale ale	beer	22	5.9	card
474	1074	2025-09-12	Studio Bar	Cola	soft	13	2.9	cash
475	1074	2025-09-12	Studio Bar	Lager pint	beer	6	5.6	card
476	1075	2025-09-13	Balcony Bar	Gin & tonic	spirits	44	8.1	card
477	1075	2025-09-13	Foyer Bar	Lager pint	beer	15	5.6	card
478	1075	2025-09-13	Balcony Bar	Crisps	snack	15	1.8	card
479	1075	2025-09-13	Balcony Bar	Crisps	snack	20	1.8	card
480	1075	2025-09-13	Balcony Bar	Sparkling water	soft	11	2.4	card
481	1075	2025-09-13	Foyer Bar	Crisps	snack	19	1.8	card
482	1076	2025-09-20	Balcony Bar	Pale ale	beer	17	5.9	card
483	1076	2025-09-20	Balcony Bar	Whisky	spirits	5	7.5	card
484	1076	2025-09-20	Foyer Bar	Sparkling water	soft	67	2.4	card
485	1076	2025-09-20	Foyer Bar	House white	wine	22	6.4	card
486	1076	2025-09-20	Foyer Bar	Sparkling water	soft	10	2.4	card
487	1076	2025-09-20	Balcony Bar	Sparkling water	soft	49	2.4	card
488	1076	2025-09-20	Foyer Bar	Gin & tonic	spirits	29	8.1	card
489	1077	2025-09-26	Foyer Bar	Pale ale	beer	63	5.9	card
490	1077	2025-09-26	Foyer Bar	Stout	beer	24	5.8	card
491	1077	2025-09-26	Foyer Bar	Pale ale	beer	34	5.9	card
492	1077	2025-09-26	Foyer Bar	Pale ale	beer	52	5.9	card
493	1077	2025-09-26	Foyer Bar	Pale ale	beer	44	5.9	card
494	1077	2025-09-26	Foyer Bar	House white	wine	15	6.4	card
495	1077	2025-09-26	Balcony Bar	House white	wine	45	6.4	card
496	1077	2025-09-26	Balcony Bar	Stout	beer	33	5.8	card
497	1078	2025-10-03	Balcony Bar	Pale ale	beer	61	5.9	cash
498	1078	2025-10-03	Foyer Bar	Whisky	spirits	10	7.5	card
499	1078	2025-10-03	Foyer Bar	Pale ale	beer	31	5.9	card
500	1078	2025-10-03	Foyer Bar	Olives	snack	15	3.9	card
501	1078	2025-10-03	Foyer Bar	Pale ale	beer	15	5.9	card
502	1079	2025-10-04	Studio Bar	Cola	soft	13	2.9	card
503	1079	2025-10-04	Studio Bar	Lager pint	beer	12	5.6	card
504	1079	2025-10-04	Studio Bar	Cola	soft	13	2.9	cash
505	1079	2025-10-04	Studio Bar	Pale ale	beer	26	5.9	cash
506	1079	2025-10-04	Studio Bar	Whisky	spirits	10	7.5	card
507	1080	2025-10-11	Studio Bar	Pale ale	beer	59	5.9	card
508	1080	2025-10-11	Studio Bar	Cola	soft	55	2.9	card
509	1080	2025-10-11	Studio Bar	Lager pint	beer	59	5.6	card
510	1080	2025-10-11	Studio Bar	Cola	soft	39	2.9	card
511	1080	2025-10-11	Studio Bar	Crisps	snack	71	1.8	card
512	1080	2025-10-11	Studio Bar	Orange juice	soft	62	2.8	cash
513	1080	2025-10-11	Studio Bar	Lager pint	beer	47	5.6	card
514	1080	2025-10-11	Studio Bar	Pale ale	beer	36	5.9	card
515	1081	2025-10-15	Foyer Bar	House white	wine	36	6.4	card
516	1081	2025-10-15	Balcony Bar	Pale ale	beer	7	5.9	card
517	1081	2025-10-15	Foyer Bar	Olives	snack	16	3.9	card
518	1081	2025-10-15	Balcony Bar	Crisps	snack	19	1.8	card
519	1081	2025-10-15	Foyer Bar	Pale ale	beer	14	5.9	card
520	1082	2025-10-16	Studio Bar	Olives	snack	31	3.9	card
521	1082	2025-10-16	Studio Bar	Pale ale	beer	18	5.9	card
522	1082	2025-10-16	Studio Bar	Gin & tonic	spirits	5	8.1	cash
523	1082	2025-10-16	Studio Bar	Pale ale	beer	19	5.9	cash
524	1082	2025-10-16	Studio Bar	House white	wine	8	6.4	cash
525	1083	2025-10-17	Balcony Bar	Sparkling water	soft	16	2.4	card
526	1083	2025-10-17	Foyer Bar	House red	wine	51	6.4	card
527	1083	2025-10-17	Balcony Bar	Sparkling water	soft	32	2.4	card
528	1083	2025-10-17	Balcony Bar	Stout	beer	49	5.8	card
529	1083	2025-10-17	Foyer Bar	Cola	soft	23	2.9	card
530	1083	2025-10-17	Foyer Bar	Stout	beer	25	5.8	cash
531	1083	2025-10-17	Foyer Bar	Stout	beer	85	5.8	card
532	1083	2025-10-17	Foyer Bar	Prosecco	wine	23	7.2	card
533	1084	2025-10-18	Foyer Bar	Lager pint	beer	32	5.6	card
534	1084	2025-10-18	Foyer Bar	Cola	soft	8	2.9	card
535	1084	2025-10-18	Balcony Bar	Crisps	snack	13	1.8	card
536	1084	2025-10-18	Foyer Bar	Lager pint	beer	27	5.6	card
537	1084	2025-10-18	Foyer Bar	Gin & tonic	spirits	28	8.1	card
538	1084	2025-10-18	Foyer Bar	House red	wine	10	6.4	card
539	1085	2025-10-23	Foyer Bar	Pale ale	beer	23	5.9	card
540	1085	2025-10-23	Foyer Bar	Gin & tonic	spirits	14	8.1	card
541	1085	2025-10-23	Foyer Bar	Prosecco	wine	20	7.2	card
542	1085	2025-10-23	Balcony Bar	Ice cream	snack	15	3.5	card
543	1085	2025-10-23	Foyer Bar	Lager pint	beer	13	5.6	card
544	1085	2025-10-23	Foyer Bar	Ice cream	snack	14	3.5	card
545	1085	2025-10-23	Foyer Bar	Lager pint	beer	12	5.6	card
546	1086	2025-10-24	Foyer Bar	Sparkling water	soft	60	2.4	card
547	1086	2025-10-24	Foyer Bar	House red	wine	6	6.4	card
548	1086	2025-10-24	Balcony Bar	Pale ale	beer	79	5.9	card
549	1086	2025-10-24	Balcony Bar	Pale ale	beer	16	5.9	card
550	1086	2025-10-24	Balcony Bar	Pale ale	beer	67	5.9	card
551	1086	2025-10-24	Balcony Bar	House white	wine	31	6.4	card
552	1087	2025-10-31	Foyer Bar	Sparkling water	soft	29	2.4	card
553	1087	2025-10-31	Foyer Bar	Crisps	snack	72	1.8	card
554	1087	2025-10-31	Balcony Bar	Lager pint	beer	26	5.6	card
555	1087	2025-10-31	Balcony Bar	Stout	beer	29	5.8	cash
556	1087	2025-10-31	Foyer Bar	Stout	beer	11	5.8	card
557	1087	2025-10-31	Foyer Bar	Sparkling water	soft	12	2.4	cash
558	1088	2025-11-01	Balcony Bar	Crisps	snack	16	1.8	card
559	1088	2025-11-01	Foyer Bar	Lager pint	beer	28	5.6	card
560	1088	2025-11-01	Foyer Bar	Lager pint	beer	14	5.6	card
561	1088	2025-11-01	Foyer Bar	Pale ale	beer	13	5.9	card
562	1088	2025-11-01	Foyer Bar	Gin & tonic	spirits	4	8.1	card
563	1088	2025-11-01	Foyer Bar	Gin & tonic	spirits	54	8.1	card
564	1088	2025-11-01	Balcony Bar	Gin & tonic	spirits	31	8.1	card
565	1088	2025-11-01	Balcony Bar	Crisps	snack	24	1.8	card
566	1088	2025-11-01	Foyer Bar	Orange juice	soft	19	2.8	card
567	1089	2025-11-07	Studio Bar	Whisky	spirits	17	7.5	card
568	1089	2025-11-07	Studio Bar	House white	wine	6	6.4	card
569	1089	2025-11-07	Studio Bar	Crisps	snack	12	1.8	cash
570	1089	2025-11-07	Studio Bar	Lager pint	beer	26	5.6	card
571	1089	2025-11-07	Studio Bar	Whisky	spirits	19	7.5	card
572	1089	2025-11-07	Studio Bar	Pale ale	beer	13	5.9	card
573	1089	2025-11-07	Studio Bar	House red	wine	23	6.4	card
574	1089	2025-11-07	Studio Bar	Stout	beer	12	5.8	card
575	1090	2025-11-08	Balcony Bar	Cola	soft	19	2.9	card
576	1090	2025-11-08	Foyer Bar	House red	wine	24	6.4	cash
577	1090	2025-11-08	Balcony Bar	Whisky	spirits	25	7.5	card
578	1090	2025-11-08	Balcony Bar	Orange juice	soft	47	2.8	card
579	1090	2025-11-08	Balcony Bar	Whisky	spirits	14	7.5	cash
580	1090	2025-11-08	Foyer Bar	Orange juice	soft	15	2.8	card
581	1090	2025-11-08	Balcony Bar	House white	wine	22	6.4	card
582	1090	2025-11-08	Foyer Bar	Pale ale	beer	23	5.9	card
583	1090	2025-11-08	Balcony Bar	Lager pint	beer	19	5.6	card
584	1091	2025-11-09	Balcony Bar	Stout	beer	12	5.8	card
585	1091	2025-11-09	Foyer Bar	Pale ale	beer	11	5.9	card
586	1091	2025-11-09	Balcony Bar	Crisps	snack	7	1.8	cash
587	1091	2025-11-09	Foyer Bar	Pale ale	beer	10	5.9	card
588	1091	2025-11-09	Balcony Bar	House red	wine	28	6.4	card
589	1091	2025-11-09	Foyer Bar	Pale ale	beer	6	5.9	card
590	1091	2025-11-09	Foyer Bar	Pale ale	beer	5	5.9	card
591	1091	2025-11-09	Balcony Bar	Lager pint	beer	30	5.6	card
592	1093	2025-11-13	Foyer Bar	Orange juice	soft	20	2.8	card
593	1093	2025-11-13	Foyer Bar	Olives	snack	51	3.9	card
594	1093	2025-11-13	Foyer Bar	Orange juice	soft	14	2.8	card
595	1093	2025-11-13	Balcony Bar	House red	wine	42	6.4	card
596	1093	2025-11-13	Foyer Bar	Pale ale	beer	12	5.9	card
597	1094	2025-11-14	Foyer Bar	Ice cream	snack	39	3.5	card
598	1094	2025-11-14	Foyer Bar	Cola	soft	94	2.9	card
599	1094	2025-11-14	Foyer Bar	Gin & tonic	spirits	35	8.1	card
600	1094	2025-11-14	Foyer Bar	Stout	beer	34	5.8	card
601	1094	2025-11-14	Foyer Bar	Lager pint	beer	21	5.6	card
602	1094	2025-11-14	Balcony Bar	Crisps	snack	24	1.8	cash
603	1094	2025-11-14	Foyer Bar	Stout	beer	24	5.8	card
604	1095	2025-11-15	Foyer Bar	Stout	beer	13	5.8	card
605	1095	2025-11-15	Foyer Bar	Crisps	snack	36	1.8	card
606	1095	2025-11-15	Foyer Bar	Lager pint	beer	14	5.6	card
607	1095	2025-11-15	Foyer Bar	Lager pint	beer	13	5.6	card
608	1095	2025-11-15	Foyer Bar	Lager pint	beer	19	5.6	card
609	1095	2025-11-15	Foyer Bar	Pale ale	beer	27	5.9	cash
610	1095	2025-11-15	Foyer Bar	Pale ale	beer	8	5.9	card
611	1095	2025-11-15	Balcony Bar	Sparkling water	soft	5	2.4	card
612	1096	2025-11-21	Studio Bar	Pale ale	beer	10	5.9	card
613	1096	2025-11-21	Studio Bar	Pale ale	beer	10	5.9	card
614	1096	2025-11-21	Studio Bar	Lager pint	beer	17	5.6	card
615	1096	2025-11-21	Studio Bar	House red	wine	43	6.4	card
616	1096	2025-11-21	Studio Bar	Ice cream	snack	21	3.5	cash
617	1096	2025-11-21	Studio Bar	Lager pint	beer	23	5.6	card
618	1096	2025-11-21	Studio Bar	Cola	soft	18	2.9	card
619	1097	2025-11-29	Studio Bar	Pale ale	beer	24	5.9	card
620	1097	2025-11-29	Studio Bar	Prosecco	wine	18	7.2	cash
621	1097	2025-11-29	Studio Bar	Pale ale	beer	5	5.9	card
622	1097	2025-11-29	Studio Bar	Prosecco	wine	45	7.2	card
623	1097	2025-11-29	Studio Bar	Prosecco	wine	24	7.2	card
624	1097	2025-11-29	Studio Bar	Whisky	spirits	35	7.5	card
625	1098	2025-12-05	Foyer Bar	Cola	soft	14	2.9	card
626	1098	2025-12-05	Foyer Bar	Lager pint	beer	12	5.6	card
627	1098	2025-12-05	Balcony Bar	Sparkling water	soft	37	2.4	card
628	1098	2025-12-05	Foyer Bar	Stout	beer	18	5.8	cash
629	1098	2025-12-05	Foyer Bar	Lager pint	beer	20	5.6	card
630	1098	2025-12-05	Foyer Bar	Orange juice	soft	27	2.8	card
631	1098	2025-12-05	Balcony Bar	Lager pint	beer	20	5.6	card
632	1098	2025-12-05	Balcony Bar	Crisps	snack	51	1.8	card
633	1099	2025-12-06	Balcony Bar	Pale ale	beer	70	5.9	card
634	1099	2025-12-06	Balcony Bar	Pale ale	beer	75	5.9	\N
635	1099	2025-12-06	Foyer Bar	Lager pint	beer	24	5.6	card
636	1099	2025-12-06	Foyer Bar	Lager pint	beer	35	5.6	card
637	1099	2025-12-06	Foyer Bar	Sparkling water	soft	95	2.4	card
638	1099	2025-12-06	Foyer Bar	Olives	snack	65	3.9	card
639	1100	2025-12-10	Foyer Bar	Pale ale	beer	35	5.9	card
640	1100	2025-12-10	Foyer Bar	Crisps	snack	19	1.8	card
641	1100	2025-12-10	Balcony Bar	House red	wine	29	6.4	card
642	1100	2025-12-10	Balcony Bar	Pale ale	beer	58	5.9	\N
643	1100	2025-12-10	Foyer Bar	Lager pint	beer	39	5.6	cash
644	1101	2025-12-13	Studio Bar	Crisps	snack	10	1.8	cash
645	1101	2025-12-13	Studio Bar	Cola	soft	13	2.9	card
646	1101	2025-12-13	Studio Bar	Cola	soft	19	2.9	card
647	1101	2025-12-13	Studio Bar	Crisps	snack	31	1.8	card
648	1101	2025-12-13	Studio Bar	Ice cream	snack	11	3.5	card
649	1101	2025-12-13	Studio Bar	Crisps	snack	20	1.8	card
650	1101	2025-12-13	Studio Bar	Lager pint	beer	21	5.6	card
651	1101	2025-12-13	Studio Bar	Ice cream	snack	14	3.5	card
652	1101	2025-12-13	Studio Bar	Cola	soft	32	2.9	card
653	1102	2025-12-20	Studio Bar	Lager pint	beer	32	5.6	card
654	1102	2025-12-20	Studio Bar	Sparkling water	soft	10	2.4	cash
655	1102	2025-12-20	Studio Bar	Crisps	snack	20	1.8	card
656	1102	2025-12-20	Studio Bar	Crisps	snack	24	1.8	card
657	1102	2025-12-20	Studio Bar	Lager pint	beer	57	5.6	cash
658	1102	2025-12-20	Studio Bar	Whisky	spirits	60	7.5	card
659	1103	2026-01-03	Balcony Bar	House white	wine	19	6.72	card
660	1103	2026-01-03	Foyer Bar	Lager pint	beer	76	5.88	card
661	1103	2026-01-03	Foyer Bar	Ice cream	snack	23	3.68	\N
662	1103	2026-01-03	Foyer Bar	Cola	soft	30	3.04	\N
663	1103	2026-01-03	Foyer Bar	Lager pint	beer	15	5.88	cash
664	1104	2026-01-04	Studio Bar	Pale ale	beer	37	6.2	cash
665	1104	2026-01-04	Studio Bar	Pale ale	beer	25	6.2	card
666	1104	2026-01-04	Studio Bar	House red	wine	35	6.72	card
667	1104	2026-01-04	Studio Bar	Lager pint	beer	21	5.88	card
668	1104	2026-01-04	Studio Bar	Gin & tonic	spirits	57	8.51	cash
669	1104	2026-01-04	Studio Bar	Orange juice	soft	10	2.94	card
670	1104	2026-01-04	Studio Bar	Gin & tonic	spirits	30	8.51	card
671	1104	2026-01-04	Studio Bar	Lager pint	beer	23	5.88	card
672	1105	2026-01-07	Balcony Bar	House white	wine	17	6.72	card
673	1105	2026-01-07	Balcony Bar	Orange juice	soft	16	2.94	card
674	1105	2026-01-07	Balcony Bar	Ice cream	snack	14	3.68	card
675	1105	2026-01-07	Foyer Bar	House white	wine	17	6.72	card
676	1105	2026-01-07	Foyer Bar	House white	wine	23	6.72	cash
677	1105	2026-01-07	Balcony Bar	Lager pint	beer	41	5.88	card
678	1106	2026-01-09	Studio Bar	Pale ale	beer	16	6.2	card
679	1106	2026-01-09	Studio Bar	Sparkling water	soft	17	2.52	cash
680	1106	2026-01-09	Studio Bar	Pale ale	beer	39	6.2	card
681	1106	2026-01-09	Studio Bar	Lager pint	beer	16	5.88	card
682	1106	2026-01-09	Studio Bar	Gin & tonic	spirits	26	8.51	cash
683	1106	2026-01-09	Studio Bar	Pale ale	beer	9	6.2	card
684	1107	2026-01-16	Studio Bar	Pale ale	beer	14	6.2	card
685	1107	2026-01-16	Studio Bar	Pale ale	beer	23	6.2	card
686	1107	2026-01-16	Studio Bar	Crisps	snack	35	1.89	card
687	1107	2026-01-16	Studio Bar	Stout	beer	16	6.09	card
688	1107	2026-01-16	Studio Bar	Lager pint	beer	25	5.88	card
689	1107	2026-01-16	Studio Bar	Lager pint	beer	15	5.88	card
690	1107	2026-01-16	Studio Bar	Orange juice	soft	17	2.94	\N
691	1107	2026-01-16	Studio Bar	Pale ale	beer	24	6.2	card
692	1108	2026-01-26	Studio Bar	Lager pint	beer	23	5.88	card
693	1108	2026-01-26	Studio Bar	Ice cream	snack	14	3.68	card
694	1108	2026-01-26	Studio Bar	Stout	beer	8	6.09	card
695	1108	2026-01-26	Studio Bar	Stout	beer	19	6.09	card
696	1108	2026-01-26	Studio Bar	Stout	beer	52	6.09	card
697	1108	2026-01-26	Studio Bar	Pale ale	beer	13	6.2	card
698	1108	2026-01-26	Studio Bar	Stout	beer	63	6.09	card
699	1108	2026-01-26	Studio Bar	Pale ale	beer	9	6.2	card
700	1109	2026-02-04	Foyer Bar	Lager pint	beer	17	5.88	card
701	1109	2026-02-04	Balcony Bar	Pale ale	beer	13	6.2	card
702	1109	2026-02-04	Foyer Bar	Gin & tonic	spirits	20	8.51	card
703	1109	2026-02-04	Balcony Bar	Pale ale	beer	34	6.2	card
704	1109	2026-02-04	Balcony Bar	Lager pint	beer	14	5.88	card
705	1109	2026-02-04	Foyer Bar	House red	wine	8	6.72	card
706	1109	2026-02-04	Balcony Bar	Lager pint	beer	44	5.88	card
707	1109	2026-02-04	Foyer Bar	Lager pint	beer	47	5.88	card
708	1109	2026-02-04	Balcony Bar	Crisps	snack	28	1.89	card
709	1110	2026-02-06	Studio Bar	Cola	soft	11	3.04	card
710	1110	2026-02-06	Studio Bar	Lager pint	beer	9	5.88	card
711	1110	2026-02-06	Studio Bar	Crisps	snack	47	1.89	card
712	1110	2026-02-06	Studio Bar	Sparkling water	soft	15	2.52	card
713	1110	2026-02-06	Studio Bar	Ice cream	snack	63	3.68	card
714	1110	2026-02-06	Studio Bar	Whisky	spirits	10	7.88	card
715	1110	2026-02-06	Studio Bar	Pale ale	beer	5	6.2	card
716	1112	2026-02-14	Balcony Bar	Orange juice	soft	135	2.94	card
717	1112	2026-02-14	Balcony Bar	Pale ale	beer	61	6.2	\N
718	1112	2026-02-14	Balcony Bar	Pale ale	beer	86	6.2	card
719	1112	2026-02-14	Foyer Bar	Cola	soft	42	3.04	card
720	1112	2026-02-14	Foyer Bar	House white	wine	49	6.72	card
721	1113	2026-02-22	Balcony Bar	Crisps	snack	10	1.89	cash
722	1113	2026-02-22	Foyer Bar	Crisps	snack	18	1.89	card
723	1113	2026-02-22	Balcony Bar	Pale ale	beer	17	6.2	cash
724	1113	2026-02-22	Foyer Bar	Crisps	snack	53	1.89	card
725	1113	2026-02-22	Balcony Bar	Cola	soft	16	3.04	card
726	1114	2026-03-05	Studio Bar	Cola	soft	16	3.04	cash
727	1114	2026-03-05	Studio Bar	Prosecco	wine	34	7.56	card
728	1114	2026-03-05	Studio Bar	House red	wine	25	6.72	card
729	1114	2026-03-05	Studio Bar	Ice cream	snack	17	3.68	card
730	1114	2026-03-05	Studio Bar	House white	wine	58	6.72	card
731	1114	2026-03-05	Studio Bar	Pale ale	beer	9	6.2	card
732	1114	2026-03-05	Studio Bar	Whisky	spirits	15	7.88	card
733	1114	2026-03-05	Studio Bar	Sparkling water	soft	9	2.52	card
734	1115	2026-03-12	Foyer Bar	Pale ale	beer	19	6.2	card
735	1115	2026-03-12	Foyer Bar	Stout	beer	11	6.09	card
736	1115	2026-03-12	Foyer Bar	Pale ale	beer	23	6.2	card
737	1115	2026-03-12	Balcony Bar	Lager pint	beer	14	5.88	card
738	1115	2026-03-12	Foyer Bar	Olives	snack	22	4.09	card
739	1115	2026-03-12	Foyer Bar	Pale ale	beer	14	6.2	\N
740	1116	2026-03-14	Studio Bar	Gin & tonic	spirits	34	8.51	card
741	1116	2026-03-14	Studio Bar	House white	wine	34	6.72	cash
742	1116	2026-03-14	Studio Bar	Lager pint	beer	88	5.88	card
743	1116	2026-03-14	Studio Bar	Lager pint	beer	13	5.88	card
744	1116	2026-03-14	Studio Bar	Gin & tonic	spirits	7	8.51	cash
745	1116	2026-03-14	Studio Bar	Gin & tonic	spirits	75	8.51	cash
746	1116	2026-03-14	Studio Bar	Prosecco	wine	22	7.56	cash
747	1116	2026-03-14	Studio Bar	Cola	soft	44	3.04	card
748	1118	2026-03-19	Studio Bar	Stout	beer	12	6.09	cash
749	1118	2026-03-19	Studio Bar	House red	wine	42	6.72	card
750	1118	2026-03-19	Studio Bar	Pale ale	beer	35	6.2	card
751	1118	2026-03-19	Studio Bar	Cola	soft	22	3.04	card
752	1118	2026-03-19	Studio Bar	House red	wine	11	6.72	card
753	1118	2026-03-19	Studio Bar	Sparkling water	soft	24	2.52	card
754	1118	2026-03-19	Studio Bar	Pale ale	beer	16	6.2	card
755	1119	2026-03-20	Foyer Bar	House red	wine	18	6.72	card
756	1119	2026-03-20	Foyer Bar	Lager pint	beer	27	5.88	card
757	1119	2026-03-20	Foyer Bar	Cola	soft	23	3.04	card
758	1119	2026-03-20	Balcony Bar	Cola	soft	34	3.04	card
759	1119	2026-03-20	Foyer Bar	Crisps	snack	11	1.89	card
760	1119	2026-03-20	Balcony Bar	House white	wine	54	6.72	card
761	1119	2026-03-20	Foyer Bar	House red	wine	9	6.72	\N
762	1119	2026-03-20	Foyer Bar	Lager pint	beer	17	5.88	card
763	1119	2026-03-20	Balcony Bar	Cola	soft	13	3.04	card
764	1120	2026-03-26	Foyer Bar	Pale ale	beer	17	6.2	card
765	1120	2026-03-26	Foyer Bar	Olives	snack	17	4.09	cash
766	1120	2026-03-26	Foyer Bar	Sparkling water	soft	16	2.52	card
767	1120	2026-03-26	Balcony Bar	Lager pint	beer	38	5.88	card
768	1120	2026-03-26	Foyer Bar	Lager pint	beer	31	5.88	card
769	1120	2026-03-26	Balcony Bar	Pale ale	beer	44	6.2	card
770	1120	2026-03-26	Balcony Bar	Orange juice	soft	13	2.94	cash
771	1121	2026-03-27	Foyer Bar	Prosecco	wine	17	7.56	card
772	1121	2026-03-27	Foyer Bar	Gin & tonic	spirits	10	8.51	card
773	1121	2026-03-27	Foyer Bar	Cola	soft	19	3.04	card
774	1121	2026-03-27	Foyer Bar	Pale ale	beer	18	6.2	card
775	1121	2026-03-27	Balcony Bar	House white	wine	27	6.72	cash
776	1121	2026-03-27	Foyer Bar	Cola	soft	17	3.04	cash
777	1121	2026-03-27	Foyer Bar	Pale ale	beer	26	6.2	cash
778	1121	2026-03-27	Foyer Bar	Olives	snack	57	4.09	card
779	1122	2026-03-28	Studio Bar	Cola	soft	36	3.04	card
780	1122	2026-03-28	Studio Bar	Prosecco	wine	41	7.56	card
781	1122	2026-03-28	Studio Bar	Stout	beer	36	6.09	card
782	1122	2026-03-28	Studio Bar	Gin & tonic	spirits	86	8.51	card
783	1122	2026-03-28	Studio Bar	Stout	beer	37	6.09	card
784	1122	2026-03-28	Studio Bar	Gin & tonic	spirits	46	8.51	card
785	1122	2026-03-28	Studio Bar	Orange juice	soft	7	2.94	card
786	1123	2026-04-03	Balcony Bar	Lager pint	beer	20	5.88	card
787	1123	2026-04-03	Balcony Bar	House red	wine	8	6.72	card
788	1123	2026-04-03	Balcony Bar	Cola	soft	19	3.04	card
789	1123	2026-04-03	Balcony Bar	Stout	beer	20	6.09	card
790	1123	2026-04-03	Foyer Bar	Gin & tonic	spirits	22	8.51	card
791	1123	2026-04-03	Foyer Bar	House white	wine	9	6.72	card
792	1123	2026-04-03	Foyer Bar	Cola	soft	7	3.04	card
793	1123	2026-04-03	Foyer Bar	Pale ale	beer	18	6.2	card
794	1124	2026-04-07	Studio Bar	Cola	soft	14	3.04	card
795	1124	2026-04-07	Studio Bar	Lager pint	beer	34	5.88	card
796	1124	2026-04-07	Studio Bar	House red	wine	7	6.72	card
797	1124	2026-04-07	Studio Bar	Pale ale	beer	16	6.2	card
798	1124	2026-04-07	Studio Bar	Crisps	snack	36	1.89	cash
799	1125	2026-04-11	Foyer Bar	House red	wine	31	6.72	card
800	1125	2026-04-11	Foyer Bar	Lager pint	beer	102	5.88	card
801	1125	2026-04-11	Foyer Bar	Orange juice	soft	8	2.94	card
802	1125	2026-04-11	Foyer Bar	Pale ale	beer	15	6.2	card
803	1125	2026-04-11	Foyer Bar	Olives	snack	10	4.09	\N
804	1125	2026-04-11	Foyer Bar	Stout	beer	18	6.09	card
805	1126	2026-04-18	Balcony Bar	Pale ale	beer	27	6.2	card
806	1126	2026-04-18	Foyer Bar	Lager pint	beer	18	5.88	card
807	1126	2026-04-18	Foyer Bar	Lager pint	beer	12	5.88	card
808	1126	2026-04-18	Balcony Bar	Stout	beer	27	6.09	card
809	1126	2026-04-18	Foyer Bar	Lager pint	beer	62	5.88	card
810	1126	2026-04-18	Foyer Bar	Pale ale	beer	44	6.2	card
811	1126	2026-04-18	Balcony Bar	House white	wine	25	6.72	card
812	1126	2026-04-18	Foyer Bar	Lager pint	beer	14	5.88	card
813	1127	2026-04-19	Foyer Bar	Lager pint	beer	23	5.88	cash
814	1127	2026-04-19	Foyer Bar	Pale ale	beer	63	6.2	cash
815	1127	2026-04-19	Foyer Bar	Gin & tonic	spirits	31	8.51	card
816	1127	2026-04-19	Balcony Bar	House white	wine	13	6.72	card
817	1127	2026-04-19	Foyer Bar	Sparkling water	soft	29	2.52	card
818	1127	2026-04-19	Foyer Bar	House red	wine	29	6.72	card
819	1127	2026-04-19	Balcony Bar	Sparkling water	soft	36	2.52	card
820	1128	2026-04-24	Foyer Bar	Pale ale	beer	19	6.2	cash
821	1128	2026-04-24	Foyer Bar	Stout	beer	20	6.09	card
822	1128	2026-04-24	Balcony Bar	Pale ale	beer	22	6.2	card
823	1128	2026-04-24	Balcony Bar	Crisps	snack	18	1.89	card
824	1128	2026-04-24	Foyer Bar	Lager pint	beer	10	5.88	card
825	1130	2026-04-29	Studio Bar	Whisky	spirits	26	7.88	card
826	1130	2026-04-29	Studio Bar	House white	wine	50	6.72	card
827	1130	2026-04-29	Studio Bar	House white	wine	62	6.72	card
828	1130	2026-04-29	Studio Bar	House red	wine	49	6.72	card
829	1130	2026-04-29	Studio Bar	Lager pint	beer	33	5.88	card
830	1130	2026-04-29	Studio Bar	Pale ale	beer	33	6.2	card
831	1130	2026-04-29	Studio Bar	Cola	soft	28	3.04	card
832	1130	2026-04-29	Studio Bar	Sparkling water	soft	21	2.52	card
833	1131	2026-04-30	Foyer Bar	Cola	soft	38	3.04	card
834	1131	2026-04-30	Foyer Bar	Cola	soft	18	3.04	cash
835	1131	2026-04-30	Balcony Bar	Sparkling water	soft	17	2.52	cash
836	1131	2026-04-30	Foyer Bar	House red	wine	17	6.72	card
837	1131	2026-04-30	Foyer Bar	Gin & tonic	spirits	24	8.51	card
838	1131	2026-04-30	Balcony Bar	House white	wine	43	6.72	cash
839	1132	2026-05-02	Balcony Bar	Cola	soft	18	3.04	cash
840	1132	2026-05-02	Foyer Bar	Pale ale	beer	16	6.2	card
841	1132	2026-05-02	Foyer Bar	Pale ale	beer	14	6.2	card
842	1132	2026-05-02	Foyer Bar	Crisps	snack	10	1.89	card
843	1132	2026-05-02	Foyer Bar	Lager pint	beer	11	5.88	cash
844	1132	2026-05-02	Foyer Bar	Pale ale	beer	20	6.2	cash
845	1133	2026-05-07	Foyer Bar	House red	wine	125	6.72	\N
846	1133	2026-05-07	Foyer Bar	Prosecco	wine	32	7.56	card
847	1133	2026-05-07	Foyer Bar	Cola	soft	29	3.04	card
848	1133	2026-05-07	Balcony Bar	House red	wine	31	6.72	card
849	1133	2026-05-07	Balcony Bar	Stout	beer	28	6.09	card
850	1133	2026-05-07	Foyer Bar	House red	wine	29	6.72	card
851	1133	2026-05-07	Balcony Bar	House white	wine	19	6.72	card
852	1133	2026-05-07	Balcony Bar	Ice cream	snack	29	3.68	card
853	1134	2026-05-08	Balcony Bar	House white	wine	98	6.72	card
854	1134	2026-05-08	Balcony Bar	Pale ale	beer	55	6.2	card
855	1134	2026-05-08	Foyer Bar	Prosecco	wine	27	7.56	card
856	1134	2026-05-08	Foyer Bar	House white	wine	21	6.72	card
857	1134	2026-05-08	Foyer Bar	Ice cream	snack	32	3.68	card
858	1134	2026-05-08	Foyer Bar	Prosecco	wine	31	7.56	card
859	1134	2026-05-08	Foyer Bar	Sparkling water	soft	74	2.52	cash
860	1135	2026-05-09	Balcony Bar	House white	wine	41	6.72	card
861	1135	2026-05-09	Balcony Bar	Gin & tonic	spirits	20	8.51	card
862	1135	2026-05-09	Balcony Bar	Stout	beer	14	6.09	card
863	1135	2026-05-09	Foyer Bar	Cola	soft	15	3.04	card
864	1135	2026-05-09	Foyer Bar	House white	wine	17	6.72	cash
865	1135	2026-05-09	Foyer Bar	Lager pint	beer	15	5.88	card
866	1135	2026-05-09	Foyer Bar	House red	wine	20	6.72	cash
867	1135	2026-05-09	Balcony Bar	Pale ale	beer	7	6.2	card
868	1136	2026-05-10	Balcony Bar	Gin & tonic	spirits	18	8.51	card
869	1136	2026-05-10	Foyer Bar	Lager pint	beer	8	5.88	card
870	1136	2026-05-10	Foyer Bar	Crisps	snack	18	1.89	card
871	1136	2026-05-10	Foyer Bar	House white	wine	19	6.72	card
872	1136	2026-05-10	Foyer Bar	Lager pint	beer	7	5.88	card
873	1136	2026-05-10	Foyer Bar	Sparkling water	soft	14	2.52	card
874	1137	2026-05-14	Terrace Kiosk	Stout	beer	18	6.09	card
875	1137	2026-05-14	Terrace Kiosk	Ice cream	snack	13	3.68	card
876	1137	2026-05-14	Terrace Kiosk	Cola	soft	6	3.04	card
877	1137	2026-05-14	Terrace Kiosk	Lager pint	beer	16	5.88	card
878	1137	2026-05-14	Terrace Kiosk	Prosecco	wine	40	7.56	card
879	1137	2026-05-14	Terrace Kiosk	Gin & tonic	spirits	16	8.51	cash
880	1138	2026-05-20	Foyer Bar	Lager pint	beer	40	5.88	cash
881	1138	2026-05-20	Balcony Bar	Cola	soft	19	3.04	cash
882	1138	2026-05-20	Foyer Bar	House white	wine	17	6.72	\N
883	1138	2026-05-20	Balcony Bar	Lager pint	beer	44	5.88	card
884	1138	2026-05-20	Foyer Bar	Ice cream	snack	44	3.68	card
885	1138	2026-05-20	Foyer Bar	Cola	soft	34	3.04	cash
886	1138	2026-05-20	Foyer Bar	Crisps	snack	38	1.89	cash
887	1139	2026-05-22	Foyer Bar	Pale ale	beer	39	6.2	card
888	1139	2026-05-22	Foyer Bar	House red	wine	12	6.72	card
889	1139	2026-05-22	Balcony Bar	Pale ale	beer	20	6.2	cash
890	1139	2026-05-22	Foyer Bar	Sparkling water	soft	10	2.52	card
891	1139	2026-05-22	Foyer Bar	Sparkling water	soft	35	2.52	cash
892	1140	2026-05-23	Balcony Bar	Pale ale	beer	67	6.2	card
893	1140	2026-05-23	Foyer Bar	Sparkling water	soft	20	2.52	card
894	1140	2026-05-23	Foyer Bar	Lager pint	beer	56	5.88	card
895	1140	2026-05-23	Foyer Bar	Cola	soft	18	3.04	card
896	1140	2026-05-23	Foyer Bar	Lager pint	beer	32	5.88	card
897	1140	2026-05-23	Foyer Bar	Olives	snack	22	4.09	card
898	1140	2026-05-23	Balcony Bar	Lager pint	beer	26	5.88	cash
899	1141	2026-05-25	Terrace Kiosk	Lager pint	beer	56	5.88	cash
900	1141	2026-05-25	Terrace Kiosk	Stout	beer	6	6.09	cash
901	1141	2026-05-25	Terrace Kiosk	Lager pint	beer	35	5.88	card
902	1141	2026-05-25	Terrace Kiosk	House white	wine	90	6.72	card
903	1141	2026-05-25	Terrace Kiosk	Prosecco	wine	22	7.56	cash
904	1141	2026-05-25	Terrace Kiosk	Lager pint	beer	13	5.88	card
905	1141	2026-05-25	Terrace Kiosk	Lager pint	beer	14	5.88	card
906	1141	2026-05-25	Terrace Kiosk	Lager pint	beer	39	5.88	card
907	1142	2026-05-29	Studio Bar	House white	wine	46	6.72	card
908	1142	2026-05-29	Studio Bar	Pale ale	beer	38	6.2	card
909	1142	2026-05-29	Studio Bar	House white	wine	12	6.72	card
910	1142	2026-05-29	Studio Bar	Cola	soft	11	3.04	card
911	1142	2026-05-29	Studio Bar	House red	wine	16	6.72	card
912	1142	2026-05-29	Studio Bar	Lager pint	beer	16	5.88	card
913	1143	2026-05-31	Foyer Bar	Prosecco	wine	20	7.56	card
914	1143	2026-05-31	Balcony Bar	House white	wine	8	6.72	card
915	1143	2026-05-31	Balcony Bar	Prosecco	wine	20	7.56	card
916	1143	2026-05-31	Foyer Bar	Olives	snack	39	4.09	card
917	1143	2026-05-31	Balcony Bar	Ice cream	snack	12	3.68	card
918	1144	2026-06-05	Foyer Bar	Cola	soft	30	3.04	card
919	1144	2026-06-05	Foyer Bar	Olives	snack	74	4.09	card
920	1144	2026-06-05	Foyer Bar	Gin & tonic	spirits	12	8.51	card
921	1144	2026-06-05	Balcony Bar	Lager pint	beer	29	5.88	cash
922	1144	2026-06-05	Foyer Bar	Olives	snack	32	4.09	card
923	1144	2026-06-05	Foyer Bar	Lager pint	beer	38	5.88	card
924	1144	2026-06-05	Foyer Bar	House white	wine	11	6.72	cash
925	1144	2026-06-05	Foyer Bar	Stout	beer	20	6.09	card
926	1145	2026-06-06	Foyer Bar	Pale ale	beer	10	6.2	card
927	1145	2026-06-06	Foyer Bar	Cola	soft	55	3.04	card
928	1145	2026-06-06	Foyer Bar	House red	wine	20	6.72	card
929	1145	2026-06-06	Balcony Bar	Whisky	spirits	24	7.88	card
930	1145	2026-06-06	Balcony Bar	House white	wine	23	6.72	card
931	1145	2026-06-06	Foyer Bar	Lager pint	beer	13	5.88	card
932	1145	2026-06-06	Balcony Bar	Prosecco	wine	25	7.56	card
933	1145	2026-06-06	Foyer Bar	Crisps	snack	11	1.89	cash
934	1145	2026-06-06	Foyer Bar	Cola	soft	41	3.04	card
935	1146	2026-06-14	Terrace Kiosk	Lager pint	beer	29	5.88	cash
936	1146	2026-06-14	Terrace Kiosk	House white	wine	15	6.72	card
937	1146	2026-06-14	Terrace Kiosk	Prosecco	wine	9	7.56	cash
938	1146	2026-06-14	Terrace Kiosk	House red	wine	26	6.72	cash
939	1146	2026-06-14	Terrace Kiosk	Gin & tonic	spirits	12	8.51	card
940	1146	2026-06-14	Terrace Kiosk	Crisps	snack	12	1.89	card
941	1146	2026-06-14	Terrace Kiosk	Pale ale	beer	9	6.2	card
942	1147	2026-06-15	Studio Bar	Lager pint	beer	24	5.88	card
943	1147	2026-06-15	Studio Bar	Stout	beer	28	6.09	card
944	1147	2026-06-15	Studio Bar	Stout	beer	7	6.09	card
945	1147	2026-06-15	Studio Bar	Olives	snack	50	4.09	card
946	1147	2026-06-15	Studio Bar	House white	wine	25	6.72	card
947	1147	2026-06-15	Studio Bar	Lager pint	beer	26	5.88	card
948	1147	2026-06-15	Studio Bar	House red	wine	21	6.72	card
949	1147	2026-06-15	Studio Bar	Lager pint	beer	16	5.88	card
950	1147	2026-06-15	Studio Bar	Lager pint	beer	40	5.88	card
951	1148	2026-06-19	Studio Bar	House red	wine	13	6.72	card
952	1148	2026-06-19	Studio Bar	House white	wine	15	6.72	card
953	1148	2026-06-19	Studio Bar	Lager pint	beer	48	5.88	card
954	1148	2026-06-19	Studio Bar	Lager pint	beer	20	5.88	card
955	1148	2026-06-19	Studio Bar	Lager pint	beer	13	5.88	card
956	1149	2026-06-20	Studio Bar	Pale ale	beer	54	6.2	cash
957	1149	2026-06-20	Studio Bar	Stout	beer	52	6.09	card
958	1149	2026-06-20	Studio Bar	Stout	beer	36	6.09	\N
959	1149	2026-06-20	Studio Bar	Gin & tonic	spirits	30	8.51	cash
960	1149	2026-06-20	Studio Bar	Lager pint	beer	21	5.88	card
961	1149	2026-06-20	Studio Bar	Pale ale	beer	48	6.2	card
962	1149	2026-06-20	Studio Bar	Crisps	snack	36	1.89	card
963	1149	2026-06-20	Studio Bar	Stout	beer	31	6.09	cash
964	1149	2026-06-20	Studio Bar	Pale ale	beer	74	6.2	card
965	1150	2026-06-26	Terrace Kiosk	Ice cream	snack	32	3.68	card
966	1150	2026-06-26	Terrace Kiosk	House red	wine	10	6.72	card
967	1150	2026-06-26	Terrace Kiosk	Pale ale	beer	20	6.2	card
968	1150	2026-06-26	Terrace Kiosk	Ice cream	snack	30	3.68	card
969	1150	2026-06-26	Terrace Kiosk	Cola	soft	18	3.04	card
970	1150	2026-06-26	Terrace Kiosk	House white	wine	35	6.72	card
971	1151	2026-07-02	Balcony Bar	Cola	soft	40	3.04	card
972	1151	2026-07-02	Foyer Bar	Prosecco	wine	16	7.56	card
973	1151	2026-07-02	Foyer Bar	House red	wine	34	6.72	cash
974	1151	2026-07-02	Foyer Bar	Gin & tonic	spirits	45	8.51	card
975	1151	2026-07-02	Foyer Bar	Crisps	snack	15	1.89	card
976	1151	2026-07-02	Balcony Bar	Lager pint	beer	33	5.88	cash
977	1151	2026-07-02	Foyer Bar	Lager pint	beer	20	5.88	card
978	1152	2026-07-03	Foyer Bar	House red	wine	13	6.72	cash
979	1152	2026-07-03	Balcony Bar	Gin & tonic	spirits	18	8.51	card
980	1152	2026-07-03	Balcony Bar	Lager pint	beer	18	5.88	card
981	1152	2026-07-03	Foyer Bar	Lager pint	beer	13	5.88	card
982	1152	2026-07-03	Foyer Bar	Crisps	snack	23	1.89	card
983	1153	2026-07-04	Studio Bar	Sparkling water	soft	7	2.52	card
984	1153	2026-07-04	Studio Bar	Lager pint	beer	28	5.88	card
985	1153	2026-07-04	Studio Bar	Pale ale	beer	9	6.2	card
986	1153	2026-07-04	Studio Bar	House white	wine	11	6.72	card
987	1153	2026-07-04	Studio Bar	Pale ale	beer	15	6.2	cash
988	1153	2026-07-04	Studio Bar	Crisps	snack	26	1.89	card
989	1154	2026-07-08	Balcony Bar	Crisps	snack	25	1.89	card
990	1154	2026-07-08	Foyer Bar	Lager pint	beer	9	5.88	cash
991	1154	2026-07-08	Foyer Bar	Lager pint	beer	39	5.88	card
992	1154	2026-07-08	Balcony Bar	Pale ale	beer	16	6.2	card
993	1154	2026-07-08	Balcony Bar	Gin & tonic	spirits	23	8.51	card
994	1155	2026-07-11	Terrace Kiosk	Lager pint	beer	16	5.88	card
995	1155	2026-07-11	Terrace Kiosk	House red	wine	12	6.72	card
996	1155	2026-07-11	Terrace Kiosk	Ice cream	snack	9	3.68	card
997	1155	2026-07-11	Terrace Kiosk	Stout	beer	31	6.09	card
998	1155	2026-07-11	Terrace Kiosk	Lager pint	beer	17	5.88	card
999	1155	2026-07-11	Terrace Kiosk	Lager pint	beer	12	5.88	card
1000	1156	2026-07-25	Balcony Bar	Pale ale	beer	52	6.2	cash
1001	1156	2026-07-25	Foyer Bar	Lager pint	beer	54	5.88	card
1002	1156	2026-07-25	Balcony Bar	House red	wine	22	6.72	cash
1003	1156	2026-07-25	Balcony Bar	Stout	beer	47	6.09	card
1004	1156	2026-07-25	Foyer Bar	Lager pint	beer	55	5.88	cash
1005	1156	2026-07-25	Foyer Bar	Pale ale	beer	143	6.2	card
1006	1157	2026-07-29	Balcony Bar	Lager pint	beer	20	5.88	card
1007	1157	2026-07-29	Balcony Bar	Lager pint	beer	23	5.88	card
1008	1157	2026-07-29	Foyer Bar	Crisps	snack	12	1.89	cash
1009	1157	2026-07-29	Foyer Bar	Sparkling water	soft	34	2.52	card
1010	1157	2026-07-29	Foyer Bar	Cola	soft	41	3.04	card
1011	1158	2026-08-14	Foyer Bar	Pale ale	beer	21	6.2	card
1012	1158	2026-08-14	Balcony Bar	House white	wine	36	6.72	card
1013	1158	2026-08-14	Balcony Bar	Cola	soft	36	3.04	cash
1014	1158	2026-08-14	Foyer Bar	Lager pint	beer	18	5.88	card
1015	1158	2026-08-14	Foyer Bar	House red	wine	27	6.72	card
1016	1158	2026-08-14	Balcony Bar	Gin & tonic	spirits	22	8.51	cash
1017	1159	2026-08-19	Foyer Bar	Pale ale	beer	17	6.2	card
1018	1159	2026-08-19	Foyer Bar	Orange juice	soft	7	2.94	card
1019	1159	2026-08-19	Foyer Bar	Lager pint	beer	14	5.88	card
1020	1159	2026-08-19	Foyer Bar	Prosecco	wine	14	7.56	card
1021	1159	2026-08-19	Balcony Bar	House red	wine	17	6.72	card
1022	1159	2026-08-19	Foyer Bar	Ice cream	snack	14	3.68	card
1023	1160	2026-08-22	Terrace Kiosk	Ice cream	snack	9	3.68	card
1024	1160	2026-08-22	Terrace Kiosk	Cola	soft	35	3.04	card
1025	1160	2026-08-22	Terrace Kiosk	Stout	beer	22	6.09	card
1026	1160	2026-08-22	Terrace Kiosk	Lager pint	beer	9	5.88	card
1027	1160	2026-08-22	Terrace Kiosk	Gin & tonic	spirits	17	8.51	cash
1028	1160	2026-08-22	Terrace Kiosk	Lager pint	beer	13	5.88	card
1029	1160	2026-08-22	Terrace Kiosk	Whisky	spirits	11	7.88	card
1030	1160	2026-08-22	Terrace Kiosk	Pale ale	beer	18	6.2	card
1031	1161	2026-08-25	Foyer Bar	House red	wine	22	6.72	card
1032	1161	2026-08-25	Foyer Bar	Prosecco	wine	70	7.56	card
1033	1161	2026-08-25	Foyer Bar	Pale ale	beer	30	6.2	card
1034	1161	2026-08-25	Foyer Bar	Pale ale	beer	41	6.2	cash
1035	1161	2026-08-25	Balcony Bar	Cola	soft	71	3.04	\N
1036	1161	2026-08-25	Foyer Bar	Prosecco	wine	17	7.56	card
1037	1161	2026-08-25	Foyer Bar	Pale ale	beer	68	6.2	cash
1038	1162	2026-09-05	Balcony Bar	House white	wine	16	6.72	card
1039	1162	2026-09-05	Balcony Bar	House red	wine	23	6.72	card
1040	1162	2026-09-05	Foyer Bar	Pale ale	beer	11	6.2	card
1041	1162	2026-09-05	Foyer Bar	Pale ale	beer	18	6.2	card
1042	1162	2026-09-05	Balcony Bar	Crisps	snack	20	1.89	card
1043	1162	2026-09-05	Foyer Bar	House white	wine	8	6.72	card
1044	1162	2026-09-05	Balcony Bar	Gin & tonic	spirits	16	8.51	cash
1045	1163	2026-09-06	Foyer Bar	House white	wine	24	6.72	card
1046	1163	2026-09-06	Foyer Bar	Lager pint	beer	20	5.88	card
1047	1163	2026-09-06	Foyer Bar	Cola	soft	27	3.04	card
1048	1163	2026-09-06	Balcony Bar	Lager pint	beer	30	5.88	cash
1049	1163	2026-09-06	Balcony Bar	House red	wine	41	6.72	card
1050	1163	2026-09-06	Balcony Bar	Lager pint	beer	20	5.88	card
1051	1163	2026-09-06	Foyer Bar	Orange juice	soft	31	2.94	card
1052	1164	2026-09-12	Balcony Bar	Pale ale	beer	24	6.2	cash
1053	1164	2026-09-12	Foyer Bar	Lager pint	beer	10	5.88	card
1054	1164	2026-09-12	Foyer Bar	Lager pint	beer	62	5.88	cash
1055	1164	2026-09-12	Foyer Bar	Lager pint	beer	66	5.88	cash
1056	1164	2026-09-12	Balcony Bar	Sparkling water	soft	27	2.52	card
1057	1164	2026-09-12	Balcony Bar	House white	wine	37	6.72	cash
1058	1164	2026-09-12	Balcony Bar	Pale ale	beer	13	6.2	card
1059	1164	2026-09-12	Foyer Bar	Sparkling water	soft	73	2.52	card
1060	1165	2026-09-18	Studio Bar	Pale ale	beer	11	6.2	\N
1061	1165	2026-09-18	Studio Bar	House red	wine	54	6.72	cash
1062	1165	2026-09-18	Studio Bar	Lager pint	beer	44	5.88	card
1063	1165	2026-09-18	Studio Bar	Lager pint	beer	33	5.88	card
1064	1165	2026-09-18	Studio Bar	Lager pint	beer	21	5.88	card
1065	1165	2026-09-18	Studio Bar	Prosecco	wine	23	7.56	card
1066	1165	2026-09-18	Studio Bar	Pale ale	beer	14	6.2	card
1067	1166	2026-10-03	Studio Bar	Pale ale	beer	11	6.2	card
1068	1166	2026-10-03	Studio Bar	Cola	soft	12	3.04	\N
1069	1166	2026-10-03	Studio Bar	Pale ale	beer	17	6.2	card
1070	1166	2026-10-03	Studio Bar	House white	wine	11	6.72	card
1071	1166	2026-10-03	Studio Bar	Whisky	spirits	24	7.88	card
1072	1166	2026-10-03	Studio Bar	Stout	beer	67	6.09	cash
1073	1166	2026-10-03	Studio Bar	Pale ale	beer	14	6.2	\N
1074	1166	2026-10-03	Studio Bar	Prosecco	wine	36	7.56	cash
1075	1167	2026-10-09	Foyer Bar	Pale ale	beer	14	6.2	card
1076	1167	2026-10-09	Foyer Bar	Crisps	snack	26	1.89	cash
1077	1167	2026-10-09	Foyer Bar	House red	wine	21	6.72	card
1078	1167	2026-10-09	Foyer Bar	Pale ale	beer	13	6.2	card
1079	1167	2026-10-09	Foyer Bar	Crisps	snack	25	1.89	card
1080	1167	2026-10-09	Foyer Bar	Sparkling water	soft	40	2.52	card
1081	1167	2026-10-09	Balcony Bar	Lager pint	beer	45	5.88	card
1082	1167	2026-10-09	Foyer Bar	House red	wine	8	6.72	card
1083	1167	2026-10-09	Foyer Bar	Lager pint	beer	41	5.88	card
1084	1168	2026-10-10	Foyer Bar	Lager pint	beer	11	5.88	card
1085	1168	2026-10-10	Foyer Bar	Stout	beer	23	6.09	card
1086	1168	2026-10-10	Foyer Bar	Sparkling water	soft	24	2.52	card
1087	1168	2026-10-10	Foyer Bar	Cola	soft	18	3.04	cash
1088	1168	2026-10-10	Balcony Bar	Lager pint	beer	15	5.88	card
1089	1169	2026-10-14	Balcony Bar	Pale ale	beer	65	6.2	card
1090	1169	2026-10-14	Balcony Bar	Cola	soft	33	3.04	card
1091	1169	2026-10-14	Foyer Bar	House white	wine	18	6.72	cash
1092	1169	2026-10-14	Foyer Bar	Pale ale	beer	47	6.2	card
1093	1169	2026-10-14	Balcony Bar	Pale ale	beer	16	6.2	card
1094	1169	2026-10-14	Foyer Bar	Lager pint	beer	25	5.88	card
1095	1169	2026-10-14	Balcony Bar	Gin & tonic	spirits	31	8.51	card
1096	1169	2026-10-14	Foyer Bar	House red	wine	51	6.72	card
1097	1169	2026-10-14	Foyer Bar	Stout	beer	43	6.09	card
1098	1170	2026-10-16	Studio Bar	House white	wine	11	6.72	card
1099	1170	2026-10-16	Studio Bar	Cola	soft	16	3.04	card
1100	1170	2026-10-16	Studio Bar	Crisps	snack	38	1.89	card
1101	1170	2026-10-16	Studio Bar	Whisky	spirits	17	7.88	cash
1102	1170	2026-10-16	Studio Bar	Stout	beer	27	6.09	card
1103	1170	2026-10-16	Studio Bar	Lager pint	beer	15	5.88	card
1104	1170	2026-10-16	Studio Bar	Gin & tonic	spirits	17	8.51	cash
1105	1171	2026-10-17	Foyer Bar	Lager pint	beer	12	5.88	card
1106	1171	2026-10-17	Foyer Bar	Crisps	snack	22	1.89	card
1107	1171	2026-10-17	Balcony Bar	Lager pint	beer	27	5.88	card
1108	1171	2026-10-17	Balcony Bar	Pale ale	beer	34	6.2	card
1109	1171	2026-10-17	Balcony Bar	Stout	beer	12	6.09	card
1110	1171	2026-10-17	Foyer Bar	Crisps	snack	24	1.89	card
1111	1171	2026-10-17	Foyer Bar	Pale ale	beer	27	6.2	card
1112	1172	2026-10-18	Studio Bar	Orange juice	soft	29	2.94	card
1113	1172	2026-10-18	Studio Bar	Cola	soft	13	3.04	card
1114	1172	2026-10-18	Studio Bar	Sparkling water	soft	19	2.52	cash
1115	1172	2026-10-18	Studio Bar	Lager pint	beer	26	5.88	card
1116	1172	2026-10-18	Studio Bar	Prosecco	wine	11	7.56	card
1117	1172	2026-10-18	Studio Bar	Sparkling water	soft	13	2.52	card
1118	1172	2026-10-18	Studio Bar	Gin & tonic	spirits	6	8.51	card
1119	1172	2026-10-18	Studio Bar	Gin & tonic	spirits	39	8.51	card
1120	1173	2026-10-23	Foyer Bar	House white	wine	66	6.72	card
1121	1173	2026-10-23	Foyer Bar	Orange juice	soft	22	2.94	card
1122	1173	2026-10-23	Foyer Bar	House red	wine	38	6.72	card
1123	1173	2026-10-23	Foyer Bar	Gin & tonic	spirits	51	8.51	card
1124	1173	2026-10-23	Foyer Bar	Lager pint	beer	87	5.88	card
1125	1174	2026-10-24	Foyer Bar	Prosecco	wine	39	7.56	card
1126	1174	2026-10-24	Foyer Bar	Lager pint	beer	16	5.88	card
1127	1174	2026-10-24	Foyer Bar	Olives	snack	13	4.09	card
1128	1174	2026-10-24	Balcony Bar	Stout	beer	43	6.09	card
1129	1174	2026-10-24	Foyer Bar	Stout	beer	43	6.09	card
1130	1174	2026-10-24	Balcony Bar	House white	wine	19	6.72	card
1131	1174	2026-10-24	Balcony Bar	Pale ale	beer	16	6.2	card
1132	1174	2026-10-24	Balcony Bar	Pale ale	beer	15	6.2	cash
1133	1174	2026-10-24	Balcony Bar	Lager pint	beer	25	5.88	card
1134	1175	2026-10-31	Balcony Bar	House red	wine	26	6.72	card
1135	1175	2026-10-31	Foyer Bar	Ice cream	snack	13	3.68	card
1136	1175	2026-10-31	Foyer Bar	Lager pint	beer	45	5.88	card
1137	1175	2026-10-31	Balcony Bar	Crisps	snack	28	1.89	card
1138	1175	2026-10-31	Balcony Bar	Cola	soft	14	3.04	cash
1139	1175	2026-10-31	Balcony Bar	Whisky	spirits	43	7.88	card
1140	1175	2026-10-31	Foyer Bar	Ice cream	snack	11	3.68	card
1141	1175	2026-10-31	Foyer Bar	Orange juice	soft	40	2.94	card
1142	1176	2026-11-06	Studio Bar	Pale ale	beer	30	6.2	cash
1143	1176	2026-11-06	Studio Bar	Pale ale	beer	10	6.2	card
1144	1176	2026-11-06	Studio Bar	Pale ale	beer	16	6.2	cash
1145	1176	2026-11-06	Studio Bar	Stout	beer	11	6.09	cash
1146	1176	2026-11-06	Studio Bar	Ice cream	snack	18	3.68	cash
1147	1176	2026-11-06	Studio Bar	Lager pint	beer	14	5.88	card
1148	1176	2026-11-06	Studio Bar	Stout	beer	29	6.09	card
1149	1176	2026-11-06	Studio Bar	House white	wine	10	6.72	card
1150	1176	2026-11-06	Studio Bar	Whisky	spirits	20	7.88	card
1151	1177	2026-11-07	Foyer Bar	Cola	soft	20	3.04	cash
1152	1177	2026-11-07	Balcony Bar	Gin & tonic	spirits	32	8.51	card
1153	1177	2026-11-07	Foyer Bar	Gin & tonic	spirits	36	8.51	card
1154	1177	2026-11-07	Foyer Bar	Crisps	snack	20	1.89	card
1155	1177	2026-11-07	Foyer Bar	House white	wine	37	6.72	card
1156	1177	2026-11-07	Foyer Bar	Cola	soft	55	3.04	card
1157	1177	2026-11-07	Balcony Bar	Cola	soft	42	3.04	card
1158	1177	2026-11-07	Foyer Bar	House white	wine	30	6.72	card
1159	1177	2026-11-07	Balcony Bar	Olives	snack	22	4.09	card
1160	1178	2026-11-09	Foyer Bar	Cola	soft	45	3.04	card
1161	1178	2026-11-09	Foyer Bar	Lager pint	beer	39	5.88	card
1162	1178	2026-11-09	Foyer Bar	Crisps	snack	18	1.89	card
1163	1178	2026-11-09	Foyer Bar	Cola	soft	56	3.04	cash
1164	1178	2026-11-09	Foyer Bar	Pale ale	beer	18	6.2	cash
1165	1178	2026-11-09	Balcony Bar	Crisps	snack	19	1.89	cash
1166	1179	2026-11-13	Foyer Bar	Lager pint	beer	125	5.88	cash
1167	1179	2026-11-13	Foyer Bar	Lager pint	beer	55	5.88	card
1168	1179	2026-11-13	Balcony Bar	Whisky	spirits	27	7.88	card
1169	1179	2026-11-13	Balcony Bar	Lager pint	beer	26	5.88	card
1170	1179	2026-11-13	Foyer Bar	Prosecco	wine	12	7.56	card
1171	1179	2026-11-13	Foyer Bar	Ice cream	snack	12	3.68	card
1172	1179	2026-11-13	Foyer Bar	Pale ale	beer	28	6.2	card
1173	1179	2026-11-13	Foyer Bar	Ice cream	snack	10	3.68	card
1174	1179	2026-11-13	Foyer Bar	Gin & tonic	spirits	9	8.51	\N
1175	1180	2026-11-14	Foyer Bar	House white	wine	44	6.72	card
1176	1180	2026-11-14	Balcony Bar	Crisps	snack	23	1.89	card
1177	1180	2026-11-14	Foyer Bar	Stout	beer	26	6.09	card
1178	1180	2026-11-14	Balcony Bar	Pale ale	beer	51	6.2	card
1179	1180	2026-11-14	Foyer Bar	Pale ale	beer	86	6.2	card
1180	1181	2026-11-17	Foyer Bar	Pale ale	beer	20	6.2	card
1181	1181	2026-11-17	Balcony Bar	Stout	beer	29	6.09	\N
1182	1181	2026-11-17	Balcony Bar	Olives	snack	67	4.09	card
1183	1181	2026-11-17	Foyer Bar	Sparkling water	soft	61	2.52	card
1184	1181	2026-11-17	Foyer Bar	House white	wine	44	6.72	\N
1185	1181	2026-11-17	Balcony Bar	Sparkling water	soft	34	2.52	card
1186	1181	2026-11-17	Balcony Bar	House red	wine	23	6.72	card
1187	1181	2026-11-17	Foyer Bar	Lager pint	beer	36	5.88	card
1188	1181	2026-11-17	Foyer Bar	House red	wine	40	6.72	card
1189	1182	2026-11-20	Studio Bar	Crisps	snack	14	1.89	card
1190	1182	2026-11-20	Studio Bar	Cola	soft	29	3.04	card
1191	1182	2026-11-20	Studio Bar	Crisps	snack	12	1.89	cash
1192	1182	2026-11-20	Studio Bar	Pale ale	beer	36	6.2	card
1193	1182	2026-11-20	Studio Bar	Lager pint	beer	12	5.88	card
1194	1182	2026-11-20	Studio Bar	Orange juice	soft	12	2.94	cash
1195	1182	2026-11-20	Studio Bar	Lager pint	beer	12	5.88	\N
1196	1182	2026-11-20	Studio Bar	Prosecco	wine	14	7.56	card
1197	1182	2026-11-20	Studio Bar	Pale ale	beer	26	6.2	card
1198	1183	2026-11-21	Foyer Bar	House white	wine	13	6.72	card
1199	1183	2026-11-21	Balcony Bar	Gin & tonic	spirits	26	8.51	card
1200	1183	2026-11-21	Foyer Bar	Gin & tonic	spirits	33	8.51	card
1201	1183	2026-11-21	Foyer Bar	Pale ale	beer	35	6.2	card
1202	1183	2026-11-21	Foyer Bar	House white	wine	13	6.72	card
1203	1183	2026-11-21	Foyer Bar	Cola	soft	48	3.04	card
1204	1183	2026-11-21	Foyer Bar	Gin & tonic	spirits	20	8.51	card
1205	1183	2026-11-21	Foyer Bar	Orange juice	soft	34	2.94	card
1206	1183	2026-11-21	Foyer Bar	Lager pint	beer	60	5.88	card
1207	1184	2026-11-28	Balcony Bar	Orange juice	soft	7	2.94	card
1208	1184	2026-11-28	Balcony Bar	Crisps	snack	13	1.89	cash
1209	1184	2026-11-28	Balcony Bar	Whisky	spirits	34	7.88	card
1210	1184	2026-11-28	Foyer Bar	Crisps	snack	17	1.89	card
1211	1184	2026-11-28	Balcony Bar	Lager pint	beer	23	5.88	card
1212	1184	2026-11-28	Foyer Bar	Stout	beer	7	6.09	cash
\.

COPY sponsor_deals (deal_id, sponsor_nm, industry, evt_id, amount, signed_dt, paid_dt) FROM stdin;
301	Quayside Hotels	hospitality	1008	2000	2024-11-11	2024-12-21
302	Severn Motors	automotive	1001	2000	2024-11-11	2025-01-03
303	Old Dock Brewery	drinks	1009	3000	2024-11-11	2024-12-19
304	Harbourside Bank	finance	1002	4000	2024-11-11	2025-01-01
305	Cotswold Cider Co	drinks	1014	4000	2024-11-11	2025-01-14
306	Harbourside Bank	finance	1030	4000	2024-11-18	2024-12-10
307	TideTech	software	1037	4000	2024-12-03	2024-12-11
308	Old Dock Brewery	drinks	1033	2500	2024-12-13	2025-01-18
309	Old Dock Brewery	drinks	1016	2000	2024-12-14	2025-01-28
310	Harbourside Bank	finance	\N	10000	2024-12-18	2024-12-25
311	Quayside Hotels	hospitality	\N	8000	2024-12-27	2025-01-13
312	Old Dock Brewery	drinks	\N	25000	2024-12-29	2025-01-11
313	TideTech	software	1016	2500	2025-01-07	2025-03-09
314	BrightLeaf Energy	energy	1028	2000	2025-02-01	2025-04-01
315	Clifton Optics	retail	1056	3000	2025-02-22	\N
316	TideTech	software	1054	3000	2025-02-23	2025-03-17
317	Clifton Optics	retail	\N	12000	2025-03-03	2025-04-05
318	Cotswold Cider Co	drinks	\N	12000	2025-04-01	2025-05-27
319	TideTech	software	1050	2000	2025-04-02	2025-04-29
320	Merriman Pianos	retail	\N	12000	2025-04-05	2025-05-16
321	Avon Insurance Group	finance	1045	1500	2025-04-15	2025-05-19
322	Cotswold Cider Co	drinks	\N	15000	2025-05-01	2025-05-18
323	Avon Insurance Group	finance	\N	25000	2025-05-03	2025-06-28
324	TideTech	software	\N	25000	2025-05-05	2025-05-16
325	Pemberton Law	legal	1054	1000	2025-05-05	2025-07-04
326	Merriman Pianos	retail	1052	750	2025-05-15	2025-06-28
327	Old Dock Brewery	drinks	1091	5000	2025-06-27	2025-07-22
328	BrightLeaf Energy	energy	\N	25000	2025-07-14	\N
329	Cotswold Cider Co	drinks	1101	2000	2025-07-20	\N
330	Clifton Optics	retail	\N	10000	2025-07-22	2025-08-13
331	TideTech	software	1090	4000	2025-07-31	2025-08-30
332	Severn Motors	automotive	\N	12000	2025-09-25	2025-11-02
333	Merriman Pianos	retail	\N	8000	2025-10-06	2025-12-14
334	Harbourside Bank	finance	\N	15000	2025-10-14	\N
335	BrightLeaf Energy	energy	1124	3000	2025-12-08	2026-02-14
336	Harbourside Bank	finance	\N	10000	2025-12-08	2026-02-12
337	BrightLeaf Energy	energy	1133	2000	2025-12-09	2026-01-08
338	Westway Rail	transport	1105	5000	2025-12-14	2026-01-21
339	BrightLeaf Energy	energy	\N	10000	2025-12-14	2025-12-25
340	Old Dock Brewery	drinks	\N	12000	2026-01-22	2026-04-01
341	TideTech	software	\N	25000	2026-01-29	\N
342	Quayside Hotels	hospitality	1143	5000	2026-02-04	2026-03-21
343	Clifton Optics	retail	1153	1000	2026-02-14	2026-03-04
344	Severn Motors	automotive	1125	750	2026-02-28	2026-03-16
345	Cotswold Cider Co	drinks	1146	1000	2026-03-09	2026-04-16
346	Pemberton Law	legal	1151	2500	2026-04-23	2026-06-24
347	Pemberton Law	legal	\N	15000	2026-04-26	2026-05-03
348	Quayside Hotels	hospitality	1154	750	2026-04-28	\N
349	TideTech	software	1146	1500	2026-05-05	2026-07-07
350	TideTech	software	1172	2000	2026-05-30	2026-08-01
351	Merriman Pianos	retail	1173	1000	2026-06-07	2026-06-24
352	Severn Motors	automotive	\N	8000	2026-07-13	2026-08-27
353	Avon Insurance Group	finance	1181	2000	2026-08-02	2026-08-30
354	Harbourside Bank	finance	1167	750	2026-09-02	2026-11-05
\.
