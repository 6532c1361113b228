// Runs in the CDN, with pages.json in place of PAGES. A path with a dot is a file, and one that is missing stays missing. Any other
// is a page: of the web build, of the browser's router, or none, which the answer then says (404). Password programs lead people to
// change a password by one address on every site (W3C, A Well-Known URL for Changing Passwords).
const pages = PAGES

function handler(event) {
  const request = event.request
  if (event.response) return answer(event.response, fileOf(request.uri))
  if (request.uri === '/.well-known/change-password')
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/account' } } }
  request.uri = fileOf(request.uri)
  return request
}

function answer(response, file) {
  if (file !== '/404.html' || response.statusCode !== 200) return response
  response.statusCode = 404
  response.statusDescription = 'Not Found'
  return response
}

function fileOf(uri) {
  if (uri.includes('.')) return uri
  const path = uri.replace(/\/+$/, '') || '/'
  if (path === '/') return '/index.html'
  if (pages.ready.includes(path)) return path + '.html'
  return pages.routes.some((route) => fits(route, path)) ? '/app.html' : '/404.html'
}

function fits(route, path) {
  const wanted = route.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}
