/** The scheduler's link with the flag that asks for its embedded form (section 7); other parameters stay. */
export function embedUrl(meetingUrl: string): string {
  const url = new URL(meetingUrl);
  url.searchParams.set('embed', 'true');
  return url.href;
}
