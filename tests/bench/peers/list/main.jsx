// The peer of `list`: the smallest react-admin list page anybody would write.
import simpleRestProvider from 'ra-data-simple-rest'
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

function QuestionnaireList() {
  return (
    <List>
      <Datagrid>
        <TextField source="title" />
        <TextField source="status" />
      </Datagrid>
    </List>
  )
}

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={simpleRestProvider('/api')}>
    <Resource name="questionnaires" list={QuestionnaireList} />
  </Admin>,
)
