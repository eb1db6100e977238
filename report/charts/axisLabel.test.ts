import { expect, it } from 'vitest'
import { axisLabel } from './axisLabel.ts'

it.each([
  { given: '沟通协作', width: 8, want: ['沟通协作'] },
  { given: '以客户为中心的跨部门协作', width: 8, want: ['以客户为中心的跨', '部门协作'] },
  { given: '以客户为中心的跨部门协作与持续改进能力', width: 8, want: ['以客户为中心的跨', '部门协作与持续…'] },
  { given: 'Results driven', width: 12, want: ['Results driven'] },
  { given: 'Building coalitions', width: 8, want: ['Building', 'coalitions'] },
  { given: 'Incomprehensibilities', width: 6, want: ['Incompreh…'] },
  { given: '', width: 8, want: [''] },
])('breaks $given', ({ given, width, want }) => {
  expect(axisLabel(given, width)).toEqual(want)
})
