import type {ReactNode} from 'react';
import {extensionOf, type ReceivedResponse} from 'openapi-model/console/response';
import {formatSize} from 'openapi-model/console/format';
import Icon from 'docusaurus-kit/Icon';
import IconButton from 'docusaurus-kit/IconButton';

/** Time for the browser to start the download before the URL is revoked, in milliseconds. */
const TAKEOVER_TIME = 60_000;

/** Downloads the body unchanged; the generic type keeps browsers from rendering it. */
export default function DownloadButton({response, name}: {response: ReceivedResponse; name: string}): ReactNode {
  const save = () => {
    const url = URL.createObjectURL(new Blob([response.body], {type: 'application/octet-stream'}));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.${extensionOf(response.contentType)}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), TAKEOVER_TIME);
  };
  const label = `Download the response, ${formatSize(response.size)}`;
  return (
    <IconButton label={label} onClick={save} title={label}>
      <Icon name="download" size={16} />
    </IconButton>
  );
}
