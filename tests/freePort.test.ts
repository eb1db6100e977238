import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './freePort.ts'

/** Where Linux tells which ports it hands to whoever asks for any. */
const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

test.skipIf(!existsSync(RANGE))('a port that is not listened at yet is none the system gives to others', async () => {
  const lowest = Number.parseInt(readFileSync(RANGE, 'utf8'), 10)
  for (let asked = 0; asked < 64; asked += 1) expect(await freePort()).toBeLessThan(lowest)
})

test('processes that run at a time are given different ones, whatever their numbers', async () => {
  const script = `
    Object.defineProperty(process, 'pid', { value: ${process.pid} })
    const { freePort } = await import('${new URL('freePort.ts', import.meta.url)}')
    console.log(await freePort())
    process.stdin.resume()`
  const asking = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '--eval', script]))
  onTestFinished(() => {
    for (const one of asking) one.kill()
  })
  const ports = await Promise.all(asking.map(async ({ stdout }) => Number(String((await once(stdout, 'data'))[0]))))
  expect(new Set([await freePort(), ...ports]).size).toBe(4)
})

test('no port is given twice while there are others, nor one that is listened at', async () => {
  // Half of those of a process: others of them may be listened at by whatever else runs on the machine.
  const ports = new Set<number>()
  for (let asked = 0; asked < 32; asked += 1) ports.add(await freePort())
  expect(ports.size).toBe(32)
  const [taken = 0] = ports
  const server = createServer().listen(taken, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  for (let asked = 0; asked < 64; asked += 1) expect(await freePort()).not.toBe(taken)
})
