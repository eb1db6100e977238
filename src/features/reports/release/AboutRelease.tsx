/** What releasing means, before anything is released. */
import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Points } from '../../../ui/Points.tsx'

export function AboutRelease() {
  const translate = useTranslate()
  const { type } = useCurrentQuestionnaire().questionnaire
  return (
    <Panel title={translate('release.about')}>
      <Points>
        <li>{translate(type === 2 ? 'release.about.anonymous' : 'release.about.named')}</li>
        <li>{translate('release.about.snapshot')}</li>
        <li>{translate('release.about.where')}</li>
        <li>{translate('release.about.notes')}</li>
        <li>{translate('release.about.withdrawn')}</li>
      </Points>
    </Panel>
  )
}
