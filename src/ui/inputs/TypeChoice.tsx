/** Named or anonymous: asked without a default, both explained honestly (design §5.6, anonymity.md). */
import { Box, Typography } from '@mui/material'
import { type Ref, useId } from 'react'
import { useTranslate } from 'react-admin'

export type QuestionnaireType = 1 | 2

interface TypeChoiceProps {
  value: QuestionnaireType | null
  onChange: (type: QuestionnaireType) => void
  /** What is wrong with the choice. */
  fault?: string | undefined
  /** Gets the first of the two. */
  inputRef?: Ref<HTMLInputElement>
  /** Set where the choice can no longer be changed. */
  isFixed?: boolean
}

const TYPES = [1, 2] as const
const POINTS = ['who', 'when', 'fits'] as const

const TYPES_GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  border: 0,
  '& > legend': { mb: 1 },
  '& > p': { gridColumn: '1 / -1' },
}
const TYPE = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  columnGap: 1,
  px: 2,
  py: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  background: 'var(--surface)',
  '&:hover': { borderColor: 'var(--ink-3)' },
  '&:has(:checked)': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent)', outlineOffset: 2 },
  '& > input': { width: 16, height: 16, m: 0, mt: 0.5, accentColor: 'var(--accent)', outline: 'none' },
  '& > ul': { gridColumn: 2, display: 'grid', gap: 0.5, m: 0, mt: 0.5, pl: 2, typography: 'caption' },
}

export function TypeChoice({ value, onChange, fault, inputRef, isFixed = false }: TypeChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="fieldset" sx={TYPES_GRID} aria-describedby={fault && `${id}-fault`}>
      <Typography component="legend" variant="subtitle2">
        {translate('type.question')}
      </Typography>
      {TYPES.map((type) => (
        <Box component="label" key={type} sx={TYPE}>
          <input
            ref={type === 1 ? inputRef : undefined}
            type="radio"
            name={id}
            checked={value === type}
            disabled={isFixed}
            onChange={() => onChange(type)}
            aria-describedby={`${id}-${type}`}
          />
          <b>{translate(`type.${type}`)}</b>
          <ul id={`${id}-${type}`}>
            {POINTS.map((point) => (
              <li key={point}>{translate(`type.${type}.${point}`)}</li>
            ))}
          </ul>
        </Box>
      ))}
      <Typography variant="caption">{translate('type.fixed')}</Typography>
      {fault && (
        <Typography id={`${id}-fault`} variant="caption" color="error" role="alert">
          {fault}
        </Typography>
      )}
    </Box>
  )
}
