const lists: Readonly<Record<string, string>> = {
  US: 'AL:Alabama,AK:Alaska,AZ:Arizona,AR:Arkansas,CA:California,CO:Colorado,CT:Connecticut,DE:Delaware,DC:District of Columbia,FL:Florida,GA:Georgia,HI:Hawaii,ID:Idaho,IL:Illinois,IN:Indiana,IA:Iowa,KS:Kansas,KY:Kentucky,LA:Louisiana,ME:Maine,MD:Maryland,MA:Massachusetts,MI:Michigan,MN:Minnesota,MS:Mississippi,MO:Missouri,MT:Montana,NE:Nebraska,NV:Nevada,NH:New Hampshire,NJ:New Jersey,NM:New Mexico,NY:New York,NC:North Carolina,ND:North Dakota,OH:Ohio,OK:Oklahoma,OR:Oregon,PA:Pennsylvania,PR:Puerto Rico,RI:Rhode Island,SC:South Carolina,SD:South Dakota,TN:Tennessee,TX:Texas,UT:Utah,VT:Vermont,VA:Virginia,WA:Washington,WV:West Virginia,WI:Wisconsin,WY:Wyoming',
  CA: 'AB:Alberta,BC:British Columbia,MB:Manitoba,NB:New Brunswick,NL:Newfoundland and Labrador,NS:Nova Scotia,NT:Northwest Territories,NU:Nunavut,ON:Ontario,PE:Prince Edward Island,QC:Quebec,SK:Saskatchewan,YT:Yukon',
  AU: 'ACT:Australian Capital Territory,NSW:New South Wales,NT:Northern Territory,QLD:Queensland,SA:South Australia,TAS:Tasmania,VIC:Victoria,WA:Western Australia',
  BR: 'AC:Acre,AL:Alagoas,AP:Amapá,AM:Amazonas,BA:Bahia,CE:Ceará,DF:Distrito Federal,ES:Espírito Santo,GO:Goiás,MA:Maranhão,MT:Mato Grosso,MS:Mato Grosso do Sul,MG:Minas Gerais,PA:Pará,PB:Paraíba,PR:Paraná,PE:Pernambuco,PI:Piauí,RJ:Rio de Janeiro,RN:Rio Grande do Norte,RS:Rio Grande do Sul,RO:Rondônia,RR:Roraima,SC:Santa Catarina,SP:São Paulo,SE:Sergipe,TO:Tocantins',
}

const regions = Object.entries(lists).flatMap(([country, list]) =>
  list.split(',').map((entry) => {
    const [short = '', name = ''] = entry.split(':')
    return { country, short, code: `${country}-${short}`, name }
  }),
)

/** To choose from; none where we keep no list. */
export function regionsOf(country: string) {
  return regions.filter((region) => region.country === country).map(({ code, name }) => ({ code, name }))
}

/** `US-VA` in words; what has no name here is shown as it is. */
export function regionName(subdivision: string | null | undefined): string {
  return regions.find(({ code }) => code === subdivision)?.name ?? subdivision ?? ''
}

/** Reads typed text (`Virginia`, `va`, `US-VA`) as the code it stands for, where there is one. */
export function regionCode(country: string | null, typed: string | null): string | null {
  const text = typed?.toLowerCase()
  const found = regions.find(
    (region) =>
      region.country === country &&
      [region.code, region.short, region.name].some((word) => word.toLowerCase() === text),
  )
  return found?.code ?? typed
}
