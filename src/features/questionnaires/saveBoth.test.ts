import { expect, test } from 'vitest'
import { saveBoth } from './saveBoth.ts'

test.each([
  { isOtherType: false, refused: 'none', want: ['setting', 'base'] },
  { isOtherType: false, refused: 'setting', want: ['setting'] },
  { isOtherType: true, refused: 'none', want: ['base', 'setting'] },
  { isOtherType: true, refused: 'base', want: ['base'] },
])('other type $isOtherType, refused: $refused', async ({ isOtherType, refused, want }) => {
  const sent: string[] = []
  const call = (name: string) => async () => {
    sent.push(name)
    if (name === refused) throw new Error('refused')
    return name
  }
  const saving = saveBoth(isOtherType, call('base'), call('setting'))
  if (refused === 'none') expect(await saving).toBe('setting')
  else await expect(saving).rejects.toThrow('refused')
  expect(sent).toEqual(want)
})
