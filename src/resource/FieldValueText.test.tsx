import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { FieldValueText } from './FieldValueText.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const shown = (kind: 'date' | 'dateTime', value: string) =>
  renderToStaticMarkup(<FieldValueText field={{ kind } as FieldDescriptor} value={value} />)

test('what is kept by the day is that day wherever one reads it, a moment is in the reader’s time', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(shown('date', '2026-11-20')).toBe('20 Nov 2026')
  expect(shown('dateTime', '2026-11-20T02:00:00.000Z')).toBe('19 Nov 2026')
})
