import { LEVEL_LOOKS } from '../../../domain/evaluation/levels.ts'
import type { FeedbackTask } from '../calls.ts'
import { type Text, useText } from '../text.tsx'

type Level = Pick<FeedbackTask, 'levelType' | 'levelName'>

/** The level's name in the reader's language; an administrator's own level keeps its name. */
export function levelName(t: Text['t'], { levelType, levelName: own }: Level): string {
  return levelType === 'custom' && own !== '' ? own : t(`feedback.level.${levelType}`)
}

/** The letter in the level's colour, never the colour alone (design §6). */
export function LevelMark({ levelType }: { levelType: FeedbackTask['levelType'] }) {
  const { t } = useText()
  return (
    <span className="level" style={{ background: `var(--${LEVEL_LOOKS[levelType].colourToken})` }} aria-hidden="true">
      {t(`feedback.letter.${levelType}`)}
    </span>
  )
}
