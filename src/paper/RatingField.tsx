/** DA_FEN: the whole numbers from minimum to maximum as buttons, described at both ends and in the middle. */
import { giveScore, ratingScores } from './answer.ts'
import { ClearChoice } from './ClearChoice.tsx'
import type { FieldProps } from './fieldProps.ts'
import { ScaleEnds } from './ScaleEnds.tsx'
import { UnableChoice } from './UnableChoice.tsx'
import { useTouch } from './useTouch.ts'

/** From here on the buttons stand in two rows, each of them still wide enough for a thumb. */
const ONE_ROW = 7

export function RatingField(props: FieldProps) {
  const { question, answer, describedBy, translate, onGive } = props
  const { wasTouched, handlers } = useTouch()
  const scores = ratingScores(question)
  const { leftDescription, middleDescription, rightDescription } = question.config
  const columns = scores.length <= ONE_ROW ? scores.length : Math.ceil(scores.length / 2)
  const described = (index: number): string | undefined => {
    if (index === 0) return leftDescription
    if (index === scores.length - 1) return rightDescription
    return index === (scores.length - 1) / 2 ? middleDescription : undefined
  }
  return (
    <div className="q-choices" {...handlers}>
      <div className="q-ratings" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {scores.map((score, index) => {
          const description = described(index)
          return (
            <label className="q-rating" key={score}>
              <input
                type="radio"
                name={`q${question.id}`}
                checked={!answer?.unable && answer?.score === score}
                aria-label={description ? translate('question.scale.end', { score, description }) : String(score)}
                aria-describedby={describedBy || undefined}
                onChange={() => onGive(giveScore(question, answer, score), wasTouched())}
              />
              <span aria-hidden="true">{score}</span>
            </label>
          )
        })}
      </div>
      <ScaleEnds left={leftDescription} middle={middleDescription} right={rightDescription} />
      <UnableChoice {...props} type="radio" wasTouched={wasTouched} />
      <ClearChoice {...props} />
    </div>
  )
}
