import { expect, test } from 'vitest'
import { areasText } from './areas.ts'

test('places become one text; districts right below a province get a city', () => {
  const given = [
    {
      code: '500000',
      name: '重庆市',
      children: [
        { code: '500101', name: '万州区', area: '01' },
        { code: '500229', name: '城口县', area: '29' },
      ],
    },
    {
      code: '420000',
      name: '湖北省',
      children: [
        { code: '420100', name: '武汉市', children: [{ code: '420102', name: '江岸区', area: '02' }] },
        {
          code: '429000',
          name: '湖北省-自治区直辖县级行政区划',
          children: [{ code: '429004', name: '仙桃市', area: '04' }],
        },
      ],
    },
    { code: '710000', name: '台湾省', children: [] },
  ]
  expect(areasText(given)).toBe(
    '50重庆市;01重庆市,01万州区;02县,29城口县|42湖北省;01武汉市,02江岸区;90直辖县级行政区划,04仙桃市|71台湾省',
  )
})
