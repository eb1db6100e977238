/** The three levels of a seat's code (GB/T 2260): two figures each for province, city and district. */
import type { CallResult } from '../../providers/calls/calls.ts'

export type Provinces = CallResult<'listAreas'>

interface Place {
  code: string
  name: string
}

export interface Level {
  key: 'province' | 'city' | 'district'
  /** The place chosen at this level; empty for none. */
  code: string
  places: readonly Place[]
  /** What the seat is once nothing is chosen here: the level above. */
  above: string
}

/** What can be chosen at each level for the seat `code`, which may name a place of any level. */
export function levelsOf(provinces: Provinces, code: string): Level[] {
  const province = provinces.find((one) => one.code.slice(0, 2) === code.slice(0, 2))
  const city = province?.cities.find((one) => one.code.slice(0, 4) === code.slice(0, 4))
  const district = city?.districts.find((one) => one.code === code)
  const provinceCode = province?.code ?? ''
  const cityCode = city?.code ?? ''
  return [
    { key: 'province', code: provinceCode, places: provinces, above: '' },
    { key: 'city', code: cityCode, places: province?.cities ?? [], above: provinceCode },
    { key: 'district', code: district?.code ?? '', places: city?.districts ?? [], above: cityCode },
  ]
}
