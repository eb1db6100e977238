/** The worker and mail servers that are away, with an outbox in memory. */
import { afterEach, expect, test } from 'vitest'
import { createAway, type MailNews } from './away.ts'
import { CONNECTIONS, type Mailer, MailFault } from './mailer.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'
import type { MailServer } from './sending.ts'
import { type MailWorker, startMailWorker } from './worker.ts'

const [AWAY, THERE] = [1, 2]
const MANY = 120

interface Row extends ClaimedMail {
  is: 'waiting' | 'claimed' | 'sent' | 'failed'
}

let worker: MailWorker | undefined
const inHand = new Set<Row>()
/** Lets go the mails that hang. */
let letGo = () => {}

afterEach(async () => {
  letGo()
  await worker?.stop()
  worker = undefined
  expect(inHand.size).toBe(0)
})

let lastId = 0
const mailsOf = (enterpriseId: number, count: number): Row[] =>
  Array.from({ length: count }, () => {
    lastId += 1
    const words = { name: '', address: `${enterpriseId}`, subject: '', text: '', link: null, copy: 0, claimedUntil: '' }
    return { enterpriseId, id: lastId, ...words, attempts: 0, unreached: 0, is: 'waiting' }
  })

/** Each enterprise's mails go by its own server; what was not taken is not tried again. */
function outboxOf(rows: Row[]) {
  const faults: MailFault[] = []
  const given: Row[] = []
  const outbox: Outbox<Row> = {
    async claim(count, of) {
      const isMeant = ({ enterpriseId }: Row) =>
        'only' in of ? of.only === enterpriseId : !of.except.includes(enterpriseId)
      const claimed = rows.filter((row) => row.is === 'waiting' && isMeant(row)).slice(0, count)
      for (const row of claimed) {
        row.is = 'claimed'
        inHand.add(row)
      }
      return claimed
    },
    takeBack: async () => {},
    isHeld: async ({ is }) => is === 'claimed',
    async sent(row) {
      row.is = 'sent'
    },
    async failed(row, fault) {
      row.is = 'failed'
      faults.push(fault)
    },
    async release(row) {
      row.is = 'waiting'
      given.push(row)
    },
    drop: (row) => inHand.delete(row),
  }
  const countOf = (enterpriseId: number, is: Row['is']) =>
    rows.filter((row) => row.enterpriseId === enterpriseId && row.is === is).length
  return { outbox, faults, given, countOf }
}

const mailerOf = (sendPatiently: Mailer['send']): Mailer => ({
  send: sendPatiently,
  sendPatiently,
  verify: async () => null,
  close: () => {},
})
const taking = mailerOf(async () => {})
const unreached = async () => {
  throw new MailFault('unreached', 'connect ECONNREFUSED')
}

function start(rows: Row[], mailerFor: (enterpriseId: number) => Mailer) {
  const told: MailNews[] = []
  const errors: unknown[] = []
  let now = 0
  const away = createAway(
    (news) => told.push(news),
    () => now,
  )
  const made = outboxOf(rows)
  const serverFor = async ({ enterpriseId }: Row): Promise<MailServer> => ({
    owner: enterpriseId,
    mailer: mailerFor(enterpriseId),
  })
  worker = startMailWorker({
    ...{ outbox: made.outbox, serverFor, host: 'roundview.example', away },
    logError: (error) => errors.push(error),
  })
  const { wake } = worker
  return {
    ...made,
    ...{ told, errors, wake },
    pass: (milliseconds: number) => {
      now += milliseconds
      wake()
    },
  }
}

test('whose server is not reached rests, and the mails of the others behind it go on at once', async () => {
  let tries = 0
  const unreachable = mailerOf(async () => {
    tries += 1
    await unreached()
  })
  const rows = [...mailsOf(AWAY, MANY), ...mailsOf(THERE, MANY)]
  const { countOf, told, wake } = start(rows, (id) => (id === AWAY ? unreachable : taking))
  // Before the next look into the outbox.
  await expect.poll(() => countOf(THERE, 'sent'), { timeout: 2_000 }).toBe(MANY)
  wake()
  await expect.poll(() => countOf(AWAY, 'claimed')).toBe(0)
  expect(tries).toBeLessThanOrEqual(CONNECTIONS)
  expect(countOf(AWAY, 'waiting')).toBe(MANY - tries)
  expect(told).toEqual([{ owner: AWAY, is: 'away', reason: 'connect ECONNREFUSED' }])
})

test('after the rest one mail tries the server, and nobody else waits for it', async () => {
  let tries = 0
  const hung = Promise.withResolvers<void>()
  letGo = hung.resolve
  const hanging = mailerOf(async () => {
    tries += 1
    if (tries > CONNECTIONS) await hung.promise
    await unreached()
  })
  const rows = mailsOf(AWAY, MANY)
  const { countOf, pass, wake } = start(rows, (id) => (id === AWAY ? hanging : taking))
  await expect.poll(() => countOf(AWAY, 'failed')).toBe(CONNECTIONS)
  pass(5_000)
  await expect.poll(() => tries).toBe(CONNECTIONS + 1)
  rows.push(...mailsOf(THERE, MANY))
  wake()
  await expect.poll(() => countOf(THERE, 'sent')).toBe(MANY)
  pass(60_000)
  expect([tries, countOf(AWAY, 'claimed')]).toEqual([CONNECTIONS + 1, 1])
  letGo()
  await expect.poll(() => countOf(AWAY, 'failed')).toBe(CONNECTIONS + 1)
})

test('a server that hangs from its first mails on holds up its own alone', async () => {
  let tries = 0
  const hung = Promise.withResolvers<void>()
  letGo = hung.resolve
  const hanging = mailerOf(async () => {
    tries += 1
    await hung.promise
  })
  const rows = [...mailsOf(AWAY, MANY), ...mailsOf(THERE, MANY)]
  const { countOf, pass, errors } = start(rows, (id) => (id === AWAY ? hanging : taking))
  await expect.poll(() => tries).toBe(CONNECTIONS)
  expect(countOf(THERE, 'sent')).toBe(0)
  pass(20_000)
  await expect.poll(() => countOf(THERE, 'sent'), { timeout: 4_000 }).toBe(MANY)
  expect([tries, countOf(AWAY, 'claimed'), countOf(AWAY, 'waiting')]).toEqual([
    CONNECTIONS,
    CONNECTIONS,
    MANY - CONNECTIONS,
  ])
  letGo()
  await expect.poll(() => countOf(AWAY, 'claimed')).toBe(0)
  pass(0)
  await expect.poll(() => countOf(AWAY, 'sent')).toBe(MANY)
  expect(errors).toEqual([])
})

test('a try that hangs holds up no other server’s', async () => {
  let isBack = false
  const hung = Promise.withResolvers<void>()
  letGo = hung.resolve
  const hanging = mailerOf(async () => {
    if (isBack) await hung.promise
    await unreached()
  })
  const other = mailerOf(async () => (isBack ? undefined : unreached()))
  const rows = [...mailsOf(AWAY, MANY), ...mailsOf(THERE, MANY)]
  const { countOf, pass } = start(rows, (id) => (id === AWAY ? hanging : other))
  await expect.poll(() => countOf(AWAY, 'failed') + countOf(THERE, 'failed')).toBe(2 * CONNECTIONS)
  await expect.poll(() => countOf(AWAY, 'claimed') + countOf(THERE, 'claimed')).toBe(0)
  isBack = true
  const there = rows.filter(({ enterpriseId }) => enterpriseId === THERE)
  for (const row of there) row.is = 'failed'
  // Only the one that hangs is tried; the other's turn comes while it does.
  pass(5_000)
  await expect.poll(() => countOf(AWAY, 'claimed')).toBe(1)
  rows.push(...mailsOf(THERE, MANY))
  pass(60_000)
  await expect.poll(() => countOf(THERE, 'sent')).toBe(MANY)
  expect(countOf(AWAY, 'claimed')).toBe(1)
})

test('once its server answers it rests no more', async () => {
  let isAway = true
  const mailer = mailerOf(async () => (isAway ? unreached() : undefined))
  const { countOf, pass, told } = start(mailsOf(AWAY, MANY), () => mailer)
  await expect.poll(() => countOf(AWAY, 'failed')).toBe(CONNECTIONS)
  await expect.poll(() => countOf(AWAY, 'claimed')).toBe(0)
  isAway = false
  pass(5_000)
  await expect.poll(() => countOf(AWAY, 'sent'), { timeout: 2_000 }).toBe(MANY - CONNECTIONS)
  expect(told.map(({ is }) => is)).toEqual(['away', 'back'])
})

test('a server that has no room for all at once takes the others’ mails, and none is given back untried', async () => {
  let inHand = 0
  const narrow = mailerOf(async () => {
    inHand += 1
    try {
      if (inHand > 3) await unreached()
      await new Promise((resolve) => setTimeout(resolve, 5))
    } finally {
      inHand -= 1
    }
  })
  const { countOf, given } = start(mailsOf(THERE, MANY), () => narrow)
  await expect.poll(() => countOf(THERE, 'sent') + countOf(THERE, 'failed'), { timeout: 4_000 }).toBe(MANY)
  expect(given).toEqual([])
})

test('what another server failed at that was replaced meanwhile is sent by the new one, and told to nobody', async () => {
  let current = mailerOf(async () => {
    current = taking
    await unreached()
  })
  const { countOf, told, given } = start(mailsOf(AWAY, 1), () => current)
  await expect.poll(() => countOf(AWAY, 'sent')).toBe(1)
  expect([told, given.length]).toEqual([[], 1])
})

test('an error of our own is logged and is no server’s: nobody rests, the mail is tried later', async () => {
  let isFirst = true
  const ours = new TypeError('cannot read properties of undefined')
  const mailer = mailerOf(async () => {
    if (!isFirst) return
    isFirst = false
    throw ours
  })
  const { countOf, told, errors, faults } = start(mailsOf(THERE, MANY), () => mailer)
  await expect.poll(() => countOf(THERE, 'sent')).toBe(MANY - 1)
  expect(errors).toEqual([ours])
  expect(faults).toMatchObject([{ kind: 'later', message: ours.message }])
  expect(told).toEqual([])
})

test('mails whose server cannot be found by an error of our own are tried later, and stand in nobody’s way', async () => {
  const ours = new TypeError('cannot read properties of undefined')
  const rows = [...mailsOf(AWAY, MANY), ...mailsOf(THERE, MANY)]
  const { countOf, errors, faults, wake } = start(rows, (id) => {
    if (id === AWAY) throw ours
    return taking
  })
  await expect
    .poll(() => {
      wake()
      return countOf(THERE, 'sent')
    })
    .toBe(MANY)
  expect(countOf(AWAY, 'failed')).toBe(MANY)
  expect(new Set(faults.map(({ kind, message }) => `${kind} ${message}`))).toEqual(new Set([`later ${ours.message}`]))
  expect(new Set(errors)).toEqual(new Set([ours]))
})

test('what is not to be sent any more once its server is known is not', async () => {
  const rows = mailsOf(THERE, 1)
  const { countOf, errors } = start(rows, () => {
    for (const row of rows) row.is = 'failed'
    return mailerOf(async () => expect.unreachable())
  })
  await expect.poll(() => countOf(THERE, 'failed')).toBe(1)
  await expect.poll(() => inHand.size).toBe(0)
  expect(errors).toEqual([])
})

test('one that ends waits for no mails that are looked for still', async () => {
  const { outbox } = outboxOf([])
  const looking = Promise.withResolvers<void>()
  const claim: typeof outbox.claim = async (_count, _of, isStopping) => {
    looking.resolve()
    await expect.poll(() => isStopping?.()).toBe(true)
    return []
  }
  const ending = startMailWorker<Row>({
    ...{ outbox: { ...outbox, claim }, host: 'roundview.example', away: createAway(() => {}) },
    ...{ serverFor: async () => expect.unreachable(), logError: (error) => expect.unreachable(String(error)) },
  })
  await looking.promise
  await ending.stop()
})
