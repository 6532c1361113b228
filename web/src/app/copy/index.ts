// Every sentence of the site that does not come from the server, to be read and approved in one place. The files are data.
import { about } from './about'
import { auth } from './auth'
import { bundles } from './bundles'
import { contact } from './contact'
import { counties } from './counties'
import { dashboard } from './dashboard'
import { disclosure } from './disclosure'
import { errors } from './errors'
import { findings } from './findings'
import { howItWorks } from './how-it-works'
import { landing, grid, home } from './landing'
import { law } from './law'
import { legal } from './legal'
import { paper } from './paper'
import { previewChat } from './preview-chat'
import { review } from './review'
import { shell, footer } from './shell'
import { support } from './support'
import { toasts } from './toasts'
import { wizard, answers, panel, county } from './wizard'

export const copy = {
  brand: 'Coquina',
  shell,
  footer,
  landing,
  grid,
  bundles,
  home,
  auth,
  disclosure,
  wizard,
  answers,
  panel,
  county,
  paper,
  findings,
  review,
  dashboard,
  support,
  contact,
  about,
  howItWorks,
  counties,
  law,
  previewChat,
  legal,
  errors,
  toasts,
}
