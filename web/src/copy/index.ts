// Every sentence of the site that does not come from the server, to be read and approved in one place. The files are data.
export * as copy from './screens'
