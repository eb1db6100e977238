/** Acts upon so many rows that jobs do them: followed above the list until they are over, when it is loaded again. */
import { Box } from '@mui/material'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isUnderWay } from '../../../../domain/jobs.ts'
import type { ActId } from '../../../../openapi/generated/calls.ts'
import { useFollowedJob } from '../../../providers/calls/useJob.ts'
import { Meter, Note } from '../../../ui/marks/marks.tsx'

interface Begun {
  act: ActId
  jobId: number
}

const FollowContext = createContext<(begun: Begun) => void>(() => {})

/** Follows a job of an act from now on, as long as the list is on the screen. */
export const useFollow = () => useContext(FollowContext)

export function JobsComing({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly Begun[]>([])
  const [follow] = useState(() => (begun: Begun) => setAll((before) => [...before, begun]))
  return (
    <>
      {all.map((begun) => (
        <JobComing key={begun.jobId} {...begun} />
      ))}
      <FollowContext value={follow}>{children}</FollowContext>
    </>
  )
}

function JobComing({ act, jobId }: Begun) {
  const translate = useTranslate()
  const job = useFollowedJob(act, jobId)
  if (job !== undefined && !isUnderWay(job)) return null
  const progress = { done: job?.done ?? 0, total: job?.total ?? 0 }
  const label = translate('list.coming', progress)
  return (
    <Box sx={{ mb: 1.5 }}>
      <Note tone="info">
        <Meter {...progress} label={label} />
        {label}
      </Note>
    </Box>
  )
}
