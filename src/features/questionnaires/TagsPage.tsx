import { ResourceList } from '../../resource/ResourceList.tsx'

export function TagsPage() {
  return <ResourceList resource="tags" titleKey="title.tags" emptyKey="state.empty" />
}
