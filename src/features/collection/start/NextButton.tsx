import { Box, Button } from '@mui/material'
import { useId } from 'react'

interface NextButtonProps {
  label: string
  /** What stands in the way; empty where nothing does. */
  why: string
  onClick: () => void
}

/** The next step of a round; off while something stands in its way, which stands beside it: no finger or key finds a tooltip. */
export function NextButton({ label, why, onClick }: NextButtonProps) {
  const whyId = useId()
  const isOff = why !== ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {isOff && (
        <span id={whyId} className="rv-muted">
          {why}
        </span>
      )}
      <Button
        variant="contained"
        color="primary"
        disabled={isOff}
        aria-describedby={isOff ? whyId : undefined}
        onClick={onClick}
      >
        {label}
      </Button>
    </Box>
  )
}
