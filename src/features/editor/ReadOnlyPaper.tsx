import { useTranslate } from 'react-admin'
import type { Paper } from '../../../domain/paper/model.ts'
import { Note } from '../../ui/marks/marks.tsx'
import { PaperOutline } from '../../ui/PaperOutline.tsx'

/** The paper to read, and why it cannot be changed. */
export function ReadOnlyPaper({ paper, reasonKey }: { paper: Paper; reasonKey: string }) {
  const translate = useTranslate()
  return (
    <div className="rv-body" style={{ maxWidth: 864 }}>
      <Note tone="info">{translate(reasonKey)}</Note>
      <div className="rv-card rv-pad">
        <PaperOutline paper={paper} />
      </div>
    </div>
  )
}
