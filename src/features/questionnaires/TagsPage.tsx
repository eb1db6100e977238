/** The tags of the enterprise, and how many questionnaires carry each. */
import { SchemaList } from '../../resource/list/SchemaList.tsx'

export function TagsPage() {
  return <SchemaList resource="tags" titleKey="title.tags" emptyKey="state.empty" rowTo={false} exportList="tags" />
}
