// Runs in the CDN. A path without a dot is a page that the browser's router knows; a file that is missing stays missing. Password
// programs lead people to change a password by one address on every site (W3C, A Well-Known URL for Changing Passwords).
function handler(event) {
  var request = event.request
  if (request.uri === '/.well-known/change-password')
    return { statusCode: 302, statusDescription: 'Found', headers: { location: { value: '/account' } } }
  if (!request.uri.includes('.')) request.uri = '/index.html'
  return request
}
