const fs=require('fs');let f='/tmp/w/s18/apps/site/vite.config.ts',s=fs.readFileSync(f,'utf8');
s=s.replace(/    test: \/\[\\\\\/\]\(\?:i18n.*\n/,"    test: /[\\\\/](?:i18n|address|ui[\\\\/](?:links|picture|text)|text[\\\\/]src)[\\\\/](?!content-)[\\w-]+\\.tsx?$|adviser-card/,\n");fs.writeFileSync(f,s);
