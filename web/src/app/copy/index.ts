// Every sentence of the site that does not come from the server, to be read and approved in one place. The files are data.
import { auth } from './auth'
import { chat, composer, countySelector, help, progress, proposal, saving } from './chat'
import { counties } from './counties'
import { dashboard } from './dashboard'
import { disclosure } from './disclosure'
import { errors } from './errors'
import { findings } from './findings'
import { guidedSteps } from './guided-steps'
import { inputCheck } from './input-check'
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
  counties,
  law,
  previewChat,
  legal,
  errors,
  toasts,
  chat,
  composer,
  countySelector,
  help,
  progress,
  proposal,
  saving,
  inputCheck,
  guidedSteps,
}
