import { expect, test } from 'vitest'
import { runFor } from './runFor.ts'

const node = (script: string, seconds = 60) => runFor(seconds, process.execPath, ['-e', script])

test('what it says on both streams, without colours, and how it ended', async () => {
  const said = await node("console.log('\\u001b[1;32mfound'); console.error('failed'); process.exitCode = 3")
  expect(said).toEqual({
    said: expect.stringMatching(/^(found\nfailed\n|failed\nfound\n)$/),
    exitCode: 3,
    seconds: expect.any(Number),
  })
})

test('one that goes on is stopped: that is no failure of its own', async () => {
  const ended = await node("console.log('begun'); setInterval(() => {}, 1000)", 1)
  expect(ended).toMatchObject({ said: 'begun\n', exitCode: null })
  expect(ended.seconds).toBeGreaterThan(0.9)
  expect(ended.seconds).toBeLessThan(60)
})

test('one that somebody else killed has failed', async () => {
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ said: '', exitCode: -1 })
})

test('one that is not there is an error', async () => {
  await expect(runFor(1, 'no-such-program', [])).rejects.toThrow('ENOENT')
})
