/** DA_FEN_SLIDE: a slider that says what it stands at, and that it stands nowhere until it is touched. */
import { giveScore } from './answer.ts'
import type { FieldProps } from './fieldProps.ts'
import { ScaleEnds } from './ScaleEnds.tsx'

export function SliderField(props: FieldProps) {
  const { question, answer, describedBy, translate, onGive } = props
  const { minimumScore: minimum = 0, maximumScore: maximum = 100, step = 1 } = question.config
  const score = answer?.unable ? undefined : answer?.score
  const middle = minimum + Math.round((maximum - minimum) / 2 / step) * step
  const share = score === undefined ? 0 : ((score - minimum) / (maximum - minimum)) * 100
  const give = (value: string) => onGive(giveScore(question, answer, Number(value)), false)
  return (
    <div className="q-choices">
      <output className={score === undefined ? 'q-value q-unset' : 'q-value'} aria-hidden="true">
        {score ?? translate('question.slide.none')}
      </output>
      <input
        type="range"
        className={score === undefined ? 'q-slider q-unset' : 'q-slider'}
        style={{ backgroundSize: `${share}% 4px, 100% 4px` }}
        min={minimum}
        max={maximum}
        step={step}
        value={score ?? middle}
        aria-labelledby={`q${question.id}`}
        aria-describedby={describedBy || undefined}
        aria-valuetext={score === undefined ? translate('question.slide.none') : String(score)}
        onChange={(event) => give(event.target.value)}
        // The value it starts at is chosen by a tap or the space bar: neither changes it.
        onPointerUp={(event) => score === undefined && give(event.currentTarget.value)}
        onKeyUp={(event) => event.key === ' ' && give(event.currentTarget.value)}
      />
      <div className="q-bounds" aria-hidden="true">
        <span>{minimum}</span>
        <span>{maximum}</span>
      </div>
      <ScaleEnds left={question.config.leftDescription} right={question.config.rightDescription} />
      {score === undefined && <p className="q-hint">{translate('question.slide')}</p>}
    </div>
  )
}
