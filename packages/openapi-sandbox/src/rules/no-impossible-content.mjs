/** HTTP allows no body with these statuses (RFC 9110, section 6.4.1). */
const BODILESS = ['204', '205', '304'];

export function noImpossibleContent() {
  return {
    Response({content}, {key, report, location}) {
      if (!content || !BODILESS.includes(String(key))) return;
      report({message: `A response with the status ${key} has no body.`, location: location.child(['content']).key()});
    },
  };
}
