import { Button, Tooltip } from '@mui/material'

interface NextButtonProps {
  label: string
  /** What stands in the way; empty where nothing does. */
  why: string
  onClick: () => void
}

/** The next step of a round; off while something stands in its way, which it says. */
export function NextButton({ label, why, onClick }: NextButtonProps) {
  return (
    <Tooltip title={why}>
      <span>
        <Button variant="contained" color="primary" disabled={why !== ''} onClick={onClick}>
          {label}
        </Button>
      </span>
    </Tooltip>
  )
}
