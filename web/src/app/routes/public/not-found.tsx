export { NotFound as default } from '../../errors/route-error'
