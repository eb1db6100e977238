/** The tags of the enterprise, and how many questionnaires carry each. */
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import { Above } from '../../ui/PageHeader.tsx'

export function TagsPage() {
  const translate = useTranslate()
  const manage = translate('title.manage')
  return (
    <SchemaList
      resource="tags"
      titleKey="title.tags"
      subtitle={translate('tags.intro')}
      belongsTo={<Above to="/manage">{manage}</Above>}
      emptyKey="tags.empty"
      emptyAction={
        <Button component={Link} to="/manage">
          {manage}
        </Button>
      }
      rowTo={false}
      exportList="tags"
    />
  )
}
