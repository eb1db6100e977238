import { LEVEL_LOOKS } from '../../../domain/evaluation/levels.ts'
import type { FeedbackTask } from '../calls.ts'
import { useText } from '../text.tsx'

/** The letter in the level's colour, never the colour alone (design §6). */
export function LevelMark({ levelType }: { levelType: FeedbackTask['levelType'] }) {
  const { t } = useText()
  return (
    <span className="level" style={{ background: `var(--${LEVEL_LOOKS[levelType].colourToken})` }} aria-hidden="true">
      {t(`feedback.letter.${levelType}`)}
    </span>
  )
}
