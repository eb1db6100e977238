/** Where one is signed in, and signing out elsewhere: a session outlasts a meeting room's computer by days. */
import { useRef, useState } from 'react'
import { dayText } from '../../../messages/dayText.ts'
import { LOCALES } from '../../../messages/format.ts'
import { describeFailure } from '../../api/failure.ts'
import { useText } from '../text.tsx'
import { type Device, endDevice, endOtherDevices } from './accountCalls.ts'
import { useWords } from './useWords.ts'

const SHAPE = { display: 'grid', paddingInline: 'var(--space-4)', paddingBottom: 'var(--space-3)' } as const

interface DevicesCardProps {
  devices: Device[]
  refresh: () => Promise<void>
  onFailure: (error: unknown) => void
}

export function DevicesCard({ devices, refresh, onFailure }: DevicesCardProps) {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const isAlone = devices.every(({ isCurrent }) => isCurrent)
  const fail = (error: unknown) => {
    setFailure(error)
    onFailure(error)
  }
  const act = async (send: () => Promise<unknown>, doneKey: string) => {
    if (isBusy) return
    setBusy(true)
    setTold(undefined)
    setFailure(undefined)
    try {
      await send()
      setTold(doneKey)
      // The button that was pressed goes.
      heading.current?.focus()
    } catch (error) {
      fail(error)
    }
    await refresh().catch(fail)
    setBusy(false)
  }
  return (
    <section className="card" aria-labelledby="devices">
      <div className="card-head">
        <h2 id="devices" tabIndex={-1} ref={heading}>
          {words('profile.devices.title')}
        </h2>
        <p className="small">{words(isAlone ? 'profile.devices.none' : 'profile.devices.hint')}</p>
      </div>
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device.key}
            device={device}
            isBusy={isBusy}
            onEnd={() => void act(() => endDevice(device.key), 'profile.devices.ended')}
          />
        ))}
      </ul>
      <div style={SHAPE}>
        {!isAlone && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void act(endOtherDevices, 'profile.devices.othersEnded')}
          >
            {words('profile.devices.endOthers')}
          </button>
        )}
        <p className="trouble" role="status">
          {told && words(told)}
        </p>
        {failure !== undefined && (
          <p className="trouble bad" role="alert">
            {describeFailure(failure, words).join(' ')}
          </p>
        )}
      </div>
    </section>
  )
}

function DeviceRow({ device, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const { language } = useText()
  const words = useWords()
  const { isCurrent, remoteAddress, createdAt, lastSeenAt, isByDay } = device
  const name = device.device || words('profile.devices.unknown')
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
  const seen = (time: string) => (isByDay ? dayText(time, language) : moment.format(new Date(time)))
  return (
    <li className="task">
      <div className="task-words">
        <strong>{[name, remoteAddress].filter((part) => part !== '').join(' · ')}</strong>
        {isCurrent && <span className="small">{words('profile.devices.current')}</span>}
        <span className="small">
          {words('profile.devices.times', { since: seen(createdAt), seen: seen(lastSeenAt) })}
        </span>
      </div>
      {!isCurrent && (
        <button
          type="button"
          className="button"
          aria-label={`${words('profile.devices.end')}: ${name}`}
          aria-disabled={isBusy}
          onClick={onEnd}
        >
          {words('profile.devices.end')}
        </button>
      )}
    </li>
  )
}
