import { expect, test } from 'vitest'
import { ApiResponseNotSuccessfulError, UnauthenticatedError, UnauthorizedError } from '../../api/errors.ts'
import { createGuard, signInAddress } from './guard.ts'

const PLACE = { pathname: '/manage.html', search: '', hash: '#/questionnaire/edit/survey/7' }

function watched(location = PLACE) {
  const events: string[] = []
  let stay = () => {}
  /** Until it is said, a page that is left is on its way. */
  const staying = new Promise<void>((resolve) => {
    stay = resolve
  })
  const guard = createGuard({
    location: () => location,
    go: (address) => events.push(`go ${address}`),
    wait: async (milliseconds) => void events.push(`wait ${milliseconds}`),
    untilStaying: () => staying,
    keep: () => events.push('keep'),
    tell: (key) => events.push(`tell ${key}`),
  })
  return { guard, events, stay: () => stay() }
}

const settled = () => new Promise((done) => setTimeout(done, 0))

test('not signed in: a notice, then the sign-in page with the way back (spec §2)', async () => {
  const { guard, events } = watched()
  expect(guard(new UnauthenticatedError('no'))).toBe(true)
  await settled()
  const back = encodeURIComponent('/manage.html#/questionnaire/edit/survey/7')
  expect(events).toEqual(['keep', 'tell failure.unauthenticated', 'wait 800', `go /signin/?returnUrl=${back}`])
})

test('not allowed: a notice for 1.5 s, then the feedback site (spec §6)', async () => {
  const { guard, events } = watched()
  expect(guard(new UnauthorizedError('no'))).toBe(true)
  await settled()
  expect(events).toEqual(['tell failure.unauthorized', 'wait 1500', 'go /feedback/'])
})

test('many answers at once lead away once', async () => {
  const { guard, events } = watched()
  guard(new UnauthenticatedError('one'))
  guard(new UnauthenticatedError('two'))
  guard(new UnauthorizedError('three'))
  await settled()
  expect(events.filter((event) => event.startsWith('go '))).toHaveLength(1)
})

test('whoever stays on the page is led away by the next answer of the kind', async () => {
  const { guard, events, stay } = watched()
  guard(new UnauthenticatedError('one'))
  await settled()
  guard(new UnauthenticatedError('on the way'))
  await settled()
  expect(events.filter((event) => event.startsWith('go '))).toHaveLength(1)
  stay()
  await settled()
  guard(new UnauthenticatedError('two'))
  await settled()
  expect(events.filter((event) => event.startsWith('go '))).toHaveLength(2)
  expect(events.filter((event) => event.startsWith('tell '))).toHaveLength(2)
})

test('every other failure is not the guard’s', async () => {
  const { guard, events } = watched()
  expect(guard(new ApiResponseNotSuccessfulError(2001, 'gone'))).toBe(false)
  await settled()
  expect(events).toEqual([])
})

test.each([
  { name: 'none', given: PLACE, want: null },
  { name: 'before the hash', given: { ...PLACE, search: '?eid=ent-1' }, want: 'ent-1' },
  { name: 'inside the hash', given: { ...PLACE, hash: '#/manage?eid=ent-2' }, want: 'ent-2' },
  {
    name: 'in both, the one before the hash',
    given: { ...PLACE, search: '?eid=ent-1', hash: '#/manage?eid=ent-2' },
    want: 'ent-1',
  },
])('the enterprise id: $name', ({ given, want }) => {
  const query = new URLSearchParams(signInAddress(given).split('?').slice(1).join('?'))
  expect(query.get('eid')).toBe(want)
  expect(query.get('returnUrl')).toBe(`${given.pathname}${given.search}${given.hash}`)
})
