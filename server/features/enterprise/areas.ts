import { AREAS } from '../../../openapi/generated/areas.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Area = components['schemas']['Area']

function readAreas(): Area[] {
  return AREAS.split('|').map((text) => {
    const [province = '', ...cities] = text.split(';')
    const code = province.slice(0, 2)
    return {
      code: `${code}0000`,
      name: province.slice(2),
      cities: cities.map((cityText) => {
        const [city = '', ...districts] = cityText.split(',')
        const own = `${code}${city.slice(0, 2)}`
        return {
          code: `${own}00`,
          name: city.slice(2),
          districts: districts.map((each) => ({ code: `${own}${each.slice(0, 2)}`, name: each.slice(2) })),
        }
      }),
    }
  })
}

let read: Area[] | undefined

/** Provinces with their cities and districts (GB/T 2260); unfolded when first asked for. */
export function areas(): Area[] {
  read ??= readAreas()
  return read
}

/** Whether a province, city or district has the code. */
export function isArea(code: string): boolean {
  const province = areas().find((one) => one.code.slice(0, 2) === code.slice(0, 2))
  if (province === undefined) return false
  const below = province.cities.flatMap((city) => [city, ...city.districts])
  return [province, ...below].some((one) => one.code === code)
}
