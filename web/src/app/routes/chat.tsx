import { Navigate, useParams } from 'react-router'
import { paths } from '../paths'

/** The chat is not built yet: the same questions are asked by the wizard. */
export default function Chat() {
  const { documentId } = useParams()
  return <Navigate to={paths.wizard(Number(documentId))} replace />
}
