/** What releasing means, before anything is released; of superiors only where they were promised anything. */
import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Points } from '../../../ui/Points.tsx'

/** `superiorReads` undefined where that is not known: nothing is said then of who reads the notes. */
export function AboutRelease({ superiorReads }: { superiorReads: boolean | undefined }) {
  const translate = useTranslate()
  const { type } = useCurrentQuestionnaire().questionnaire
  return (
    <Panel title={translate('release.about')}>
      <Points>
        <li>{translate(type === 2 ? 'release.about.anonymous' : 'release.about.named')}</li>
        <li>{translate('release.about.snapshot')}</li>
        <li>{translate('release.about.where')}</li>
        {superiorReads !== undefined && (
          <li>{translate(superiorReads ? 'release.about.notesShared' : 'release.about.notes')}</li>
        )}
        <li>{translate('release.about.withdrawn')}</li>
      </Points>
    </Panel>
  )
}
