import { Box, Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import type { CallResult } from '../../providers/calls/calls.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useSeenText } from '../../providers/useLanguage.ts'
import { Status } from '../../ui/marks/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'

type Device = CallResult<'listSessions'>[number]

/** Where one is signed in, and signing out elsewhere. */
export function Devices() {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, refetch } = useQuestion('listSessions', {}, IN_PLACE)
  const { mutate: endOthers, isPending } = useAct('endOtherSessions', {
    onSuccess: () => notify(translate('profile.devices.othersEnded'), { type: 'info' }),
  })
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  const isAlone = data.every(({ isCurrent }) => isCurrent)
  return (
    <Box className="rv-narrow" sx={{ mt: 2 }}>
      <Panel
        title={translate('profile.devices.title')}
        hint={translate(isAlone ? 'profile.devices.none' : 'profile.devices.hint')}
        action={
          !isAlone && (
            <Button disabled={isPending} onClick={() => endOthers({})}>
              {translate('profile.devices.endOthers')}
            </Button>
          )
        }
      >
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((device) => (
            <DeviceRow key={device.key} device={device} />
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

function DeviceRow({
  device: { key, isCurrent, device, remoteAddress, createdAt, lastSeenAt, isByDay },
}: {
  device: Device
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const seen = useSeenText()
  const { mutate, isPending } = useAct('endSession', {
    onSuccess: () => notify(translate('profile.devices.ended'), { type: 'info' }),
  })
  const name = device || translate('profile.devices.unknown')
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <span>{[name, remoteAddress].filter((part) => part !== '').join(' · ')}</span>
          {isCurrent && <Status tone="ok">{translate('profile.devices.current')}</Status>}
        </Box>
        <div className="rv-sub">
          {translate('profile.devices.times', {
            since: seen(createdAt, isByDay),
            seen: seen(lastSeenAt, isByDay),
          })}
        </div>
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={`${translate('profile.devices.end')}: ${name}`}
          disabled={isPending}
          onClick={() => mutate({ path: { key } })}
        >
          {translate('profile.devices.end')}
        </Button>
      )}
    </Box>
  )
}
