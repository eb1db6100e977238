export { saveFile } from '../api/saveFile.ts'
