import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn } from './turn.ts'

/** Node has locks as browsers have, which tabs share; at a plain-http address there are none. */
describe.each([
  ['with locks', () => {}],
  ['without locks', () => vi.stubGlobal('navigator', {})],
])('one at a time, %s', (_, arrange) => {
  let log: string[]
  const { signal } = new AbortController()

  beforeEach(() => {
    log = []
    arrange()
  })
  afterEach(() => vi.unstubAllGlobals())

  function start(name: string, given = signal) {
    let finish: (fail?: boolean) => void = () => {}
    const work = () => {
      log.push(`${name} begins`)
      return new Promise<string>((resolve, reject) => {
        finish = (fail = false) => (fail ? reject(new Error(name)) : resolve(name))
      })
    }
    const end = inTurn(work, () => log.push(`${name} waits`), given)
    return { end, finish: (fail?: boolean) => finish(fail) }
  }

  test('the second begins when the first is done', async () => {
    const first = start('a')
    await expect.poll(() => log).toEqual(['a begins'])
    const second = start('b')
    await expect.poll(() => log).toEqual(['a begins', 'b waits'])
    first.finish()
    expect(await first.end).toBe('a')
    await expect.poll(() => log).toEqual(['a begins', 'b waits', 'b begins'])
    second.finish()
    expect(await second.end).toBe('b')
  })

  test('one that fails lets the next one begin', async () => {
    const first = start('a')
    await expect.poll(() => log).toContain('a begins')
    const second = start('b')
    await expect.poll(() => log).toContain('b waits')
    first.finish(true)
    await expect(first.end).rejects.toThrow('a')
    await expect.poll(() => log).toContain('b begins')
    second.finish()
    await second.end
  })

  test('who gives up waiting never begins', async () => {
    const first = start('a')
    await expect.poll(() => log).toContain('a begins')
    const cancel = new AbortController()
    const second = start('b', cancel.signal)
    const givenUp = expect(second.end).rejects.toBeDefined()
    await expect.poll(() => log).toContain('b waits')
    cancel.abort()
    first.finish()
    await first.end
    await givenUp
    const third = start('c')
    await expect.poll(() => log).toContain('c begins')
    third.finish()
    await third.end
    expect(log).not.toContain('b begins')
  })
})
