import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Alternate from '@theme/AgentFiles/Alternate';
import {completeTitle, SOCIAL_SIZE, socialImageAlt, socialImagePath} from '@site/src/lib/metadata';
import type {PageFacts} from '@site/src/lib/pageFacts';
import {useBrand} from '../../hooks/useSettings';

export interface PageMetaProps {
  facts: PageFacts;
}

/** Title, description, address and social data of a page (section 9). */
export default function PageMeta({facts}: PageMetaProps): ReactNode {
  const brand = useBrand();
  const {siteConfig} = useDocusaurusContext();
  const {title: ownTitle, description, kind} = facts;
  const title = completeTitle(facts, brand.name);
  const isMissing = kind === 'not-found';
  const page = facts.canonical ?? facts.path;
  const home = siteConfig.url + siteConfig.baseUrl;
  const addressOf = (file: string) => home + file.slice(1);
  // One not-found document answers many addresses, known only in the browser. It has the image of the home page.
  const hasAddress = !isMissing || ExecutionEnvironment.canUseDOM;
  const pictured = isMissing ? '/' : page;
  const image = addressOf(socialImagePath(pictured));
  const alt = socialImageAlt(pictured, ownTitle, brand);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {hasAddress && <meta property="og:url" content={addressOf(page)} />}
        <meta property="og:image" content={image} />
        <meta property="og:image:alt" content={alt} />
        <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
        <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={image} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
      {(isMissing || (!facts.indexed && !facts.canonical)) && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      {!isMissing && (
        <Head>
          {/* For the boot script, which compares it with the address. */}
          <html data-path={facts.path} />
          <link rel="canonical" href={addressOf(page)} />
        </Head>
      )}
      {facts.indexed && <Alternate page={page} />}
    </>
  );
}
