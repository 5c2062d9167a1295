import { hydrateRoot } from 'react-dom/client'
import { Page } from './rendered-page'

hydrateRoot(document, <Page />)
