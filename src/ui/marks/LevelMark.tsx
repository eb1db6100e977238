/** A relation level's sign: its fixed colour and its letter, never colour alone (design §6). */
import type { CSSProperties, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { LEVEL_LOOKS, type LevelType } from '../../../domain/evaluation/levels.ts'

export interface NamedLevel {
  levelType: LevelType
  /** Empty on a built-in level that nobody renamed. */
  levelName: string
}

/** The name of a level in the language of the screen. */
export function useLevelName(): (level: NamedLevel) => string {
  const translate = useTranslate()
  return ({ levelType, levelName }) => levelName || translate(LEVEL_LOOKS[levelType].nameKey)
}

/** Sets --level for what stands inside. */
export function levelColour(levelType: LevelType): CSSProperties {
  return { ['--level' as string]: `var(--${LEVEL_LOOKS[levelType].colourToken})` }
}

// They stand in every row of long lists and matrices: plain styles cost nothing there.
const LINE: CSSProperties = { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)' }
const LETTER: CSSProperties = {
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  font: 'var(--strong) var(--text-note) / 1 var(--font)',
  color: 'var(--surface)',
}

/** The round letter; a level of one's own shows the first letter of its name. */
export function LevelLetter({ level }: { level: NamedLevel }) {
  const translate = useTranslate()
  const own = level.levelType === 'custom' ? [...level.levelName][0] : undefined
  return (
    <b style={{ ...LETTER, background: `var(--${LEVEL_LOOKS[level.levelType].colourToken})` }} aria-hidden="true">
      {own ?? translate(LEVEL_LOOKS[level.levelType].letterKey)}
    </b>
  )
}

/** Letter and name. */
export function LevelMark({ level, children }: { level: NamedLevel; children?: ReactNode }) {
  const nameOf = useLevelName()
  return (
    <span style={LINE}>
      <LevelLetter level={level} />
      {nameOf(level)}
      {children}
    </span>
  )
}
