/** The scheduler's URL with the parameter that selects its embedded view (section 7); other parameters are kept. */
export function embedUrl(meetingUrl: string): string {
  const url = new URL(meetingUrl);
  url.searchParams.set('embed', 'true');
  return url.href;
}
