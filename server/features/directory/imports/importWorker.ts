/** The thread in which a table is read: what a file does to it holds up nobody (server/jobs/thread.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { readImport } from './importReading.ts'

parentPort?.postMessage(readImport(workerData))
